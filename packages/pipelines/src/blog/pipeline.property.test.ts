import { blogOutcomeSchema } from '@palimpsest/contracts';
import { type RenderOutcome, replayRun } from '@palimpsest/kernel';
import { fakeRenderer, testTools } from '@palimpsest/kernel/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainPipeline, playBlog } from './testing/play-blog.ts';
import { scores } from './testing/scores.ts';

const score = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((n) => n / 100);
const anyScores = fc
  .record({
    aeo: score(100),
    ai: score(100),
    answerability: score(25),
    structure: score(20),
    rhythm: score(100),
  })
  .map(({ aeo, ai, answerability, structure, rhythm }) =>
    scores({ aeo, ai, pillars: { answerability, structure }, categories: { rhythm } }),
  );
const failed: RenderOutcome = { kind: 'failed', retry: 'terminal', code: 'timeout', message: 'Late.' };
const anyAnswer = fc.oneof(
  { weight: 8, arbitrary: fc.constant('Tea.') },
  fc.constant('BAD'),
  fc.constant(failed),
);
const anyRun = fc.record({
  given: fc.array(anyScores, { minLength: 4, maxLength: 4 }),
  answers: fc.array(anyAnswer, { minLength: 3, maxLength: 3 }),
  ruleSet: fc.constantFrom('blog/v1' as const, 'blog/strict-v1' as const),
  stopWhenUnattainable: fc.boolean(),
});

it('whatever the scores and answers: never more cycles than allowed, one call each, one line of versions, and replay agrees', async () => {
  await fc.assert(
    fc.asyncProperty(anyRun, async ({ given, answers, ruleSet, stopWhenUnattainable }) => {
      let calls = 0;
      const renderer = fakeRenderer([
        { when: 'Begin rewrite', answer: () => answers[calls++] ?? 'one call too many' },
      ]);
      const pipeline = plainPipeline();
      const settings = { ruleSet, stopWhenUnattainable };
      const { events, outcome } = await playBlog(given, renderer, { pipeline, settings });

      const { cycles, versions } = outcome;
      expect(cycles.length).toBeLessThanOrEqual(3);
      expect(renderer.calls).toHaveLength(cycles.length);
      expect(events.filter(({ type }) => type === 'attempt-started')).toHaveLength(cycles.length);
      expect(cycles.map(({ cycleNumber }) => cycleNumber)).toEqual(cycles.map((_, i) => i + 1));
      expect(versions.map(({ versionNumber }) => versionNumber)).toEqual(versions.map((_, i) => i + 1));
      for (const [i, { parentVersionId }] of versions.entries())
        expect(parentVersionId).toBe(versions[i - 1]?.versionId ?? null);
      for (const [i, { parentVersionId, status, childVersionId }] of cycles.entries()) {
        expect(parentVersionId).toBe(versions[i]?.versionId);
        if (i < cycles.length - 1) expect(status).toBe('completed');
        else expect(status).not.toBe('pending');
        if (childVersionId !== null) expect(childVersionId).toBe(versions[i + 1]?.versionId);
      }
      const regressed = cycles.filter(({ trendOutcome }) => trendOutcome === 'regressing');
      expect(regressed.map(({ childVersionId }) => childVersionId)).not.toContain(outcome.finalVersionId);
      expect(blogOutcomeSchema.shape.stopReason.safeParse(outcome.stopReason).success).toBe(true);

      const placed = events.map((event, i) => ({ ...event, sequence: i + 1 }));
      const replay = replayRun(pipeline, testTools.runId, testTools, placed);
      expect(replay.firstDifference).toBeNull();
      expect(replay.evaluations.firstDifference).toBeNull();
      expect(replay.decisions).toBeGreaterThan(0);
    }),
    { numRuns: 200 },
  );
});

it('replay tells a decision that the rules would not make', async () => {
  const pipeline = plainPipeline();
  const { events } = await playBlog(
    [scores({ aeo: 60 }), scores()],
    fakeRenderer([{ when: '', answer: 'Tea.' }]),
    { pipeline },
  );
  const forged = events.map((event, i) => {
    const trend = event.type === 'decision-made' && event.payload.decision === 'trend';
    const payload = trend ? { ...event.payload, output: { outcome: 'stagnant', code: 3 } } : event.payload;
    return { ...event, payload, sequence: i + 1 };
  });
  const { firstDifference } = replayRun(pipeline, testTools.runId, testTools, forged);
  expect(firstDifference?.problem).toContain('decision-made');
});
