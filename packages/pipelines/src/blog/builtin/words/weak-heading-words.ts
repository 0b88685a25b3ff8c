import { wordSet } from './word-list.ts';

/** Words that say too little to stand in a heading. */
export const WEAK = wordSet(`
  thing things way ways lot lots kind kinds sort sorts bit time times day days week weeks month months year years
  people person someone everyone folks number part parts post posts blog blogs article piece example examples
  case cases fact facts point points end start beginning rest half majority variety series set group couple
  first second third next last final new old good great best better big small large many more most several various
  different same certain other such own able sure important key main able possible likely available current recent
  today tomorrow yesterday now later here there link links page pages section sections paragraph below above
  following previous past future simple easy hard full real whole top long short high low early late
  right wrong major minor natural fantastic drastic powerful popular significant entire true clear wonderful
  additional individual particular specific general common similar useful helpful successful similar exact typical
  extra initial original ultimate bigger smaller larger better worse healthy strong weak nice cool fun perfect
  incredible amazing awesome excellent happy proud excited interesting tangible challenging careful serious
  function spirit portion abundance ability host matter means piece bits pair lack latter former range suite space
  majority proportion aspect aspects presence addition sake light course context terms midst wake
  stuff idea ideas question questions answer answers level levels area areas side sides step steps amount amounts
  role roles type types form forms name names word words sense chance place places world line lines item items
  little plenty respective quick critical meaningful overall broad experience experiences others members member
  well here backed-up sooner earlier later faster easier cheaper
  today's morning afternoon evening season summer winter spring fall decade century century's moment moments
  january february march april may june july august september october november december monday tuesday wednesday
  thursday friday saturday sunday
  one two three four five six seven eight nine ten dozen hundred thousand million
`);

/** Words that point at something outside the heading. */
export const POINTING = wordSet(`
  this that these those it its they them their theirs he him his she her hers itself themselves here there such
  someone something anything everything one ones another
`);

export const ADJECTIVE = /(?:ive|ous|ful|able|ible|less|ish)$/;

/** Adjectives say what something is like, not what it is. */
export function isVague(lower: string): boolean {
  return lower.length > 5 && ADJECTIVE.test(lower);
}
