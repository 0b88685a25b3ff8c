import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openHome } from './open-home.ts';

const folder = mkdtempSync(join(tmpdir(), 'palimpsest-home-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the home folder', () => {
  it('is made with its parents, for its owner alone', () => {
    const home = join(folder, 'a', 'b', 'c');
    openHome(home);
    expect(statSync(home).mode & 0o777).toBe(0o700);
    openHome(home);
  });

  it('below a file is refused', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => openHome(join(folder, 'file', 'home'))).toThrow(/cannot be used/);
  });

  it('on a file system that makes no folders is refused instead of being tried for ever', () => {
    // Only Linux has /proc; elsewhere the path below it cannot be made either.
    expect(() => openHome('/proc/palimpsest/home')).toThrow(/cannot be used/);
  });
});
