import { type RewriteRequestV1, rewriteRequestV1Schema } from '@palimpsest/contracts';
import { decide, type Step, type StepTools } from '@palimpsest/kernel';
import { type RewriteInput, requestSubject } from '../input.ts';
import { DEFAULT_ROUTING_TABLE } from '../routing/default-table.ts';
import type { AppliedClassification } from '../rules/v1/classification.ts';
import { complaintRulesV1 } from '../rules/v1/rule-set.ts';
import type { ComplaintState, PolicyAndLocales } from '../state.ts';
import type { ContextPack } from '../tables/context-pack.ts';
import { PINNED_PROMPT_VERSION, POLICY_VERSION } from '../tables/policy.ts';
import { canonicalSurface } from '../tables/surfaces.ts';
import { fact } from './draft.ts';
import { failed } from './failed.ts';
import { powerOf } from './power-of.ts';
import { rewriteRequestId, snapshotIds } from './rewrite-ids.ts';

/** Step 8: everything the rewriter is told, in the one shape it knows. */
export function assembleRequest(
  input: RewriteInput,
  message: string,
  state: {
    readonly classified: AppliedClassification;
    readonly context: ContextPack;
    readonly policy: PolicyAndLocales;
  },
  tools: StepTools,
): Step {
  const { classified, context, policy } = state;
  const { topics, intent, rewrite_strength } = classified.classification;
  const request: RewriteRequestV1 = {
    rewrite_request_id: rewriteRequestId(tools),
    sender: { user_id: input.sender_user_id, language: policy.source_locale },
    recipient: {
      user_id: input.recipient_user_id,
      language: policy.target_locale,
      power_mode: powerOf(input),
    },
    // What the lane was decided on: a guess the classifier was unsure of stays on record and goes no further.
    message: { original_text: message, detected_language: policy.source_locale },
    classification: { topics, intent, rewrite_strength },
    rewrite_policy: {
      tone: policy.tone,
      directness: policy.directness,
      emotional_temperature: policy.emotional_temperature,
      avoid: ['authority_language', 'rules_language', 'enforcement_language'],
    },
    recipient_context: context.context,
    output_constraints: {
      target_language: policy.target_locale,
      max_length_chars: complaintRulesV1.parameters.maxLengthChars,
      no_exact_times: true,
      no_preference_mentions: true,
      no_rules_or_norms: true,
    },
    metadata: {
      orchestrator_version: 'v1',
      classifier_version: 'v1',
      lexicon_version: 'v1',
      prompt_version: PINNED_PROMPT_VERSION,
    },
  };
  if (!rewriteRequestV1Schema.safeParse(request).success) return failed(tools, 'request', 'request_invalid');
  const snapshots = snapshotIds(tools);
  return fact(
    'complaint-request-assembled',
    {
      step: 8,
      rewrite_request_id: request.rewrite_request_id,
      source_locale: policy.source_locale,
      target_locale: policy.target_locale,
      lane: policy.lane,
      recipient_snapshot_id: snapshots.recipient,
      recipient_preference_snapshot_id: snapshots.preferences,
      metadata: request.metadata,
    },
    { request: { subject: requestSubject(request.rewrite_request_id), words: JSON.stringify(request) } },
  );
}

/** Step 9: who writes. The decision is taken as it comes and kept whole. */
export function selectRouteStep(
  input: RewriteInput,
  { policy, classified }: Pick<ComplaintState, 'policy' | 'classified'>,
  tools: StepTools,
): Step {
  const table = input.routes ?? DEFAULT_ROUTING_TABLE;
  const question = {
    task: 'complaint_rewrite' as const,
    rewrite_strength: classified?.classification.rewrite_strength ?? null,
    surface: canonicalSurface(input.surface),
    source_language: policy?.source_locale ?? null,
    target_language: policy?.target_locale ?? '',
    lane: policy?.lane ?? null,
    policy_version: POLICY_VERSION,
  };
  const answer = decide(complaintRulesV1, 'route', { table, question }).output;
  if (answer.kind === 'refused') return failed(tools, 'routing', answer.reason);
  return fact('complaint-route-selected', {
    step: 9,
    rewrite_request_id: rewriteRequestId(tools),
    inputs: { table_version: table.version, ...question },
    routing: answer.decision,
  });
}

/** Step 10: the job, with all that it needs. The caller has its answer from here on. */
export function enqueueJob(
  { routing, policy }: Pick<ComplaintState, 'routing' | 'policy'>,
  request: RewriteRequestV1,
  tools: StepTools,
): Step {
  const snapshots = snapshotIds(tools);
  return fact(
    'complaint-enqueued',
    {
      step: 10,
      rewrite_request_id: request.rewrite_request_id,
      job_id: tools.id('rewrite-job'),
      routing,
      retry: { max_retries: routing?.max_retries ?? 0, after: 'transport_failure' },
      source_locale: policy?.source_locale ?? '',
      target_locale: policy?.target_locale ?? '',
      lane: policy?.lane ?? '',
      recipient_snapshot_id: snapshots.recipient,
      recipient_preference_snapshot_id: snapshots.preferences,
    },
    { request: { subject: requestSubject(request.rewrite_request_id), words: JSON.stringify(request) } },
  );
}
