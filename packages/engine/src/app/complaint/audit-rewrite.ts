import type {
  ComplaintAudit,
  ComplaintStatus,
  JsonObject,
  RewritePolicy,
  RoutingDecisionV1,
  RunEventPayload,
} from '@palimpsest/contracts';
import type { AppliedClassification, Locales, RewriteInput } from '@palimpsest/pipelines/complaint';
import type { HydratedEvent } from '../../adapters/postgres/read-stream.ts';
import { UnknownMessageError } from '../../errors/unknown-message-error.ts';
import type { EngineContext } from '../context.ts';
import { loadRun } from '../load-run.ts';
import { readRequest } from './request-store.ts';

/**
 * The record of one rewrite, for the operator: read from the ledger itself, with the time of each stage.
 *
 * @example const { reason, routing, stages } = await auditRewrite(engine.context, { tenant: 'local', id });
 */
export async function auditRewrite(
  context: EngineContext,
  { tenant, id }: { readonly tenant: string; readonly id: string },
): Promise<ComplaintAudit> {
  const { runId, status } = await readRequest(context, tenant, id);
  const { events } = await loadRun(context, tenant, runId);
  return auditOf(runId, status, events);
}

/** The same from the events alone. Payloads have no words, so an erased request has its record still. */
function auditOf(runId: string, status: ComplaintStatus, events: readonly HydratedEvent[]): ComplaintAudit {
  const payloadOf = (...types: string[]): JsonObject | undefined =>
    events.findLast(({ type }) => types.includes(type))?.payload;
  const input = (payloadOf('run-started') as RunEventPayload<'run-started'> | undefined)
    ?.input as unknown as RewriteInput;
  const asked = payloadOf('complaint-eligibility-decided');
  if (asked === undefined) throw new UnknownMessageError();
  const persisted = payloadOf('complaint-message-persisted');
  const classified = payloadOf('complaint-classified');
  const applied = classified?.outcome as unknown as AppliedClassification | undefined;
  const cadence = payloadOf('complaint-cadence-claimed', 'complaint-cadence-not-counted');
  const context = payloadOf('complaint-context-built')?.outcome as JsonObject | undefined;
  const derived = payloadOf('complaint-policy-derived');
  const policy = derived?.outcome as unknown as (RewritePolicy & Locales) | undefined;
  const assembled = payloadOf('complaint-request-assembled')?.metadata as JsonObject | undefined;
  const routing = (payloadOf('complaint-route-selected')?.routing ?? null) as RoutingDecisionV1 | null;
  const failure = payloadOf('complaint-failed');
  const done = payloadOf('complaint-completed');
  const ended = payloadOf('run-finished');
  const guards = payloadOf('guard-passed', 'guard-failed') as RunEventPayload<'guard-failed'> | undefined;
  return {
    rewrite_request_id: String(asked.rewrite_request_id),
    run_id: runId,
    home_id: input.home_id,
    sender_user_id: input.sender_user_id,
    recipient_user_id: input.recipient_user_id,
    surface: input.surface,
    emotion_context: input.emotion_context,
    status,
    reason: text(failure?.reason) ?? text(ended?.reason),
    detail: text(payloadOf('attempt-failed')?.message),
    operator_flag: text(failure?.operator_flag),
    recipient_snapshot_id: text(persisted?.recipient_snapshot_id),
    recipient_preference_snapshot_id: text(persisted?.recipient_preference_snapshot_id),
    classifier_version: text(classified?.classifier_version),
    classification: applied?.classification ?? null,
    classifier_failed: applied?.failed ?? false,
    iso_week_year: number(cadence?.iso_week_year),
    iso_week: number(cadence?.iso_week),
    context_pack_version: text(context?.version),
    context_pack_default: typeof context?.is_default === 'boolean' ? context.is_default : null,
    rewrite_policy: policy === undefined ? null : policyOf(policy),
    policy_version: text(derived?.policy_version),
    source_locale: policy?.source_locale ?? null,
    target_locale: policy?.target_locale ?? null,
    lane: policy?.lane ?? null,
    provider: routing?.provider ?? null,
    adapter_kind: routing?.adapter_kind ?? null,
    base_url: routing?.base_url ?? null,
    model: routing?.model ?? null,
    prompt_version: routing?.prompt_version ?? null,
    lexicon_version: text(assembled?.lexicon_version),
    orchestrator_version: 'v1',
    routing,
    attempts: events.filter(({ type, payload }) => type === 'attempt-started' && payload.step === 'rewrite')
      .length,
    verdicts: guards?.verdicts ?? [],
    rewrite_completed_at: text(done?.rewrite_completed_at),
    sender_reveal_at: text(done?.sender_reveal_at),
    stages: events.map(({ type, recordedAt }) => ({ stage: type, at: recordedAt })),
  };
}

function policyOf({
  tone,
  directness,
  emotional_temperature,
  rewrite_strength,
}: RewritePolicy): RewritePolicy {
  return { tone, directness, emotional_temperature, rewrite_strength };
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function number(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
