import { createEngine } from '@palimpsest/engine';
import { blogPipelineV1 } from '@palimpsest/pipelines/blog';
import { headlinePipeline } from './pipeline.ts';
import { inventor, plainEditor } from './renderer.ts';

const [headline = '', home = '.palimpsest'] = process.argv.slice(2);

// Naming pipelines replaces those of the product: name the ones you want beside yours.
const engine = await createEngine({
  home,
  pipelines: [headlinePipeline, blogPipelineV1],
  renderers: [plainEditor, inventor],
});
try {
  for (const [renderer, rules] of [
    ['plain-editor', 'v1'],
    ['inventor', 'v1'],
    ['plain-editor', 'strict-v1'],
  ] as const) {
    const { runId } = await engine.startRun({
      tenant: 'local',
      actor: 'program:headlines',
      pipeline: 'headline/v1',
      subject: 'headline:example',
      input: { renderer, rules },
      texts: { headline },
      mode: 'inline',
    });
    const { view } = await engine.finishRun('local', runId);
    const { outcome, reason } = view.finished ?? {};
    const state = view.state as { headline: string };
    console.log(
      `${renderer}, headline/${rules}: ${outcome}${reason ? ` (${reason})` : ''}: ${state.headline}`,
    );
  }
  const { ok } = await engine.audit.verify({ tenant: 'local' });
  const { decisions, firstDifference } = await engine.audit.replay({});
  console.log(
    `verified ${ok}, ${decisions} decisions made again, ${firstDifference === null ? 'all the same' : 'one differs'}`,
  );
} finally {
  await engine.close();
}
