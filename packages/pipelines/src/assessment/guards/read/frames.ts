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
  const known = byKey(before);
  return after
    .filter(({ key, facts }) => known.has(key) && !known.get(key)?.some((frame) => frame.facts === facts))
    .map(({ span }) => span);
}

/** Sentences of the same frames that have the same facts between them, but not in the same places. */
export function permutedFrames(before: readonly Frame[], after: readonly Frame[]): Span[] {
  const known = byKey(before);
  return [...byKey(after)].flatMap(([key, frames]) => {
    const old = known.get(key) ?? [];
    const same = sorted(old) === sorted(frames);
    return !same && sortedFacts(old) === sortedFacts(frames) ? frames.map(({ span }) => span) : [];
  });
}

function byKey(frames: readonly Frame[]): Map<string, Frame[]> {
  const groups = new Map<string, Frame[]>();
  for (const frame of frames) {
    const group = groups.get(frame.key);
    if (group === undefined) groups.set(frame.key, [frame]);
    else group.push(frame);
  }
  return groups;
}

function sorted(frames: readonly Frame[]): string {
  return frames
    .map(({ facts }) => facts)
    .sort()
    .join('\n');
}

function sortedFacts(frames: readonly Frame[]): string {
  return frames
    .flatMap(({ facts }) => facts.split('\t'))
    .sort()
    .join('\t');
}
