import { resolve } from 'node:path';
import type { Log } from '../app/context.ts';
import type { CommandEnvironment } from './command-environment.ts';

/** What may be said before or after any verb. */
export interface GlobalFlags {
  readonly home?: string;
  readonly config?: string;
  readonly json?: boolean;
  readonly quiet?: boolean;
  readonly verbose?: boolean;
  readonly input?: boolean;
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
  /** The model of each renderer that a command uses when none is named. */
  readonly models: Readonly<Record<string, string>>;
}

export type LogLevel = Parameters<Log>[0];

const DEFAULT_HOME = '.palimpsest';
const DEFAULT_HOST = '127.0.0.1';
const DEFAULT_PORT = 4310;
const DEFAULT_CONCURRENCY = 8;
const DEFAULT_MODELS = { anthropic: 'claude-sonnet-4-5' };

/** A flag beats the environment, the environment beats the file, the file beats the default. */
export async function readSettings(flags: GlobalFlags, world: CommandEnvironment): Promise<Settings> {
  const { readFileConfig } = await import('../app/file-config.ts');
  const { environment, workingFolder } = world;
  const { file, config } = await readFileConfig({ named: flags.config, workingFolder });
  const home = flags.home ?? (environment.PALIMPSEST_HOME || config.home) ?? DEFAULT_HOME;
  return {
    configFile: file,
    home: resolve(workingFolder, home),
    database: (environment.DATABASE_URL ?? '').trim() === '' ? 'embedded' : 'DATABASE_URL',
    host: config.host ?? DEFAULT_HOST,
    port: config.port ?? DEFAULT_PORT,
    concurrency: config.concurrency ?? DEFAULT_CONCURRENCY,
    logLevel: flags.verbose ? 'debug' : flags.quiet ? 'error' : (config.logLevel ?? 'info'),
    models: { ...DEFAULT_MODELS, ...config.models },
  };
}
