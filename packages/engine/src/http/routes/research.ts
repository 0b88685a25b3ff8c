import {
  continueResearchSchema,
  corporaSchema,
  forkResearchSchema,
  type Json,
  pageOf,
  previewResearchSchema,
  researchFilesSchema,
  researchPreviewSchema,
  researchQuery,
  researchResourceSchema,
  researchSummarySchema,
  startedResearchSchema,
  startResearchSchema,
  waitQuery,
} from '@palimpsest/contracts';
import { z } from 'zod';
import { checkRenderer, withModel } from '../../app/check-renderer.ts';
import { continueResearch } from '../../app/research/continue-research.ts';
import { corpusFolder, listCorpora } from '../../app/research/corpus-folders.ts';
import { forkResearch } from '../../app/research/fork-research.ts';
import { knownResearch } from '../../app/research/known-research.ts';
import { listResearch } from '../../app/research/list-research.ts';
import { contentTypeOf } from '../../app/research/package-file.ts';
import { previewResearch } from '../../app/research/preview-research.ts';
import { showResearch } from '../../app/research/show-research.ts';
import {
  checkQuestion,
  type StartedResearch,
  startResearch,
  writerOf,
} from '../../app/research/start-research.ts';
import { CorpusUnusableError } from '../../errors/corpus-unusable-error.ts';
import { HttpProblem } from '../problem.ts';
import { type Answer, type Call, defineRoute } from '../route.ts';
import { runKey } from '../run-key.ts';
import { startedRunAnswer } from '../started-run.ts';

const runParams = z.object({ runId: z.string().min(1).max(128) });
const fileParams = z.object({ runId: z.string().min(1).max(128), name: z.string().min(1).max(200) });

const started = {
  200: { description: 'You waited, and the run is over.', schema: startedResearchSchema },
  202: { description: 'The run has begun.', schema: startedResearchSchema },
};

const receiptOf = ({ project, runId }: StartedResearch): Json => ({ project, runId });

function startedAnswer(call: Call<unknown, { wait?: number }>, receipt: Json): Promise<Answer> {
  const { engine, tenant } = call;
  const { project, runId } = receipt as { project: string; runId: string };
  return startedRunAnswer(call, {
    runId,
    wait: call.query.wait,
    ids: { project },
    result: async () => (await showResearch(engine.context, { tenant, runId })).shown,
  });
}

/** What a name stands for is the operator's business: what is wrong with the folder is told without its path. */
async function inFolder<Body extends { readonly corpus?: string }, T>(
  { settings, body }: Pick<Call<unknown, unknown, Body>, 'settings' | 'body'>,
  work: (request: Body) => Promise<T>,
): Promise<T> {
  if (body.corpus === undefined) return work(body);
  const folder = corpusFolder(settings.corpora, body.corpus);
  try {
    return await work({ ...body, corpus: folder });
  } catch (error) {
    if (!(error instanceof CorpusUnusableError)) throw error;
    throw new HttpProblem({
      status: 422,
      code: error.code,
      message: `The corpus '${body.corpus}' cannot be used.`,
      hint: 'The operator has to look: the folder is missing, may not be read, or has no document that can be read.',
    });
  }
}

