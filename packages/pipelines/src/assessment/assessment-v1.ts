import { assessmentGuardRules } from './guards/assessment-guards.ts';
import { checkProblem } from './guards/check-problem.ts';
import { assessmentPipeline } from './pipeline.ts';

/** The pipeline as it is shipped: `assessment/v1` with its guards. */
export const assessmentPipelineV1 = assessmentPipeline(checkProblem, [assessmentGuardRules]);
