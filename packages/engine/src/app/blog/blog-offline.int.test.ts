import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshHome } from '../../testing/fresh-home.ts';
import { createEngine, type Engine } from '../engine.ts';
import { productPipelines } from '../product-pipelines.ts';
import { blogRunResult } from './blog-run-result.ts';
import { showBlog } from './show-blog.ts';
import { startBlogRun } from './start-blog-run.ts';

const POST = `# How long does tea keep

Storing things in the kitchen is something that all of us have thought about at one time or another. There is so much to
say about it, and everybody has an opinion. Kitchens are warm and full of steam, which is a problem for dry goods. Shelves
above the stove are the worst place of all, although they look nice. Tea keeps for about 6 months in a closed tin. Green
tea fades first, then white tea, then black tea. Light ruins the leaves as quickly as moisture does. A tin keeps light out,
a glass jar does not. Strong smells creep into open packets within days. Coffee beside tea is a bad neighbour.
`;

let home: string;
let engine: Engine;
beforeAll(async () => {
  home = freshHome('palimpsest-blog-');
  engine = await createEngine({
    home,
    pipelines: productPipelines,
    environment: {},
    now: () => '2026-03-01T12:00:00.000Z',
  });
});
afterAll(async () => {
  await engine?.close();
  await rm(home, { recursive: true, force: true });
});

it('a post is scored, rewritten and scored again without any model, key or network', async () => {
  const { runId, blogId } = await startBlogRun(engine.context, {
    tenant: 'local',
    actor: 'me',
    content: POST,
    mode: 'inline',
    settings: { protectedTerms: ['closed tin'] },
  });
  const result = blogRunResult(await engine.finishRun('local', runId));
  expect(result.cycles.length).toBeGreaterThan(0);
  expect(result.cycles.map(({ stopReason }) => stopReason)).not.toContain('guard_rejected');
  expect(result.cycles.map(({ stopReason }) => stopReason)).not.toContain('render_failed');
  expect(result.finalContent).toContain('closed tin');
  const { versions, settings } = await showBlog(engine.context, { tenant: 'local', blogId });
  expect(settings).toMatchObject({ renderer: 'builtin', model: 'blog-builtin/v1', ruleSet: 'blog/v1' });
  expect(versions[0]?.evaluation).toMatchObject({ source: 'rules', asOf: '2026-03-01' });
  expect(versions[0]?.createdAt).toBe('2026-03-01T12:00:00.000Z');
});

it('what it could not carry out is on record with the attempt', async () => {
  const [newest] = await engine.audit.list({ tenant: 'local', limit: 1 });
  const { events } = await engine.audit.show({ tenant: 'local', run: newest?.run ?? '' });
  const answer = events.find(({ type }) => type === 'attempt-succeeded');
  const raw = answer?.texts.find(({ name }) => name === 'raw')?.words ?? '{}';
  expect(JSON.parse(raw)).toEqual({ applied: expect.any(Array), not_applicable: expect.any(Array) });
});

it('verifies and replays, its evaluations too', async () => {
  expect(await engine.audit.verify({})).toMatchObject({ ok: true, firstBad: null });
  const replay = await engine.audit.replay({});
  expect(replay).toMatchObject({ ok: true, firstDifference: null });
  expect(replay.decisions).toBeGreaterThan(5);
});
