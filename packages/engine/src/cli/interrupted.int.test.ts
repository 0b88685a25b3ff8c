import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Renderer } from '@palimpsest/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEngine } from '../app/engine.ts';
import { productPipelines } from '../app/product-pipelines.ts';
import { freshHome } from '../testing/fresh-home.ts';
import { captured } from './testing/captured.ts';
import { heldRenderer } from './testing/held-renderer.ts';

const POST = '# Tea\n\nTea needs water of 96 degrees, and a pot that keeps warm for as long as it draws.\n';

let folder: string;
beforeAll(async () => {
  folder = freshHome('palimpsest-interrupted-', '.palimpsest');
  await writeFile(join(folder, 'post.md'), POST);
});
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

/** Gives back the post as it is, which asks for one more cycle. */
const idle: Renderer = {
  id: 'idle',
  version: '1',
  render: async ({ model }) => ({
    kind: 'completed',
    text: POST,
    stop: 'end',
    model,
    usage: null,
    costMicros: null,
    raw: POST,
  }),
};

/** Runs the command, interrupts it while the model is asked, and then lets the model answer. */
async function interrupted(model: Renderer, file: string) {
  const { renderer, asked, answer } = heldRenderer(model);
  const stop = new AbortController();
  let said = '';
  const left = captured(['blog', 'run', file, '--renderer', model.id, '--model', 'm'], {
    pipelines: productPipelines,
    workingFolder: folder,
    renderers: [renderer],
    signal: stop.signal,
    stderr: {
      isTTY: false,
      write: (text) => {
        said += text;
      },
    },
  });
  await asked;
  stop.abort();
  await expect.poll(() => said, { timeout: 60_000 }).toContain('Stopping.');
  answer();
  const { code, stdout } = await left;
  return { code, stdout, stderr: said };
}

describe('palimpsest blog run, interrupted while a model is asked', () => {
  it('waits for the answer, puts it on record, and says how to go on with the run', async () => {
    const { code, stderr } = await interrupted(idle, 'post.md');
    expect(code).toBe(2);
    expect(stderr).not.toContain('error');
    const [, runId = ''] = /Interrupted\. Run (\S+) is not over\./.exec(stderr) ?? [];
    expect(stderr).toContain('`palimpsest worker`');

    const engine = await createEngine({ home: join(folder, '.palimpsest'), environment: {} });
    try {
      const { events, view } = await engine.loadRun('local', runId);
      const types = events.map(({ type }) => type);
      expect(types).toContain('attempt-succeeded');
      expect(types).not.toContain('attempt-interrupted');
      expect(view.finished).toBeNull();
    } finally {
      await engine.close();
    }
  });

  it('shows what came of the run where that answer was its last', async () => {
    const empty: Renderer = {
      ...idle,
      id: 'empty',
      render: async (...asked) => ({ ...(await idle.render(...asked)), text: '' }),
    };
    const { code, stdout, stderr } = await interrupted(empty, 'post.md');
    expect(stderr).not.toContain('Interrupted');
    expect(stdout).toContain('Run ');
    expect(code).toBe(1);
  });
});

describe('closing the engine while a run is advanced in this process', () => {
  it('is over once the answer is on record, and tells the run that was left open', async () => {
    const { renderer, asked, answer } = heldRenderer(idle);
    const { startBlogRun } = await import('../app/blog/start-blog-run.ts');
    const engine = await createEngine({
      home: join(folder, '.palimpsest'),
      environment: {},
      renderers: [renderer],
    });
    const { runId } = await startBlogRun(engine.context, {
      tenant: 'local',
      actor: 'program:test',
      content: POST,
      settings: { renderer: 'idle', model: 'm' },
      mode: 'inline',
    });
    const finishing = engine.finishRun('local', runId);
    const refused = expect(finishing).rejects.toMatchObject({ code: 'run_left_open', runId });
    await asked;
    const closed = Promise.all([engine.close(), engine.close()]);
    answer();
    await refused;
    await closed;
  });
});
