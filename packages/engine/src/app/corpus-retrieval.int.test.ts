import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SearchAnswer } from '@palimpsest/contracts';
import { polishPipeline } from '@palimpsest/kernel/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEngine, type Engine } from './engine.ts';

let home: string;
let folder: string;
let engine: Engine;

const open = () => createEngine({ home, pipelines: [polishPipeline()], environment: {} });

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'palimpsest-sources-'));
  folder = await mkdtemp(join(tmpdir(), 'palimpsest-folder-'));
  await writeFile(join(folder, 'tides.md'), '# Tides\n\nThe tidal range of the estuary is four metres.\n');
  await writeFile(join(folder, 'gulls.md'), '# Gulls\n\nGulls nest on the cliffs above the harbour.\n');
  engine = await open();
});

afterAll(async () => {
  await engine.close();
  for (const each of [home, folder]) await rm(each, { recursive: true, force: true, maxRetries: 5 });
});

async function search(query: string, corpus: { corpus: string; snapshot: string }): Promise<SearchAnswer> {
  const outcome = await engine.context.renderers.get('corpus')?.render(
    {
      model: 'search/v1',
      prompt: JSON.stringify({ query, top: 5, ...corpus }),
      parameters: { maxOutputTokens: 1 },
    },
    undefined,
    { tenant: 'local', subject: 'run' },
  );
  return JSON.parse(outcome?.kind === 'completed' ? outcome.text : '{}') as SearchAnswer;
}

describe('an engine', () => {
  it('has the sources of research', () => {
    expect([...engine.context.renderers.keys()]).toEqual(expect.arrayContaining(['corpus', 'web']));
  });

  it('searches a registered folder by the ranking of research, also after it was closed and opened', async () => {
    const { corpus, snapshot } = await engine.context.corpora.register('local', folder);
    const first = await search('range of tides', { corpus, snapshot });
    expect(first.results[0]).toMatchObject({
      address: 'corpus:tides.md',
      snippet: 'The tidal range of the estuary is four metres.',
    });
    await engine.close();
    engine = await open();
    expect(await search('range of tides', { corpus, snapshot })).toEqual(first);
  });
});
