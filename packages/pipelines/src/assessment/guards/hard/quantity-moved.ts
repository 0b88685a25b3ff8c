import type { Span } from '@palimpsest/contracts';
import { isStopWord } from '@palimpsest/kernel/text';
import { type AssessmentGuard, objectionAt } from '../assessment-guard.ts';
import { type ReadProblem, stemOf } from '../read/read-problem.ts';

export const quantityMoved: AssessmentGuard = {
  id: 'quantity-moved',
  severity: 'hard',
  summary: 'Every number and formula says of the same thing what it said before.',
  why: 'Two numbers that change places leave all numbers in the text and make another problem.',
  liftedByReplace: true,
  check: ({ before, after }) => [
    ...objectionAt('Two numbers or formulas have changed places.', swapped(before, after)),
    ...objectionAt('A quantity is one of another thing than before.', ofAnother(before, after)),
  ],
};

/** How many neighbours each number is set beside: a swap over a greater distance shows in the words around it too. */
const NEIGHBOURS = 6;
const REACH = 4;
const WEIGHTS = [1, 0.7, 0.45, 0.3] as const;
const BREAK = /[,;:()\n–—]/;
const LEAST_LEAD = 0.55;

interface Fact {
  readonly key: string;
  readonly spans: Span[];
  /** Stems of what it counts. */
  readonly nouns: Set<string>;
  /** The words around it, by side, with weights. */
  readonly context: Map<string, number>;
}

function swapped(before: ReadProblem, after: ReadProblem): Span[] {
  const was = factsOf(before);
  const is = new Map(factsOf(after).map((fact) => [fact.key, fact]));
  const spans: Span[] = [];
  for (const [at, one] of was.entries()) {
    const oneNow = is.get(one.key);
    if (oneNow === undefined) continue;
    for (const other of was.slice(at + 1, at + 1 + NEIGHBOURS)) {
      const otherNow = is.get(other.key);
      if (otherNow === undefined || (side(before, one, other) && side(after, oneNow, otherNow))) continue;
      if (side(before, one, other) && side(after, otherNow, oneNow)) {
        spans.push(...oneNow.spans.slice(0, 1), ...otherNow.spans.slice(0, 1));
        continue;
      }
      if (countsTheSame(one, oneNow, other)) continue;
      const straight = likeness(one, oneNow) + likeness(other, otherNow);
      const crossed = likeness(one, otherNow) + likeness(other, oneNow);
      if (crossed > straight + LEAST_LEAD)
        spans.push(...oneNow.spans.slice(0, 2), ...otherNow.spans.slice(0, 2));
    }
  }
  return spans;
}

export const OF =
  /^[^.,;:?!\n]{0,16}?\bof (?:the |a |an |his |her |its |their )?([\p{L}-]{2,30})(?: ([\p{L}-]{2,30}))?/iu;

/** "1/2 cup of sugar and 0.75 L of milk": the words behind "of" that each quantity is said of. */
function contents({ measures, prose }: ReadProblem): Map<string, Map<string, Span>> {
  const found = new Map<string, Map<string, Span>>();
  for (const { value, span } of measures) {
    const match = OF.exec(prose.slice(span.end, span.end + 60));
    const noun = match === null ? undefined : stemOf(match[1]?.toLowerCase() ?? '');
    if (noun === undefined) continue;
    const known = found.get(value) ?? new Map<string, Span>();
    found.set(value, known.set(noun, span));
  }
  return found;
}

/** A quantity is now said of what another quantity was said of, and no longer of its own thing. */
function ofAnother(before: ReadProblem, after: ReadProblem): Span[] {
  const was = contents(before);
  if (was.size < 2) return [];
  const is = contents(after);
  return [...is].flatMap(([value, nouns]) => {
    const own = was.get(value);
    if (own === undefined || [...nouns.keys()].some((noun) => own.has(noun))) return [];
    const others = [...was].filter(([other]) => other !== value);
    return [...nouns].filter(([noun]) => others.some(([, all]) => all.has(noun))).map(([, span]) => span);
  });
}

