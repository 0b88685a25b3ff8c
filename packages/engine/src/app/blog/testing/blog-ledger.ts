import { rm } from 'node:fs/promises';
import {
  AEO_PILLARS,
  AI_LIKENESS_CATEGORIES,
  type BlogRunResult,
  type ExternalScores,
} from '@palimpsest/contracts';
import { hardVerdict, type Renderer, type RenderOutcome, type RenderRequest } from '@palimpsest/kernel';
import { blogPipeline, externalEvaluation } from '@palimpsest/pipelines/blog';
import { freshHome } from '../../../testing/fresh-home.ts';
import { createEngine, type Engine } from '../../engine.ts';
import { blogRunResult } from '../blog-run-result.ts';
import { recordExternalScores } from '../record-external-scores.ts';
import { type BlogRunRequest, startBlogRun } from '../start-blog-run.ts';

export const POST = '# Why tea\n\nTea keeps the harbour-master awake.';
export const ANSWER = 'Tea keeps the harbour-master wide awake.';

/** A scoring rule that tests can switch off. */
const shownRules = [
  {
    id: 'aeo',
    version: 'v1',
    parameters: {},
    rules: [{ id: 'test-rule', summary: 'For tests.', why: 'Tests.' }],
    decisions: {},
  },
];

/** Nothing fires at these; a test names the totals that matter to it. */
export function scores(aeo = 80, ai = 20): ExternalScores {
  const share = (maximum: number) => Math.floor(maximum * 0.8);
  const pillars = {
    answerability: 25,
    structure: 20,
    specificity: 20,
    trust: 15,
    coverage: 10,
    freshness: 5,
    readability: 5,
  };
  return {
    aeo: {
      total: aeo,
      pillars: Object.fromEntries(
        AEO_PILLARS.map((name) => [name, share(pillars[name])]),
      ) as ExternalScores['aeo']['pillars'],
    },
    aiLikeness: {
      total: ai,
      categories: Object.fromEntries(
        AI_LIKENESS_CATEGORIES.map((name) => [name, 20]),
      ) as ExternalScores['aiLikeness']['categories'],
    },
  };
}

/** The real pipeline; its scorer knows one number, its guard refuses one word. */
export const testPipeline = blogPipeline({
  scorePost: (_content, { asOf }) => ({ ...externalEvaluation(scores(), asOf), source: 'rules' }),
  checkRewrite: (_parent, child) => {
    const passed = !child.includes('BAD');
    return { passed, verdicts: [hardVerdict({ rule: 'test-word', passed, message: 'Free of the word.' })] };
  },
  shownRules,
});

/** Answers with whatever is set, and counts. */
export interface ScriptedRenderer extends Renderer {
  readonly calls: RenderRequest[];
  answer: string | RenderOutcome;
  /** Where set, it is waited for before an answer comes. */
  gate: Promise<void> | null;
}

export function scriptedRenderer(): ScriptedRenderer {
  return {
    id: 'fake',
    version: 'v1',
    calls: [],
    answer: ANSWER,
    gate: null,
    async render(request): Promise<RenderOutcome> {
      this.calls.push(request);
      await this.gate;
      const { answer } = this;
      if (typeof answer !== 'string') return answer;
      const usage = { inputTokens: 1, outputTokens: 1 };
      return {
        kind: 'completed',
        text: answer,
        stop: 'end',
        model: request.model,
        usage,
        costMicros: 0,
        raw: 'raw',
      };
    },
  };
}

export interface BlogLedger {
  readonly home: string;
  readonly engine: Engine;
  readonly renderer: ScriptedRenderer;
  /** Starts a run and brings it to its end, giving its versions these scores one after the other. */
  run(given: readonly ExternalScores[], request?: Partial<BlogRunRequest>): Promise<BlogRunResult>;
  close(): Promise<void>;
}

export const FAKE = { renderer: 'fake', model: 'fake-1' };

export async function openBlogLedger(): Promise<BlogLedger> {
  const home = freshHome('palimpsest-blog-');
  const renderer = scriptedRenderer();
  const engine = await createEngine({
    home,
    pipelines: [testPipeline],
    renderers: [renderer],
    environment: {},
  });
  return {
    home,
    engine,
    renderer,
    async run([first, ...later], request = {}) {
      const { runId } = await startBlogRun(engine.context, {
        tenant: 'local',
        actor: 'person:author',
        content: POST,
        mode: 'inline',
        ...(first === undefined ? {} : { scores: first }),
        ...request,
        settings: { ...FAKE, ...request.settings },
      });
      return finish(engine, request.tenant ?? 'local', runId, later);
    },
    async close() {
      await engine.close();
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** Brings a run to its end, or to the first version that nobody has scores for. */
export async function finish(
  engine: Engine,
  tenant: string,
  runId: string,
  later: readonly ExternalScores[],
): Promise<BlogRunResult> {
  const waiting = [...later];
  for (;;) {
    const result = blogRunResult(await engine.finishRun(tenant, runId));
    const next = waiting.shift();
    if (result.waitingFor === null || next === undefined) return result;
    await recordExternalScores(engine.context, {
      tenant,
      runId,
      actor: 'host:scorer',
      versionId: result.waitingFor,
      scores: next,
    });
  }
}

/** A run that ends before its first call, so that every table has a row of the tenant and the cycle's is pending. */
export async function playBlogRun(engine: Engine, tenant: string): Promise<BlogRunResult> {
  const { runId } = await startBlogRun(engine.context, {
    tenant,
    actor: 'person:author',
    content: POST,
    mode: 'inline',
    scores: scores(60),
    settings: FAKE,
    budget: { maxAttempts: 0 },
  });
  return finish(engine, tenant, runId, []);
}
