import { AI_LIKENESS_CATEGORIES, type AiLikenessScores, type Finding } from '@palimpsest/contracts';
import { type MarkdownDocument, parseDocument } from '@palimpsest/kernel/text';
import type { ScorePost } from './evaluate.ts';
import { scoreAeo } from './rules/aeo/v1/score-aeo.ts';

// TEMPORARY until rules/ai-likeness/v1 is there.
const scoreAiLikeness = (
  _document: MarkdownDocument,
  _options: { readonly switchedOff: readonly string[] },
): { aiLikeness: AiLikenessScores; findings: Finding[] } => ({
  aiLikeness: {
    total: 0,
    categories: Object.fromEntries(
      AI_LIKENESS_CATEGORIES.map((name) => [name, 0]),
    ) as AiLikenessScores['categories'],
  },
  findings: [],
});

/** Scores a post by the rules `aeo/v1` and `ai-likeness/v1`. */
export const scorePost: ScorePost = (content, { asOf, switchedOff }) => {
  const document = parseDocument(content);
  const { aeo, attainableMaximum, authorAdvice, findings } = scoreAeo(document, { asOf, switchedOff });
  const likeness = scoreAiLikeness(document, { switchedOff });
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
