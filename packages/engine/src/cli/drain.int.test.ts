import { rmSync } from 'node:fs';
import { fakeRenderer, POLISH_MIGRATION, polishPipeline } from '@palimpsest/kernel/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEngine, type Engine } from '../app/engine.ts';
import { freshHome } from '../testing/fresh-home.ts';
import { captured } from './testing/captured.ts';
import { heldRenderer } from './testing/held-renderer.ts';

const migrations = [{ name: 'polish', sql: POLISH_MIGRATION }];
const pipelines = [polishPipeline()];
let home: string;
let engine: Engine;

beforeAll(async () => {
  home = freshHome('palimpsest-drain-');
  engine = await createEngine({ home, environment: {}, pipelines, migrations });
});
afterAll(async () => {
  await engine?.close();
  rmSync(home, { recursive: true, force: true });
});

const heldShortener = () => heldRenderer(fakeRenderer([{ when: 'Shorten', answer: 'Short enough.' }]));

describe('palimpsest serve --no-work', () => {
  it('leaves the steps to a worker beside it', async () => {
    const stop = new AbortController();
    const [server, worker] = [heldShortener(), heldShortener()];
    worker.answer();
    let askedServer = false;
    void server.asked.then(() => {
      askedServer = true;
    });
    server.answer();
    let said = '';
    const world = { pipelines, migrations, signal: stop.signal };
    const served = captured(['serve', '--no-work', '--home', home, '--port', '0'], {
      ...world,
      renderers: [server.renderer],
      stderr: {
        isTTY: false,
        write: (text) => {
          said += text;
        },
      },
    });
    await expect.poll(() => said, { timeout: 60_000 }).toContain('Serving on');
    const { runId } = await engine.startRun({
      tenant: 'local',
      pipeline: 'polish/v1',
      subject: 'person:apart',
      actor: 'person:me',
      input: {},
      texts: { text: 'A text that is certainly longer than forty characters, for somebody else.' },
    });
    const worked = captured(['worker', '--home', home], { ...world, renderers: [worker.renderer] });
    await worker.asked;
    stop.abort();
    expect((await served).code).toBe(0);
    expect((await worked).code).toBe(0);
    expect(said).toContain('palimpsest worker');
    expect(askedServer).toBe(false);
    const { events } = await engine.loadRun('local', runId);
    expect(events.map(({ type }) => type)).toContain('attempt-succeeded');
  });
});

describe.each(['serve', 'worker'])('palimpsest %s', (verb) => {
  it('finishes the step under way before it leaves', async () => {
    const stop = new AbortController();
    const { renderer, asked, answer } = heldShortener();
    const argv = [verb, '--home', home, ...(verb === 'serve' ? ['--port', '0'] : [])];
    const left = captured(argv, { pipelines, migrations, renderers: [renderer], signal: stop.signal });
    const { runId } = await engine.startRun({
      tenant: 'local',
      pipeline: 'polish/v1',
      subject: `person:${verb}`,
      actor: 'person:me',
      input: {},
      texts: { text: `A text that is certainly longer than forty characters, for ${verb}.` },
    });
    await asked;
    stop.abort();
    answer();
    const { code, stderr } = await left;
    expect(code).toBe(0);
    expect(stderr).toContain('Stopping');
    const { events } = await engine.loadRun('local', runId);
    const types = events.map(({ type }) => type);
    expect(types).toContain('attempt-succeeded');
    expect(types).not.toContain('attempt-interrupted');
  });
});
