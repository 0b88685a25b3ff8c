import type { AnyPipeline } from '@palimpsest/kernel';
import { describe, expect, it } from 'vitest';
import { pipelinesOf } from '../pipelines.ts';
import { preparePipeline } from '../prepare-pipeline.ts';
import { productPipelines } from '../product-pipelines.ts';
import { rehearseComplaints } from './rehearse.ts';

describe('rehearsing', () => {
  it('takes a message of each language through the classifier and the checks', async () => {
    const seen: string[] = [];
    const complaint = (await pipelinesOf(productPipelines).load('complaint/v1')) as AnyPipeline;
    const watched: AnyPipeline = {
      ...complaint,
      evaluators: Object.fromEntries(
        Object.entries(complaint.evaluators).map(([name, evaluator]) => [
          name,
          {
            ...evaluator,
            evaluate: (...given: Parameters<typeof evaluator.evaluate>) => {
              seen.push(name);
              return evaluator.evaluate(...given);
            },
          },
        ]),
      ),
    };
    await rehearseComplaints({ pipelines: pipelinesOf([watched]), prepare: preparePipeline });
    const times = (name: string) => seen.filter((each) => each === name).length;
    expect(times('complaint-classifier')).toBe(4 * 2);
    expect(times('complaint-validation')).toBe(4);
  });

  it('breaks off when it is no longer wanted', async () => {
    const complaint = (await pipelinesOf(productPipelines).load('complaint/v1')) as AnyPipeline;
    let asked = 0;
    const counting: AnyPipeline = {
      ...complaint,
      next: (...given) => {
        asked += 1;
        return complaint.next(...given);
      },
    };
    await rehearseComplaints({ pipelines: pipelinesOf([counting]), prepare: preparePipeline }, () => true);
    expect(asked).toBe(0);
  });

  it('does nothing where there is no such pipeline', async () => {
    let prepared = false;
    await rehearseComplaints({
      pipelines: pipelinesOf([]),
      prepare: async () => {
        prepared = true;
      },
    });
    expect(prepared).toBe(false);
  });
});
