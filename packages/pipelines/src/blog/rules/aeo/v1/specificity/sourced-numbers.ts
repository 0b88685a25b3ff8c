import type { Quantity } from '@palimpsest/kernel/text';
import { type AnalysedSentence, sentenceSource } from '../../../../analysis.ts';
import type { AeoInput } from '../aeo-input.ts';
import { defineAeoRule, type Mark } from '../aeo-rule.ts';
import { hasLink } from '../links.ts';
import { findPhrases } from '../phrases.ts';
import { ATTRIBUTIONS } from '../words/attribution.ts';

const MAXIMUM = 2;
/** Points by the number of sentences that hold a number and its source. */
const STEPS = [0, 1.5, 2];
const EXPECTED = 'a number and its source (a link, a footnote, "according to") in one sentence';

export const sourcedNumbers = defineAeoRule({
  id: 'sourced-numbers',
  pillar: 'specificity',
  maximum: MAXIMUM,
  rewritable: false,
  summary: 'A number and its source stand in one sentence.',
  why: 'A figure travels alone; where its source is in the same sentence it travels along.',
  evidence:
    'Cited sources raised visibility in answers by 28 to 30% in one study (GEO, KDD 2024); a later one found little effect.',
  advice: 'Link or name the source next to the figures.',
  measure(input) {
    const good: Mark[] = [];
    const bad: Mark[] = [];
    for (const [block, numbers] of input.countedIn) {
      for (const sentence of block.sentences) {
        const { start, end } = sentence.span;
        const here = numbers.filter(({ item }) => item.span.start >= start && item.span.end <= end);
        if (here.length === 0) continue;
        const span = sentenceSource(sentence);
        if (isSourced(input, sentence))
          good.push({ span, found: 'a number with its source', expected: EXPECTED });
        else if (here.some(({ item }) => asksForSource(item)))
          bad.push({ span, found: 'a number without a source', expected: EXPECTED });
      }
    }
    if (bad.length === 0)
      bad.push({ span: input.anchor, found: `${good.length} numbers with a source`, expected: EXPECTED });
    return { earned: STEPS[Math.min(good.length, STEPS.length - 1)] ?? 0, good, bad };
  },
});

function isSourced({ links }: AeoInput, sentence: AnalysedSentence): boolean {
  return hasLink(links, sentenceSource(sentence)) || findPhrases(ATTRIBUTIONS, sentence.words).length > 0;
}

/** Small counts are the author's own; shares, amounts of money and large numbers come from somewhere. */
function asksForSource({ kind, value }: Quantity): boolean {
  return kind === 'percent' || kind === 'money' || (kind === 'number' && Number(value) >= 100);
}
