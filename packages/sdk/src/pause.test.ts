import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pause } from './pause.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('a pause that was ended before it began does not begin', async () => {
  const reason = new Error('enough');
  await expect(pause(1_000, AbortSignal.abort(reason))).rejects.toBe(reason);
  expect(vi.getTimerCount()).toBe(0);
});

it('a pause lasts as long as it should', async () => {
  const over = vi.fn();
  const paused = pause(1_000, undefined).then(over);
  await vi.advanceTimersByTimeAsync(999);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await paused;
  expect(over).toHaveBeenCalledOnce();
});
