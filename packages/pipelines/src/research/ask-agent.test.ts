import { expect, it } from 'vitest';
import { writeResearchAnswer } from './builtin/write-answer.ts';
import { completion, memoryWorld } from './testing/memory-world.ts';
import { eventsOf, fileOf, played } from './testing/played.ts';
import { RIVER } from './testing/river-documents.ts';

/** A model that answers well, each call at this price. */
const pricedRun = async (costMicros: number | null) => {
  const world = memoryWorld(RIVER, (request) =>
    request.model === 'model-1'
      ? ({ ...completion(request, writeResearchAnswer(request.prompt)), costMicros } as never)
      : undefined,
  );
  const writer = { renderer: 'model', model: 'model-1' };
  const run = await played('How high is the Tarn Weir?', { writer, limits: { costMicros: 250 } }, world);
  const reasons = eventsOf(run, 'writer-replaced').map(({ payload }) => payload.reason);
  const calls = world.asked.filter(({ model }) => model === 'model-1').length;
  return { calls, reasons: [...new Set(reasons)], report: fileOf(run, 'report.md') };
};

it('a model is asked until the limit of cost is reached, and no more', async () => {
  const { calls, reasons } = await pricedRun(100);
  expect({ calls, reasons }).toEqual({ calls: 3, reasons: ['cost-reached'] });
});

it('a model whose price is not known is asked once under a limit of cost, and the report says why', async () => {
  const { calls, reasons, report } = await pricedRun(null);
  expect({ calls, reasons }).toEqual({ calls: 1, reasons: ['cost-unknown'] });
  expect(report).toContain('the price of the model is not known');
});
