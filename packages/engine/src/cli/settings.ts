import { resolve } from 'node:path';
import type { FileConfig, Limits } from '@palimpsest/contracts';
import type { Log } from '../app/context.ts';
import type { CommandEnvironment } from './command-environment.ts';
import { chooser, flag, inFile, type Origins, variable } from './setting-origins.ts';

/** What may be said before or after any verb, and what several verbs say in the same words. */
export interface GlobalFlags {
  readonly home?: string;
  readonly config?: string;
  readonly json?: boolean;
  readonly quiet?: boolean;
  readonly verbose?: boolean;
  readonly input?: boolean;
  readonly host?: string;
  readonly port?: number;
  readonly concurrency?: number;
}

export interface Settings {
  /** Null when there is no configuration file. */
  readonly configFile: string | null;
  readonly home: string;
  readonly database: 'embedded' | 'DATABASE_URL';
  readonly host: string;
  readonly port: number;
  readonly concurrency: number;
  readonly logLevel: LogLevel;
  readonly logFormat: LogFormat;
  /** The model of each renderer that a command uses when none is named. */
  readonly models: Readonly<Record<string, string>>;
  /** Folders that research over HTTP may use, by name. */
  readonly corpora: Readonly<Record<string, string>>;
  readonly limits: Limits;
  /** Names, besides those of this machine, under which the server may be called. */
  readonly allowedHosts: readonly string[];
  readonly allowedOrigins: readonly string[];
  /** Targets of webhooks that are allowed although they are not public. */
  readonly webhooks: { readonly allow: readonly string[] };
  readonly retention: { readonly idempotencyHours: number };
  /** Whether spans go to an OTLP endpoint. */
  readonly traces: 'off' | 'otlp';
}

export type LogLevel = Parameters<Log>[0];
export type LogFormat = NonNullable<FileConfig['logFormat']>;

export async function readSettings(flags: GlobalFlags, world: CommandEnvironment): Promise<Settings> {
  return (await explainSettings(flags, world)).settings;
}

/** A flag beats the environment, the environment beats the file, the file beats the default. */
export async function explainSettings(
  flags: GlobalFlags,
  { environment, workingFolder }: CommandEnvironment,
): Promise<{ readonly settings: Settings; readonly origins: Origins }> {
  // Loaded here, since the words of the command line are shown without them.
  const [{ readFileConfig }, { CONFIG_DEFAULTS: defaults }, { wantsTraces }] = await Promise.all([
    import('../app/file-config.ts'),
    import('@palimpsest/contracts'),
    import('../app/telemetry/wants-traces.ts'),
  ]);
  const { file, config } = await readFileConfig({ named: flags.config, workingFolder });
  const choose = chooser();
  const folder = (path: string) => resolve(workingFolder, path);
  const { limits, retention, webhooks, models } = config;
  const limit = (key: keyof Limits) =>
    choose<number>(`limits.${key}`, defaults.limits[key], inFile(limits?.[key]));
  const endpoint = wantsTraces(environment);
  const settings: Settings = {
    configFile: file,
    home: choose(
      'home',
      folder(defaults.home),
      flag('--home', flags.home === undefined ? undefined : folder(flags.home)),
      variable('PALIMPSEST_HOME', environment.PALIMPSEST_HOME, folder),
      inFile(config.home),
    ),
    database: choose<Settings['database']>(
      'database',
      'embedded',
      variable('DATABASE_URL', environment.DATABASE_URL, () => 'DATABASE_URL'),
    ),
    host: choose<string>('host', defaults.host, flag('--host', flags.host), inFile(config.host)),
    port: choose<number>('port', defaults.port, flag('--port', flags.port), inFile(config.port)),
    concurrency: choose<number>(
      'concurrency',
      defaults.concurrency,
      flag('--concurrency', flags.concurrency),
      inFile(config.concurrency),
    ),
    logLevel: choose<LogLevel>(
      'logLevel',
      defaults.logLevel,
      flag('--verbose', flags.verbose === true ? 'debug' : undefined),
      flag('--quiet', flags.quiet === true ? 'error' : undefined),
      inFile(config.logLevel),
    ),
    logFormat: choose<LogFormat>(
      'logFormat',
      defaults.logFormat,
      flag('--json', flags.json === true ? 'json' : undefined),
      inFile(config.logFormat),
    ),
    models: withoutGaps({
      anthropic: choose<string>('models.anthropic', defaults.models.anthropic, inFile(models?.anthropic)),
      'openai-compatible': choose<string | null>(
        'models.openai-compatible',
        null,
        inFile(models?.['openai-compatible']),
      ),
    }),
    corpora: choose<Settings['corpora']>('corpora', defaults.corpora, inFile(config.corpora)),
    limits: {
      bodyBytes: limit('bodyBytes'),
      requestsPerSecond: limit('requestsPerSecond'),
      burst: limit('burst'),
      waitSeconds: limit('waitSeconds'),
    },
    allowedHosts: choose<readonly string[]>('allowedHosts', [], inFile(config.allowedHosts)),
    allowedOrigins: choose<readonly string[]>('allowedOrigins', [], inFile(config.allowedOrigins)),
    webhooks: {
      allow: choose<readonly string[]>(
        'webhooks.allow',
        [],
        variable('PALIMPSEST_WEBHOOK_ALLOW', environment.PALIMPSEST_WEBHOOK_ALLOW, listed),
        inFile(webhooks?.allow),
      ),
    },
    retention: {
      idempotencyHours: choose<number>(
        'retention.idempotencyHours',
        defaults.retention.idempotencyHours,
        inFile(retention?.idempotencyHours),
      ),
    },
    traces: choose<Settings['traces']>(
      'traces',
      'off',
      variable(endpoint ?? '', endpoint ?? undefined, () => 'otlp'),
    ),
  };
  return { settings, origins: choose.origins };
}

function listed(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

function withoutGaps(models: Readonly<Record<string, string | null>>): Record<string, string> {
  const named = Object.entries(models).filter((entry): entry is [string, string] => entry[1] !== null);
  return Object.fromEntries(named);
}
