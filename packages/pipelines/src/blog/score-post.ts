import { parseDocument } from '@palimpsest/kernel/text';
import { analyse } from './analysis.ts';
import type { ScorePost } from './evaluate.ts';
import { scoreAeo } from './rules/aeo/v1/score-aeo.ts';
import { scoreAiLikeness } from './rules/ai-likeness/v1/score-ai-likeness.ts';

/** Scores a post by the rules `aeo/v1` and `ai-likeness/v1`. */
export const scorePost: ScorePost = (content, { asOf, switchedOff }) => {
  const document = parseDocument(content);
  const { aeo, attainableMaximum, authorAdvice, findings } = scoreAeo(document, { asOf, switchedOff });
  const likeness = scoreAiLikeness(document, { switchedOff }, analyse(document));
  return {
    source: 'rules',
    asOf,
    aeo,
    aiLikeness: likeness.aiLikeness,
    attainableMaximum,
    authorAdvice,
    findings: [...findings, ...likeness.findings],
  };
};
