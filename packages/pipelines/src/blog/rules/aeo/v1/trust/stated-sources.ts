import { sentenceSource } from '../../../../analysis.ts';
import { defineAeoRule, type Mark } from '../aeo-rule.ts';
import { hasLink } from '../links.ts';
import { findPhrases } from '../phrases.ts';
import { ATTRIBUTIONS } from '../words/attribution.ts';

const MAXIMUM = 3;
/** By worth: a stated source counts 1, a claim that carries a link 0.5. */
const ENOUGH = 2;
const EXPECTED = 'claims that say where they come from ("according to", "a report by") or carry a link';

export const statedSources = defineAeoRule({
  id: 'stated-sources',
  pillar: 'trust',
  maximum: MAXIMUM,
  rewritable: false,
  summary: 'Claims say where they come from.',
  why: 'A claim with its source in the sentence can be weighed by the reader without leaving it.',
  evidence:
    'Cited sources raised visibility in answers by 28 to 30% in one study (GEO, KDD 2024); a later one found little effect.',
  advice: 'Say of your main claims who found them or where they are written.',
  measure(input) {
    const good: Mark[] = [];
    let worth = 0;
    for (const sentence of input.analysis.sentences) {
      if (sentence.words.length < 6) continue;
      const span = sentenceSource(sentence);
      const stated = findPhrases(ATTRIBUTIONS, sentence.words).length > 0;
      const linked = hasLink(input.links, span);
      if (!stated && !linked) continue;
      const weight = stated ? 1 : 0.5;
      worth += weight;
      good.push({
        span,
        found: stated ? 'a claim that names its source' : 'a claim that carries a link',
        expected: EXPECTED,
        weight,
      });
    }
    const bad = [{ span: input.anchor, found: `${good.length} claims with a source`, expected: EXPECTED }];
    return { earned: (MAXIMUM * Math.min(worth, ENOUGH)) / ENOUGH, good, bad };
  },
});
