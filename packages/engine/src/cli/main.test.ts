import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { polishPipeline } from '@palimpsest/kernel/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { captured } from './testing/captured.ts';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'palimpsest-cli-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the words of the command', () => {
  it.each([['--version'], ['-V'], ['--quiet', '--version']])(
    'shows its version for %s %s',
    async (...argv) => {
      expect(await captured(argv)).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
    },
  );

  it('shows help on standard output when asked', async () => {
    const { code, stdout, stderr } = await captured(['--help']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    for (const verb of [
      'start',
      'blog',
      'assessment',
      'complaint',
      'research',
      'doctor',
      'serve',
      'worker',
      'audit',
      'erase',
      'rules',
    ]) {
      expect(stdout).toMatch(new RegExp(`^ {2}${verb} `, 'm'));
    }
  });

  it('shows the options of every verb together with the global ones', async () => {
    const { code, stdout } = await captured(['audit', 'verify', '--help']);
    expect(code).toBe(0);
    expect(stdout).toContain('--checkpoint <file>');
    expect(stdout).toContain('--home <dir>');
  });

  it.each([[[]], [['audit']]])('shows help on standard error when no verb is given: %j', async (argv) => {
    const { code, stdout, stderr } = await captured(argv);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('Usage: palimpsest');
  });

  it.each([
    [['frobnicate'], "Unknown command 'frobnicate'."],
    [['audit', 'verfy'], 'Did you mean verify?'],
    [['doctor', '--frob'], "Unknown option '--frob'."],
    [['doctor', 'me'], 'Too many arguments'],
    [['serve', '--port', 'high'], 'It must be a whole number from 0 to 65535.'],
    [['serve', '--port', '65536'], 'It must be a whole number from 0 to 65535.'],
    [['worker', '--concurrency', '0'], 'It must be a whole number from 1 to 1000.'],
    [['erase'], "Required option '--subject <id>' not specified."],
    [['audit', 'verify', '--bundle', 'b.json'], '--bundle needs --key FILE.'],
    [['audit', 'verify', '--key', 'k.pub'], '--key goes with --bundle.'],
    [['audit', 'verify', '--bundle', 'b', '--key', 'k', '--tenant', 't'], '--bundle goes with --key only'],
    [['rules', 'blog/v9'], "There is no rule set 'blog/v9'."],
  ])('says what is wrong with %j and leaves with 2', async (argv, message) => {
    const { code, stdout, stderr } = await captured(argv, { workingFolder: folder });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^palimpsest: /);
    expect(stderr).toContain(message);
    expect(stderr).not.toContain('    at ');
  });

  it('gives an error as one JSON document on standard error with --json', async () => {
    const { code, stdout, stderr } = await captured(['frobnicate', '--json']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(JSON.parse(stderr)).toEqual({
      error: { code: 'usage', message: "Unknown command 'frobnicate'.", hint: expect.any(String) as string },
    });
  });

  it('never listens beyond this machine', async () => {
    const { code, stderr } = await captured(['serve', '--host', '0.0.0.0'], { workingFolder: folder });
    expect(code).toBe(2);
    expect(stderr).toContain('no API keys yet');
  });

  it('erases nothing that nobody confirmed', async () => {
    const { code, stderr } = await captured(['erase', '--subject', 'person:1'], { workingFolder: folder });
    expect(code).toBe(2);
    expect(stderr).toContain('Nothing was erased');
  });
});

describe('settings', () => {
  const printed = async (argv: readonly string[], environment: Record<string, string> = {}) => {
    const { stdout } = await captured(['--print-config', ...argv], { workingFolder: folder, environment });
    return JSON.parse(stdout) as Record<string, unknown>;
  };

  it('have defaults', async () => {
    expect(await printed([])).toEqual({
      configFile: null,
      home: join(folder, '.palimpsest'),
      database: 'embedded',
      host: '127.0.0.1',
      port: 4310,
      concurrency: 8,
      logLevel: 'info',
      models: { anthropic: 'claude-sonnet-4-5' },
    });
  });

  it('name a model for each renderer', async () => {
    const file = join(folder, 'models.json');
    writeFileSync(file, '{"models": {"anthropic": "a", "openai-compatible": "b"}}');
    expect(await printed(['--config', file])).toMatchObject({
      models: { anthropic: 'a', 'openai-compatible': 'b' },
    });
  });

  it('take a flag before the environment, and the environment before the file', async () => {
    const file = join(folder, 'some.json');
    writeFileSync(file, '{"home": "from-file", "port": 4444}');
    const config = ['--config', file];
    expect(await printed(config)).toMatchObject({
      configFile: file,
      home: join(folder, 'from-file'),
      port: 4444,
    });
    const environment = { PALIMPSEST_HOME: '/from/environment' };
    expect(await printed(config, environment)).toMatchObject({ home: '/from/environment' });
    expect(await printed([...config, '--home', '/from/flag'], environment)).toMatchObject({
      home: '/from/flag',
    });
  });

  it('are shown instead of doing what a verb would do', async () => {
    expect(await printed(['audit', 'verify', '--home', '/x'])).toMatchObject({ home: '/x' });
  });

  it('never show where the database is, since that may hold a password', async () => {
    const text = JSON.stringify(await printed([], { DATABASE_URL: 'postgres://me:geheim@db/x' }));
    expect(text).toContain('"database":"DATABASE_URL"');
    expect(text).not.toContain('geheim');
  });

  it('that cannot be read end any verb with 2', async () => {
    const { code, stderr } = await captured(['doctor', '--config', 'nowhere.json'], {
      workingFolder: folder,
    });
    expect(code).toBe(2);
    expect(stderr).toContain('nowhere.json');
  });
});

describe('rules', () => {
  const pipelines = [polishPipeline()];

  it('says so when there are none', async () => {
    const { code, stdout, stderr } = await captured(['rules']);
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
    expect(stderr).toContain('no pipelines yet');
    expect((await captured(['rules', '--json'])).stdout).toBe('[]\n');
  });

  it('lists the rule sets of the pipelines', async () => {
    const { code, stdout } = await captured(['rules'], { pipelines });
    expect(code).toBe(0);
    expect(stdout).toBe(
      'RULE SET          PIPELINE   RULES\npolish/v1         polish/v1  2\npolish/strict-v1  polish/v1  2\n',
    );
  });

  it('shows one with its parameters and reasons', async () => {
    const { stdout } = await captured(['rules', 'polish/v1'], { pipelines });
    expect(stdout).toContain('longestText  40');
    expect(stdout).toContain('too-long    A text of more characters than allowed is rewritten.');
    const asData = JSON.parse(
      (await captured(['rules', 'polish/v1', '--json'], { pipelines })).stdout,
    ) as unknown;
    expect(asData).toMatchObject({ ref: 'polish/v1', parameters: { maxCycles: 3 } });
  });
});
