import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shortLived } from './short-lived.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('short-lived values', () => {
  it('end each at its own time, and sooner when there are too many', () => {
    const values = shortLived<number>({ ms: 100, most: 2 });
    values.set('a', 1);
    vi.advanceTimersByTime(60);
    values.set('b', 2);
    expect([values.get('a'), values.get('b')]).toEqual([1, 2]);
    vi.advanceTimersByTime(50);
    expect([values.get('a'), values.get('b')]).toEqual([undefined, 2]);
    values.set('c', 3);
    values.set('d', 4);
    expect([values.get('b'), values.get('c'), values.get('d')]).toEqual([undefined, 3, 4]);
    values.delete('c');
    expect(values.get('c')).toBeUndefined();
    vi.advanceTimersByTime(200);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('live longer when they are put there again', () => {
    const values = shortLived<number>({ ms: 100, most: 2 });
    values.set('a', 1);
    vi.advanceTimersByTime(60);
    values.set('a', 2);
    vi.advanceTimersByTime(60);
    expect(values.get('a')).toBe(2);
    values.clear();
    expect(values.get('a')).toBeUndefined();
  });
});
