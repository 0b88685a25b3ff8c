import type { Json, JsonObject } from '@palimpsest/contracts';
import { ERASED_TEXT, type ProjectedEvent, type ReadModel, type Row, runOfStream } from '@palimpsest/kernel';
import type { AppliedClassification } from '../rules/v1/classification.ts';
import { CONTEXT_PACK_VERSION } from '../tables/context-pack.ts';

/** One row a request, from the moment its words were kept; a request refused before that has a row without words. */
export const requests: ReadModel = {
  table: 'complaint_requests',
  key: ['run_id'],
  columns: {
    run_id: 'text',
    rewrite_request_id: 'uuid',
    home_id: 'uuid',
    sender_user_id: 'uuid',
    recipient_user_id: 'uuid',
    surface: 'text',
    emotion_context: 'text',
    status: 'text',
    reason: 'text',
    operator_flag: 'text',
    recipient_snapshot_id: 'uuid',
    recipient_preference_snapshot_id: 'uuid',
    original_text: 'text',
    classifier_version: 'text',
    topics: 'jsonb',
    intent: 'text',
    detected_language: 'text',
    rewrite_strength: 'text',
    safety_flags: 'jsonb',
    iso_week_year: 'integer',
    iso_week: 'integer',
    counts_for_cadence: 'boolean',
    context_pack_version: 'text',
    context_pack_default: 'boolean',
    policy: 'jsonb',
    policy_version: 'text',
    source_locale: 'text',
    target_locale: 'text',
    lane: 'text',
    routing: 'jsonb',
    rewritten_text: 'text',
    rewritten_language: 'text',
    created_at: 'timestamptz',
    rewrite_completed_at: 'timestamptz',
    sender_reveal_at: 'timestamptz',
    finished_at: 'timestamptz',
  },
  words: ['original_text', 'rewritten_text'],
  project(event) {
    const run_id = runOfStream(event.stream);
    if (run_id === null) return [];
    const row = firstRow(event);
    if (row !== null) return [{ op: 'insert', row: { run_id, ...row } }];
    const set = changeOf(event);
    return set === null ? [] : [{ op: 'update', key: { run_id }, set }];
  },
};

function firstRow(event: ProjectedEvent): Row | null {
  const { payload } = event;
  const outcome = payload.outcome as { eligible?: boolean; reason?: string } | undefined;
  const refused = event.type === 'complaint-eligibility-decided' && outcome?.eligible === false;
  if (!refused && event.type !== 'complaint-message-persisted') return null;
  const asked = {
    rewrite_request_id: payload.rewrite_request_id ?? null,
    home_id: payload.home_id ?? null,
    sender_user_id: payload.sender_user_id ?? null,
    recipient_user_id: payload.recipient_user_id ?? null,
    surface: payload.surface ?? null,
    emotion_context: payload.emotion_context ?? null,
    counts_for_cadence: false,
    created_at: event.recordedAt,
  };
  if (refused)
    return { ...asked, status: 'failed', reason: outcome?.reason ?? null, finished_at: event.recordedAt };
  return {
    ...asked,
    status: 'queued',
    recipient_snapshot_id: payload.recipient_snapshot_id ?? null,
    recipient_preference_snapshot_id: payload.recipient_preference_snapshot_id ?? null,
    original_text: readable(event, 'original'),
  };
}

/** What each later event adds to the row. */
function changeOf(event: ProjectedEvent): Row | null {
  const { type, payload } = event;
  switch (type) {
    case 'complaint-classified': {
      const { classification } = payload.outcome as unknown as AppliedClassification;
      const { topics, intent, detected_language, rewrite_strength, safety_flags } = classification;
      const version = payload.classifier_version ?? null;
      return {
        classifier_version: version,
        topics,
        intent,
        detected_language,
        rewrite_strength,
        safety_flags,
      };
    }
    case 'complaint-cadence-claimed':
    case 'complaint-cadence-not-counted':
      return {
        iso_week_year: payload.iso_week_year ?? null,
        iso_week: payload.iso_week ?? null,
        counts_for_cadence: type === 'complaint-cadence-claimed',
      };
    case 'complaint-context-built':
      return {
        context_pack_version: CONTEXT_PACK_VERSION,
        context_pack_default: (payload.outcome as JsonObject).is_default ?? null,
      };
    case 'complaint-policy-derived':
      return policyOf(payload);
    case 'complaint-route-selected':
      return { routing: payload.routing ?? null };
    case 'complaint-completed':
      return {
        status: 'completed',
        rewritten_text: readable(event, 'rewritten'),
        rewritten_language: payload.language ?? null,
        rewrite_completed_at: payload.rewrite_completed_at ?? null,
        sender_reveal_at: payload.sender_reveal_at ?? null,
        finished_at: event.recordedAt,
      };
    case 'complaint-failed':
      return {
        status: 'failed',
        reason: payload.reason ?? null,
        operator_flag: payload.operator_flag ?? null,
        finished_at: event.recordedAt,
      };
    case 'complaint-cancelled':
      return { status: 'cancelled', reason: 'cancelled', finished_at: event.recordedAt };
    case 'run-finished':
      return endedFromOutside(event);
    default:
      return null;
  }
}

function policyOf({ outcome, policy_version = null }: JsonObject): Row {
  const { tone, directness, emotional_temperature, rewrite_strength, source_locale, target_locale, lane } =
    outcome as Readonly<Record<string, Json>>;
  return {
    policy: {
      tone: tone ?? null,
      directness: directness ?? null,
      emotional_temperature: emotional_temperature ?? null,
      rewrite_strength: rewrite_strength ?? null,
    },
    policy_version,
    source_locale: source_locale ?? null,
    target_locale: target_locale ?? null,
    lane: lane ?? null,
  };
}

/** A run that the run loop itself ended (a member was erased, a budget, a fault) has no fact of the pipeline's about it. */
function endedFromOutside({ payload, actor, recordedAt }: ProjectedEvent): Row | null {
  const ours = actor.startsWith('pipeline:complaint/') || actor.startsWith('worker:');
  if (payload.result !== null || !ours) return null;
  return { status: 'failed', reason: payload.reason ?? 'failed', finished_at: recordedAt };
}

function readable(event: ProjectedEvent, name: string): string {
  const words = event.texts[name];
  return typeof words === 'string' ? words : ERASED_TEXT;
}
