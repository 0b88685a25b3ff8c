import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { JsonObject } from '@palimpsest/contracts';
import {
  type AnyPipeline,
  pipelineRef,
  type ReadModel,
  type Renderer,
  type TextDraft,
} from '@palimpsest/kernel';
import type { PoolConfig } from 'pg';
import { createCorpora } from '../adapters/corpus/corpora.ts';
import { openCheckpointSigner } from '../adapters/crypto/checkpoint-signer.ts';
import { type KeySources, readMasterSecret } from '../adapters/crypto/key-files.ts';
import { createMasterKey, type MasterKey } from '../adapters/crypto/master-key.ts';
import { type EmbeddedServer, openEmbeddedServer } from '../adapters/embedded-postgres/index.ts';
import { type CheckpointLog, createCheckpointLog } from '../adapters/files/checkpoint-log.ts';
import { createAppender } from '../adapters/postgres/append.ts';
import { checkAppRole, type Database, openDatabase } from '../adapters/postgres/database.ts';
import { createKeyring } from '../adapters/postgres/keyring.ts';
import { checkMasterKey, hasMasterKey } from '../adapters/postgres/master-key-setting.ts';
import { migrate } from '../adapters/postgres/migrate.ts';
import { isUnreachable } from '../adapters/postgres/translate-error.ts';
import { sourceRenderers } from '../adapters/sources-from-environment.ts';
import { webhookSender } from '../adapters/webhooks/lazy-sender.ts';
import type { Liveness } from '../adapters/worker/liveness.ts';
import { BLOG_PIPELINE } from './blog/blog-subject.ts';
import { builtinRenderer } from './builtin-renderer.ts';
import { type EngineConfig, homeFolder } from './config.ts';
import type { EngineContext, Log } from './context.ts';
import { corpusRetrieval } from './corpus-retrieval.ts';
import { databaseUrl } from './database-url.ts';
import { type EngineAudit, engineAudit } from './engine-audit.ts';
import { environmentRenderers } from './environment-renderers.ts';
import type { EraseReport, EraseRequest } from './erase-subject.ts';
import type { LoadedRun } from './load-run.ts';
import { SAFETY_MS } from './next-job.ts';
import { packageVersion } from './package-version.ts';
import { pipelinesOf } from './pipelines.ts';
import { preparePipeline } from './prepare-pipeline.ts';
import { loadAnswers } from './prompt-answers.ts';
import { readModelsOf } from './read-models.ts';
import type { RunRequest } from './start-run.ts';
import { systemClock } from './system-clock.ts';
import { openTelemetry } from './telemetry/open-telemetry.ts';
import type { Worker, WorkerOptions } from './worker.ts';

/** Palimpsest as a library: what the command, the server and other programs stand on. What opening does not need is loaded when it is first asked for. */
export interface Engine {
  readonly home: string;
  /** Whether the database is the embedded one, rather than one that DATABASE_URL names. */
  readonly embedded: boolean;
  /** Internals for audit, erasure and tests of this package. */
  readonly context: EngineContext;
  startRun(request: RunRequest): Promise<{ runId: string; replayed: boolean }>;
  /** Advances a run in this process until it is over; waits it comes to are waited for. */
  finishRun(tenant: string, runId: string): Promise<LoadedRun>;
  /** Puts a fact from outside on record, such as a person's choice, and lets the run go on. */
  signalRun(signal: {
    tenant: string;
    runId: string;
    actor: string;
    type: string;
    payload: JsonObject;
    texts?: Readonly<Record<string, TextDraft>>;
  }): Promise<void>;
  loadRun(tenant: string, runId: string): Promise<LoadedRun>;
  readonly audit: EngineAudit;
  /** Destroys a subject's key, on record; what it cannot reach is listed. */
  erase(request: EraseRequest): Promise<EraseReport>;
  /** Takes jobs from the queue until it is stopped. */
  startWorker(options?: Partial<WorkerOptions>): Promise<Worker>;
  /**
   * Lets calls under way end and be recorded, then lets go of everything. A run that is not over is left open. Whoever
   * cannot wait for the calls of `finishRun` loses their answers: they are found interrupted.
   */
  close(options?: { readonly waitForCalls?: boolean }): Promise<void>;
}

