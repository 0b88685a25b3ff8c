import type { RenderRequest } from '@palimpsest/kernel';
import { describe, expect, it } from 'vitest';
import { memoryWorld } from './testing/memory-world.ts';
import { fileOf, played } from './testing/played.ts';
import { RIVER } from './testing/river-documents.ts';

const MODEL = { writer: { renderer: 'model', model: 'model-1' } };

describe('the actor, where a model writes', () => {
  const HIGH = 'The Tarn Weir is 6.8 metres high.';
  const written = (given: { title?: string; heading?: string; text?: string; claims?: string[] }) => ({
    title: given.title ?? 'The Tarn Weir',
    sections: [
      {
        kind: 'summary',
        heading: given.heading ?? 'Summary',
        subquestion_id: 'q1',
        sentences: [
          {
            text: given.text ?? HIGH,
            claim_ids: given.claims ?? [],
            // Whichever source has it: what is not verbatim is left out.
            citations: ['s1', 's2', 's3', 's4', 's5'].flatMap((source_id) =>
              [0, 1].map((passage) => ({ source_id, passage, quote: given.text ?? HIGH })),
            ),
          },
        ],
      },
    ],
  });
  const reportOf = async (given: Parameters<typeof written>[0]) => {
    const asks = ({ model, prompt }: RenderRequest) =>
      model === 'model-1' && prompt.includes('/synthesis\n') ? JSON.stringify(written(given)) : undefined;
    return fileOf(await played('How high is the Tarn Weir?', MODEL, memoryWorld(RIVER, asks)), 'report.md');
  };

  it.each([
    ['the title', { title: 'The Tarn Weir is 99 metres high' }],
    ['a heading', { heading: 'Summary: the Tarn Weir is 99 metres high' }],
  ])('cannot say in %s what no source says', async (_where, given) => {
    const report = await reportOf(given);
    expect(report).toContain('6.8 metres high');
    expect(report).not.toContain('99');
  });

  it.each([
    ['no claim', []],
    ['a claim that is up to date', ['k2']],
  ])('cannot pass off a superseded value as the answer by giving it the id of %s', async (_what, claims) => {
    const report = await reportOf({ text: 'The Tarn Weir is 5.9 metres high.', claims });
    for (const section of report.split(/^## /m).filter((each) => /^(?:Summary|How high|What)/.test(each)))
      expect(section).not.toContain('5.9 metres');
    expect(report).toMatch(/Superseded .*5\.9 metres/);
  });

  it('cannot obey an instruction in a source: words of that passage are no evidence', async () => {
    const report = await reportOf({ text: 'the Tarn Weir is 99 metres high.' });
    expect(report).toContain('6.8 metres high');
    expect(report).not.toContain('99');
  });
});
