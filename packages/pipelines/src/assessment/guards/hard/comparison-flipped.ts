import type { Span } from '@palimpsest/contracts';
import { words } from '@palimpsest/kernel/text';
import { type AssessmentGuard, objectionAt, objectionIf } from '../assessment-guard.ts';
import type { ProblemChange } from '../problem-change.ts';
import { type ReadProblem, stemOf } from '../read/read-problem.ts';
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

interface Side {
  readonly axis: number;
  readonly side: number;
}

const SIDES = sidesByPhrase();
const FIRST_WORDS = new Set(
  [...SIDES.keys()].filter((key) => key.includes(' ')).map((key) => key.split(' ', 1)[0]),
);
/** "$4 a foot", "3 times a week", "60 km/h". */
export const PER =
  /\/\s?[a-z]|\d\s(?:dollars|cents|times|hours|minutes|miles|kilometers|pages|points)?\s?an?\s|\d[^.?!\n]{0,30}\san?\s(?:second|minute|hour|day|week|month|year|mile|person)\b/;
/** "Bags of 6" hold 6 each. */
const OF_SO_MANY = /\p{L}{2}s of \d/u;
const LONGEST_PHRASE = 3;

function sidesByPhrase(): ReadonlyMap<string, readonly Side[]> {
  const sides = new Map<string, Side[]>();
  for (const [axis, all] of AXES.entries())
    for (const [side, phrases] of all.entries())
      for (const phrase of phrases) {
        const key = phrase.includes(' ') ? phrase : stemOf(phrase);
        const known = sides.get(key) ?? [];
        sides.set(key, known);
        if (!known.some((each) => each.axis === axis && each.side === side)) known.push({ axis, side });
      }
  return sides;
}

/** Where each side of each axis is spoken of. */
function spokenOf(problem: ReadProblem): Map<string, Span[]> {
  const found = new Map<string, Span[]>();
  const { words } = problem;
  for (let at = 0; at < words.length; ) {
    let length = 1;
    let sides: readonly Side[] | undefined;
    if (FIRST_WORDS.has(words[at]?.lower ?? ''))
      for (length = LONGEST_PHRASE; length > 1 && sides === undefined; length -= 1) {
        const phrase = words
          .slice(at, at + length)
          .map(({ lower }) => lower)
          .join(' ');
        sides = SIDES.get(phrase);
        if (sides !== undefined) break;
      }
    if (sides === undefined) length = 1;
    sides ??= SIDES.get(stemOf(words[at]?.lower ?? ''));
    const start = words[at]?.span.start ?? 0;
    const end = words[at + length - 1]?.span.end ?? start;
    for (const { axis, side } of sides ?? []) {
      const key = `${axis} ${side}`;
      const spans = found.get(key);
      if (spans === undefined) found.set(key, [{ start, end }]);
      else spans.push({ start, end });
    }
    at += length;
  }
  return found;
}

/** One side is said less often than before and another one more often. */
function flips(change: ProblemChange): Span[] {
  const { before, after } = change;
  const turned = turnedWords(change);
  const was = spokenOf(before);
  const is = spokenOf(after);
  const spans: Span[] = [];
  for (const [key, now] of is) {
    if (now.length <= (was.get(key)?.length ?? 0)) continue;
    const [axis = '0', side = '0'] = key.split(' ');
    const others = AXES[Number(axis)] ?? [];
    const lost = others.some((_, at) => {
      const other = `${axis} ${at}`;
      return at !== Number(side) && (was.get(other)?.length ?? 0) > (is.get(other)?.length ?? 0);
    });
    if (!lost) continue;
    spans.push(
      ...now.filter(
        ({ start, end }) => !words(after.prose.slice(start, end)).every(({ lower }) => turned.to.has(lower)),
      ),
    );
  }
  return spans;
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
  if (before.measures.length === 0) return false;
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
  let measure = 0;
  let word = 0;
  for (const { start, end } of sentences) {
    while (measure < measures.length && (measures[measure]?.span.start ?? 0) < start) measure += 1;
    const counts = (measures[measure]?.span.start ?? Number.POSITIVE_INFINITY) < end;
    for (; word < words.length && (words[word]?.span.start ?? 0) < end; word += 1)
      if (counts && list.has(words[word]?.lower ?? '')) return true;
  }
  return false;
}
