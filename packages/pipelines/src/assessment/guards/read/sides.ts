import type { Span } from '@palimpsest/contracts';
import type { Word } from '@palimpsest/kernel/text';
import { AXES, DENIED_IS_OTHER } from '../words/opposites.ts';
import { stemOf } from './read-problem.ts';

/** One side of an axis on which words must not take each other's place. */
interface Side {
  readonly axis: number;
  readonly side: number;
}

const SIDES = sidesByPhrase();
/** Axes of two sides. */
const TURNED = new Set(
  AXES.flatMap(([[first = ''] = []], axis) => (DENIED_IS_OTHER.has(first) ? [axis] : [])),
);

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

const LONGEST_PHRASE = 3;
const FIRST_WORDS = new Set(
  [...SIDES.keys()].filter((key) => key.includes(' ')).map((key) => key.split(' ', 1)[0]),
);
const DENIES_NEXT = /^not$|n['’]t$/;

/** Where each side of each axis is spoken of, by "axis side". With denials heeded "not true" speaks of "false". */
export function spokenSides(
  words: readonly Word[],
  heedsDenials: boolean,
): ReadonlyMap<string, readonly Span[]> {
  const found = new Map<string, Span[]>();
  let isDenied = false;
  let taken = 0;
  for (const [at, { lower, span }] of words.entries()) {
    if (at < taken) continue;
    const phrase = FIRST_WORDS.has(lower) ? phraseIn(words.slice(at, at + LONGEST_PHRASE)) : null;
    for (const { axis, side } of phrase?.sides ?? sidesOf(lower, isDenied)) {
      const key = `${axis} ${side}`;
      const spans = found.get(key) ?? [];
      found.set(key, spans);
      spans.push({ start: span.start, end: phrase?.end ?? span.end });
    }
    isDenied = heedsDenials && phrase === null && DENIES_NEXT.test(lower);
    taken = at + (phrase?.length ?? 1);
  }
  return found;
}

/** The longest phrase that the words begin with. */
function phraseIn(words: readonly Word[]): { sides: readonly Side[]; length: number; end: number } | null {
  for (let length = words.length; length > 1; length -= 1) {
    const phrase = words.slice(0, length);
    const sides = SIDES.get(phrase.map(({ lower }) => lower).join(' '));
    const end = phrase.at(-1)?.span.end;
    if (sides !== undefined && end !== undefined) return { sides, length, end };
  }
  return null;
}

/** The sides that a word is of. "Not true" is of the side of "false". */
function sidesOf(lower: string, isDenied: boolean): readonly Side[] {
  const sides = SIDES.get(stemOf(lower)) ?? [];
  if (!isDenied) return sides;
  return sides.map(({ axis, side }) => ({ axis, side: TURNED.has(axis) ? 1 - side : side }));
}

/** Whether one word says what the denial of the other one says. */
export function isDenialOf(one: string, other: string): boolean {
  const sides = sidesOf(other, false);
  return sidesOf(one, true).some(
    ({ axis, side }) => TURNED.has(axis) && sides.some((each) => each.axis === axis && each.side === side),
  );
}