const DEFAULT_CONCURRENCY = 8;
const MOST_OPENINGS = 5;

/**
 * Opens the ledger and everything around it.
 *
 * @example
 * const engine = await createEngine({ home: '.palimpsest' });
 * const { runId } = await startBlogRun(engine.context, { tenant: 'local', actor: 'me', content, mode: 'inline' });
 * const { finalContent } = blogRunResult(await engine.finishRun('local', runId));
 * await engine.close();
 */
export async function createEngine(config: EngineConfig): Promise<Engine> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await openOnce(config);
    } catch (error) {
      // Nothing was committed yet. An embedded server that went away just now is on its way back; another one may
      // be down for good, or at another address.
      const embedded = (config.databaseUrl ?? (config.environment ?? process.env).DATABASE_URL ?? '') === '';
      if (!embedded || tries >= MOST_OPENINGS || !isUnreachable(error)) throw error;
    }
  }
}

async function openOnce(config: EngineConfig): Promise<Engine> {
  const environment = config.environment ?? process.env;
  const home = homeFolder(config, environment);
  const closing: (() => Promise<unknown>)[] = [];
  let closed: Promise<void> | undefined;
  // Whoever closes again waits for the first closing.
  const close = () => {
    closed ??= inReverse(closing);
    return closed;
  };
  try {
    const { connection } = await connectionOf(config, home, environment, closing);
    const database = await openDatabase({
      connection,
      ...(config.maxConnections === undefined ? {} : { maxConnections: config.maxConnections }),
    });
    closing.push(() => database.close());
    await migrate(database.owner(), config.migrations ?? []);
    await checkAppRole(database);
    const keys = { folder: join(home, 'keys'), environment };
    const masterKey = await openMasterKey(database, keys);
    const signer = await openCheckpointSigner(keys);
    const now = config.now ?? systemClock();
    const keyring = createKeyring(database, masterKey);
    const webhooks = await webhookSender(environment);
    closing.push(() => webhooks.close());
    const corpora = createCorpora({ database, keyring, retrieval: corpusRetrieval });
    const renderers = [
      builtinRenderer,
      ...(await environmentRenderers(environment)),
      ...(await sourceRenderers(environment, { now, corpora })),
      ...(config.renderers ?? []),
    ];
    const log: Log = config.log ?? (() => undefined);
    const telemetry = await openTelemetry(environment, log, packageVersion());
    closing.push(() => telemetry.close());
    const { pipelines, readModels } = await pipelinesFor(config);
    const context: EngineContext = {
      database,
      appender: createAppender(database, readModels, signer),
      keyring,
      corpora,
      webhooks,
      signer,
      pipelines,
      prepare: preparePipeline,
      renderers: new Map(renderers.map((renderer: Renderer) => [renderer.id, renderer])),
      rendererAt: async (id) => (await import('./addressed-renderer.ts')).addressedRenderer(environment, id),
      checkpoints: patientCheckpointLog(join(home, 'checkpoints'), log),
      now,
      newId: config.newId ?? randomUUID,
      log,
      telemetry,
      safetyMs: config.safetyMs ?? SAFETY_MS,
    };
    return assemble(context, home, connection, closing, close);
  } catch (error) {
    await close().catch(() => undefined);
    throw error;
  }
}

async function inReverse(steps: (() => Promise<unknown>)[]): Promise<void> {
  for (let step = steps.pop(); step !== undefined; step = steps.pop()) await step();
}

