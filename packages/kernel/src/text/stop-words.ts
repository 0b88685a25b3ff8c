import { wordList } from './word-list.ts';

export const STOP_WORDS = wordList(`
  a about above across after again against all almost along already also although always am among an and another any
  anybody anyone anything are aren't around as at away back be because been before behind being below beneath beside
  besides between beyond both but by can can't cannot could couldn't despite did didn't do does doesn't doing don't
  down during each either else enough even ever every everybody everyone everything except few for from further had
  hadn't has hasn't have haven't having he he'd he'll he's her here here's hers herself him himself his how how's
  however i i'd i'll i'm i've if in indeed inside instead into is isn't it it'd it'll it's its itself just least less
  let let's like many may maybe me might mine more moreover most much must mustn't my myself near neither never
  nevertheless no nobody none nor not nothing now of off often on once one only onto or other others otherwise ought
  our ours ourselves out outside over own per perhaps quite rather same shall shan't she she'd she'll she's should
  shouldn't since so some somebody someone something sometimes somewhat still such than that that'll that's the their
  theirs them themselves then there there's therefore these they they'd they'll they're they've this those though
  through throughout thus till to together too toward towards under unless until unto up upon us very via was wasn't
  we we'd we'll we're we've were weren't what what's whatever when when's whenever where where's wherever whether
  which whichever while who who's whoever whom whose why why's will with within without won't would wouldn't yet you
  you'd you'll you're you've your yours yourself yourselves
`);

/** English function words; lower-case input, either apostrophe. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word.includes('’') ? word.replaceAll('’', "'") : word);
}
