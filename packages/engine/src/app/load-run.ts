import {
  type AnyPipeline,
  deriveId,
  foldRun,
  knowsEvent,
  pipelineRef,
  type RunView,
  runStream,
  type StepTools,
} from '@palimpsest/kernel';
import { nodeHasher } from '../adapters/crypto/node-hasher.ts';
import { asTenant } from '../adapters/postgres/database.ts';
import { type HydratedEvent, readStream } from '../adapters/postgres/read-stream.ts';
import { UnknownEventError } from '../errors/unknown-event-error.ts';
import { UnknownPipelineError } from '../errors/unknown-pipeline-error.ts';
import { UnknownRunError } from '../errors/unknown-run-error.ts';
import type { EngineContext } from './context.ts';

export interface LoadedRun {
  readonly tenant: string;
  readonly runId: string;
  readonly stream: string;
  readonly pipeline: AnyPipeline;
  readonly events: readonly HydratedEvent[];
  // biome-ignore lint/suspicious/noExplicitAny: the state belongs to the pipeline alone.
  readonly view: RunView<any>;
  readonly tools: StepTools;
}

/**
 * Reads a run and folds it: the one way to know how it stands. `erased` adds what the caller learnt while writing:
 * that a subject the run needs is gone, although none of its own texts is.
 */
export async function loadRun(
  context: EngineContext,
  tenant: string,
  runId: string,
  erased = false,
): Promise<LoadedRun> {
  const stream = runStream(runId);
  const events = await asTenant(context.database, tenant, (client) =>
    readStream(client, context.keyring, tenant, stream),
  );
  const pipeline = await pipelineOfRun(context, runId, events);
  const view = foldRun(pipeline, runId, events);
  return {
    tenant,
    runId,
    stream,
    pipeline,
    events,
    view: erased ? { ...view, erased } : view,
    tools: stepTools(runId),
  };
}

export function stepTools(runId: string): StepTools {
  // Every step of a run asks for the same few.
  const made = new Map<string, string>();
  return {
    runId,
    id: (name) => {
      let id = made.get(name);
      if (id === undefined) {
        id = deriveId(nodeHasher, runId, name);
        made.set(name, id);
      }
      return id;
    },
  };
}

/** The very version of the pipeline that the run began with, ready, and the assurance that it knows all its events. */
export async function pipelineOfRun(
  context: Pick<EngineContext, 'pipelines' | 'prepare'>,
  runId: string,
  events: readonly HydratedEvent[],
): Promise<AnyPipeline> {
  const first = events[0];
  if (first === undefined) throw new UnknownRunError({ runId });
  const { pipeline: id, pipelineVersion } = first.payload as { pipeline: string; pipelineVersion: string };
  const pipeline = await readyPipeline(context, pipelineRef({ id, version: pipelineVersion }));
  for (const { type, schemaVersion, stream, sequence } of events) {
    if (!knowsEvent(pipeline, type, schemaVersion)) {
      throw new UnknownEventError({ type, schemaVersion, stream, sequence, pipeline: pipelineRef(pipeline) });
    }
  }
  return pipeline;
}

export async function findPipeline(
  { pipelines }: Pick<EngineContext, 'pipelines'>,
  ref: string,
): Promise<AnyPipeline> {
  const pipeline = await pipelines.load(ref);
  if (pipeline === undefined) throw new UnknownPipelineError({ pipeline: ref, known: pipelines.refs });
  return pipeline;
}

/** A pipeline that was loaded before, for whoever cannot wait. */
export function inMemory({ pipelines }: Pick<EngineContext, 'pipelines'>, ref: string): AnyPipeline {
  const pipeline = pipelines.inMemory(ref);
  if (pipeline === undefined) throw new UnknownPipelineError({ pipeline: ref, known: pipelines.refs });
  return pipeline;
}

/** A pipeline with all that it needs in memory. */
export async function readyPipeline(
  context: Pick<EngineContext, 'pipelines' | 'prepare'>,
  ref: string,
): Promise<AnyPipeline> {
  const pipeline = await findPipeline(context, ref);
  await context.prepare(ref);
  return pipeline;
}
