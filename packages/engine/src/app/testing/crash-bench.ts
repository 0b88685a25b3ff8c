import { type ChildProcess, fork } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { AnyPipeline, Renderer, RenderOutcome, RenderRequest } from '@palimpsest/kernel';
import { POLISH_MIGRATION, polishPipeline } from '@palimpsest/kernel/testing';
import { freshHome } from '../../testing/fresh-home.ts';
import type { EngineConfig } from '../config.ts';
import { createEngine, type Engine } from '../engine.ts';
import type { LoadedRun } from '../load-run.ts';
import type { RunRequest } from '../start-run.ts';

/** Processes that can be killed run from the build, like the chaos itself. */
const SCRIPTS = fileURLToPath(new URL('../../../../../bench/chaos/', import.meta.url));
const LONG = 'A text that is a good deal longer than forty characters, so that it is rewritten once.';

/** A home folder with everything that was opened in it, so that one call ends it all. */
export interface CrashBench {
  readonly home: string;
  open(more?: Partial<EngineConfig>): Promise<Engine>;
  /** `worker.mjs` or `inline.mjs` of the chaos, in a process of its own. */
  fork(
    script: 'worker.mjs' | 'inline.mjs',
    argument: string,
    environment?: Record<string, string>,
  ): ChildProcess;
  signalDatabase(signal: NodeJS.Signals): Promise<void>;
  /** Ends all engines and processes; the home stays, so that the next test need not create a database. */
  leave(): Promise<void>;
  close(): Promise<void>;
}

export async function openCrashBench(): Promise<CrashBench> {
  const home = freshHome('palimpsest-crash-');
  const engines: Engine[] = [];
  const children: ChildProcess[] = [];
  const leave = async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    for (const engine of engines.splice(0).reverse()) await engine.close();
  };
  return {
    home,
    async open(more = {}) {
      const engine = await createEngine({
        home,
        pipelines: [polishPipeline()],
        migrations: [{ name: 'polish', sql: POLISH_MIGRATION }],
        environment: {},
        ...more,
      });
      engines.push(engine);
      return engine;
    },
    fork(script, argument, environment = {}) {
      const child = fork(join(SCRIPTS, script), [home, argument], {
        env: { ...process.env, ...environment },
        execArgv: [],
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      children.push(child);
      return child;
    },
    async signalDatabase(signal) {
      const file = await readFile(join(home, 'postgres', 'postmaster.pid'), 'utf8');
      process.kill(Number(file.split('\n')[0]), signal);
    },
    leave,
    async close() {
      await leave();
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

export function polish(more: Partial<RunRequest> = {}): RunRequest {
  return {
    tenant: 'local',
    pipeline: 'polish/v1',
    actor: 'person:test',
    input: {},
    texts: { text: LONG },
    ...more,
  };
}

/** A renderer whose calls hang until they are answered by hand. */
export function heldRenderer(
  id = 'fake',
): Renderer & { readonly calls: readonly RenderRequest[]; answer(text?: string): void } {
  const calls: RenderRequest[] = [];
  const held: ((outcome: RenderOutcome) => void)[] = [];
  return {
    id,
    version: 'v1',
    calls,
    render: (request) => {
      calls.push(request);
      return new Promise((resolve) => held.push(resolve));
    },
    answer(text = 'short') {
      const outcome: RenderOutcome = {
        kind: 'completed',
        text,
        stop: 'end',
        model: 'fake-1',
        usage: { inputTokens: 20, outputTokens: 2 },
        costMicros: 5,
        raw: '{}',
      };
      for (const resolve of held.splice(0)) resolve(outcome);
    },
  };
}

export async function until<T>(what: string, look: () => T | Promise<T>): Promise<NonNullable<T>> {
  for (let tries = 0; tries < 3_000; tries += 1) {
    const found = await look();
    if (found !== undefined && found !== null && found !== false) return found;
    await sleep(20);
  }
  throw new Error(`Waited for a minute in vain: ${what}.`);
}

export function untilFinished(engine: Engine, runId: string, tenant = 'local'): Promise<LoadedRun> {
  return until(`the end of run ${runId}`, async () => {
    const run = await engine.loadRun(tenant, runId);
    return run.view.finished === null ? undefined : run;
  });
}

export function eventsOf(run: LoadedRun, type: string): readonly Record<string, unknown>[] {
  return run.events.filter((event) => event.type === type).map(({ payload }) => payload);
}

/** The polish pipeline with something changed, under a name of its own. */
export function variant(id: string, change: (pipeline: AnyPipeline) => Partial<AnyPipeline>): AnyPipeline {
  const pipeline = polishPipeline();
  return { ...pipeline, readModels: [], id, ...change(pipeline) };
}
