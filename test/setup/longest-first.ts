import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { inGoodOrder } from './good-order.ts';

/** Tells vitest in which order to take the test files. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root } = this.ctx.config;
    return inGoodOrder(await super.sort(files), ({ moduleId }) =>
      relative(root, moduleId).replaceAll('\\', '/'),
    );
  }
}
