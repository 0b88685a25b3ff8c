import type { AnyPipeline } from '@palimpsest/kernel';
import { polishPipeline } from '@palimpsest/kernel/testing';
import { describe, expect, it } from 'vitest';
import { pipelinesOf } from './pipelines.ts';

describe('the pipelines of an installation', () => {
  const lazy = (load: () => Promise<AnyPipeline>) => ({ ref: 'polish/v1', load });

  it('are known by name before they are loaded', async () => {
    let loads = 0;
    const pipelines = pipelinesOf([
      lazy(async () => {
        loads += 1;
        return polishPipeline();
      }),
    ]);
    expect(pipelines.refs).toEqual(['polish/v1']);
    expect(pipelines.inMemory('polish/v1')).toBeUndefined();
    expect(loads).toBe(0);
    expect(await pipelines.load('polish/v1')).toMatchObject({ id: 'polish', version: 'v1' });
    expect(pipelines.inMemory('polish/v1')).toBeDefined();
  });

  it('are one object each, however many ask at once, and are told of once', async () => {
    const told: AnyPipeline[] = [];
    const pipelines = pipelinesOf([lazy(async () => polishPipeline())], (each) => told.push(each));
    const [first, second, [third]] = await Promise.all([
      pipelines.load('polish/v1'),
      pipelines.load('polish/v1'),
      pipelines.all(),
    ]);
    expect(second).toBe(first);
    expect(third).toBe(first);
    expect(told).toEqual([first]);
  });

  it('are there at once where they were given as they are', async () => {
    const polish = polishPipeline();
    const told: AnyPipeline[] = [];
    const pipelines = pipelinesOf([polish], (each) => told.push(each));
    expect(pipelines.inMemory('polish/v1')).toBe(polish);
    expect(told).toEqual([polish]);
    expect(await pipelines.all()).toEqual([polish]);
  });

  it('do not have what nobody gave', async () => {
    expect(await pipelinesOf([]).load('polish/v1')).toBeUndefined();
  });

  it('can be asked for again where reading one failed', async () => {
    let isBroken = true;
    const pipelines = pipelinesOf([
      lazy(async () => {
        if (isBroken) throw new Error('no such file');
        return polishPipeline();
      }),
    ]);
    await expect(pipelines.load('polish/v1')).rejects.toThrow('no such file');
    isBroken = false;
    expect(await pipelines.load('polish/v1')).toMatchObject({ id: 'polish' });
  });
});
