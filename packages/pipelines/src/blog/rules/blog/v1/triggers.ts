import {
  type AeoScores,
  AI_LIKENESS_CATEGORIES,
  type AiLikenessScores,
  type BlogTrigger,
} from '@palimpsest/contracts';
import { printScore } from '../../../round.ts';
import type { BlogParameters } from './parameters.ts';

/** The scores of one version, as they are stored. */
export interface Scores {
  readonly aeo: AeoScores;
  readonly aiLikeness: AiLikenessScores;
}

/** T1 to T5 in that order; T5 once for each category above its maximum. */
export function triggersOf({ aeo, aiLikeness }: Scores, parameters: BlogParameters): BlogTrigger[] {
  const { aeoTotalMin, answerabilityMin, structureMin, aiLikenessMax, aiCategoryMax } = parameters;
  const { answerability, structure } = aeo.pillars;
  const triggers: BlogTrigger[] = [];
  if (aeo.total < aeoTotalMin)
    triggers.push({
      trigger_id: 'T1',
      trigger_type: 'aeo_total_low',
      trigger_reason: `AEO total score ${printScore(aeo.total)} below threshold ${printScore(aeoTotalMin)}`,
      trigger_data: { aeo_total: aeo.total },
    });
  if (answerability < answerabilityMin)
    triggers.push({
      trigger_id: 'T2',
      trigger_type: 'aeo_pillar_critical',
      trigger_reason: `Answerability score ${printScore(answerability)} below minimum ${printScore(answerabilityMin)}`,
      trigger_data: { pillar: 'answerability', score: answerability, min: answerabilityMin },
    });
  if (structure < structureMin)
    triggers.push({
      trigger_id: 'T3',
      trigger_type: 'aeo_pillar_critical',
      trigger_reason: `Structure score ${printScore(structure)} below minimum ${printScore(structureMin)}`,
      trigger_data: { pillar: 'structure', score: structure, min: structureMin },
    });
  if (aiLikeness.total > aiLikenessMax)
    triggers.push({
      trigger_id: 'T4',
      trigger_type: 'ai_likeness_high',
      trigger_reason: `AI-likeness total score ${printScore(aiLikeness.total)} above threshold ${printScore(aiLikenessMax)}`,
      trigger_data: { ai_likeness_total: aiLikeness.total },
    });
  for (const category of AI_LIKENESS_CATEGORIES) {
    const score = aiLikeness.categories[category];
    if (score > aiCategoryMax)
      triggers.push({
        trigger_id: 'T5',
        trigger_type: 'ai_category_critical',
        trigger_reason: `AI-likeness category ${category} score ${printScore(score)} above maximum ${printScore(aiCategoryMax)}`,
        trigger_data: { category, score },
      });
  }
  return triggers;
}
