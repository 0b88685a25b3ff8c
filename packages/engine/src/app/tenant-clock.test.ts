import { expect, it } from 'vitest';
import type { EngineContext } from './context.ts';
import { runNow } from './tenant-clock.ts';

const at = (now: string) => ({ now: () => now }) as unknown as EngineContext;
const run = { tenant: 'local', events: [{ recordedAt: '2026-11-16T10:00:00.000Z' }] };

it('a run goes on at the time of the clock', async () => {
  expect(await runNow(at('2026-11-16T10:00:00.001Z'), run)).toBe('2026-11-16T10:00:00.001Z');
});

it('a clock that was set back puts nothing before what the run did last', async () => {
  expect(await runNow(at('2026-11-14T09:00:00.000Z'), run)).toBe('2026-11-16T10:00:00.000Z');
});

it('a run that did nothing yet begins at the time of the clock', async () => {
  const now = '2026-11-14T09:00:00.000Z';
  expect(await runNow(at(now), { tenant: 'local', events: [] })).toBe(now);
});
