import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyForOtherUsers, copyInto } from './copied-binaries.ts';
import { installedBinaries, makeMissingLinks, missingLinks } from './installed-binaries.ts';

let scratch: string;
let native: string;

beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'pal-bin-'));
  native = join(scratch, 'package', 'native');
  for (const part of ['bin', 'lib/pkgconfig', 'share']) mkdirSync(join(native, part), { recursive: true });
  writeFileSync(join(scratch, 'package', 'package.json'), '{"version":"18.4.0-beta.17"}');
  writeFileSync(join(native, 'bin', 'postgres'), 'program', { mode: 0o700 });
  writeFileSync(join(native, 'lib', 'libx.so.6.18'), 'library', { mode: 0o600 });
  writeFileSync(join(native, 'lib', 'libx.a'), 'archive');
  const links = [
    { source: 'native/lib/libx.so.6.18', target: 'native/lib/libx.so.6' },
    { source: '/etc/passwd', target: 'native/../../evil' },
  ];
  writeFileSync(join(native, 'pg-symlinks.json'), JSON.stringify(links));
});
afterEach(() => rmSync(scratch, { recursive: true, force: true }));

describe('library links', () => {
  it('are made where the install script did not run, and only inside the package', () => {
    expect(missingLinks(native)).toEqual([{ path: 'lib/libx.so.6', target: 'lib/libx.so.6.18' }]);
    expect(makeMissingLinks(native)).toBe(true);
    expect(readlinkSync(join(native, 'lib', 'libx.so.6'))).toBe('libx.so.6.18');
    expect(missingLinks(native)).toEqual([]);
    expect(readdirSync(scratch)).toEqual(['package']);
  });
});

describe('a copy of the binaries', () => {
  it('has the links, can be read by everybody, leaves out what only compilers need', () => {
    const copy = copyInto(join(scratch, 'copies'), installedBinaries(native));
    expect(readdirSync(join(copy, 'lib')).sort()).toEqual(['libx.so.6', 'libx.so.6.18']);
    expect(statSync(join(copy, 'bin', 'postgres')).mode & 0o777).toBe(0o755);
    expect(statSync(join(copy, 'lib', 'libx.so.6.18')).mode & 0o777).toBe(0o644);
    expect(readdirSync(join(scratch, 'copies'))).toHaveLength(1);
  });

  it('is made once and made anew when it was cut short', () => {
    const binaries = installedBinaries(native);
    const copy = copyInto(join(scratch, 'copies'), binaries);
    const before = lstatSync(copy).ino;
    expect(copyInto(join(scratch, 'copies'), binaries)).toBe(copy);
    expect(lstatSync(copy).ino).toBe(before);
    writeFileSync(join(copy, 'bin', 'postgres'), '');
    copyInto(join(scratch, 'copies'), binaries);
    expect(readFileSync(join(copy, 'bin', 'postgres'), 'utf8')).toBe('program');
    expect(readdirSync(join(scratch, 'copies'))).toHaveLength(1);
  });
});

describe('a copy for other users', () => {
  it('is refused below a folder that somebody else than root could change', () => {
    chmodSync(scratch, 0o777);
    const copy = (): string => copyForOtherUsers(installedBinaries(native), [scratch]);
    expect(copy).toThrow(/can be written by others than root|does not belong to root/);
    expect(readdirSync(join(scratch, 'palimpsest'))).toEqual([]);
  });

  it('is refused behind a symbolic link', () => {
    symlinkSync(join(scratch, 'package'), join(scratch, 'palimpsest'));
    expect(() => copyForOtherUsers(installedBinaries(native), [scratch])).toThrow(/is not a plain folder/);
  });
});