export const researchRoutes = [
  defineRoute({
    method: 'post',
    path: '/v1/research',
    operationId: 'startResearch',
    tag: 'Research',
    summary: 'Answer a question from sources, every sentence with its citation',
    scope: 'research:write',
    query: z.strictObject(waitQuery),
    body: startResearchSchema,
    patient: true,
    answers: started,
    problems: [404, 410],
    creates: {
      make: async (call) => {
        const { engine, tenant, actor, idempotencyKey } = call;
        checkRenderer(engine.context, call.body.renderer);
        return inFolder(call, async (request) =>
          receiptOf(
            await startResearch(engine.context, {
              ...withModel(call.settings.models, request),
              tenant,
              actor,
              idempotencyKey: runKey('startResearch', idempotencyKey),
            }),
          ),
        );
      },
      answer: startedAnswer,
    },
  }),
  defineRoute({
    method: 'get',
    path: '/v1/research',
    operationId: 'listResearch',
    tag: 'Research',
    summary: 'Research runs, newest first',
    scope: 'research:read',
    query: researchQuery,
    answers: { 200: { description: 'A page of runs.', schema: pageOf(researchSummarySchema) } },
    handle: async ({ engine, tenant, query }) => ({
      status: 200,
      body: await listResearch(engine.context, { tenant, ...query }),
    }),
  }),
  defineRoute({
    method: 'post',
    path: '/v1/research/preview',
    operationId: 'previewResearch',
    tag: 'Research',
    summary: 'The most that a question would take; nothing is asked and nothing is kept',
    scope: 'research:read',
    body: previewResearchSchema,
    answers: { 200: { description: 'The most it can take.', schema: researchPreviewSchema } },
    handle: async ({ engine, body: { question, type, limits, storedEvidence, ...writer } }) => ({
      status: 200,
      body: previewResearch({
        question: checkQuestion(question),
        sources: storedEvidence === true ? 0 : 1,
        writer: writerOf(engine.context, writer),
        ...(type === undefined ? {} : { type }),
        ...(limits === undefined ? {} : { limits }),
      }),
    }),
  }),
  defineRoute({
    method: 'get',
    path: '/v1/research/{runId}',
    operationId: 'getResearch',
    tag: 'Research',
    summary: 'A run with what it read, what it found and what it spent',
    scope: 'research:read',
    params: runParams,
    answers: { 200: { description: 'The run.', schema: researchResourceSchema } },
    problems: [404, 410],
    handle: async ({ engine, tenant, params: { runId } }) => {
      await knownResearch(engine.context, tenant, runId);
      return { status: 200, body: (await showResearch(engine.context, { tenant, runId })).shown };
    },
  }),
  defineRoute({
    method: 'get',
    path: '/v1/research/{runId}/files',
    operationId: 'listResearchFiles',
    tag: 'Research',
    summary: 'The files of the package: report, evidence, claims, bibliography',
    scope: 'research:read',
    params: runParams,
    answers: {
      200: { description: 'The files; none while there is no package.', schema: researchFilesSchema },
    },
    problems: [404, 410],
    handle: async ({ engine, tenant, params: { runId } }) => {
      await knownResearch(engine.context, tenant, runId);
      const { files } = await showResearch(engine.context, { tenant, runId });
      const items = files.map(({ path, text }) => ({
        name: path,
        contentType: contentTypeOf({ path }),
        characters: text.length,
      }));
      return { status: 200, body: { items } };
    },
  }),
  defineRoute({
    method: 'get',
    path: '/v1/research/{runId}/files/{name}',
    operationId: 'getResearchFile',
    tag: 'Research',
    summary: 'A file of the package, word for word as it is in the ledger',
    scope: 'research:read',
    params: fileParams,
    answers: { 200: { description: 'The file.', contentType: '*/*' } },
    problems: [404, 410],
    handle: async ({ engine, tenant, params: { runId, name } }) => {
      await knownResearch(engine.context, tenant, runId);
      const { files } = await showResearch(engine.context, { tenant, runId });
      const file = files.find(({ path }) => path === name);
      if (file === undefined)
        throw new HttpProblem({
          status: 404,
          code: 'unknown_file',
          message: 'The package of this run has no such file.',
          hint: `GET /v1/research/${encodeURIComponent(runId)}/files lists them.`,
        });
      return {
        status: 200,
        stream: file.text,
        headers: {
          'content-type': contentTypeOf(file),
          'content-disposition': `attachment; filename="${file.path.replace(/[^\w.-]/g, '_')}"`,
          // It holds words of others: where somebody opens it after all, it has no script, no origin and no network.
          'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
        },
      };
    },
  }),
  defineRoute({
    method: 'post',
    path: '/v1/research/{runId}/forks',
    operationId: 'forkResearch',
    tag: 'Research',
    summary: 'Do a run anew from one of its phases on; what comes before is taken from its recordings',
    scope: 'research:write',
    params: runParams,
    query: z.strictObject(waitQuery),
    body: forkResearchSchema,
    patient: true,
    answers: started,
    problems: [404, 410],
    creates: {
      make: async ({ engine, tenant, actor, params: { runId }, body, idempotencyKey, settings }) => {
        await knownResearch(engine.context, tenant, runId);
        checkRenderer(engine.context, body.renderer);
        return receiptOf(
          await forkResearch(engine.context, {
            ...withModel(settings.models, body),
            tenant,
            actor,
            runId,
            idempotencyKey: runKey('forkResearch', idempotencyKey),
          }),
        );
      },
      answer: startedAnswer,
    },
  }),
  defineRoute({
    method: 'post',
    path: '/v1/research/{runId}/continuations',
    operationId: 'continueResearch',
    tag: 'Research',
    summary: 'Ask a further question of the evidence that a run has stored',
    description: 'Nothing is searched, unless a corpus or a search of the web is named.',
    scope: 'research:write',
    params: runParams,
    query: z.strictObject(waitQuery),
    body: continueResearchSchema,
    patient: true,
    answers: started,
    problems: [404, 410],
    creates: {
      make: async (call) => {
        const { engine, tenant, actor, params, idempotencyKey } = call;
        await knownResearch(engine.context, tenant, params.runId);
        checkRenderer(engine.context, call.body.renderer);
        return inFolder(call, async (request) =>
          receiptOf(
            await continueResearch(engine.context, {
              ...withModel(call.settings.models, request),
              tenant,
              actor,
              runId: params.runId,
              idempotencyKey: runKey('continueResearch', idempotencyKey),
            }),
          ),
        );
      },
      answer: startedAnswer,
    },
  }),
  defineRoute({
    method: 'get',
    path: '/v1/corpora',
    operationId: 'listCorpora',
    tag: 'Research',
    summary: 'Folders that questions can be answered from',
    scope: 'research:read',
    answers: {
      200: { description: 'Their names, and how many documents they have.', schema: corporaSchema },
    },
    handle: async ({ settings }) => ({ status: 200, body: { items: await listCorpora(settings.corpora) } }),
  }),
];
