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

  it('may set everything the schema has, and corpora lie as seen from the file', async () => {
    const given = {
      logFormat: 'json',
      models: { anthropic: 'a' },
      corpora: { papers: 'papers', archive: '/srv/archive' },
      limits: { bodyBytes: 2048, requestsPerSecond: 5, burst: 10, waitSeconds: 30 },
      allowedHosts: ['palimpsest.example.org', '[::1]:4310'],
      allowedOrigins: ['https://studio.example.org'],
      webhooks: { allow: ['10.0.0.0/8', 'hooks.internal'] },
      retention: { idempotencyHours: 48 },
    };
    expect(await read(JSON.stringify(given))).toEqual({
      ...given,
      corpora: { papers: join(workingFolder, 'papers'), archive: '/srv/archive' },
    });
  });

  it.each([
    ['{"port": "4310"}', '"port" must be a whole number from 0 to 65535, and is text'],
    ['{"port": 70000}', '"port" must be a whole number from 0 to 65535, and is 70000'],
    ['{"port": 1.5}', '"port" must be a whole number from 0 to 65535, and is 1.5'],
    ['{"port": null}', '"port" must be a whole number from 0 to 65535, and is null'],
    ['{"concurrency": 0}', '"concurrency" must be a whole number from 1 to 1000, and is 0'],
    ['{"logLevel": "loud"}', '"logLevel" must be one of debug, info, warn, error'],
    ['{"logLevel": "warning"}', '"logLevel" must be one of debug, info, warn, error'],
    ['{"logLevel": "wran"}', '(did you mean "warn"?)'],
    ['{"logFormat": true}', '"logFormat" must be one of auto, json, text'],
    ['{"home": ""}', '"home" must name a folder'],
    ['{"prot": 1}', '"prot" is an unknown key. Did you mean "port"? Known keys are home, host, port,'],
    ['{"PORT": 1}', 'Did you mean "port"?'],
    ['{"zebra": 1}', '"zebra" is an unknown key. Known keys are home,'],
    ['{"limits": {"bodyByte": 1}}', '"limits.bodyByte" is an unknown key. Did you mean "limits.bodyBytes"?'],
    ['{"limits": {"x": 1}}', 'Known keys of "limits" are bodyBytes, requestsPerSecond, burst, waitSeconds'],
    ['{"limits": {"burst": 0}}', '"limits.burst" must be a whole number from 1 to 1000000, and is 0'],
    ['{"limits": []}', '"limits" must be an object, and is a list'],
    ['{"models": {"antropic": "x"}}', 'Did you mean "models.anthropic"?'],
    ['{"corpora": {"My Papers": "x"}}', '"corpora.My Papers" is no name for a corpus'],
    ['{"corpora": {"papers": 1}}', '"corpora.papers" must name a folder, and is 1'],
    ['{"corpora": "papers"}', '"corpora" must be an object of names and folders, and is text'],
    ['{"allowedHosts": ["a", "B/"]}', '"allowedHosts[1]" must be a host in lower case'],
    ['{"allowedOrigins": ["https://a.b/c"]}', '"allowedOrigins[0]" must be an origin in lower case'],
    ['{"webhooks": {"allow": ["a b"]}}', '"webhooks.allow[0]" must be a host, an address or a network'],
    ['{"port": -1, "prot": 1}', '"port" must be'],
    ['[]', 'it must hold one JSON object, and holds a list'],
    ['null', 'it must hold one JSON object, and holds null'],
    ['{"port": }', 'it is not valid JSON'],
    ['', 'it is not valid JSON'],
  ])('%s is refused: %s', async (text, problem) => {
    expect(await refusal(text)).toContain(problem);
    expect(await refusal(text)).toContain(file);
  });

  it('names every problem at once', async () => {
    const said = await refusal('{"port": -1, "limits": {"burst": "x"}, "prot": 1}');
    for (const key of ['"port"', '"limits.burst"', '"prot"']) expect(said).toContain(key);
  });

  it('is never quoted in what is said of it, since a secret may have got into it', async () => {
    const said = await refusal('{"port": "geheim", "logLevel": "geheim", "allowedHosts": ["geheim/"]}');
    expect(said).toContain('"allowedHosts[0]"');
    expect(said).not.toContain('geheim');
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

  it('must not hold a secret further inside either', async () => {
    const text = '{"models": {"apiKey": "geheim"}}';
    expect(await refusal(text)).toContain('"models.apiKey" looks like a secret');
    expect(await refusal('{"webhooks": {"secret": "geheim"}}')).not.toContain('geheim');
  });

  it('may call a corpus after keys and tokens', async () => {
    expect(await read('{"corpora": {"key-papers": "/srv/k", "tokens": "/srv/t"}}')).toEqual({
      corpora: { 'key-papers': '/srv/k', tokens: '/srv/t' },
    });
  });

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
