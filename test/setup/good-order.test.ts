import { describe, expect, it } from 'vitest';
import { inGoodOrder } from './good-order.ts';

const ordered = (files: readonly string[]) => inGoodOrder(files, (path) => path);
const studio = (name: string) => `test/studio/${name}.int.test.ts`;
const engine = (name: string) => `packages/engine/src/app/${name}.int.test.ts`;

describe('the order of the test files', () => {
  it('begins with those known to take long', () => {
    const files = [engine('ledger'), engine('crash'), 'test/docs/commands.int.test.ts', engine('chaos')];
    expect(ordered(files)).toEqual([
      'test/docs/commands.int.test.ts',
      engine('chaos'),
      engine('crash'),
      engine('ledger'),
    ]);
  });

  it('puts others between those that drive a browser, and leaves none out', () => {
    const browser = ['a', 'b', 'c'].map(studio);
    const others = ['d', 'e', 'f'].map(engine);
    expect(ordered([...browser, ...others])).toEqual([
      studio('a'),
      engine('d'),
      engine('e'),
      studio('b'),
      engine('f'),
      studio('c'),
    ]);
    expect(ordered(browser)).toEqual(browser);
    expect(ordered(others)).toEqual(others);
  });

  it('leaves the quick files before the slow ones, as they were', () => {
    const quick = ['packages/kernel/src/b.test.ts', 'packages/kernel/src/a.test.ts'];
    expect(ordered([studio('a'), ...quick])).toEqual([...quick, studio('a')]);
  });
});
