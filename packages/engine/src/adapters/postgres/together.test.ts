import { describe, expect, it } from 'vitest';
import { DatabaseUnreachableError } from '../../errors/database-unreachable-error.ts';
import { together } from './together.ts';

/** Work that is held up until it is let go, and remembers what it was given. */
function heldWork(fails: (items: readonly string[]) => unknown = () => undefined) {
  const groups: string[][] = [];
  const letGo: (() => void)[] = [];
  const work = async (place: string, items: readonly string[]) => {
    groups.push([...items]);
    await new Promise<void>((resolve) => letGo.push(resolve));
    const error = fails(items);
    if (error !== undefined) throw error;
    return items.map((item) => `${place}:${item}`);
  };
  const release = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    letGo.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { groups, work, release };
}

describe('work that is done together', () => {
  it('takes along what is asked for in the same turn, and what comes meanwhile goes next', async () => {
    const { groups, work, release } = heldWork();
    const ask = together({ work, most: 10 });
    const first = [ask('a', '1'), ask('a', '2')];
    await new Promise((resolve) => setImmediate(resolve));
    const later = [ask('a', '3'), ask('a', '4')];
    await release();
    await release();
    expect(await Promise.all([...first, ...later])).toEqual(['a:1', 'a:2', 'a:3', 'a:4']);
    expect(groups).toEqual([
      ['1', '2'],
      ['3', '4'],
    ]);
  });

  it('is apart for each place', async () => {
    const { groups, work, release } = heldWork();
    const ask = together({ work, most: 10 });
    const asked = [ask('a', '1'), ask('b', '2')];
    await release();
    await release();
    expect(await Promise.all(asked)).toEqual(['a:1', 'b:2']);
    expect(groups).toEqual([['1'], ['2']]);
  });

  it('takes no more than so many at a time', async () => {
    const { groups, work, release } = heldWork();
    const ask = together({ work, most: 2 });
    const asked = ['1', '2', '3'].map((item) => ask('a', item));
    await release();
    await release();
    await Promise.all(asked);
    expect(groups).toEqual([['1', '2'], ['3']]);
  });

  it('is done one by one where it failed together, so that only the guilty one hears of it', async () => {
    const { groups, work, release } = heldWork((items) =>
      items.includes('bad') ? new Error('bad one') : undefined,
    );
    const ask = together({ work, most: 10 });
    const asked = Promise.allSettled([ask('a', '1'), ask('a', 'bad'), ask('a', '3')]);
    for (let i = 0; i < 4; i += 1) await release();
    expect((await asked).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(groups).toEqual([['1', 'bad', '3'], ['1'], ['bad'], ['3']]);
  });

  it('is not tried again for each where the database is away', async () => {
    const { groups, work, release } = heldWork(() => new DatabaseUnreachableError({ message: 'away' }));
    const ask = together({ work, most: 10 });
    const asked = Promise.allSettled([ask('a', '1'), ask('a', '2')]);
    await release();
    expect((await asked).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(groups).toEqual([['1', '2']]);
  });

  it('goes on after a failure', async () => {
    const { work, release } = heldWork((items) => (items.includes('bad') ? new Error('bad one') : undefined));
    const ask = together({ work, most: 10 });
    const bad = ask('a', 'bad').catch(() => 'refused');
    await release();
    expect(await bad).toBe('refused');
    const good = ask('a', '1');
    await release();
    expect(await good).toBe('a:1');
  });
});
