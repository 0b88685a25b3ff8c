import { readFileSync, writeFileSync } from 'node:fs';
import type { ExternalScores } from '@palimpsest/contracts';
import { fakeRenderer } from '@palimpsest/kernel/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { blogReadModels } from './read-models.ts';
import { type PlayedBlog, playBlog } from './testing/play-blog.ts';

const folder = new URL('./cases/worked-example/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const input = JSON.parse(read('input.json')) as {
  readonly post: string;
  readonly answer: string;
  readonly versionNumber: number;
  readonly scores: readonly ExternalScores[];
};

describe('the worked example of the specification (section 7), with the trend as its code reads it', () => {
  const renderer = fakeRenderer([{ when: 'Begin rewrite:', answer: input.answer }]);
  let played: PlayedBlog;
  beforeAll(async () => {
    played = await playBlog(input.scores, renderer, { post: input.post, versionNumber: input.versionNumber });
  });
  const payloadOf = (type: string) => played.events.find((event) => event.type === type)?.payload;

  it('7.2: T1 and T2 fire, with these reasons and data', () => {
    expect(payloadOf('cycle-started')?.triggers).toEqual([
      {
        trigger_id: 'T1',
        trigger_type: 'aeo_total_low',
        trigger_reason: 'AEO total score 65.0 below threshold 70.0',
        trigger_data: { aeo_total: 65.0 },
      },
      {
        trigger_id: 'T2',
        trigger_type: 'aeo_pillar_critical',
        trigger_reason: 'Answerability score 12.0 below minimum 15.0',
        trigger_data: { pillar: 'answerability', score: 12.0, min: 15.0 },
      },
    ]);
  });

  it('7.3: the prompt is this one, to the byte', () => {
    expect(renderer.calls.map(({ prompt }) => prompt)).toEqual([read('expected-prompt.txt')]);
  });

  it('7.4: v3 is created with v2 as its parent, and the cycle is recorded', () => {
    const [v2, v3] = played.outcome.versions;
    expect(v3).toMatchObject({ versionNumber: 3, parentVersionId: v2?.versionId, origin: 'rewrite' });
    expect(played.state.versions[1]?.content).toBe(input.answer);
    const rows = blogReadModels.find(({ table }) => table === 'rewrite_cycles');
    const started = played.events.find(({ type }) => type === 'cycle-started');
    if (started === undefined) throw new Error('No cycle was started.');
    const place = { stream: 'run/test', streamVersion: 1, sequence: 1 };
    expect(rows?.project({ ...started, ...place })).toMatchObject([
      {
        op: 'insert',
        row: {
          cycle_number: 1,
          parent_version_id: v2?.versionId,
          rewrite_prompt: read('expected-prompt.txt'),
          trigger_reasons: [
            'AEO total score 65.0 below threshold 70.0',
            'Answerability score 12.0 below minimum 15.0',
          ],
          rewrite_status: 'pending',
        },
      },
    ]);
    expect(payloadOf('cycle-completed')).toMatchObject({ childVersionId: v3?.versionId });
  });

  it('7.5: +7.0 and -3.0 are a partial improvement (2), not an improvement; v3 has no trigger left', () => {
    expect(played.outcome).toMatchObject({
      outcome: 'completed',
      cycles: [
        {
          parentAeoTotal: 65,
          childAeoTotal: 72,
          parentAiLikeness: 45,
          childAiLikeness: 42,
          trendOutcome: 'partial_improvement',
          trendCode: 2,
          status: 'completed',
        },
      ],
    });
  });

  it('leaves the same events on every machine and every version of Node', () => {
    const ledger = `${JSON.stringify(played.events, null, 1)}\n`;
    const expected = new URL('expected.json', folder);
    if (process.env.UPDATE_GOLDEN === '1') writeFileSync(expected, ledger);
    expect(ledger).toBe(readFileSync(expected, 'utf8'));
  });
});
