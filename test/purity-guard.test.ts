import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
// Not the guard itself: only the set-up of the project may install it, or this test would prove nothing.
import { isPureFrame } from './setup/pure-frame.ts';

interface Planted {
  readonly now: () => number;
  readonly today: () => Date;
  readonly text: () => string;
  readonly chance: () => number;
  readonly hidden: () => number;
  readonly recorded: () => Date;
}

const body = `
export const now = () => Date.now();
export const today = () => new Date();
export const text = () => Date();
export const chance = () => Math.random();
const clock = [Date][0];
export const hidden = () => clock['n' + 'ow']();
export const recorded = () => new Date(0);
`;

let root: string;

async function plant(path: string): Promise<Planted> {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, body);
  return import(/* @vite-ignore */ pathToFileURL(file).href) as Promise<Planted>;
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'purity-guard-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the purity guard of unit tests', () => {
  it.each(['contracts', 'kernel', 'pipelines'])(
    'refuses clock and chance in the source of %s',
    async (name) => {
      const planted = await plant(`packages/${name}/src/planted.mjs`);
      expect(() => planted.now()).toThrow(/Date\.now\(\) was called from pure code .*planted\.mjs/);
      expect(() => planted.today()).toThrow(/new Date\(\) was called from pure code/);
      expect(() => planted.text()).toThrow(/Date\(\) was called from pure code/);
      expect(() => planted.chance()).toThrow(/Math\.random\(\) was called from pure code/);
      expect(() => planted.hidden()).toThrow(/Date\.now\(\) was called from pure code/);
    },
  );

  it('lets a recorded time through', async () => {
    const planted = await plant('packages/kernel/src/deep/recorded.mjs');
    expect(planted.recorded().toISOString()).toBe('1970-01-01T00:00:00.000Z');
    expect(planted.recorded()).toBeInstanceOf(Date);
  });

  it.each([
    'packages/engine/src/planted.mjs',
    'packages/kernel/src/planted.test.mjs',
    'elsewhere/planted.mjs',
  ])('leaves %s its clock and its chance', async (path) => {
    const planted = await plant(path);
    expect(planted.now()).toBeGreaterThan(0);
    expect(planted.today()).toBeInstanceOf(Date);
    expect(planted.text()).toMatch(/\d/);
    expect(planted.chance()).toBeLessThan(1);
  });

  it('knows pure frames in every notation a stack may use', () => {
    expect(isPureFrame('    at next (file:///x/packages/kernel/src/run/next.ts:3:9)')).toBe(true);
    expect(isPureFrame('    at /x/packages/pipelines/src/blog/pipeline.ts:3:9')).toBe(true);
    expect(isPureFrame('    at C:\\x\\packages\\contracts\\src\\ids.ts:3:9')).toBe(true);
    expect(isPureFrame('    at /x/packages/kernel/src/run/next.test.ts:3:9')).toBe(false);
    expect(isPureFrame('    at /x/node_modules/fast-check/lib/random.js:3:9')).toBe(false);
  });
});
