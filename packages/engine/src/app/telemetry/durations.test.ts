import { Histogram, Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { durations } from './durations.ts';

const ABOUT = { name: 'took_seconds', help: 'How long it took.' };
const LIMITS = [0.1, 0.5, 1];
const SEEN = [
  ['GET', '200', 0.05],
  ['GET', '200', 0.1],
  ['GET', '200', 0.100001],
  ['POST', '404', 0.75],
  ['GET', '404', 1],
  ['POST', '404', 12],
  ['GE"T\\', '200', 0],
] as const;

describe('durations', () => {
  it('stand on the page as those of the library would', async () => {
    const [ours, theirs] = [new Registry(), new Registry()];
    const mine = durations(ours, { ...ABOUT, labelNames: ['method', 'status'], limits: LIMITS });
    const histogram = new Histogram({
      ...ABOUT,
      labelNames: ['method', 'status'],
      buckets: LIMITS,
      registers: [theirs],
    });
    expect(await ours.metrics()).toBe(await theirs.metrics());
    for (const [method, status, seconds] of SEEN) {
      mine.observe([method, status], seconds);
      histogram.observe({ method, status }, seconds);
    }
    expect(await ours.metrics()).toBe(await theirs.metrics());
    expect(await ours.metrics()).toContain('took_seconds_bucket{le="0.1",method="GET",status="200"} 2');
  });
});
