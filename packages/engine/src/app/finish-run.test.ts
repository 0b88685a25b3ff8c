import { expect, it, vi } from 'vitest';
import type { Liveness } from '../adapters/worker/liveness.ts';
import type { EngineContext } from './context.ts';
import { finishRun } from './finish-run.ts';

it('tells its caller when the database stays away before the run is even looked at', async () => {
  const released = vi.fn(async () => undefined);
  const away: Liveness = {
    hold: () => new Promise(() => undefined),
    release: released,
    close: async () => undefined,
  };
  const context = { newId: () => 'a' } as unknown as EngineContext;
  await expect(finishRun(context, away, 'local', 'run', { patienceMs: 5 })).rejects.toMatchObject({
    code: 'database_unreachable',
  });
  expect(released).toHaveBeenCalledWith('inline-a');
});
