import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { effectiveConfigSchema, fileConfigSchema } from '@palimpsest/contracts';
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
      'init',
      'blog',
      'assessment',
      'complaint',
      'research',
      'doctor',
      'serve',
      'worker',
      'mcp',
      'keys',
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

  it.each([
    [['audti'], 'palimpsest --help'],
    [['keys', 'creat'], 'palimpsest keys --help'],
    [['--quiet', 'keys', 'create', '--name', 'x'], 'palimpsest keys create --help'],
  ])('names the help of the command that was meant: %j', async (argv, help) => {
    const { code, stderr } = await captured(argv);
    expect(code).toBe(2);
    expect(stderr).toContain(`${help} lists what there is.`);
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
    [['mcp', '--tenant', 'No Such'], '--tenant must be 1 to 63 of a-z, 0-9, - and _'],
    [['erase'], "Required option '--subject <id>' not specified."],
    [['audit', 'verify', '--bundle', 'b.json'], '--bundle needs --key FILE.'],
    [['audit', 'verify', '--key', 'k.pub'], '--key goes with --bundle.'],
    [['audit', 'verify', '--bundle', 'b', '--key', 'k', '--tenant', 't'], '--bundle goes with --key only'],
    [['keys', 'create', '--scopes', 'all'], "Required option '--name <text>' not specified."],
    [['keys', 'create', '--name', 'n', '--scopes', 'blog'], 'There are: blog:read, blog:write'],
    [['keys', 'create', '--name', 'n', '--scopes', 'all', '--expires', 'soon'], '90d'],
    [['keys', 'rotate', 'x', '--grace', '31d'], 'at most 30d'],
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

  it('erases nothing that nobody confirmed', async () => {
    const { code, stderr } = await captured(['erase', '--subject', 'person:1'], { workingFolder: folder });
    expect(code).toBe(2);
    expect(stderr).toContain('Nothing was erased');
  });
});

