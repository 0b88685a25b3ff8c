import { decide, type Step } from '@palimpsest/kernel';
import { questionFacts } from '../rules/v1/classify.ts';
import { researchRulesV1 } from '../rules/v1/rule-set.ts';
import type { ResearchState } from '../state.ts';
import { completePhase } from './boundary.ts';

/** Phase 1: what kind of question it is, and what it may cost. By rule; nobody is asked. */
export function classifyAndScope({ input, question }: ResearchState): readonly Step[] {
  const classification = decide(researchRulesV1, 'classification', {
    facts: questionFacts(question),
    chosen: input?.type ?? null,
  });
  const { type, complexity_score: score } = classification.output;
  const budget = decide(researchRulesV1, 'budget', { type, score, limits: input?.limits ?? {} });
  return [
    {
      kind: 'record',
      events: [
        { type: 'decision-made', payload: { ...classification } },
        { type: 'decision-made', payload: { ...budget } },
        completePhase(1),
      ],
    },
  ];
}
