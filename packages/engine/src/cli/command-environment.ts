import type { AnyPipeline, Renderer } from '@palimpsest/kernel';
import type { EngineConfig } from '../app/config.ts';
import type { LazyPipeline } from '../app/pipelines.ts';
import type { OutputStream } from './terminal.ts';

/** What the command is given from outside; tests give their own. */
export interface MainOptions {
  /** Lazy ones are loaded only by commands that need them. */
  readonly pipelines: readonly (AnyPipeline | LazyPipeline)[];
  readonly migrations?: NonNullable<EngineConfig['migrations']>;
  readonly renderers?: readonly Renderer[];
  readonly stdout?: OutputStream;
  readonly stderr?: OutputStream;
  /** What `-` as a file name reads. */
  readonly stdin?: AsyncIterable<Uint8Array | string>;
  readonly environment?: Readonly<Record<string, string | undefined>>;
  readonly workingFolder?: string;
  /** Ends commands that would run until they are told to stop. Default: SIGINT and SIGTERM. */
  readonly signal?: AbortSignal;
}

/** The same with every gap filled. */
export interface CommandEnvironment {
  readonly pipelines: MainOptions['pipelines'];
  readonly migrations: NonNullable<EngineConfig['migrations']>;
  readonly renderers: readonly Renderer[];
  readonly stdout: OutputStream;
  readonly stderr: OutputStream;
  readonly stdin: () => AsyncIterable<Uint8Array | string>;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly workingFolder: string;
  readonly signal: AbortSignal | undefined;
}

export function commandEnvironment(options: MainOptions): CommandEnvironment {
  return {
    pipelines: options.pipelines,
    migrations: options.migrations ?? [],
    renderers: options.renderers ?? [],
    stdout: options.stdout ?? process.stdout,
    stderr: options.stderr ?? process.stderr,
    // Touching it keeps a process alive, so it is not even looked at before somebody wants to read.
    stdin: () => options.stdin ?? process.stdin,
    environment: options.environment ?? process.env,
    // Asked when needed: a folder that was deleted under the command is an error like any other.
    get workingFolder() {
      return options.workingFolder ?? process.cwd();
    },
    signal: options.signal,
  };
}
