import { wordList } from '@palimpsest/kernel/text';

/** Words that turn what follows into its opposite; words that end in "n't" do too. */
export const NEGATORS = wordList(`
  not no never none nobody nothing neither nor without cannot hardly scarcely barely nowhere dont doesnt didnt
  isnt arent wasnt werent shouldnt couldnt wouldnt
`);

/** Verbs that carry their denial, and the verb without it. */
export const NEGATED_VERB: ReadonlyMap<string, string> = new Map([
  ...[
    'do',
    'does',
    'did',
    'is',
    'are',
    'was',
    'were',
    'has',
    'have',
    'had',
    'should',
    'could',
    'would',
    'must',
    'need',
  ].flatMap((verb): [string, string][] => [
    [`${verb}n't`, verb],
    [`${verb}nt`, verb],
  ]),
  ["can't", 'can'],
  ['cannot', 'can'],
  ["won't", 'will'],
]);

export function isNegator(lower: string): boolean {
  return NEGATORS.has(lower) || lower.endsWith("n't") || lower.endsWith('n’t');
}

/** "not only, "not just": nothing is denied. */
export const NOT_DENYING = wordList('only just merely simply necessarily least');

/** Prefixes that deny: "impossible" beside "possible". */
export const DENYING_PREFIX = /^(?:un|in|im|il|ir|dis|non-?)(?=\p{L}{3})/u;

/** With these a double denial may be said the other way round: "not without approval", "only with approval". */
export const RESTRICTING = wordList('only must until unless except required requires require always');

/** Words that say the opposite of each other, one pair a line. */
export const OPPOSITES: readonly (readonly [string, string])[] = [
  ['increase', 'decrease'],
  ['increase', 'reduce'],
  ['rise', 'fall'],
  ['rose', 'fell'],
  ['grow', 'shrink'],
  ['grew', 'shrank'],
  ['improve', 'worsen'],
  ['always', 'never'],
  ['allow', 'forbid'],
  ['allow', 'prohibit'],
  ['allow', 'prevent'],
  ['accept', 'reject'],
  ['approve', 'reject'],
  ['support', 'oppose'],
  ['succeed', 'fail'],
  ['success', 'failure'],
  ['include', 'exclude'],
  ['enable', 'disable'],
  ['faster', 'slower'],
  ['cheaper', 'costlier'],
  ['better', 'worse'],
  ['best', 'worst'],
  ['easy', 'hard'],
  ['easy', 'difficult'],
  ['safe', 'dangerous'],
  ['required', 'optional'],
  ['mandatory', 'optional'],
  ['true', 'false'],
  ['win', 'lose'],
  ['gain', 'lose'],
  ['everyone', 'nobody'],
  ['according', 'contrary'],
];
