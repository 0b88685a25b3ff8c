import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CONFIG_DEFAULTS } from '@palimpsest/contracts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readFileConfig } from './file-config.ts';
import { initFolder } from './init-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'palimpsest-init-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const init = (place = folder, force = false) =>
  initFolder({ folder: place, home: join(place, '.palimpsest'), force });
const ignored = (place = folder) => readFileSync(join(place, '.gitignore'), 'utf8');

describe('making a folder ready', () => {
  it('writes a file that is taken, and says what would hold without it', async () => {
    const { file, replaced } = await init();
    expect({ file, replaced }).toEqual({ file: join(folder, 'palimpsest.config.json'), replaced: false });
    const { config } = await readFileConfig({ named: undefined, workingFolder: folder });
    const { host, port, limits } = CONFIG_DEFAULTS;
    expect(config).toMatchObject({ home: join(folder, '.palimpsest'), host, port, limits });
  });

  it('names a schema that is there', async () => {
    const { file } = await init();
    const { $schema } = JSON.parse(readFileSync(file, 'utf8')) as { $schema: string };
    expect(existsSync(fileURLToPath($schema))).toBe(true);
  });

  it('names the schema as seen from the file where the package is installed beside it', async () => {
    const data = join(folder, 'node_modules/@palimpsest/engine/data');
    mkdirSync(data, { recursive: true });
    writeFileSync(join(data, 'palimpsest.config.schema.json'), '{}');
    const { file } = await init();
    expect(readFileSync(file, 'utf8')).toContain(
      '"$schema": "./node_modules/@palimpsest/engine/data/palimpsest.config.schema.json"',
    );
  });

  it('overwrites nothing, unless it is told to', async () => {
    const file = join(folder, 'palimpsest.config.json');
    writeFileSync(file, '{"port": 1}');
    await expect(init()).rejects.toMatchObject({ code: 'config_exists' });
    expect(readFileSync(file, 'utf8')).toBe('{"port": 1}');
    expect(await init(folder, true)).toMatchObject({ replaced: true });
    expect(readFileSync(file, 'utf8')).toContain('"port": 4310');
  });

  it('replaces a file that cannot even be read as JSON, when told to', async () => {
    writeFileSync(join(folder, 'palimpsest.config.json'), '{');
    expect(await init(folder, true)).toMatchObject({ replaced: true });
  });

  it('leaves git alone where there is no repository', async () => {
    expect((await init()).ignoredIn).toBeNull();
    expect(existsSync(join(folder, '.gitignore'))).toBe(false);
  });

  it('keeps the data folder, which holds keys, out of a repository', async () => {
    mkdirSync(join(folder, '.git'));
    expect((await init()).ignoredIn).toBe(join(folder, '.gitignore'));
    expect(ignored()).toBe('.palimpsest/\n');
    expect((await init(folder, true)).ignoredIn).toBeNull();
    expect(ignored()).toBe('.palimpsest/\n');
  });

  it.each(['.palimpsest', '/.palimpsest/', 'dist\r\n.palimpsest/\r\n'])(
    'adds no second line where %j says it already',
    async (lines) => {
      mkdirSync(join(folder, '.git'));
      writeFileSync(join(folder, '.gitignore'), lines);
      expect((await init()).ignoredIn).toBeNull();
      expect(ignored()).toBe(lines);
    },
  );

  it('adds a line of its own below what is there', async () => {
    mkdirSync(join(folder, '.git'));
    writeFileSync(join(folder, '.gitignore'), 'dist\n!.palimpsest-notes');
    await init();
    expect(ignored()).toBe('dist\n!.palimpsest-notes\n.palimpsest/\n');
  });

  it('finds the repository from a folder inside it', async () => {
    mkdirSync(join(folder, '.git'));
    const inside = join(folder, 'a', 'b');
    mkdirSync(inside, { recursive: true });
    expect((await init(inside)).ignoredIn).toBe(join(inside, '.gitignore'));
  });

  it('has nothing to ignore when the data lies elsewhere', async () => {
    mkdirSync(join(folder, '.git'));
    const report = await initFolder({ folder, home: '/srv/palimpsest', force: false });
    expect(report.ignoredIn).toBeNull();
    expect(readFileSync(report.file, 'utf8')).toContain('"home": "/srv/palimpsest"');
  });
});
