import { expect, it } from 'vitest';
import { later } from './later.ts';

it('loads a function when it is first called, and gives what that gives', async () => {
  const loads: string[] = [];
  const double = later(async () => {
    loads.push('double');
    return async (n: number) => n * 2;
  });
  expect(loads).toEqual([]);
  expect(await double(21)).toBe(42);
  expect(loads).toEqual(['double']);
});

it('rejects as the function does', async () => {
  const refuse = later(async () => async () => {
    throw new Error('no');
  });
  await expect(refuse()).rejects.toThrow('no');
});
