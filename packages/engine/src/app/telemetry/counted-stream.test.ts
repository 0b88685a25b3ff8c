import { describe, expect, it } from 'vitest';
import { countedStream } from './counted-stream.ts';

async function* numbers(last: number) {
  for (let number = 1; number <= last; number += 1) yield number;
}

function counter() {
  const clients = { now: 0 };
  const telemetry = {
    eventStream: () => {
      clients.now += 1;
      return () => {
        clients.now -= 1;
      };
    },
  };
  return { clients, telemetry };
}

describe('a client that follows events', () => {
  it('gets all of them, and counts as long as it reads', async () => {
    const { clients, telemetry } = counter();
    const seen: number[] = [];
    for await (const number of countedStream(telemetry, numbers(3))) {
      expect(clients.now).toBe(1);
      seen.push(number);
    }
    expect(seen).toEqual([1, 2, 3]);
    expect(clients.now).toBe(0);
  });

  it('counts no longer once it went away', async () => {
    const { clients, telemetry } = counter();
    const stream = countedStream(telemetry, numbers(3));
    await stream.next();
    expect(clients.now).toBe(1);
    await stream.return();
    expect(clients.now).toBe(0);
  });

  it('counts no longer when the events break off', async () => {
    const { clients, telemetry } = counter();
    async function* broken() {
      yield 1;
      throw new Error('gone');
    }
    const stream = countedStream(telemetry, broken());
    await stream.next();
    await expect(stream.next()).rejects.toThrow('gone');
    expect(clients.now).toBe(0);
  });

  it('is served where nobody counts', async () => {
    expect(await countedStream(undefined, numbers(1)).next()).toEqual({ done: false, value: 1 });
  });
});
