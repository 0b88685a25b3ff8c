import type { AeoInput } from './aeo-input.ts';
import { shortness } from './aeo-input.ts';
import type { Mark, Measurement } from './aeo-rule.ts';
import { between, perThousand } from './per-thousand.ts';
import { findPhrases, type PhraseList } from './phrases.ts';

/** Points for keeping phrases rare: all of them up to `fine` per 1,000 words, none from `bad` on. */
export function phraseRate(
  input: AeoInput,
  list: PhraseList,
  {
    maximum,
    fine,
    bad: worst,
    found,
    expected,
  }: { maximum: number; fine: number; bad: number; found: string; expected: string },
): Measurement {
  const bad: Mark[] = [];
  for (const block of input.analysis.body) {
    for (const { at, length } of findPhrases(list, block.words)) {
      const start = block.words[at]?.span.start ?? 0;
      const end = block.words[at + length - 1]?.span.end ?? start;
      bad.push({ span: block.prose.toSource({ start, end }), found, expected });
    }
  }
  const rate = perThousand(bad.length, input);
  const share = between(rate, worst, fine);
  const good = [{ span: input.anchor, found: `${Math.round(rate)} such places per 1,000 words`, expected }];
  return { earned: maximum * share * shortness(input), good, bad, winnable: maximum * (1 - share) };
}
