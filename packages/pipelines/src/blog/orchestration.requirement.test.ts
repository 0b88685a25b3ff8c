import { decide } from '@palimpsest/kernel';
import { fakeRenderer } from '@palimpsest/kernel/testing';
import { describe, expect, it } from 'vitest';
import { readPrompt } from './prompts/v1/prompt.ts';
import { blogReadModels } from './read-models.ts';
import { blogRuleSets } from './rules/blog/blog-rule-sets.ts';
import { blogParameters } from './rules/blog/v1/parameters.ts';
import { stopAfter } from './rules/blog/v1/stops.ts';
import { POST, playBlog } from './testing/play-blog.ts';
import { scores } from './testing/scores.ts';

/** Gives another text each time, so that it shows which one the next cycle was made from. */
function versions() {
  let made = 0;
  return fakeRenderer([
    {
      when: 'Begin rewrite',
      answer: () => {
        made += 1;
        return `Tea, rewritten ${made}.`;
      },
    },
  ]);
}

describe('a later cycle', () => {
  it('rewrites the version before it, not the post that the run began with', async () => {
    const renderer = versions();
    await playBlog(
      [60, 65, 69.9, 80].map((aeo) => scores({ aeo })),
      renderer,
    );
    expect(renderer.calls.map(({ prompt }) => readPrompt(prompt)?.originalContent)).toEqual([
      POST,
      'Tea, rewritten 1.',
      'Tea, rewritten 2.',
    ]);
  });

  it('is triggered by the scores of the version before it, both kinds of them', async () => {
    const { outcome } = await playBlog(
      [
        scores({ aeo: 60, ai: 20 }),
        scores({ aeo: 80, ai: 65 }),
        scores({ aeo: 80, categories: { rhythm: 90 } }),
        scores(),
      ],
      versions(),
    );
    expect(outcome.cycles.map(({ triggers }) => triggers.map(({ trigger_id }) => trigger_id))).toEqual([
      ['T1'],
      ['T4'],
      ['T5'],
    ]);
  });
});

it('a post that gets better each time and never good enough is rewritten three times, and no more', async () => {
  const renderer = versions();
  const { outcome } = await playBlog(
    [10, 20, 30, 40, 50, 60].map((aeo) => scores({ aeo, ai: 90 - aeo })),
    renderer,
  );
  expect(renderer.calls).toHaveLength(3);
  expect(outcome).toMatchObject({ stopReason: 'max_cycles_reached', finalVersionId: 'id:version-4' });
});

it('the final version is the newest one that did not regress, not the author’s', async () => {
  const { outcome, state } = await playBlog(
    [scores({ aeo: 50 }), scores({ aeo: 65 }), scores({ aeo: 40 })],
    versions(),
  );
  expect(outcome).toMatchObject({ stopReason: 'quality_degradation', finalVersionId: 'id:version-2' });
  expect(state.versions).toHaveLength(3);
});

it('trigger_reasons and trigger_data of a cycle are lists that stand side by side', async () => {
  const low = scores({ aeo: 65, pillars: { answerability: 12 }, categories: { rhythm: 72.5 } });
  const { events } = await playBlog([low, scores()], versions());
  const started = events.find(({ type }) => type === 'cycle-started');
  if (started === undefined) throw new Error('No cycle was started.');
  const rows = blogReadModels.find(({ table }) => table === 'rewrite_cycles');
  const place = { stream: 'run/r', streamVersion: 1, sequence: 1 };
  expect(rows?.project({ ...started, ...place })).toMatchObject([
    {
      row: {
        trigger_reasons: [
          'AEO total score 65.0 below threshold 70.0',
          'Answerability score 12.0 below minimum 15.0',
          'AI-likeness category rhythm score 72.5 above maximum 70.0',
        ],
        trigger_data: [
          { aeo_total: 65 },
          { pillar: 'answerability', score: 12, min: 15 },
          { category: 'rhythm', score: 72.5 },
        ],
      },
    },
  ]);
});

describe('needs_author_input', () => {
  const advice = (attainableMaximum: number, stopWhenUnattainable: boolean) =>
    decide(blogRuleSets['blog/v1'], 'advice', { attainableMaximum, stopWhenUnattainable }).output;

  it('is said below 70 and not at it', () => {
    expect(advice(69.99, false)).toEqual({ needsAuthorInput: true, stop: false });
    expect(advice(70, false)).toEqual({ needsAuthorInput: false, stop: false });
  });

  it('stops only where the blog is set so', () => {
    expect(advice(69.99, true)).toEqual({ needsAuthorInput: true, stop: true });
    expect(advice(70, true)).toEqual({ needsAuthorInput: false, stop: false });
  });
});

it('S2 wants two stagnant cycles in a row: a better one between them starts the count anew', () => {
  const history = (['stagnant', 'improving', 'stagnant'] as const).map((trend, i) => ({
    cycleNumber: i + 1,
    trend,
    childAeoTotal: 20 * i,
  }));
  expect(stopAfter(history, { ...blogParameters, maxCycles: 9 })).toMatchObject({ stop: false });
});