/** It counts what it counted, and the other one counts something else: the words around it do not matter. */
function countsTheSame(one: Fact, now: Fact, other: Fact): boolean {
  return [...one.nouns].some((noun) => now.nouns.has(noun) && !other.nouns.has(noun));
}

/** "between 4 and 6", "12, 18 and 25": nothing but joining words stands between the two, in this order. */
function side({ prose }: ReadProblem, one: Fact, other: Fact): boolean {
  const end = one.spans[0]?.end ?? 0;
  const start = other.spans[0]?.start ?? 0;
  return (
    start >= end &&
    start - end < 12 &&
    /^[\s,–-]*(?:(?:and|to|or|through)[\s,]*)?$/.test(prose.slice(end, start))
  );
}

function factsOf(problem: ReadProblem): Fact[] {
  const facts = new Map<string, Fact>();
  const found = [
    ...problem.measures.map(({ value, unit, noun, span }) => ({
      key: `${value} ${unit}`,
      noun: unit === '' ? noun : unit,
      span,
    })),
    ...problem.pieces
      .filter(({ kind }) => kind === 'formula')
      .map(({ key, span }) => ({ key, noun: null, span })),
  ].sort((a, b) => a.span.start - b.span.start);
  const numbers = wordsWithin(problem);
  let sentence = 0;
  let first = 0;
  for (const { key, noun, span } of found) {
    while (sentence < problem.sentences.length - 1 && (problem.sentences[sentence]?.end ?? 0) < span.end)
      sentence += 1;
    while (first < problem.words.length && (problem.words[first]?.span.end ?? 0) <= span.start) first += 1;
    const fact = facts.get(key) ?? {
      key,
      spans: [],
      nouns: new Set<string>(),
      context: new Map<string, number>(),
    };
    facts.set(key, fact);
    fact.spans.push(span);
    if (noun !== null) fact.nouns.add(noun);
    if (fact.spans.length <= 8) addContext(problem, numbers, fact, span, first, problem.sentences[sentence]);
  }
  return [...facts.values()];
}

function addContext(
  problem: ReadProblem,
  numbers: ReadonlySet<number>,
  { context }: Fact,
  span: Span,
  first: number,
  sentence: Span | undefined,
): void {
  const from = sentence?.start ?? 0;
  const to = sentence?.end ?? problem.source.length;
  const add = (side: string, at: number, step: -1 | 1): void => {
    let rank = 0;
    let edge = step === 1 ? span.end : span.start;
    for (let place = at, looked = 0; rank < REACH && looked < 12; place += step, looked += 1) {
      const word = problem.words[place];
      if (word === undefined || word.span.start < from || word.span.end > to) break;
      // What stands behind a comma or "and" belongs to something else.
      if (BREAK.test(problem.prose.slice(Math.min(edge, word.span.end), Math.max(edge, word.span.start))))
        break;
      if (word.lower === 'and' || word.lower === 'but' || word.lower === 'while') break;
      edge = step === 1 ? word.span.end : word.span.start;
      if (word.span.start < span.end && word.span.end > span.start) continue;
      if (numbers.has(word.span.start)) break;
      if (isStopWord(word.lower)) continue;
      const weight = WEIGHTS[rank] ?? 0;
      const stem = stemOf(word.lower);
      const most = (key: string, value: number): void =>
        void context.set(key, Math.max(context.get(key) ?? 0, value));
      most(`${side} ${stem}`, weight);
      most(`= ${stem}`, weight * 0.5);
      rank += 1;
    }
  };
  add('<', first - 1, -1);
  add('>', first, 1);
}

function likeness(a: Fact, b: Fact): number {
  let sum = 0;
  for (const [key, weight] of a.context) sum += Math.min(weight, b.context.get(key) ?? 0);
  return sum;
}

/** Where the words of numbers begin. */
function wordsWithin({ words, measures }: ReadProblem): ReadonlySet<number> {
  const starts = new Set<number>();
  let at = 0;
  for (const { span } of words) {
    while (at < measures.length && (measures[at]?.span.end ?? 0) <= span.start) at += 1;
    if ((measures[at]?.span.start ?? Number.POSITIVE_INFINITY) < span.end) starts.add(span.start);
  }
  return starts;
}
