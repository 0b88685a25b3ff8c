import { words } from '@palimpsest/kernel/text';
import type { ProblemChange } from './problem-change.ts';
import { isHalfNegator, isNegator } from './words/negators.ts';

/**
 * Words that an explicit turn of the feedback takes out and brings in. With answer options or a known answer there are
 * none: the feedback would make the answer wrong, which only a replacement may do.
 */
export function turnedWords({ allows, before, context }: ProblemChange): {
  readonly from: ReadonlySet<string>;
  readonly to: ReadonlySet<string>;
} {
  const from = new Set<string>();
  const to = new Set<string>();
  const answered = context.correctAnswer !== undefined || before.runs.some(({ options }) => options);
  for (const turn of allows.turns) {
    const [out = '', into = ''] = turn.split('\t');
    if (answered && !isDoubleDenial(out, into)) continue;
    for (const { lower } of words(out)) from.add(lower);
    for (const { lower } of words(into)) to.add(lower);
  }
  return { from, to };
}

/** "Not incorrect" said as "correct" means the same. */
function isDoubleDenial(out: string, into: string): boolean {
  const denies = (text: string) =>
    words(text).filter(
      ({ lower }) => isNegator(lower) || isHalfNegator(lower) || /^(?:un|in|im|ir|dis)\p{L}{3}/u.test(lower),
    ).length;
  return denies(out) === 2 && denies(into) === 0;
}
