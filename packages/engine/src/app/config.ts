import { resolve } from 'node:path';
import type { AnyPipeline, Renderer } from '@palimpsest/kernel';
import type { Migration } from '../adapters/postgres/migrate.ts';
import type { Log } from './context.ts';
import type { LazyPipeline } from './pipelines.ts';

/** Everything `createEngine` may be told. Secrets come from the environment and from key files, never from here. */
export interface EngineConfig {
  /** The data folder: embedded database, keys, checkpoints. Default: PALIMPSEST_HOME, else `.palimpsest` in the working folder. */
  readonly home?: string;
  /** A PostgreSQL to use instead of the embedded one. Default: DATABASE_URL. */
  readonly databaseUrl?: string;
  /** Default: those of the product. */
  readonly pipelines?: readonly (AnyPipeline | LazyPipeline)[];
  /** Further renderers; those the environment has keys for are added by themselves. */
  readonly renderers?: readonly Renderer[];
  /** Tables of pipelines that come from outside this package. */
  readonly migrations?: readonly Migration[];
  readonly maxConnections?: number;
  readonly environment?: Readonly<Record<string, string | undefined>>;
  readonly log?: Log;
  /** For tests: the clock and the source of ids. */
  readonly now?: () => string;
  readonly newId?: () => string;
  /** For tests: after how long the queue takes up a run whose caller, who advances it itself, gave no sign. */
  readonly safetyMs?: number;
}

/** The data folder a command works in, made absolute. */
export function homeFolder(
  config: Pick<EngineConfig, 'home'>,
  environment: Readonly<Record<string, string | undefined>>,
): string {
  return resolve(config.home ?? (environment.PALIMPSEST_HOME || '.palimpsest'));
}
