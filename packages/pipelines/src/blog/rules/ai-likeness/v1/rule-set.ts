import { AI_LIKENESS_WEIGHTS } from '@palimpsest/contracts';
import { defineRuleSet } from '@palimpsest/kernel';
import { CALIBRATION } from './calibration.ts';
import { GAUGES } from './gauges.ts';
import { enoughWords, likenessMadeForEnglish } from './notes.ts';

/** The rules of AI-likeness at version 1 with their calibration, frozen: another behaviour is another version. */
export const aiLikenessRules = defineRuleSet({
  id: 'ai-likeness',
  version: 'v1',
  parameters: {
    weights: { ...AI_LIKENESS_WEIGHTS },
    calibration: Object.fromEntries(Object.entries(CALIBRATION).map(([id, marks]) => [id, { ...marks }])),
  },
  rules: [
    ...GAUGES.map(({ id, summary, why, category }) => ({
      id,
      summary,
      why,
      category,
      evidence: 'docs/guide/ai-likeness-calibration.md',
    })),
    enoughWords,
    likenessMadeForEnglish,
  ],
  decisions: {},
});
