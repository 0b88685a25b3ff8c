import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEngine, type Engine } from '../../packages/engine/src/app/engine.ts';
import { type HttpServer, startHttpServer } from '../../packages/engine/src/http/server.ts';
import { freshHome } from '../../packages/engine/src/testing/fresh-home.ts';
import { createClient, type RunEventResource } from '../../packages/sdk/src/index.ts';
import { startCuttingProxy } from './cutting-proxy.ts';

const CUTS = 20;
const POST = `# Compost

In today's fast-paced world, it is important to note that compost is a game-changer. Moreover, it leverages kitchen
scraps to unlock the full potential of any garden. Furthermore, it is a testament to the power of patience.

Turn the heap once a week. A heap of one cubic metre is ready after about six months.
`;

const home = freshHome('palimpsest-sdk-follow-');
let engine: Engine;
let server: HttpServer;
const serve = (port = 0) => startHttpServer(engine, { host: '127.0.0.1', port });

beforeAll(async () => {
  engine = await createEngine({ home, environment: {} });
  await engine.startWorker();
  server = await serve();
});
afterAll(async () => {
  await server.close();
  await engine.close();
  rmSync(home, { recursive: true, force: true, maxRetries: 5 });
});

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const got: T[] = [];
  for await (const item of items) got.push(item);
  return got;
}

/** What the ledger has of a run. */
const recorded = (runId: string): Promise<RunEventResource[]> =>
  all(createClient({ baseUrl: server.url }).audit.listAllEvents({ stream: `run/${runId}`, order: 'oldest' }));

describe('a run followed with the SDK', () => {
  it('is told every event once and in order, although the connection is cut 20 times', async () => {
    const proxy = await startCuttingProxy(server.url, CUTS);
    try {
      const client = createClient({ baseUrl: proxy.url });
      const { run } = await client.blogs.start({ content: POST });
      const told = await all(client.runs.follow(run.runId, { reconnectMs: 1 }));
      expect(told.length).toBeGreaterThan(CUTS);
      expect(proxy.cuts()).toBe(CUTS);
      expect(told).toEqual(await recorded(run.runId));
      expect(told.at(-1)?.type).toBe('run-finished');
    } finally {
      await proxy.close();
    }
  });

  it('is told to its end, although the server leaves and another one comes', async () => {
    const client = createClient({ baseUrl: server.url });
    const { blogId, run } = await client.blogs.start({ content: POST, settings: { scores: 'external' } });
    const told: RunEventResource[] = [];
    let restarted: Promise<void> | undefined;
    for await (const event of client.runs.follow(run.runId, { reconnectMs: 50 })) {
      told.push(event);
      restarted ??= restart().then(() => giveScores(blogId, run.runId));
    }
    await restarted;
    expect(told).toEqual(await recorded(run.runId));
    expect(told.map(({ type }) => type)).toContain('run-finished');
  });
});

async function restart(): Promise<void> {
  const { port } = new URL(server.url);
  await server.close();
  server = await serve(Number(port));
}

/** Such that nothing asks for a rewrite. The run cannot end before. */
async function giveScores(blogId: string, runId: string): Promise<void> {
  const client = createClient({ baseUrl: server.url });
  const { versions } = await client.blogs.get(blogId);
  const [version] = versions;
  if (version === undefined) throw new Error('The blog has no version.');
  const scores = {
    aeo: {
      total: 100,
      pillars: {
        answerability: 25,
        structure: 20,
        specificity: 20,
        trust: 15,
        coverage: 10,
        freshness: 5,
        readability: 5,
      },
    },
    aiLikeness: {
      total: 0,
      categories: {
        vocabulary_inflation: 0,
        participial_density: 0,
        rhetorical_formulas: 0,
        stock_phrases: 0,
        template_frame: 0,
        rhythm: 0,
        voice_deficit: 0,
        punctuation_format: 0,
      },
    },
  };
  await client.blogs.recordScores(blogId, { runId, versionId: version.versionId, scores });
}
