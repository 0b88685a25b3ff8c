import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFileConfig } from './file-config.ts';

let workingFolder: string;
let file: string;
beforeAll(() => {
  workingFolder = mkdtempSync(join(tmpdir(), 'palimpsest-config-'));
  file = join(workingFolder, 'palimpsest.config.json');
});
afterAll(() => rmSync(workingFolder, { recursive: true, force: true }));

async function read(text: string) {
  writeFileSync(file, text);
  return (await readFileConfig({ named: undefined, workingFolder })).config;
}
/** What is said of a file that cannot be used. */
const refusal = (text: string) =>
  read(text).then(
    () => 'it was taken',
    (error: Error) => error.message,
  );

describe('a configuration file', () => {
  it('may set what is no secret', async () => {
    expect(
      await read('{"$schema": "x", "concurrency": 4, "host": "::1", "port": 0, "logLevel": "warn"}'),
    ).toEqual({
      concurrency: 4,
      host: '::1',
      port: 0,
      logLevel: 'warn',
    });
  });

  it('names the data folder as seen from where the file lies', async () => {
    expect(await read('{"home": "data"}')).toEqual({ home: join(workingFolder, 'data') });
    expect(await read('{"home": "/srv/data"}')).toEqual({ home: '/srv/data' });
  });

  it.each([
    ['{"port": "4310"}', '"port" must be a number'],
    ['{"port": 70000}', '"port" must be 65535 or less'],
    ['{"port": 1.5}', '"port" must be a whole number'],
    ['{"concurrency": 0}', '"concurrency" must be 1 or more'],
    ['{"logLevel": "loud"}', '"logLevel" must be one of debug, info, warn, error'],
    ['{"home": ""}', '"home" must name a folder'],
    ['{"prot": 1}', 'unknown key "prot" (known are home, concurrency, host, port, models, logLevel)'],
    ['[]', 'it must hold one JSON object'],
    ['null', 'it must hold one JSON object'],
    ['{"port": }', 'it is not valid JSON'],
    ['', 'it is not valid JSON'],
  ])('%s is refused: %s', async (text, problem) => {
    expect(await refusal(text)).toContain(problem);
    expect(await refusal(text)).toContain(file);
  });

  it.each(['database', 'databaseUrl', 'DATABASE_URL'])(
    'must not hold the address of a database (%s)',
    async (key) => {
      const text = JSON.stringify({ [key]: 'postgres://me:geheim@db/x' });
      expect(await refusal(text)).toContain(`"${key}" is not taken from a file`);
      expect(await refusal(text)).not.toContain('geheim');
    },
  );

  it.each(['apiKey', 'OPENAI_API_KEY', 'masterKey', 'password', 'token'])(
    'must not hold a secret (%s)',
    async (key) => {
      const text = JSON.stringify({ [key]: 'geheim' });
      expect(await refusal(text)).toContain('environment variables only');
      expect(await refusal(text)).not.toContain('geheim');
    },
  );

  it('that is not there is no fault, unless it was named', async () => {
    rmSync(file, { force: true });
    expect(await readFileConfig({ named: undefined, workingFolder })).toEqual({ file: null, config: {} });
    await expect(readFileConfig({ named: 'other.json', workingFolder })).rejects.toThrow(
      'there is no such file',
    );
  });

  it('that is a folder is refused', async () => {
    mkdirSync(join(workingFolder, 'folder.json'));
    await expect(readFileConfig({ named: 'folder.json', workingFolder })).rejects.toThrow('it is a folder');
  });
});
