import { describe, expect, it, vi } from 'vitest';
import { whileTelling } from './progress.ts';

describe('telling how it goes', () => {
  const follower = (followed = true) => {
    const told: string[] = [];
    return { told, call: { isFollowed: () => followed, tell: (message: string) => told.push(message) } };
  };

  it('goes on until the work is over, and not longer', async () => {
    const { told, call } = follower();
    let over: (value: string) => void = () => undefined;
    const work = new Promise<string>((resolve) => {
      over = resolve;
    });
    const result = whileTelling(call, work, () => 'at work', 1);
    await vi.waitFor(() => expect(told.length).toBeGreaterThan(2));
    over('done');
    expect(await result).toBe('done');
    const until = told.length;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(told.length).toBe(until);
  });

  it('does not disturb the work when it cannot be said', async () => {
    const { told, call } = follower();
    let asked = 0;
    const words = () => {
      asked += 1;
      return Promise.reject(new Error('the ledger is away'));
    };
    const work = vi.waitFor(() => expect(asked).toBeGreaterThan(1)).then(() => 'done');
    expect(await whileTelling(call, work, words, 1)).toBe('done');
    expect(told).toEqual([]);
  });

  it('is not even thought of where nobody listens', async () => {
    const { call } = follower(false);
    const words = vi.fn(() => 'x');
    await whileTelling(call, new Promise((resolve) => setTimeout(resolve, 10)), words, 1);
    expect(words).not.toHaveBeenCalled();
  });
});
