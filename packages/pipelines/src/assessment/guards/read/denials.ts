import type { Span } from '@palimpsest/contracts';
import { isStopWord, matches, type Word, wordList } from '@palimpsest/kernel/text';
import { isHalfNegator, isNegator, LEAVES_OUT, NOT_DENYING } from '../words/negators.ts';
import { type ReadProblem, stemOf } from './read-problem.ts';
import { within } from './within.ts';

/** A word that denies or excludes something. */
export interface Denial {
  readonly span: Span;
  readonly sentence: number;
  /** Stem of the first content word behind it; a key of its own where there is none. */
  readonly thing: string;
  /** Stems of the content words that it may reach: those of its clause, and what "or" adds. */
  readonly scope: ReadonlySet<string>;
}

export interface Denials {
  readonly all: readonly Denial[];
  /** Words that may say the same as a denial, and how often. */
  readonly halves: ReadonlyMap<string, number>;
}

/** The first content word stands at most so many words behind a denial. */
const NEAR = 4;
const LONGEST_SCOPE = 10;
const BREAK = /[,;:()–—]/;
export const ENDS = wordList('and but while because so although though if when');
const GOES_ON = wordList('or nor');

/** What a problem denies. `given` are denials that the feedback itself turns: they count only by halves. */
export function denialsOf(problem: ReadProblem, given: ReadonlySet<string>): Denials {
  const all: Denial[] = [];
  const halves = new Map<string, number>();
  const isHalf = halfDenials(problem, given);
  for (const match of matches(problem.prose, LEAVES_OUT)) add(halves, match[0].toLowerCase());
  for (const [sentence, { items }] of within(problem.words, problem.sentences).entries())
    for (const [at, word] of items.entries()) {
      const { lower, span } = word;
      if (isHalf(word)) add(halves, lower);
      else if (isNegator(lower)) {
        const behind = items.slice(at + 1, at + 1 + LONGEST_SCOPE);
        const scope = scopeOf(problem.prose, span, behind);
        const near = behind.slice(0, NEAR).find(isContent);
        all.push({
          span,
          sentence,
          thing: near === undefined ? `#${all.length}` : stemOf(near.lower),
          scope: new Set([...scope, ...(near === undefined ? [] : [near])].filter(isContent).map(stem)),
        });
      }
    }
  return { all, halves };
}

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function isContent({ lower }: Word): boolean {
  return !isStopWord(lower);
}

function stem({ lower }: Word): string {
  return stemOf(lower);
}

/** "Lacks", "no more than", "don't forget": words that deny by halves, or only seem to deny. */
function halfDenials({ prose }: ReadProblem, given: ReadonlySet<string>): (word: Word) => boolean {
  const bounds = [...matches(prose, NOT_DENYING)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  let at = 0;
  return ({ lower, span }) => {
    while (at < bounds.length && (bounds[at]?.end ?? 0) <= span.start) at += 1;
    const isWithin = (bounds[at]?.start ?? Number.POSITIVE_INFINITY) <= span.start;
    return isHalfNegator(lower) || (isNegator(lower) && (isWithin || given.has(lower)));
  };
}

/** Up to the end of the clause; "no light, air or water" goes on to its last word. */
function scopeOf(prose: string, from: Span, behind: readonly Word[]): readonly Word[] {
  const joined = behind.findLastIndex(({ lower }) => GOES_ON.has(lower));
  let edge = from.end;
  const end = behind.findIndex(({ lower, span }, at) => {
    const gap = prose.slice(edge, span.start);
    edge = span.end;
    return at > joined && (BREAK.test(gap) || ENDS.has(lower));
  });
  return end === -1 ? behind : behind.slice(0, end);
}
