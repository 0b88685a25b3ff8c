import { describe, expect, it } from 'vitest';
import { systemClock } from './system-clock.ts';

describe('the clock of this machine', () => {
  it('tells the time of each moment, also when it is set back', () => {
    let time = 0;
    const now = systemClock(() => time);
    expect([now(), now()]).toEqual(['1970-01-01T00:00:00.000Z', '1970-01-01T00:00:00.000Z']);
    time = 1_500;
    expect(now()).toBe('1970-01-01T00:00:01.500Z');
    time = 1_499;
    expect(now()).toBe('1970-01-01T00:00:01.499Z');
  });
});