describe('settings', () => {
  interface Printed {
    readonly configFile: string | null;
    readonly settings: Record<string, { value: unknown; from: string; by?: string }>;
  }
  const printed = async (argv: readonly string[], environment: Record<string, string> = {}) => {
    const { stdout } = await captured(['--print-config', '--json', ...argv], {
      workingFolder: folder,
      environment,
    });
    return JSON.parse(stdout) as Printed;
  };
  const values = async (...given: Parameters<typeof printed>) =>
    Object.fromEntries(
      Object.entries((await printed(...given)).settings).map(([k, { value }]) => [k, value]),
    );

  it('have defaults, and every one is shown', async () => {
    const { configFile, settings } = await printed([]);
    expect(configFile).toBeNull();
    expect(effectiveConfigSchema.safeParse({ configFile, settings }).success).toBe(true);
    expect(await values([])).toEqual({
      home: join(folder, '.palimpsest'),
      database: 'embedded',
      host: '127.0.0.1',
      port: 4310,
      concurrency: 8,
      logLevel: 'info',
      logFormat: 'json',
      'models.anthropic': 'claude-sonnet-4-6',
      'models.openai-compatible': null,
      corpora: {},
      'limits.bodyBytes': 8_388_608,
      'limits.requestsPerSecond': 50,
      'limits.burst': 200,
      'limits.waitSeconds': 60,
      allowedHosts: [],
      allowedOrigins: [],
      'webhooks.allow': [],
      'retention.idempotencyHours': 24,
      traces: 'off',
    });
    const said = Object.entries(settings).filter(([, { from }]) => from !== 'default');
    expect(said).toEqual([['logFormat', { value: 'json', from: 'flag', by: '--json' }]]);
  });

  it('show every key that a file may have', async () => {
    const { settings } = await printed([]);
    const shown = new Set(Object.keys(settings).map((key) => key.split('.')[0]));
    for (const key of Object.keys(fileConfigSchema.shape))
      if (key !== '$schema') expect(shown).toContain(key);
  });

  it('name a model for each renderer', async () => {
    const file = join(folder, 'models.json');
    writeFileSync(file, '{"models": {"anthropic": "a", "openai-compatible": "b"}}');
    expect(await values(['--config', file])).toMatchObject({
      'models.anthropic': 'a',
      'models.openai-compatible': 'b',
    });
  });

  it('take a flag before the environment, and the environment before the file, and say which it was', async () => {
    const file = join(folder, 'some.json');
    writeFileSync(file, '{"home": "from-file", "port": 4444, "limits": {"burst": 7}}');
    const config = ['--config', file];
    const { configFile, settings } = await printed(config);
    expect(configFile).toBe(file);
    expect(settings.home).toEqual({ value: join(folder, 'from-file'), from: 'file' });
    expect(settings.port).toEqual({ value: 4444, from: 'file' });
    expect(settings['limits.burst']).toEqual({ value: 7, from: 'file' });
    expect(settings['limits.bodyBytes']).toEqual({ value: 8_388_608, from: 'default' });
    const environment = { PALIMPSEST_HOME: '/from/environment' };
    expect((await printed(config, environment)).settings.home).toEqual({
      value: '/from/environment',
      from: 'environment',
      by: 'PALIMPSEST_HOME',
    });
    expect((await printed([...config, '--home', '/from/flag'], environment)).settings.home).toEqual({
      value: '/from/flag',
      from: 'flag',
      by: '--home',
    });
  });

  it('take the flags of a verb into account', async () => {
    const { settings } = await printed(['serve', '--port', '0', '--host', '::1']);
    expect(settings.port).toEqual({ value: 0, from: 'flag', by: '--port' });
    expect(settings.host).toEqual({ value: '::1', from: 'flag', by: '--host' });
    expect((await printed(['worker', '--concurrency', '2'])).settings.concurrency?.value).toBe(2);
  });

  it.each([
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://a:pw@collector:4318' }, 'otlp', 'OTEL_EXPORTER_OTLP_ENDPOINT'],
    [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://c' }, 'otlp', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c', OTEL_SDK_DISABLED: 'true' }, 'off', undefined],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: ' ' }, 'off', undefined],
  ])('say whether spans are sent, not where: %j', async (environment, value, by) => {
    const { settings } = await printed([], environment as Record<string, string>);
    expect(settings.traces).toMatchObject({ value, ...(by === undefined ? {} : { by }) });
    expect(JSON.stringify(settings)).not.toContain('collector');
  });

  it('are a table for people', async () => {
    const file = join(folder, 'table.json');
    writeFileSync(file, '{"corpora": {"papers": "/srv/papers"}, "allowedHosts": ["a.example", "b.example"]}');
    const { code, stdout } = await captured(['--print-config', '--config', file, '--quiet'], {
      workingFolder: folder,
    });
    expect(code).toBe(0);
    const lines = stdout.split('\n').map((line) => line.replace(/ {2,}/g, ' | '));
    expect(lines).toContain(`Configuration file: ${file}`);
    expect(lines).toContain('SETTING | VALUE | FROM');
    expect(lines).toContain('corpora | papers=/srv/papers | file');
    expect(lines).toContain('allowedHosts | a.example, b.example | file');
    expect(lines).toContain('logLevel | error | flag (--quiet)');
    expect(lines).toContain('port | 4310 | default');
  });

  it('are shown instead of doing what a verb would do', async () => {
    expect(await values(['audit', 'verify', '--home', '/x'])).toMatchObject({ home: '/x' });
  });

  it('never show where the database is, since that may hold a password', async () => {
    const text = JSON.stringify(await printed([], { DATABASE_URL: 'postgres://me:geheim@db/x' }));
    expect(text).toContain('"database":{"value":"DATABASE_URL","from":"environment","by":"DATABASE_URL"}');
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

describe('init', () => {
  it('writes the file, says what to do next, and does not do it twice', async () => {
    const workingFolder = join(folder, 'fresh');
    mkdirSync(workingFolder);
    const first = await captured(['init'], { workingFolder });
    expect(first).toMatchObject({ code: 0, stdout: 'Wrote palimpsest.config.json.\n' });
    expect(first.stderr).toContain('palimpsest serve');
    const { settings } = JSON.parse(
      (await captured(['--print-config', '--json'], { workingFolder })).stdout,
    ) as { settings: Record<string, { from: string }> };
    expect(settings.port?.from).toBe('file');
    const second = await captured(['init'], { workingFolder });
    expect(second.code).toBe(2);
    expect(second.stderr).toContain('--force');
    const forced = await captured(['init', '--force', '--json'], { workingFolder });
    expect(JSON.parse(forced.stdout)).toEqual({
      file: join(workingFolder, 'palimpsest.config.json'),
      replaced: true,
      ignoredIn: null,
    });
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
