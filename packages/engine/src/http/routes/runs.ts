import {
  attemptResourceSchema,
  pageOf,
  pageQuery,
  runResourceSchema,
  waitQuery,
} from '@palimpsest/contracts';
import { runStream } from '@palimpsest/kernel';
import { z } from 'zod';
import { finishedSequence } from '../../app/runs/finished-sequence.ts';
import { finishedRunJson, listRuns, showRunState } from '../../app/runs/runs.ts';
import { waitForRun } from '../../app/runs/wait-for-run.ts';
import { countedStream } from '../../app/telemetry/counted-stream.ts';
import { eventStream } from '../event-stream.ts';
import { HttpProblem } from '../problem.ts';
import { defineRoute } from '../route.ts';

export const runParams = z.object({ runId: z.string().min(1).max(128) });

const runsQuery = z.strictObject({
  ...pageQuery,
  pipeline: z.string().max(100).exactOptional().describe('`blog`, or `blog/v1`.'),
  status: z.enum(['open', 'finished']).exactOptional(),
  outcome: z.string().max(100).exactOptional(),
  subject: z.string().max(200).exactOptional(),
});

export const runRoutes = [
  defineRoute({
    method: 'get',
    path: '/v1/runs',
    operationId: 'listRuns',
    tag: 'Runs',
    summary: 'Runs of all pipelines, newest first',
    scope: 'runs:read',
    query: runsQuery,
    answers: { 200: { description: 'A page of runs.', schema: pageOf(runResourceSchema) } },
    handle: async ({ engine, tenant, query }) => ({
      status: 200,
      body: await listRuns(engine.context, { tenant, ...query }),
    }),
  }),
  defineRoute({
    method: 'get',
    path: '/v1/runs/{runId}',
    operationId: 'getRun',
    tag: 'Runs',
    summary: 'How a run stands',
    description: 'With `?wait=30` the answer comes when the run is over, or after 30 seconds.',
    scope: 'runs:read',
    params: runParams,
    query: z.strictObject(waitQuery),
    patient: true,
    answers: { 200: { description: 'The run.', schema: runResourceSchema } },
    problems: [404],
    atOnce: ({ context }, tenant, { runId }) => finishedRunJson(context, tenant, runId),
    handle: async (call) => {
      const { engine, hub, tenant, settings, params, query } = call;
      const { runId } = params;
      const { wait = 0 } = query;
      if (wait === 0) return { status: 200, body: await showRunState(engine.context, tenant, runId) };
      const seconds = Math.min(wait, settings.waitSeconds);
      const body = await waitForRun(engine.context, hub, { tenant, runId, seconds, signal: call.signal });
      return { status: 200, body };
    },
  }),
  defineRoute({
    method: 'get',
    path: '/v1/runs/{runId}/events',
    operationId: 'followRun',
    tag: 'Runs',
    summary: 'Follow a run: its events as they happen',
    description:
      'Server-sent events. `event` is the type, `data` a LedgerEvent as JSON, and each `id` is the sequence of the event in the ledger; send the last one you saw as `Last-Event-ID` and nothing is missed or told twice. The stream ends with the run; whoever comes back after that gets 204.',
    scope: 'runs:read',
    params: runParams,
    patient: true,
    headers: { 'last-event-id': 'The sequence of the last event you have seen.' },
    answers: {
      200: { description: 'The events.', contentType: 'text/event-stream' },
      204: { description: 'The run is over and you have seen all of it.' },
    },
    problems: [404],
    handle: async ({ engine, hub, tenant, params: { runId }, header, signal }) => {
      const after = lastSeen(header('last-event-id'));
      const end = await finishedSequence(engine.context, tenant, runId);
      if (end !== null && end <= after) return { status: 204 };
      const left = new AbortController();
      const events = hub.follow({
        tenant,
        stream: runStream(runId),
        after,
        signal: AbortSignal.any([signal, left.signal]),
      });
      return {
        status: 200,
        stream: eventStream(countedStream(engine.context.telemetry, events), () => left.abort()),
        headers: {
          'content-type': 'text/event-stream; charset=utf-8',
          // Nobody on the way may keep it back until it is whole.
          'x-accel-buffering': 'no',
          'cache-control': 'no-cache, no-transform',
        },
      };
    },
  }),
  defineRoute({
    method: 'get',
    path: '/v1/runs/{runId}/attempts',
    operationId: 'listAttempts',
    tag: 'Runs',
    summary: 'The calls of a run, with tokens, cost and time',
    scope: 'runs:read',
    params: runParams,
    answers: {
      200: {
        description: 'All of them, in the order in which they began.',
        schema: z.strictObject({ items: z.array(attemptResourceSchema) }),
      },
    },
    problems: [404],
    handle: async ({ engine, tenant, params: { runId } }) => ({
      status: 200,
      body: { items: (await engine.audit.show({ tenant, run: runId })).attempts },
    }),
  }),
];

function lastSeen(given: string | undefined): number {
  if (given === undefined || given === '') return 0;
  if (/^\d{1,15}$/.test(given)) return Number(given);
  throw new HttpProblem({
    status: 400,
    code: 'request_invalid',
    message: 'The header Last-Event-ID must be the number of an event.',
    errors: [{ field: 'Last-Event-ID', problem: 'must be the number of an event' }],
  });
}
