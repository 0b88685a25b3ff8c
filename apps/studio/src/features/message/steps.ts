import type { ComplaintAudit, RunEventResource } from '@palimpsest/sdk';
import { decisionOf } from './step-decisions.ts';
import { inputsOf } from './step-inputs.ts';
import { text } from './text.ts';

export type Payload = RunEventResource['payload'];
export type Pair = readonly [name: string, value: string];

export interface StepView {
  readonly number: number;
  readonly title: string;
  readonly state: 'done' | 'stopped' | 'waiting' | 'skipped';
  readonly at: string | null;
  /** Milliseconds since it was sent. */
  readonly after: number | null;
  readonly decision: string | null;
  readonly inputs: readonly Pair[];
  readonly payload: Payload | null;
}

/** The events by which each of the ten steps is on record. */
const EVENTS: readonly (readonly string[])[] = [
  ['complaint-eligibility-decided'],
  ['complaint-snapshots-taken'],
  ['complaint-message-persisted'],
  ['complaint-classified'],
  ['complaint-cadence-claimed', 'complaint-cadence-not-counted', 'complaint-cadence-refused'],
  ['complaint-context-built'],
  ['complaint-policy-derived'],
  ['complaint-request-assembled'],
  ['complaint-route-selected'],
  ['complaint-enqueued'],
];
/** The step at which a message ends, by the stage that its failure names. */
const ENDS_AT: Readonly<Record<string, number>> = {
  intake: 2,
  classifier: 4,
  cadence: 5,
  request: 8,
  routing: 9,
};

/** The ten steps of a message: from the events where they may be read, else from the times alone. */
export function stepsOf(audit: ComplaintAudit, events: readonly RunEventResource[]): readonly StepView[] {
  const { status, stages } = audit;
  const end = endOf(audit, events);
  const [sent] = stages;
  return EVENTS.map((types, place) => {
    const number = place + 1;
    const event = events.find(({ type }) => types.includes(type)) ?? null;
    const stage = stages.find(({ stage: type }) => types.includes(type)) ?? null;
    const reached = event !== null || stage !== null;
    const at = event?.recordedAt ?? stage?.at ?? null;
    const state = end === number ? 'stopped' : reached ? 'done' : status === 'queued' ? 'waiting' : 'skipped';
    return {
      number,
      title: text.operator.titles[place] ?? '',
      state,
      at,
      after: at === null || sent === undefined ? null : Date.parse(at) - Date.parse(sent.at),
      decision: reached || end === number ? decisionOf(number, audit, event) : null,
      inputs: event === null ? [] : inputsOf(number, event.payload, audit),
      payload: event?.payload ?? null,
    };
  });
}

/** The step where it ended before its time, if it did. */
function endOf(audit: ComplaintAudit, events: readonly RunEventResource[]): number | null {
  if (audit.status !== 'failed') return null;
  const failed = events.find(({ type }) => type === 'complaint-failed');
  if (failed !== undefined) return ENDS_AT[String(failed.payload.stage)] ?? null;
  const persisted = audit.stages.some(({ stage }) => stage === 'complaint-message-persisted');
  return persisted ? null : 1;
}
