import type { RewriteResponse } from '@palimpsest/contracts';
import { pipelineRef, ruleSetRef } from '@palimpsest/kernel';
import { playRun } from '@palimpsest/kernel/testing';
import { describe, expect, it } from 'vitest';
import { assessmentPipelineV1 } from './assessment-v1.ts';
import { unappliedFeedback } from './compose.ts';
import { canonical, promptRenderer, rewriteInput, SPEC_EXAMPLE } from './testing/requests.ts';

async function play(rewrite: (text: string) => string) {
  const request = canonical(SPEC_EXAMPLE);
  const { events, view } = await playRun(assessmentPipelineV1, {
    input: rewriteInput(request),
    texts: { request: JSON.stringify(request) },
    renderer: promptRenderer(({ text }) => rewrite(text)),
  });
  const words = events.findLast(({ type }) => type === 'assessment-version-created')?.texts.response;
  return {
    response: words === undefined ? null : (JSON.parse(String(words)) as RewriteResponse),
    unapplied: unappliedFeedback(view.state),
  };
}

describe('assessment/v1 as it is shipped', () => {
  it('is called so, with its rules and guards', () => {
    expect(pipelineRef(assessmentPipelineV1)).toBe('assessment/v1');
    expect(assessmentPipelineV1.ruleSets.map(ruleSetRef)).toEqual(['assessment/v1', 'assessment-guards/v1']);
  });

  it('lets a rewrite pass that does what the feedback asks for', async () => {
    const { response } = await play((text) => text.replace('A train', 'An eastbound train'));
    expect(response?.rewrittenProblems[0]?.rewrittenText).toMatch(/^An eastbound train leaves Chicago/);
    expect(response?.newVersion).toBe(3);
  });

  it.each([
    ['a number', (text: string) => text.replace('60', '70')],
    ['a unit', (text: string) => text.replace('mph', 'km/h')],
    [
      'the task',
      (text: string) => text.replace('How far does it go in 3 hours?', 'Judge whether 3 hours is fair.'),
    ],
    [
      'the language',
      () =>
        'Un train quitte Chicago à 60 mph. Quelle distance parcourt-il en 3 hours, selon vous et vos amis ?',
    ],
    [
      'the language of a short text',
      () => 'Ein Zug verlässt Chicago mit 60 mph. Wie weit fährt er in 3 Stunden?',
    ],
  ])('refuses a text that changes %s, and leaves the problem as it was', async (_what, rewrite) => {
    const { response, unapplied } = await play(rewrite);
    expect(response).toBeNull();
    expect(unapplied).toMatchObject([{ problemId: 'p_001', feedbackId: 'fb_042', reason: 'guard_rejected' }]);
    expect(unapplied[0]?.guards.length).toBeGreaterThan(0);
  });
});
