import { isStopWord, type Word } from '@palimpsest/kernel/text';
import type { AnalysedBlock } from '../../../../analysis.ts';
import { shortness } from '../aeo-input.ts';
import { defineAeoRule, type Mark } from '../aeo-rule.ts';
import { between } from '../per-thousand.ts';

const MAXIMUM = 2.5;
/** Share of the body's words that one pair of words may make up. */
const FINE = 0.05;
const STUFFED = 0.1;
/** Below so many repetitions nothing is stuffed. */
const FEWEST = 8;
const EXPECTED = 'no pair of words that makes up more than 5% of the text';

export const keywordStuffing = defineAeoRule({
  id: 'keyword-stuffing',
  pillar: 'trust',
  maximum: MAXIMUM,
  rewritable: true,
  summary: 'No phrase is repeated for its own sake.',
  why: 'Text written to hold a phrase as often as possible reads as an advertisement.',
  evidence:
    'Keyword stuffing lowered visibility in answers by about 10% in one study (GEO, KDD 2024), and search engines name it as spam.',
  advice: 'Use the phrase where it is needed.',
  measure(input) {
    const { analysis } = input;
    const counts = new Map<string, number>();
    for (const block of analysis.body)
      for (const { key } of pairs(block, analysis.stemOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
    let worst = '';
    for (const [key, count] of counts) if (count > (counts.get(worst) ?? 0)) worst = key;
    const count = counts.get(worst) ?? 0;
    const rate = (2 * count) / Math.max(1, analysis.wordCount);
    const share = count < FEWEST ? 1 : between(rate, STUFFED, FINE);
    const found = `the most frequent pair of words stands ${count} times`;
    const good = [{ span: input.anchor, found, expected: EXPECTED }];
    const bad = share < 1 ? analysis.body.flatMap((block) => marks(block, worst, analysis.stemOf)) : [];
    return { earned: MAXIMUM * share * shortness(input), good, bad, winnable: MAXIMUM * (1 - share) };
  },
});

function marks(block: AnalysedBlock, wanted: string, stemOf: (lower: string) => string): Mark[] {
  const found = 'a pair of words that is repeated very often';
  return pairs(block, stemOf)
    .filter(({ key }) => key === wanted)
    .map(({ start, end }) => ({ span: block.prose.toSource({ start, end }), found, expected: EXPECTED }));
}

/** Neighbouring words that both carry meaning, by their stems. */
function pairs(block: AnalysedBlock, stemOf: (lower: string) => string) {
  const found: { key: string; start: number; end: number }[] = [];
  let before: Word | null = null;
  for (const word of block.words) {
    if (isStopWord(word.lower)) before = null;
    else {
      if (before !== null) {
        const key = `${stemOf(before.lower)} ${stemOf(word.lower)}`;
        found.push({ key, start: before.span.start, end: word.span.end });
      }
      before = word;
    }
  }
  return found;
}
