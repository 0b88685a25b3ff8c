import {
  assessmentIdSchema,
  bloomAnswerSchema,
  bloomRequestSchema,
  documentDiffSchema,
  documentResourceSchema,
  documentSummarySchema,
  importDocumentSchema,
  importedDocumentSchema,
  pageOf,
  pageQuery,
  queryNumber,
  restoredVersionSchema,
  restoreVersionSchema,
  rewriteAskedSchema,
  rewriteResourceSchema,
  searchQuery,
  startRewriteSchema,
  type UnappliedFeedback,
  waitQuery,
} from '@palimpsest/contracts';
import { z } from 'zod';
import { assignmentResult, rewriteRun } from '../../app/assessment/assignment-result.ts';
import { bloomOf } from '../../app/assessment/bloom.ts';
import { importAssignment, readAssignmentFile } from '../../app/assessment/import-assignment.ts';
import { listDocuments } from '../../app/assessment/list-documents.ts';
import { readAssignment } from '../../app/assessment/read-assignment.ts';
import { restoreVersion } from '../../app/assessment/restore-version.ts';
import { rewriteRequest } from '../../app/assessment/rewrite-request.ts';
import { diffDocument, showDocument } from '../../app/assessment/show-document.ts';
import { startAssignment } from '../../app/assessment/start-assignment.ts';
import { checkRenderer, withModel } from '../../app/check-renderer.ts';
import { inTurn } from '../../app/in-turn.ts';
import { showRunState } from '../../app/runs/runs.ts';
import { checkMatch, isKnown, versionTag } from '../etag.ts';
import { HttpProblem } from '../problem.ts';
import { type Answer, type Call, defineRoute } from '../route.ts';
import { runKey } from '../run-key.ts';
import { startedRunAnswer } from '../started-run.ts';

const MOST_VERSIONS = 1_000_001;
const documentParams = z.object({ documentId: assessmentIdSchema });
const rewriteParams = z.object({ documentId: assessmentIdSchema, runId: z.string().min(1).max(128) });
const versionQuery = queryNumber(1, MOST_VERSIONS);
const ifMatch = {
  'if-match': 'The ETag of the version you decided on; refused with 412 when another one is the newest.',
};
const ERASED = '[erased]';

/** Refuses what was decided on another version than the newest. */
const expected = ({ header }: Pick<Call, 'header'>) => ({
  expect: (newest: number) => checkMatch(header('if-match'), newest),
});

function sameDocument(inPath: string, inRequest: string): void {
  if (inPath === inRequest) return;
  throw new HttpProblem({
    status: 400,
    code: 'request_invalid',
    message: 'The request is about another document than the path.',
    errors: [{ field: 'request.documentId', problem: 'must be the one in the path' }],
  });
}

/** How a rewrite stands, with its response once it is over and was waited for. */
async function rewriteAnswer(
  call: Parameters<typeof startedRunAnswer>[0],
  documentId: string,
  runId: string,
  wait: number | undefined,
): Promise<Answer> {
  let left: readonly UnappliedFeedback[] = [];
  const answer = await startedRunAnswer(call, {
    runId,
    wait,
    ids: { documentId },
    result: async () => {
      const run = await rewriteRun(call.engine, { tenant: call.tenant, documentId, runId });
      const { response, unapplied } = await assignmentResult(call.engine, run);
      left = unapplied;
      return response;
    },
  });
  return answer.status === 200
    ? { ...answer, body: { ...(answer.body as object), unapplied: left } }
    : answer;
}

