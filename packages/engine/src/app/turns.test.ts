import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';

const loop = () => new Promise((resolve) => setImmediate(resolve));

describe('turns', () => {
  it('are one for each turn of the event loop, so that others are heard in between', async () => {
    const turns = createTurns();
    const order: string[] = [];
    const piece = async (name: string) => {
      await turns.forCaller();
      order.push(name);
    };
    const pieces = [piece('1'), piece('2'), piece('3')];
    let heard = true;
    const listen = async () => {
      while (heard) {
        order.push('heard');
        await loop();
      }
    };
    const listening = listen();
    await Promise.all(pieces);
    heard = false;
    await listening;
    const text = order.join(' ').replaceAll(/(heard )+/g, 'heard ');
    expect(text).toMatch(/^heard 1 heard 2 heard 3/);
  });

  it('go to the queue as fast as it can while nobody is being served', async () => {
    const turns = createTurns();
    let done = 0;
    await Promise.all(Array.from({ length: 50 }, () => turns.forQueue().then(() => (done += 1))));
    expect(done).toBe(50);
  });

  it('leave callers nine parts of the time in ten while they are being served, and the queue the tenth', async () => {
    let time = 0;
    const turns = createTurns(() => time);
    const spent = { caller: 0, queue: 0 };
    let over = false;
    const work = async (who: 'caller' | 'queue', turn: () => Promise<void>) => {
      while (!over) {
        await turn();
        // Each piece takes ten units.
        time += 10;
        spent[who] += 10;
        if (spent.caller + spent.queue >= 4_000) over = true;
      }
    };
    await turns.whileServing(() =>
      Promise.all([
        work('caller', turns.forCaller),
        work('caller', turns.forCaller),
        work('queue', turns.forQueue),
      ]),
    );
    expect(spent.queue).toBeGreaterThan(250);
    expect(spent.queue).toBeLessThan(500);
  });

  it('leave the queue the less, the more callers are served at once, and never nothing', async () => {
    const partWith = async (callers: number) => {
      let time = 0;
      const turns = createTurns(() => time);
      let ofQueue = 0;
      const answers: (() => void)[] = [];
      const served = Array.from({ length: callers }, () =>
        turns.whileServing(() => new Promise<void>((resolve) => answers.push(resolve))),
      );
      const work = async (turn: () => Promise<void>, done: () => void) => {
        while (time < 40_000) {
          await turn();
          time += 10;
          done();
        }
      };
      const queue = work(turns.forQueue, () => {
        ofQueue += 10;
      });
      await work(turns.forCaller, () => undefined);
      for (const answer of answers) answer();
      time += 1_000;
      await Promise.all([...served, queue]);
      return ofQueue / 40_000;
    };
    const parts = [await partWith(2), await partWith(10), await partWith(4_000)] as const;
    expect(parts[0]).toBeGreaterThan(0.06);
    expect(parts[1]).toBeLessThan(0.03);
    expect(parts[2]).toBeLessThan(parts[1]);
    expect(parts[2]).toBeGreaterThan(0);
  });

  it('come to the queue again before long, however much it took and however many are served', async () => {
    let time = 0;
    const turns = createTurns(() => time);
    const never = new Promise<void>(() => undefined);
    for (let i = 0; i < 4_000; i += 1) void turns.whileServing(() => never);
    await turns.forQueue();
    time += 500;
    let came = false;
    const next = turns.forQueue().then(() => (came = true));
    for (let i = 0; i < 10; i += 1) await loop();
    time += 999;
    for (let i = 0; i < 10; i += 1) await loop();
    expect(came).toBe(false);
    time += 1;
    expect(await next).toBe(true);
  });

  it('come to the queue again soon after the last caller has left', async () => {
    let time = 0;
    const turns = createTurns(() => time);
    let answer: () => void = () => undefined;
    const served = turns.whileServing(() => new Promise<void>((resolve) => (answer = resolve)));
    await turns.forQueue();
    time += 1_000;
    let came = false;
    const next = turns.forQueue().then(() => (came = true));
    for (let i = 0; i < 10; i += 1) await loop();
    expect(came).toBe(false);
    answer();
    await served;
    for (let i = 0; i < 10; i += 1) await loop();
    expect(came).toBe(false);
    time += 101;
    expect(await next).toBe(true);
  });

  it('give back what the work gave, and count it as over when it throws', async () => {
    const turns = createTurns();
    expect(await turns.whileServing(async () => 7)).toBe(7);
    await expect(turns.whileServing(async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  });
});
