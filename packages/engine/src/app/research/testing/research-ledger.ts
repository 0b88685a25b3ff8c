import { rm } from 'node:fs/promises';
import type { Renderer } from '@palimpsest/kernel';
import { writeResearchAnswer } from '@palimpsest/pipelines/research';
import type { Engine } from '../../engine.ts';
import type { LoadedRun } from '../../load-run.ts';
import { startResearch } from '../start-research.ts';
import { tarnFolder } from './tarn-folder.ts';

/** Answers as the built-in writer does, under a name of its own: other tests put theirs in its place. */
export const researchWriter: Renderer = {
  id: 'research-writer',
  version: 'v1',
  render: async ({ model, prompt }) => ({
    kind: 'completed',
    text: writeResearchAnswer(prompt),
    stop: 'end',
    model,
    usage: null,
    costMicros: 0,
    raw: '',
  }),
};

/** A whole run from a folder, offline, for tests that need rows in every table. */
export async function playResearch(engine: Engine, tenant: string): Promise<LoadedRun> {
  const corpus = await tarnFolder();
  try {
    const { runId } = await startResearch(engine.context, {
      tenant,
      actor: 'person:me',
      question: 'How high is the Tarn Weir?',
      corpus,
      renderer: researchWriter.id,
      model: 'test',
      mode: 'inline',
    });
    return await engine.finishRun(tenant, runId);
  } finally {
    await rm(corpus, { recursive: true, force: true });
  }
}
