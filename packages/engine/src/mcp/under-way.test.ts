import { describe, expect, it } from 'vitest';
import { createUnderWay } from './under-way.ts';

function gate() {
  let open: () => void = () => undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, passed };
}
const turns = () => new Promise((resolve) => setImmediate(resolve));

describe('work under way', () => {
  it('is begun in turn, no more than allowed at once', async () => {
    const underWay = createUnderWay(2);
    const gates = [gate(), gate(), gate(), gate()];
    const begun: number[] = [];
    const all = gates.map(({ passed }, i) =>
      underWay.begin(async () => {
        begun.push(i);
        await passed;
        return i;
      }),
    );
    await turns();
    expect(begun).toEqual([0, 1]);
    gates[1]?.open();
    await turns();
    expect(begun).toEqual([0, 1, 2]);
    for (const { open } of gates) open();
    expect(await Promise.all(all)).toEqual([0, 1, 2, 3]);
  });

  it('gives its place on when it fails', async () => {
    const underWay = createUnderWay(1);
    const failed = underWay.begin(() => Promise.reject(new Error('no')));
    const next = underWay.begin(async () => 'yes');
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });

  it('is settled when all of it has ended, also what began meanwhile and what nobody waits for', async () => {
    const underWay = createUnderWay(2);
    const first = gate();
    const second = gate();
    let settled = false;
    underWay
      .begin(async () => {
        await first.passed;
        underWay.begin(() => second.passed).catch(() => undefined);
        throw new Error('nobody listens');
      })
      .catch(() => undefined);
    const done = underWay.settled().then(() => {
      settled = true;
    });
    first.open();
    await turns();
    expect(settled).toBe(false);
    second.open();
    await done;
    expect(settled).toBe(true);
  });
});
