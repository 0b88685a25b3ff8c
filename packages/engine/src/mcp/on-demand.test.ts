import { describe, expect, it, vi } from 'vitest';
import type { Engine } from '../app/engine.ts';
import { onDemand } from './on-demand.ts';

const engine = () => ({ close: vi.fn(async () => undefined) }) as unknown as Engine;

describe('the ledger on demand', () => {
  it('is opened once, when it is first asked for, and closed with the server', async () => {
    const opened = engine();
    const open = vi.fn(async () => opened);
    const ledger = onDemand(open);
    expect(open).not.toHaveBeenCalled();
    expect(await Promise.all([ledger.get(), ledger.get()])).toEqual([opened, opened]);
    await ledger.close();
    expect(open).toHaveBeenCalledTimes(1);
    expect(opened.close).toHaveBeenCalledTimes(1);
  });

  it('is tried again after it could not be opened', async () => {
    const opened = engine();
    const open = vi
      .fn<() => Promise<Engine>>()
      .mockRejectedValueOnce(new Error('away'))
      .mockResolvedValue(opened);
    const ledger = onDemand(open);
    await expect(ledger.get()).rejects.toThrow('away');
    expect(await ledger.get()).toBe(opened);
  });

  it('is not opened any more once the server leaves', async () => {
    const open = vi.fn(async () => engine());
    const ledger = onDemand(open);
    await ledger.close();
    await expect((async () => ledger.get())()).rejects.toMatchObject({ code: 'server_closing' });
    expect(open).not.toHaveBeenCalled();
  });
});
