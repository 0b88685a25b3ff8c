import { describe, expect, it } from 'vitest';
import { millisecondsOf, minutesBetween } from './instants.ts';

describe('recorded instants as a clock', () => {
  it.each([
    '1970-01-01T00:00:00.000Z',
    '2000-02-29T12:34:56.789Z',
    '2024-12-31T23:59:59.999Z',
    '2026-11-16T02:03:04.005Z',
    '2100-03-01T00:00:00.000Z',
  ])('%s', (instant) => {
    expect(millisecondsOf(instant)).toBe(Date.parse(instant));
  });

  it('what is no instant counts as the beginning', () => {
    for (const text of ['', 'yesterday', '2026-01-01', '2026-01-01T00:00:00Z'])
      expect(millisecondsOf(text)).toBe(0);
  });

  it('a clock that was set back takes no time', () => {
    expect(minutesBetween('2026-01-01T00:10:00.000Z', '2026-01-01T00:00:00.000Z')).toBe(0);
    expect(minutesBetween('2026-01-01T23:59:00.000Z', '2026-01-02T00:01:30.000Z')).toBe(2.5);
  });
});
