import type {
  Preferences,
  RewriteRequestV1,
  RoutingDecisionV1,
  RunEventPayload,
  Verdict,
} from '@palimpsest/contracts';
import { type RunEvent, wordsOf } from '@palimpsest/kernel';
import type { ComplaintInput } from './input.ts';
import type { AppliedClassification } from './rules/v1/classification.ts';
import type { Eligibility } from './rules/v1/eligibility.ts';
import type { ContextPack } from './tables/context-pack.ts';
import type { Locales } from './tables/locales.ts';
import type { DerivedPolicy } from './tables/policy.ts';

/** How a call to a model stands. */
export type Call =
  | { readonly state: 'started' }
  | { readonly state: 'answered'; readonly text: string; readonly stop: string; readonly at: string }
  | { readonly state: 'lost'; readonly times: number; readonly again: boolean; readonly code: string };

/** What step 7 decided, as it stands on record. */
export type PolicyAndLocales = Omit<DerivedPolicy, 'rules'> & Locales;

/** How far the request has come: each field is filled by the event of its step. */
export interface ComplaintState {
  readonly input: ComplaintInput | null;
  /** Absent where the request was refused before its words were kept. */
  readonly message: string | null;
  readonly preferences: Preferences | null;
  /** Texts of a change of the directory, by name. */
  readonly texts: Readonly<Record<string, string>>;
  readonly eligibility: Eligibility | null;
  readonly snapshots: { readonly recipient: string; readonly preferences: string } | null;
  readonly persistedAt: string | null;
  /** The built-in classifier's word, `failed` where it broke off. */
  readonly evaluated: unknown;
  readonly classifierCall: Call | null;
  readonly classified: AppliedClassification | null;
  readonly cadence: 'claimed' | 'not_counted' | 'refused' | null;
  readonly context: ContextPack | null;
  readonly policy: PolicyAndLocales | null;
  readonly request: RewriteRequestV1 | null;
  readonly routing: RoutingDecisionV1 | null;
  readonly enqueued: boolean;
  readonly call: Call | null;
  readonly verdicts: readonly Verdict[] | null;
  readonly guarded: boolean | null;
  readonly cancel: 'none' | 'requested' | 'refused';
  readonly settled: 'completed' | 'failed' | 'cancelled' | 'done' | null;
  /** Why it failed. */
  readonly reason: string | null;
}

export const initialState: ComplaintState = Object.freeze({
  input: null,
  message: null,
  preferences: null,
  texts: {},
  eligibility: null,
  snapshots: null,
  persistedAt: null,
  evaluated: null,
  classifierCall: null,
  classified: null,
  cadence: null,
  context: null,
  policy: null,
  request: null,
  routing: null,
  enqueued: false,
  call: null,
  verdicts: null,
  guarded: null,
  cancel: 'none',
  settled: null,
  reason: null,
});

/** The keys under which a run asks for words. */
export const CLASSIFY = 'classify';
export const REWRITE = 'rewrite';
export const VALIDATE = 'validate';

export function evolve(state: ComplaintState, event: RunEvent): ComplaintState {
  const { payload } = event;
  switch (event.type) {
    case 'run-started':
      return started(state, event);
    case 'complaint-eligibility-decided': {
      const { eligible, reason } = payload.outcome as unknown as Eligibility;
      return { ...state, eligibility: { eligible, reason }, reason };
    }
    case 'complaint-snapshots-taken':
      return {
        ...state,
        snapshots: {
          recipient: String(payload.recipient_snapshot_id),
          preferences: String(payload.recipient_preference_snapshot_id),
        },
      };
    case 'complaint-message-persisted':
      return { ...state, persistedAt: event.recordedAt };
    case 'evaluation-recorded':
      return evaluated(state, event);
    case 'complaint-classified':
      return { ...state, classified: payload.outcome as unknown as AppliedClassification };
    case 'complaint-cadence-claimed':
      return { ...state, cadence: 'claimed' };
    case 'complaint-cadence-not-counted':
      return { ...state, cadence: 'not_counted' };
    case 'complaint-cadence-refused':
      return { ...state, cadence: 'refused' };
    case 'complaint-context-built': {
      const context = JSON.parse(wordsOf(event, 'context')) as Preferences;
      return { ...state, context: { ...(payload.outcome as unknown as ContextPack), context } };
    }
    case 'complaint-policy-derived':
      return { ...state, policy: payload.outcome as unknown as PolicyAndLocales };
    case 'complaint-request-assembled':
      return { ...state, request: JSON.parse(wordsOf(event, 'request')) as RewriteRequestV1 };
    case 'complaint-route-selected':
      return { ...state, routing: payload.routing as unknown as RoutingDecisionV1 };
    case 'complaint-enqueued':
      return { ...state, enqueued: true };
    case 'guard-passed':
    case 'guard-failed':
      return { ...state, guarded: event.type === 'guard-passed' };
    case 'complaint-cancel-requested':
      return { ...state, cancel: 'requested' };
    case 'complaint-cancel-refused':
      return { ...state, cancel: 'refused' };
    case 'complaint-completed':
      return { ...state, settled: 'completed' };
    case 'complaint-failed':
      return { ...state, settled: 'failed', reason: String(payload.reason) };
    case 'complaint-cancelled':
      return { ...state, settled: 'cancelled' };
    case 'complaint-home-changed':
    case 'complaint-routes-changed':
      return { ...state, settled: 'done' };
    default:
      return event.type.startsWith('attempt-') ? called(state, event) : state;
  }
}

function started(state: ComplaintState, event: RunEvent): ComplaintState {
  const input = (event.payload as RunEventPayload<'run-started'>).input as unknown as ComplaintInput;
  const texts = Object.fromEntries(
    Object.keys(event.texts).map((name) => [name, wordsOf(event, name)]),
  ) as Record<string, string>;
  if (input.mode !== 'rewrite') return { ...state, input, texts };
  return {
    ...state,
    input,
    message: texts.message ?? null,
    preferences: texts.preferences === undefined ? null : (JSON.parse(texts.preferences) as Preferences),
  };
}

function evaluated(state: ComplaintState, { payload }: RunEvent): ComplaintState {
  const { step, result } = payload as RunEventPayload<'evaluation-recorded'>;
  return step === VALIDATE
    ? { ...state, verdicts: result as unknown as Verdict[] }
    : { ...state, evaluated: result };
}

function called(state: ComplaintState, event: RunEvent): ComplaintState {
  const field = event.payload.step === CLASSIFY ? 'classifierCall' : 'call';
  const next = nextCall(state[field], event);
  return next === null ? state : { ...state, [field]: next };
}

function nextCall(before: Call | null, event: RunEvent): Call | null {
  const times = before?.state === 'lost' ? before.times : 0;
  switch (event.type) {
    case 'attempt-started':
      // How often it was lost before is kept until it is answered.
      return times === 0 ? { state: 'started' } : before;
    case 'attempt-succeeded':
    case 'attempt-replayed': {
      const { stop } = event.payload as RunEventPayload<'attempt-succeeded'>;
      return { state: 'answered', text: wordsOf(event, 'response'), stop, at: event.recordedAt };
    }
    case 'attempt-failed': {
      const { retry, code } = event.payload as RunEventPayload<'attempt-failed'>;
      return { state: 'lost', times: times + 1, again: retry === 'retryable', code };
    }
    case 'attempt-interrupted':
      return { state: 'lost', times: times + 1, again: true, code: 'interrupted' };
    default:
      return null;
  }
}
