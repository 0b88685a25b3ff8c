import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { POLISH_MIGRATION, polishPipeline } from '@palimpsest/kernel/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshHome } from '../testing/fresh-home.ts';
import { createEngine, type Engine } from './engine.ts';

let home: string;
let folder: string;
let engine: Engine;

const open = () =>
  createEngine({
    home,
    pipelines: [polishPipeline()],
    migrations: [{ name: 'polish', sql: POLISH_MIGRATION }],
    environment: {},
  });

beforeAll(async () => {
  home = freshHome('palimpsest-sources-');
  folder = await mkdtemp(join(tmpdir(), 'palimpsest-folder-'));
  await writeFile(join(folder, 'tides.md'), '# Tides\n\nThe tidal range of the estuary is four metres.\n');
  await writeFile(join(folder, 'gulls.md'), '# Gulls\n\nGulls nest on the cliffs above the harbour.\n');
  engine = await open();
});

afterAll(async () => {
  await engine.close();
  for (const each of [home, folder]) await rm(each, { recursive: true, force: true, maxRetries: 5 });
});

/** The answer, or the code of the failure. */
async function search(
  query: string,
  { corpus, snapshot }: { corpus: string; snapshot: string },
): Promise<unknown> {
  const outcome = await engine.context.renderers.get('corpus')?.render(
    {
      model: 'search/v1',
      prompt: JSON.stringify({ query, top: 5, corpus, snapshot }),
      parameters: { maxOutputTokens: 1 },
    },
    undefined,
    { tenant: 'local', subject: 'run' },
  );
  return outcome?.kind === 'completed' ? (JSON.parse(outcome.text) as unknown) : outcome?.code;
}

describe('an engine', () => {
  it('has the sources of research', () => {
    expect([...engine.context.renderers.keys()]).toEqual(expect.arrayContaining(['corpus', 'web']));
  });

  it('searches a registered folder by the ranking of research, also after it was closed and opened', async () => {
    const { corpus, snapshot } = await engine.context.corpora.register('local', folder);
    const first = await search('range of tides', { corpus, snapshot });
    expect(first).toMatchObject({
      results: [
        {
          address: 'corpus:tides.md',
          snippet: 'The tidal range of the estuary is four metres.',
        },
      ],
    });
    await engine.close();
    engine = await open();
    expect(await search('range of tides', { corpus, snapshot })).toEqual(first);
  });

  it('erases a folder like any subject, and its ledger stays whole', async () => {
    // A tenant begins with its first run.
    const run = { tenant: 'local', pipeline: 'polish/v1', actor: 'me', input: {}, texts: { text: 'Short.' } };
    await engine.startRun({ ...run, mode: 'inline' });
    const before = await engine.context.corpora.register('local', folder);
    const erased = await engine.erase({
      tenant: 'local',
      subject: `corpus:${before.corpus}`,
      actor: 'me',
      reason: 'ticket 7',
    });
    expect(erased.erased).toBe(true);
    expect(await search('range of tides', before)).toBe('subject_erased');
    await engine.erase({ tenant: 'local', subject: 'corpora', actor: 'me', reason: 'ticket 8' });
    const after = await engine.context.corpora.register('local', folder);
    expect(after.corpus).not.toBe(before.corpus);
    expect(await search('range of tides', after)).toMatchObject({
      results: [{ address: 'corpus:tides.md' }],
    });
    expect(await engine.audit.verify({ tenant: 'local' })).toMatchObject({ ok: true });
  });
});