function assemble(
  context: EngineContext,
  home: string,
  connection: PoolConfig,
  closing: (() => Promise<unknown>)[],
  close: () => Promise<void>,
): Engine {
  let liveness: Promise<Liveness> | undefined;
  const living = () => {
    liveness ??= import('../adapters/worker/liveness.ts').then(async ({ openLiveness }) => {
      const opened = await openLiveness(connection);
      closing.push(() => opened.close());
      return opened;
    });
    return liveness;
  };
  const finishing = runsUnderWay(closing);
  return {
    home,
    embedded: connection.connectionString === undefined,
    context,
    close: ({ waitForCalls = true } = {}) => {
      if (!waitForCalls) finishing.abandon();
      return close();
    },
    audit: engineAudit(context),
    erase: async (request) => (await import('./erase-subject.ts')).eraseSubject(context, request),
    startRun: async (request) => (await import('./start-run.ts')).startRun(context, request),
    loadRun: async (tenant, runId) => (await import('./load-run.ts')).loadRun(context, tenant, runId),
    signalRun: async (signal) => (await import('./signal-run.ts')).signalRun(context, signal),
    finishRun: async (tenant, runId) => {
      const [{ finishRun }, alive] = await Promise.all([import('./finish-run.ts'), living()]);
      return finishing.begin((stopping) => finishRun(context, alive, tenant, runId, { stopping }));
    },
    startWorker: async ({ concurrency = DEFAULT_CONCURRENCY } = {}) => {
      const { startWorker } = await import('./worker.ts');
      const worker = await startWorker(context, await living(), { concurrency });
      closing.push(() => worker.stop());
      return worker;
    },
  };
}

/** Runs that this process advances itself. Closing waits for their calls: an answer that was paid for is put on record. */
function runsUnderWay(closing: (() => Promise<unknown>)[]) {
  const all = new Set<Promise<unknown>>();
  let stopping = false;
  let abandoned = false;
  const stop = async () => {
    stopping = true;
    if (!abandoned) await Promise.allSettled(all);
  };
  return {
    begin<T>(finish: (stopping: () => boolean) => Promise<T>): Promise<T> {
      if (!closing.includes(stop)) closing.push(stop);
      const done = finish(() => stopping);
      const noted = done.catch(() => undefined).finally(() => all.delete(noted));
      all.add(noted);
      return done;
    },
    abandon: () => {
      abandoned = true;
    },
  };
}

/**
 * The pipelines, and the tables that appends write. A pipeline's tables are added when it is loaded: nobody can append
 * to a run before that, and what is appended elsewhere is no pipeline's.
 */
async function pipelinesFor({ pipelines: given }: Pick<EngineConfig, 'pipelines'>) {
  const readModels: ReadModel[] = [...readModelsOf([])];
  const loaded: AnyPipeline[] = [];
  const pipelines = pipelinesOf(
    given ?? (await import('./product-pipelines.ts')).productPipelines,
    (pipeline) => {
      // Where two define one table it is refused here, and does not count as loaded.
      const models = readModelsOf([...loaded, pipeline]);
      loaded.push(pipeline);
      readModels.splice(0, readModels.length, ...models);
    },
  );
  // Programs may score a post without waiting, so this one pipeline is there from the beginning.
  if (given === undefined) await pipelines.load(BLOG_PIPELINE);
  await Promise.all(loaded.map((pipeline) => loadAnswers(pipelineRef(pipeline))));
  return { pipelines, readModels };
}

async function connectionOf(
  config: EngineConfig,
  home: string,
  environment: NonNullable<EngineConfig['environment']>,
  closing: (() => Promise<unknown>)[],
): Promise<{ connection: PoolConfig }> {
  const url = config.databaseUrl ?? databaseUrl(environment);
  if (url !== undefined && url !== '') return { connection: { connectionString: url } };
  const server: EmbeddedServer = await openEmbeddedServer({ home });
  closing.push(() => server.close());
  return { connection: { ...server.connection } };
}

/** What the file is for is already committed, and the database has the checkpoint too: a full disk must not undo that. */
function patientCheckpointLog(folder: string, log: Log): CheckpointLog {
  const files = createCheckpointLog(folder);
  return {
    ...files,
    append: (signed) =>
      files.append(signed).catch((error: NodeJS.ErrnoException) => {
        const { tenant, treeSize } = signed.checkpoint;
        log('warn', 'a checkpoint could not be written to its file', {
          tenant,
          treeSize,
          file: files.pathFor(tenant),
          code: error.code,
        });
      }),
  };
}

/** A new ledger may have a new key; one that has texts needs the key they were sealed under. */
async function openMasterKey(database: Database, keys: KeySources): Promise<MasterKey> {
  const existing = await hasMasterKey(database);
  const masterKey = createMasterKey(await readMasterSecret(keys, !existing));
  await checkMasterKey(database, masterKey.id);
  return masterKey;
}
