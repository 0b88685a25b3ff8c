import { definePipeline, type Pipeline, type RuleSet } from '@palimpsest/kernel';
import { nextSteps } from './next.ts';
import { complaintReadModels } from './read-models.ts';
import { complaintRulesV1 } from './rules/v1/rule-set.ts';
import { type ComplaintState, evolve, initialState } from './state.ts';
import { CLASSIFIER_EVALUATOR, type ClassifyMessage, classifierEvaluator } from './steps/classify.ts';
import { type CheckResponse, VALIDATION_EVALUATOR, validationEvaluator } from './steps/settle.ts';

/** What the pipeline is given: who classifies and who checks, so that a test can look at the rest alone. */
export interface ComplaintParts {
  readonly classify: ClassifyMessage;
  readonly check: CheckResponse;
  /** Rules of those parts, shown beside the pipeline's own. */
  readonly shownRules?: readonly RuleSet[];
}

/** The unique index that holds one negative rewrite a sender and week. */
export const CADENCE_INDEX = 'complaint_requests_one_negative_a_week';

const EVENTS = [
  'complaint-eligibility-decided',
  'complaint-snapshots-taken',
  'complaint-message-persisted',
  'complaint-classified',
  'complaint-cadence-claimed',
  'complaint-cadence-not-counted',
  'complaint-cadence-refused',
  'complaint-context-built',
  'complaint-policy-derived',
  'complaint-request-assembled',
  'complaint-route-selected',
  'complaint-enqueued',
  'complaint-cancel-requested',
  'complaint-cancel-refused',
  'complaint-completed',
  'complaint-failed',
  'complaint-cancelled',
  'complaint-home-changed',
  'complaint-member-added',
  'complaint-member-changed',
  'complaint-member-removed',
  'complaint-routes-changed',
] as const;

/**
 * One run per complaint: ten steps, each on record, then one call, then the checks. Changes of homes and of
 * routes are runs of their own.
 */
export function complaintPipeline({
  classify,
  check,
  shownRules = [],
}: ComplaintParts): Pipeline<ComplaintState> {
  return definePipeline<ComplaintState>({
    id: 'complaint',
    version: 'v1',
    initialState,
    events: Object.fromEntries(EVENTS.map((type) => [type, 1])),
    signals: ['complaint-cadence-refused', 'complaint-cancel-requested'],
    claims: {
      'complaint-cadence-claimed': { constraint: CADENCE_INDEX, refused: 'complaint-cadence-refused' },
    },
    evaluators: {
      [CLASSIFIER_EVALUATOR]: classifierEvaluator(classify),
      [VALIDATION_EVALUATOR]: validationEvaluator(check),
    },
    ruleSets: [complaintRulesV1, ...shownRules],
    readModels: complaintReadModels,
    evolve,
    next: nextSteps,
  });
}
