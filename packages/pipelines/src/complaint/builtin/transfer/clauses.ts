import { LANGUAGES } from '../words/languages.ts';
import { chunksOf } from './chunks.ts';
import type { Heard } from './heard-frames.ts';
import { type Around, attachedTo, isPerson, objectsOf, withDeterminer } from './objects.ts';
import type { Place, Thing } from './phrase-chunks.ts';
import type { Frame } from './read-frames.ts';
import type { Adjunct, Marked, Segment } from './segments.ts';

/** What is asked or told in a part of a sentence, taken apart. */
export interface Clause<Kind extends string = string> {
  readonly frame: Frame<Kind>;
  readonly isNegative: boolean;
  readonly things: readonly Thing[];
  readonly places: readonly Place[];
  readonly adjuncts: readonly Adjunct[];
  /** Words whose meaning is lost. */
  readonly unknown: number;
  /** A time of day or a date that is not carried over. */
  readonly isTimed: boolean;
}

/** A verb with the things and places around it, where they make a clause that can be said. */
export function clauseOf<Kind extends string>(
  heard: Heard<Kind>,
  marked: Marked,
  segment: Segment,
  around: Around,
): Clause<Kind> | null {
  const { grammar, isTold } = around;
  const { frame } = heard;
  const say = frame.words.en.say;
  const verb = new Set(heard.places);
  const takesPerson = frame.classes?.has('person') === true;
  const options = { isTold, hasOrigin: say.includes('{from}'), takesPerson };
  const chunks = chunksOf(marked, segment, verb, options, grammar);
  if (chunks.isCritical) return null;
  const pronoun = chunks.pronoun ?? attachedTo(heard, marked, grammar);
  const takes = frame.classes === null || frame.classes.size > 0;
  if (!takes && pronoun !== undefined && OBJECTS.has(pronoun) && !isMatter(pronoun, frame)) return null;
  // `call the agency` is not to call me near it.
  const isToOther = ({ sense, thing }: Place): boolean =>
    ADDRESSED.has(sense) ||
    (sense === 'with' && TALKED_WITH.has(frame.kind) && thing.noun.classes.has('person'));
  if (!takes && chunks.places.some(isToOther)) return null;
  // `get your own out of the cupboard` buys nothing.
  if (!takes && frame.kind === 'replace' && chunks.places.some(({ sense }) => sense === 'from')) return null;
  const things = takes ? objectsOf(heard, chunks.things, pronoun, marked, around) : [];
  if (things === null) return null;
  const adjuncts = marked.adjuncts.filter(
    (each) =>
      each.at >= segment.from &&
      each.at < segment.to &&
      !heard.places.some((at) => at >= each.at && at < each.end) &&
      !isSaid(each.frame.words.en.say, frame) &&
      // `why are they always here` is not asked every time.
      !(frame.kind === 'explain' && (each.frame.kind === 'time' || each.frame.kind === 'manner')) &&
      !LANGUAGES.some((language) => frame.words[language].say.includes(each.frame.words[language].say)),
  );
  const hasWhere =
    chunks.places.some(({ sense }) => WHERE.has(sense)) ||
    adjuncts.some((each) => each.frame.kind === 'place');
  if ((say.includes('{to}') || say.includes('{at}')) && !hasWhere) return null;
  if (say.includes('{from}') && !chunks.places.some(({ sense }) => sense === 'from')) return null;
  const doers =
    isTold && things.length > 0 && !takesPerson ? chunks.things.filter((each) => isPerson(each.thing)) : [];
  const lost =
    chunks.things.length -
    doers.length -
    (pronoun !== undefined && things.length > 0 && chunks.things.length === 0 ? 0 : things.length);
  return {
    frame,
    isNegative: around.isNegative || things.some(({ determiner }) => determiner === 'no'),
    things: things.map((thing) => withDeterminer(thing, heard.frame, around)),
    places: takes
      ? chunks.places.map((place) => taken(place, frame))
      : chunks.places.filter(({ thing }) => !isSaid(thing.noun.words.en.singular ?? '', frame)),
    adjuncts,
    unknown: chunks.unknown + Math.max(0, lost),
    isTimed: marked.roles.slice(segment.from, segment.to).includes('time'),
  };
}

/** Whom or what something without an object of its own is done to. */
export const ADDRESSED: ReadonlySet<string> = new Set(['near', 'to', 'for']);
/** Whom one talks with is not the sender. */
export const TALKED_WITH: ReadonlySet<string> = new Set(['talk', 'tell_directly', 'speak_kindly', 'listen']);

/** Pronouns that are certainly what something is done to. */
export const OBJECTS: ReadonlySet<string> = new Set(
  'it them em lo la los las le les l es sie ihn'.split(' '),
);

/** What is said, and no thing: `dímelo a la cara`. */
export const MATTERS: ReadonlySet<string> = new Set(['it', 'lo', 'le', 'l', 'es']);
export const SAID: ReadonlySet<string> = new Set([
  'tell_directly',
  'give_notice',
  'explain',
  'talk',
  'speak_kindly',
]);

function isMatter(pronoun: string, { kind }: Frame): boolean {
  return MATTERS.has(pronoun) && SAID.has(kind);
}

export const WHERE: ReadonlySet<string> = new Set(
  'in on at into onto to under behind beside in_front against above near outside_of around'.split(' '),
);
export const TAKES =
  /^(?:take|steal|eat|drink|grab|borrow|help yourself) |(?:been|\{was\|were\}) (?:taken|stolen|eaten|drunk|borrowed)/u;

/** French and Spanish take something `in` the fridge, others out of it. */
function taken(place: Place, { words: { en } }: Frame): Place {
  const { sense, thing } = place;
  const isStore = thing.noun.classes.has('container') || thing.noun.classes.has('furniture');
  const isCarried = en.say.includes('{to}');
  return sense === 'in' && isStore && !isCarried && TAKES.test(en.say) ? { ...place, sense: 'from' } : place;
}

/** A frame without an object says itself where or when: it is not said twice. */
function isSaid(words: string, { classes, words: { en } }: Frame): boolean {
  if (classes === null || classes.size > 0) return false;
  const said = new Set(en.say.split(' '));
  return words.split(' ').some((word) => word.length > 3 && said.has(word));
}

/** The clause that loses least; of equals the one whose verb says more. */
export function best<Kind extends string>(
  clauses: readonly { readonly clause: Clause<Kind>; readonly heard: Heard<Kind> }[],
): Clause<Kind> | null {
  const size = ({ classes }: Frame<Kind>): number => (classes === null ? 99 : classes.size);
  const slots = ({ words }: Frame<Kind>): number => (/\{(?:to|at|from)\}/u.test(words.en.say) ? 1 : 0);
  const ranked = [...clauses].sort(
    (a, b) =>
      a.clause.unknown - b.clause.unknown ||
      b.heard.places.length - a.heard.places.length ||
      slots(b.clause.frame) - slots(a.clause.frame) ||
      Number(b.heard.isOwn) - Number(a.heard.isOwn) ||
      size(a.clause.frame) - size(b.clause.frame) ||
      a.heard.order - b.heard.order,
  );
  return ranked[0]?.clause ?? null;
}
