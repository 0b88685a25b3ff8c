import {
  bundleSchema,
  eraseReportSchema,
  eraseRequestSchema,
  ledgerReplaySchema,
  pageOf,
  pageQuery,
  replayRequestSchema,
  runEventResourceSchema,
  runReportSchema,
  verifyReportSchema,
  verifyRequestSchema,
} from '@palimpsest/contracts';
import { z } from 'zod';
import { listEvents } from '../../app/runs/ledger-events.ts';
import { defineRoute } from '../route.ts';
import { runParams } from './runs.ts';

const eventsQuery = z.strictObject({
  ...pageQuery,
  stream: z.string().max(200).exactOptional().describe('`run/<id>`, or another stream of the ledger.'),
  type: z.string().max(100).exactOptional(),
  order: z.enum(['oldest', 'newest']).default('newest'),
});

export const auditRoutes = [
  defineRoute({
    method: 'get',
    path: '/v1/audit/events',
    operationId: 'listEvents',
    tag: 'Audit',
    summary: 'Events of the ledger',
    scope: 'audit:read',
    query: eventsQuery,
    answers: { 200: { description: 'A page of events.', schema: pageOf(runEventResourceSchema) } },
    handle: async ({ engine, tenant, query }) => ({
      status: 200,
      body: await listEvents(engine.context, { tenant, ...query }),
    }),
  }),
  defineRoute({
    method: 'get',
    path: '/v1/audit/runs/{runId}',
    operationId: 'auditRun',
    tag: 'Audit',
    summary: 'Everything on record about a run, with prompts, responses and other words',
    scope: 'audit:read',
    params: runParams,
    answers: { 200: { description: 'The run.', schema: runReportSchema } },
    problems: [404],
    handle: async ({ engine, tenant, params: { runId } }) => ({
      status: 200,
      body: await engine.audit.show({ tenant, run: runId }),
    }),
  }),
  defineRoute({
    method: 'get',
    path: '/v1/audit/runs/{runId}/proof',
    operationId: 'exportRunProof',
    tag: 'Audit',
    summary: 'The events of a run with their proofs, to be checked with the public key alone',
    scope: 'audit:read',
    params: runParams,
    patient: true,
    answers: {
      200: { description: 'A bundle for `palimpsest audit verify --bundle`.', schema: bundleSchema },
    },
    problems: [404, 409],
    handle: async ({ engine, tenant, params: { runId } }) => ({
      status: 200,
      body: await engine.audit.exportBundle({ tenant, run: runId }),
      headers: { 'content-disposition': 'attachment; filename="proof.json"' },
    }),
  }),
  defineRoute({
    method: 'post',
    path: '/v1/audit/verify',
    operationId: 'verifyLedger',
    tag: 'Audit',
    summary: 'Check that nothing was changed',
    description:
      'Checks every event of the tenant, and every text, row and checkpoint that hangs on one. With a checkpoint that you hold, it also shows that no end was cut off.',
    scope: 'audit:read',
    body: verifyRequestSchema,
    patient: true,
    answers: { 200: { description: 'What was found.', schema: verifyReportSchema } },
    problems: [404],
    handle: async ({ engine, tenant, body: { checkpoints = [] } }) => ({
      status: 200,
      body: await engine.audit.verify({
        tenant,
        checkpoints: checkpoints.filter(({ checkpoint }) => checkpoint.tenant === tenant),
      }),
    }),
  }),
  defineRoute({
    method: 'post',
    path: '/v1/audit/replay',
    operationId: 'replayDecisions',
    tag: 'Audit',
    summary: 'Make every decision again from what is on record, and compare',
    scope: 'audit:read',
    body: replayRequestSchema,
    patient: true,
    answers: { 200: { description: 'What was found.', schema: ledgerReplaySchema } },
    problems: [404],
    handle: async ({ engine, tenant, body }) => ({
      status: 200,
      body: await engine.audit.replay({ tenant, ...body }),
    }),
  }),
  defineRoute({
    method: 'post',
    path: '/v1/erasures',
    operationId: 'eraseSubject',
    tag: 'Audit',
    summary: 'Erase all words of a subject',
    description:
      'Destroys the key its words are sealed under. The chain still verifies. Erasing again is harmless, so it needs no Idempotency-Key. The answer lists what it cannot reach.',
    scope: 'audit:erase',
    body: eraseRequestSchema,
    patient: true,
    answers: { 200: { description: 'What was done.', schema: eraseReportSchema } },
    handle: async ({ engine, tenant, actor, body }) => ({
      status: 200,
      body: await engine.erase({ tenant, actor, ...body }),
    }),
  }),
];
