import { describe, expect, it } from 'vitest';
import { inTurn } from './in-turn.ts';

const always = new AbortController().signal;

describe('work that is done in turn', () => {
  it('keeps the order of its items', async () => {
    expect(await inTurn([3, 1, 2], (number) => number * 2, always)).toEqual([6, 2, 4]);
  });

  it('lets others have their turn between two items', async () => {
    const seen: string[] = [];
    const others = new Promise<void>((resolve) => {
      setImmediate(() => {
        seen.push('somebody else');
        resolve();
      });
    });
    await inTurn(['first', 'second', 'third'], (word) => seen.push(word), always);
    await others;
    expect(seen.indexOf('somebody else')).toBeLessThan(seen.indexOf('third'));
  });

  it('ends when nobody waits any more', async () => {
    const over = new AbortController();
    const done = await inTurn(
      [1, 2, 3],
      (number) => {
        if (number === 2) over.abort();
        return number;
      },
      over.signal,
    );
    expect(done).toEqual([1, 2]);
  });
});