export const assessmentRoutes = [
  defineRoute({
    method: 'post',
    path: '/v1/documents',
    operationId: 'importDocument',
    tag: 'Assessment',
    summary: 'Keep an assignment written by hand as version 1 of a new document',
    description:
      'Markdown has each problem below a `##` heading or at a number; CSV has a column called content. The answer has a request to fill in with feedback and to send to `rewrites`.',
    scope: 'assessment:write',
    body: importDocumentSchema,
    answers: { 201: { description: 'The document.', schema: importedDocumentSchema } },
    problems: [410],
    creates: {
      make: async ({ engine, tenant, actor, body, idempotencyKey }) => {
        const { request, runId } = await importAssignment(body, {
          engine,
          tenant,
          actor,
          idempotencyKey: runKey('importDocument', idempotencyKey),
        });
        return { documentId: request.documentId, runId };
      },
      answer: async ({ engine, tenant, body }, receipt) => {
        const { documentId, runId } = receipt as { documentId: string; runId: string };
        return {
          status: 201,
          body: {
            documentId,
            version: 1,
            request: readAssignmentFile(body),
            run: await showRunState(engine.context, tenant, runId),
          },
          headers: { location: `/v1/documents/${encodeURIComponent(documentId)}`, etag: versionTag(1) },
        };
      },
    },
  }),
  defineRoute({
    method: 'get',
    path: '/v1/documents',
    operationId: 'listDocuments',
    tag: 'Assessment',
    summary: 'Documents, newest first',
    scope: 'assessment:read',
    query: z.strictObject({ ...pageQuery, ...searchQuery }),
    answers: { 200: { description: 'A page of documents.', schema: pageOf(documentSummarySchema) } },
    handle: async ({ engine, tenant, query }) => ({
      status: 200,
      body: await listDocuments(engine.context, { tenant, ...query }),
    }),
  }),
  defineRoute({
    method: 'get',
    path: '/v1/documents/{documentId}',
    operationId: 'getDocument',
    tag: 'Assessment',
    summary: 'A version of a document with all its problems; the newest where none is named',
    scope: 'assessment:read',
    params: documentParams,
    query: z.strictObject({ version: versionQuery.exactOptional() }),
    headers: { 'if-none-match': 'The ETag you have; answered with 304 when it is still that.' },
    answers: {
      200: { description: 'The document.', schema: documentResourceSchema },
      304: { description: 'You have it.' },
    },
    problems: [404],
    handle: async ({ engine, tenant, params: { documentId }, query: { version }, header }) => {
      const shown = await showDocument(engine.context, { tenant, documentId }, version);
      // Words that were erased must not be answered with "you have them".
      if (shown.problems.some(({ content }) => content === ERASED)) return { status: 200, body: shown };
      const newest = shown.versions.at(-1)?.version ?? shown.version;
      // What is shown of an older version tells of the newer ones too, so its tag changes with them.
      const etag = shown.version === newest ? versionTag(newest) : `"v${shown.version}-of-${newest}"`;
      const headers = { etag, 'cache-control': 'private, no-cache' };
      return isKnown(header('if-none-match'), etag)
        ? { status: 304, headers }
        : { status: 200, body: shown, headers };
    },
  }),
  defineRoute({
    method: 'get',
    path: '/v1/documents/{documentId}/diff',
    operationId: 'diffDocument',
    tag: 'Assessment',
    summary: 'What changed between two versions, with the recorded reasons',
    scope: 'assessment:read',
    params: documentParams,
    query: z.strictObject({ from: versionQuery, to: versionQuery }),
    answers: { 200: { description: 'Every problem, before and after.', schema: documentDiffSchema } },
    problems: [404],
    handle: async ({ engine, tenant, params: { documentId }, query: { from, to } }) => ({
      status: 200,
      body: await diffDocument(engine.context, { tenant, documentId }, from, to),
    }),
  }),
  defineRoute({
    method: 'post',
    path: '/v1/documents/{documentId}/rewrites',
    operationId: 'startRewrite',
    tag: 'Assessment',
    summary: 'Rewrite problems from selected feedback',
    description:
      'Begins the document where it is not known yet. The same request has the same run and the same response. With `?wait=30` the response is given once it is there; what a request is refused with is told then, too.',
    scope: 'assessment:write',
    params: documentParams,
    query: z.strictObject(waitQuery),
    body: startRewriteSchema,
    headers: ifMatch,
    patient: true,
    answers: {
      200: { description: 'You waited, and the run is over.', schema: rewriteResourceSchema },
      202: { description: 'The run has begun.', schema: rewriteResourceSchema },
    },
    problems: [410, 412],
    creates: {
      make: async (call) => {
        const { engine, tenant, actor, params, idempotencyKey } = call;
        const { request, ...options } = call.body;
        sameDocument(params.documentId, readAssignment(request).documentId);
        checkRenderer(engine.context, options.renderer);
        const { documentId, runId } = await startAssignment(request, {
          engine,
          tenant,
          actor,
          ...withModel(call.settings.models, options),
          ...expected(call),
          attemptKey: runKey('startRewrite', idempotencyKey),
        });
        return { documentId, runId };
      },
      answer: (call, receipt) => {
        const { documentId, runId } = receipt as { documentId: string; runId: string };
        return rewriteAnswer(call, documentId, runId, call.query.wait);
      },
    },
  }),
  defineRoute({
    method: 'get',
    path: '/v1/documents/{documentId}/rewrites/{runId}',
    operationId: 'getRewrite',
    tag: 'Assessment',
    summary: 'What came of a rewrite',
    description:
      'While the run is open there is no result yet; `?wait=30` waits for it. Where nothing could be rewritten, or another version came first, that is the answer: 422 or 409.',
    scope: 'assessment:read',
    params: rewriteParams,
    query: z.strictObject(waitQuery),
    patient: true,
    answers: { 200: { description: 'The rewrite.', schema: rewriteResourceSchema } },
    problems: [404, 409, 410, 422],
    handle: async (call) => {
      const { documentId, runId } = call.params;
      await rewriteRun(call.engine, { tenant: call.tenant, documentId, runId });
      return { ...(await rewriteAnswer(call, documentId, runId, call.query.wait ?? 0)), status: 200 };
    },
  }),
  defineRoute({
    method: 'get',
    path: '/v1/documents/{documentId}/rewrites/{runId}/request',
    operationId: 'getRewriteRequest',
    tag: 'Assessment',
    summary: 'What a rewrite was asked for, and what of it was not applied',
    description: 'The request as it is on record, in one spelling; also where nothing could be rewritten.',
    scope: 'assessment:read',
    params: rewriteParams,
    answers: { 200: { description: 'The request.', schema: rewriteAskedSchema } },
    problems: [404, 410],
    handle: async ({ engine, tenant, params: { documentId, runId } }) => ({
      status: 200,
      body: {
        documentId,
        runId,
        ...rewriteRequest(await rewriteRun(engine, { tenant, documentId, runId })),
      },
    }),
  }),
  defineRoute({
    method: 'post',
    path: '/v1/documents/{documentId}/restorations',
    operationId: 'restoreDocument',
    tag: 'Assessment',
    summary: 'Make an old version the newest again, as a new version; nothing in between is lost',
    description:
      'With `problems`, only those get their words of that version again; one that was removed since comes back.',
    scope: 'assessment:write',
    params: documentParams,
    body: restoreVersionSchema,
    headers: ifMatch,
    answers: { 201: { description: 'The new version.', schema: restoredVersionSchema } },
    problems: [404, 410, 412],
    creates: {
      make: async (call) => {
        const { engine, tenant, actor, params, body, idempotencyKey } = call;
        const { newVersion, runId } = await restoreVersion({
          engine,
          tenant,
          actor,
          documentId: params.documentId,
          ...body,
          ...expected(call),
          idempotencyKey: runKey('restoreDocument', idempotencyKey),
        });
        return { newVersion, runId };
      },
      answer: async ({ engine, tenant, params: { documentId } }, receipt) => {
        const { newVersion, runId } = receipt as { newVersion: number; runId: string };
        return {
          status: 201,
          body: { documentId, newVersion, run: await showRunState(engine.context, tenant, runId) },
          headers: {
            location: `/v1/documents/${encodeURIComponent(documentId)}`,
            etag: versionTag(newVersion),
          },
        };
      },
    },
  }),
  defineRoute({
    method: 'post',
    path: '/v1/bloom',
    operationId: 'classifyBloom',
    tag: 'Assessment',
    summary: 'The Bloom level of questions, by rule; nothing is kept',
    scope: 'assessment:read',
    body: bloomRequestSchema,
    answers: { 200: { description: 'One answer for each question.', schema: bloomAnswerSchema } },
    handle: async ({ body: { questions }, signal }) => ({
      status: 200,
      body: { items: await inTurn(questions, bloomOf, signal) },
    }),
  }),
];
