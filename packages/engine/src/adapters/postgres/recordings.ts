import type { EventBody, TextRef } from '@palimpsest/contracts';
import type { PoolClient } from 'pg';
import { query, type Statement } from './database.ts';

/** How a request stands: nobody asked it yet, somebody is asking, or the answer is there. */
export type RecordingState =
  | { readonly kind: 'free'; readonly round: number }
  | { readonly kind: 'claimed'; readonly by: Claimant }
  | {
      readonly kind: 'recorded';
      readonly attemptId: string;
      readonly stop: string;
      readonly prompt: TextRef;
      readonly system: TextRef | null;
      readonly response: TextRef;
    };

/** Whoever is asking the same request just now. */
export interface Claimant {
  readonly runId: string;
  readonly attemptId: string;
  readonly holder: string;
}

const READ: Statement = {
  name: 'recording-read',
  text: `select distinct on (r.request_key) r.request_key, r.round, a.attempt_id, a.run_id, a.holder, a.state, a.detail, s.body as started, f.body as finished
    from palimpsest.recordings r
    join palimpsest.attempts a on a.tenant_id = r.tenant_id and a.attempt_id = r.attempt_id
    join palimpsest.ledger_events s on s.tenant_id = r.tenant_id and s.sequence = a.started_sequence
    left join palimpsest.ledger_events f on f.tenant_id = r.tenant_id and f.sequence = a.finished_sequence
    where r.tenant_id = $1 and r.request_key = any($2) order by r.request_key, r.round desc`,
};
const WAIT: Statement = {
  name: 'recording-wait',
  text: 'insert into palimpsest.recording_waiters (tenant_id, request_key, run_id) values ($1, $2, $3) on conflict do nothing',
};

interface Row {
  readonly request_key: string;
  readonly round: number;
  readonly attempt_id: string;
  readonly run_id: string;
  readonly holder: string;
  readonly state: string;
  readonly detail: string;
  readonly started: string;
  readonly finished: string | null;
}

/** To be asked while the chain is locked: then nobody can claim one of the requests in between. */
export async function recordingStates(
  client: PoolClient,
  tenant: string,
  requestKeys: readonly string[],
): Promise<(requestKey: string) => RecordingState> {
  if (requestKeys.length === 0) return () => NEVER_ASKED;
  const rows = await query<Row>(client, READ, [tenant, requestKeys]);
  const states = new Map(rows.map((row) => [row.request_key, stateOf(row)]));
  return (requestKey) => states.get(requestKey) ?? NEVER_ASKED;
}

const NEVER_ASKED: RecordingState = { kind: 'free', round: 1 };

function stateOf(row: Row): RecordingState {
  if (row.state === 'started')
    return { kind: 'claimed', by: { runId: row.run_id, attemptId: row.attempt_id, holder: row.holder } };
  if (row.state !== 'succeeded' || row.finished === null) return { kind: 'free', round: row.round + 1 };
  const asked = (JSON.parse(row.started) as EventBody).texts;
  const answered = (JSON.parse(row.finished) as EventBody).texts;
  const prompt = asked.prompt as TextRef;
  const response = answered.response as TextRef;
  return {
    kind: 'recorded',
    attemptId: row.attempt_id,
    stop: row.detail,
    prompt,
    system: asked.system ?? null,
    response,
  };
}

/** Has the run enqueued again when whoever is asking has ended, one way or another. */
export async function waitForRecording(
  client: PoolClient,
  tenant: string,
  requestKey: string,
  runId: string,
): Promise<void> {
  await query(client, WAIT, [tenant, requestKey, runId]);
}
