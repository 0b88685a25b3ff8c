import type { Json } from '@palimpsest/contracts';
import { definePipeline, type Evaluator, type Pipeline } from '@palimpsest/kernel';
import { analysisV1 } from './analysis.ts';
import { RESEARCH_EVENTS } from './events.ts';
import { evolve } from './evolve.ts';
import { nextSteps, type ResearchParts } from './next.ts';
import { buildPackage } from './package/build-package.ts';
import { researchReadModels } from './read-models.ts';
import { type EvaluationInput, evaluateDraft } from './reflexion/evaluate.ts';
import { researchRulesV1 } from './rules/v1/rule-set.ts';
import { initialState, type ResearchState } from './state.ts';

/** The evaluator of the reflexion loop, run by the kernel, so that an audit can run it again. */
const rubric: Evaluator = {
  version: 'v1',
  evaluate(input, texts): Json {
    const read = <T>(name: string) => JSON.parse(texts[name] ?? 'null') as T;
    const evaluated = evaluateDraft({
      round: (input as { round: number }).round,
      draft: read<EvaluationInput['draft']>('draft'),
      subquestions: read<EvaluationInput['subquestions']>('subquestions'),
      triangulation: read<EvaluationInput['triangulation']>('triangulation'),
      citations: read<EvaluationInput['citations']>('citations'),
      limitations: read<EvaluationInput['limitations']>('limitations'),
      critique: read<EvaluationInput['critique']>('critique'),
    });
    return evaluated as unknown as Json;
  },
};

/** One run per question. What it needs of others is handed in, so that a test can look at the rest alone. */
export function researchPipeline(parts: ResearchParts): Pipeline<ResearchState> {
  return definePipeline<ResearchState>({
    id: 'research',
    version: 'v1',
    initialState,
    events: RESEARCH_EVENTS,
    signals: [],
    evaluators: { rubric },
    ruleSets: [researchRulesV1],
    readModels: researchReadModels,
    evolve,
    next: (state, tools) => nextSteps(state, tools, parts),
  });
}

export const researchPipelineV1 = researchPipeline({ analysis: analysisV1, buildPackage });
