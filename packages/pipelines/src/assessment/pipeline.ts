import { definePipeline, type Pipeline, type RuleSet } from '@palimpsest/kernel';
import { type CheckProblem, nextSteps } from './next.ts';
import { assessmentReadModels } from './read-models.ts';
import { assessmentRulesV1 } from './rules/v1/rule-set.ts';
import { type AssessmentState, evolve, initialState } from './state.ts';

/**
 * One run per request: every call, then the guards, then the decisions, then the next version as a complete
 * snapshot. The guards are handed in, so that a test can look at the rest alone; their rules
 * are shown beside the pipeline's own.
 */
export function assessmentPipeline(
  checkProblem: CheckProblem,
  shownRules: readonly RuleSet[] = [],
): Pipeline<AssessmentState> {
  return definePipeline<AssessmentState>({
    id: 'assessment',
    version: 'v1',
    initialState,
    events: { 'assessment-version-created': 1 },
    signals: [],
    evaluators: {},
    ruleSets: [assessmentRulesV1, ...shownRules],
    readModels: assessmentReadModels,
    evolve,
    next: (state) => nextSteps(state, checkProblem),
  });
}
