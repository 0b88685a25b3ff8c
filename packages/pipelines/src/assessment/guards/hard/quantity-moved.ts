import type { Span } from '@palimpsest/contracts';
import { isStopWord, type Word, wordList } from '@palimpsest/kernel/text';
import { type AssessmentGuard, objectionAt } from '../assessment-guard.ts';
import { piecesOf, type ReadProblem, stemOf } from '../read/read-problem.ts';
import { within } from '../read/within.ts';

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
/** What the next content words on each side count for. */
const WEIGHTS = [1, 0.7, 0.45, 0.3] as const;
/** How many words are looked at on each side. */
const REACH = 12;
const BREAK = /[,;:()\n–—]/;
const BREAKS = wordList('and but while');
const LEAST_LEAD = 0.55;
/** In so many places a number is looked at; more say nothing new. */
const MOST_PLACES = 8;

interface Fact {
  readonly key: string;
  /** Where it stands first. */
  readonly span: Span;
  /** Stems of what it counts. */
  readonly nouns: Set<string>;
  /** The words around it, by side, with weights. */
  readonly context: Map<string, number>;
  places: number;
}

function swapped(before: ReadProblem, after: ReadProblem): Span[] {
  const was = factsOf(before);
  const is = new Map(factsOf(after).map((fact) => [fact.key, fact]));
  return was.flatMap((one, at) =>
    was.slice(at + 1, at + 1 + NEIGHBOURS).flatMap((other) => {
      const oneNow = is.get(one.key);
      const otherNow = is.get(other.key);
      if (oneNow === undefined || otherNow === undefined) return [];
      const places = [oneNow.span, otherNow.span];
      if (areJoined(before, one, other)) {
        if (areJoined(after, oneNow, otherNow)) return [];
        if (areJoined(after, otherNow, oneNow)) return places;
      }
      // What counts the same has changed places only with who does it: "The baker sold 12 loaves, the butcher 3 hams."
      const sides = countsTheSame(one, oneNow, other) ? IN_FRONT : ALL_SIDES;
      const straight = likeness(one, oneNow, sides) + likeness(other, otherNow, sides);
      const crossed = [likeness(one, otherNow, sides), likeness(other, oneNow, sides)] as const;
      if (sides === IN_FRONT && Math.min(...crossed) === 0) return [];
      return crossed[0] + crossed[1] > straight + LEAST_LEAD ? places : [];
    }),
  );
}

export const OF = /^[^.,;:?!\n]{0,16}?\bof (?:the |a |an |his |her |its |their )?([\p{L}-]{2,30})/iu;

/** "1/2 cup of sugar and 0.75 L of milk": the words behind "of" that each quantity is said of. */
function contents({ measures, prose }: ReadProblem): Map<string, Map<string, Span>> {
  const found = new Map<string, Map<string, Span>>();
  for (const { value, span } of measures) {
    const [, noun] = OF.exec(prose.slice(span.end, span.end + 60)) ?? [];
    if (noun === undefined) continue;
    const known = found.get(value) ?? new Map<string, Span>();
    found.set(value, known.set(stemOf(noun.toLowerCase()), span));
  }
  return found;
}

/** A quantity is now said of what another quantity was said of, and no longer of its own thing. */
function ofAnother(before: ReadProblem, after: ReadProblem): Span[] {
  const was = contents(before);
  const owned = new Set([...was.values()].flatMap((nouns) => [...nouns.keys()]));
  return [...contents(after)].flatMap(([value, nouns]) => {
    const own = was.get(value);
    if (own === undefined || [...nouns.keys()].some((noun) => own.has(noun))) return [];
    return [...nouns].filter(([noun]) => owned.has(noun)).map(([, span]) => span);
  });
}

/** It counts what it counted, and the other one counts something else: the words behind it do not matter. */
function countsTheSame(one: Fact, now: Fact, other: Fact): boolean {
  return [...one.nouns].some((noun) => now.nouns.has(noun) && !other.nouns.has(noun));
}

export const JOINED = /^(?:\s?[,–-]\s?|,?\s(?:and|to|or|through)\s)$/;

/** "between 4 and 6", "12, 18 and 25": nothing but a joining word or mark stands between the two, in this order. */
function areJoined({ prose }: ReadProblem, one: Fact, other: Fact): boolean {
  return JOINED.test(prose.slice(one.span.end, other.span.start));
}

function factsOf(problem: ReadProblem): Fact[] {
  const { prose } = problem;
  const found = [
    ...problem.measures.map(({ value, unit, noun, span }) => ({
      key: `${value} ${unit}`,
      noun: unit === '' ? noun : unit,
      span,
    })),
    ...piecesOf(problem, 'formula').map(({ key, span }) => ({ key, noun: null, span })),
  ].sort((a, b) => a.span.start - b.span.start);
  const facts = new Map<string, Fact>();
  const numbers = wordsWithin(problem);
  const words = within(problem.words, problem.sentences);
  for (const [sentence, { items }] of within(found, problem.sentences).entries()) {
    const own = words[sentence]?.items ?? [];
    let at = 0;
    for (const { key, noun, span } of items) {
      while (at < own.length && (own[at]?.span.end ?? 0) <= span.start) at += 1;
      const fact = facts.get(key) ?? { key, span, nouns: new Set(), context: new Map(), places: 0 };
      facts.set(key, fact);
      fact.places += 1;
      if (noun !== null) fact.nouns.add(noun);
      if (fact.places > MOST_PLACES) continue;
      const behind = own.slice(at, at + REACH).filter((word) => word.span.start >= span.end);
      addContext(fact, '<', span, own.slice(Math.max(0, at - REACH), at).reverse(), prose, numbers);
      addContext(fact, '>', span, behind, prose, numbers);
    }
  }
  return [...facts.values()];
}

/** The words of one side, the nearest first. What stands behind a comma, "and" or a number belongs to something else. */
function addContext(
  { context }: Fact,
  side: '<' | '>',
  from: Span,
  words: readonly Word[],
  prose: string,
  numbers: ReadonlySet<number>,
): void {
  const most = (key: string, value: number): void =>
    void context.set(key, Math.max(context.get(key) ?? 0, value));
  let rank = 0;
  let edge = from;
  for (const { lower, span } of words) {
    const gap = prose.slice(Math.min(edge.end, span.end), Math.max(edge.start, span.start));
    const weight = WEIGHTS[rank];
    if (weight === undefined || BREAK.test(gap) || BREAKS.has(lower) || numbers.has(span.start)) return;
    edge = span;
    if (isStopWord(lower)) continue;
    most(`${side} ${stemOf(lower)}`, weight);
    most(`= ${stemOf(lower)}`, weight * 0.5);
    rank += 1;
  }
}

const IN_FRONT = '<';
const ALL_SIDES = '';

function likeness(a: Fact, b: Fact, sides: string): number {
  let sum = 0;
  for (const [key, weight] of a.context)
    if (key.startsWith(sides)) sum += Math.min(weight, b.context.get(key) ?? 0);
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
