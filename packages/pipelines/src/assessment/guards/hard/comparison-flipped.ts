import type { Span } from '@palimpsest/contracts';
import { words } from '@palimpsest/kernel/text';
import { type AssessmentGuard, objectionAt, objectionIf } from '../assessment-guard.ts';
import type { ProblemChange } from '../problem-change.ts';
import type { ReadProblem } from '../read/read-problem.ts';
import { spokenSides } from '../read/sides.ts';
import { within } from '../read/within.ts';
import { turnedWords } from '../turns.ts';
import { COMPARATIVES, EACH, EACH_FOR_CERTAIN } from '../words/comparatives.ts';
import { AXES } from '../words/opposites.ts';

export const comparisonFlipped: AssessmentGuard = {
  id: 'comparison-flipped',
  severity: 'hard',
  summary:
    'More stays more, before stays before, at least stays at least; a term does not become its counterpart.',
  why: 'One such word turns a problem round and leaves everything else in place.',
  liftedByReplace: true,
  check: (change) => [
    ...objectionAt('A word was replaced by its opposite or counterpart.', flips(change)),
    ...objectionIf(comparisonLost(change), 'A comparison of the problem is missing.'),
    ...objectionIf(eachMoved(change), 'A number no longer counts for each of several things, or now does.'),
  ],
};

/** "$4 a foot", "3 times a week", "60 km/h". */
export const PER =
  /\/\s?[a-z]|\d\s(?:dollars|cents|times|hours|minutes|miles|kilometers|pages|points)?\s?an?\s|\d[^.?!\n]{0,30}\san?\s(?:second|minute|hour|day|week|month|year|mile|person)\b/;
/** "Bags of 6" hold 6 each. */
const OF_SO_MANY = /\p{L}{2}s of \d/u;

/** "Not true" may be said as "false", and "not renewable" as "all but one are renewable": a flip is one in both readings. */
function flips(change: ProblemChange): Span[] {
  const places = new Set(flipped(change, true).map(({ start }) => start));
  return flipped(change, false).filter(({ start }) => places.has(start));
}

/** One side is said less often than before and another one more often. */
function flipped(change: ProblemChange, heedsDenials: boolean): Span[] {
  const { before, after } = change;
  const turned = turnedWords(change);
  const was = spokenSides(before.words, heedsDenials);
  const is = spokenSides(after.words, heedsDenials);
  const isFewer = (key: string) => (was.get(key)?.length ?? 0) > (is.get(key)?.length ?? 0);
  return [...is].flatMap(([key, now]) => {
    const [axis = ''] = key.split(' ');
    const others = (AXES[Number(axis)] ?? []).map((_, side) => `${axis} ${side}`);
    if (now.length <= (was.get(key)?.length ?? 0) || !others.some(isFewer)) return [];
    return now.filter(
      ({ start, end }) => !words(after.prose.slice(start, end)).every(({ lower }) => turned.to.has(lower)),
    );
  });
}

/** "5 more than", "at least 3": the text after has no comparison at all any more, or the text before had none. */
function comparisonLost(change: ProblemChange): boolean {
  const { before, after } = change;
  const turned = turnedWords(change);
  const compares = ({ words }: ReadProblem) =>
    words.some(({ lower }) => COMPARATIVES.has(lower) || (lower.length > 4 && /(?:er|est)$/.test(lower)));
  const certain =
    /\b(?:more|less|fewer|greater|larger|smaller|longer|shorter|taller|older|younger|heavier|faster|slower) than\b|\bat (?:least|most)\b|\bno (?:more|less|fewer) than\b|\bhow (?:many|much) (?:more|fewer|less)\b/i;
  if ([...turned.to, ...turned.from].some((word) => COMPARATIVES.has(word))) return false;
  return (certain.test(before.prose) && !compares(after)) || (certain.test(after.prose) && !compares(before));
}

/** Looked at only where numbers are: "explain each step" may become "explain your steps". */
function eachMoved({ before, after }: ProblemChange): boolean {
  const certain = (problem: ReadProblem) => beside(problem, EACH_FOR_CERTAIN);
  const any = (problem: ReadProblem) =>
    problem.words.some(({ lower }) => EACH.has(lower)) ||
    PER.test(problem.prose) ||
    OF_SO_MANY.test(problem.prose) ||
    problem.measures.some(({ unit }) => unit.includes('/'));
  return (certain(before) && !any(after)) || (certain(after) && !any(before));
}

/** Whether a sentence with a number has one of the words. */
function beside({ measures, sentences, words }: ReadProblem, list: ReadonlySet<string>): boolean {
  const numbers = within(measures, sentences);
  return within(words, sentences).some(
    ({ items }, at) => numbers[at]?.items.length !== 0 && items.some(({ lower }) => list.has(lower)),
  );
}
