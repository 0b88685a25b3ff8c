import type { Span } from '@palimpsest/contracts';
import type { ReadProblem } from './read-problem.ts';

/** A sentence as the words it is made of, with its facts taken out and listed in order. */
export interface Frame {
  readonly key: string;
  readonly facts: string;
  readonly span: Span;
}

export interface Fact {
  readonly key: string;
  readonly span: Span;
}

const FEWEST_WORDS = 3;

/**
 * The frames of a problem's sentences. Two sentences of one frame whose facts differ are one sentence in which facts
 * changed places. `drop` leaves words out of the frame: it makes them facts.
 */
export function framesOf(
  problem: ReadProblem,
  facts: readonly Fact[],
  drop: (lower: string) => boolean,
): Frame[] {
  const frames: Frame[] = [];
  let word = 0;
  let fact = 0;
  for (const span of problem.sentences) {
    const parts: string[] = [];
    const inside: string[] = [];
    let last = -1;
    for (; word < problem.words.length; word += 1) {
      const { lower, span: place } = problem.words[word] as (typeof problem.words)[number];
      if (place.start >= span.end) break;
      while (fact < facts.length && (facts[fact]?.span.end ?? 0) <= place.start) fact += 1;
      const here = facts[fact];
      if (here !== undefined && here.span.start < place.end) {
        if (last !== fact) {
          parts.push('@');
          inside.push(here.key);
        }
        last = fact;
      } else if (drop(lower)) inside.push(lower);
      else parts.push(lower);
    }
    if (parts.length >= FEWEST_WORDS) frames.push({ key: parts.join(' '), facts: inside.join('\t'), span });
  }
  return frames;
}

/** Sentences after that have a frame from before, but with other facts in it. */
export function changedFrames(before: readonly Frame[], after: readonly Frame[]): Span[] {
  const known = new Map<string, Set<string>>();
  for (const { key, facts } of before) known.set(key, (known.get(key) ?? new Set()).add(facts));
  return after
    .filter(({ key, facts }) => known.has(key) && !known.get(key)?.has(facts))
    .map(({ span }) => span);
}
