import { wordList } from '@palimpsest/kernel/text';

/** Words that look like misspellings of lexicon words and are not. */
export const KEEP_EN = wordList(`
  advanced announced anyone applies assume backing banking baring barrel baseline bearing beside booking
  borrow bother bothers bottled bought brother brothers burning busting cables caching caring cartoon casing
  changes charge charging clearing clipper closer closet closets cloths commander comments compete completed
  compliant compute computed confide confided contact contained content contents contest context contract
  contrast controlled cookers cooking counter country county crooked crushing decoding deflate dining disable
  disabled diving doubled earning expose exposed extended faculty farming feather fighter finishes flippers
  footfall founder freeze garage gentle greater grinning handled handler happens hating healthy heaving
  hooking hoping hopping increased landfall learning licensed lighter lingers looking louder marbles masking
  matter measured morning mourning nesting nobody noticed officer outsider overhead packing painter painting
  parcel parent parents persona pilates pinning planing planning playing please pleased pointer popping powder
  praying present preset printer produces professor programmer property propped provide provided provides
  quite ranking rating reaching recognised redacted reduced refuses relies relying reminded removed remover
  reorder replayed resting retrieve retrieved saving savings saying scandals selling selves sending sentiment
  settled sharing sheared shipping shitting shooting shorter shower shutting signing sipping sitting skimming
  slapping slipper slippers slipping slower sneakers snorted sorrow sorted sorter spamming speeding spelling
  spewing spinning spitting squared staring starring stated staying steaming sticking stooping stopping stores
  strange straying streamed streaming string strings stroller strolling subbing suppose surprised swaying
  swimming switches tables tablet tablets tapped tapping testing their there these thirsty those though
  thought threats through tipped topped topping traced tracing trailers trimming trough tuning turning
  unblocked waiter waking warming warning waster wearing where whereas wherever whining whole winning winter
  wishes wondered wondering writer
`);
