import { wordList } from '@palimpsest/kernel/text';

/** Words that turn what follows into its opposite; words that end in "n't" do too. */
export const NEGATORS = wordList(`
  not no never none nobody nothing neither nor without cannot hardly scarcely barely nowhere dont doesnt didnt
  isnt arent wasnt werent hasnt havent hadnt shouldnt couldnt wouldnt mustnt neednt cant wont aint
`);

/** Those that deny a thing or a person. "We do not charge a fee" and "we charge no fee" are one denial. */
export const NOUN_NEGATORS = wordList('no none nobody nothing neither nowhere against');

/** Words that hold a denial without being one: what follows them is neither stated nor denied. */
export const HALF_NEGATORS = wordList('lack lacks lacked lacking unable avoid avoids avoided avoiding');

/** "fails to", "failed to". */
export const FAILING = wordList('fail fails failed failing');

/** Verbs whose "against" is a denial: "we recommend against it". */
export const ADVISING = wordList(
  'recommend recommends recommended advise advises advised decide decides decided',
);

/** With these the denial of a clause may stand in front: "we do not think it works", "we think it does not work". */
export const RAISING = wordList(
  'think thinks thought believe believes believed expect expects expected suppose supposed seem seems seemed',
);

export const RELATIVE = wordList('who whom whose which that');

/** Words that begin a clause of their own. */
export const CLAUSE_WORDS = wordList(
  'and but or nor yet while whereas because although though that which who whom whose if when where since so than',
);

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
  ['cant', 'can'],
  ['cannot', 'can'],
  ["won't", 'will'],
  ['wont', 'will'],
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

/** A denial with one of these may be said by a word that demands: "not until the tests pass", "only when they pass". */
export const EXCEPTING = wordList('until till unless without before except');
export const DEMANDING = wordList('only must need needs needed require requires required');

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
