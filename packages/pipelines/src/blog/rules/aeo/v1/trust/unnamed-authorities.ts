import { sentenceSource } from '../../../../analysis.ts';
import { shortness } from '../aeo-input.ts';
import { defineAeoRule, type Mark } from '../aeo-rule.ts';
import { hasLink } from '../links.ts';
import { findPhrases } from '../phrases.ts';
import { UNNAMED_AUTHORITIES } from '../words/unnamed-authorities.ts';

const MAXIMUM = 2.5;
const EXPECTED = 'a named or linked source';

export const unnamedAuthorities = defineAeoRule({
  id: 'unnamed-authorities',
  pillar: 'trust',
  maximum: MAXIMUM,
  rewritable: false,
  summary: 'No claim leans on experts or studies that are neither named nor linked.',
  why: 'Such wording asks for trust and gives nothing to check.',
  evidence: 'Editorial style guides call it weasel wording and ask for the source.',
  advice: 'Name or link the experts or studies, or drop the claim.',
  measure(input) {
    const bad: Mark[] = [];
    for (const sentence of input.analysis.sentences) {
      if (findPhrases(UNNAMED_AUTHORITIES, sentence.words).length === 0) continue;
      const span = sentenceSource(sentence);
      if (!hasLink(input.links, span))
        bad.push({ span, found: 'a claim by somebody unnamed', expected: EXPECTED });
    }
    return { earned: Math.max(0, MAXIMUM - bad.length) * shortness(input), good: [], bad };
  },
});
