import { runEventSchemas } from '@palimpsest/contracts/events';
import type { AnyPipeline } from '../pipeline/pipeline.ts';

/** The newest schema version of each event that belongs to every run. */
const KERNEL_SCHEMA_VERSION = 1;

/** True when this pipeline's code can read an event of that type and schema version; anything newer must not be guessed at. */
export function knowsEvent(pipeline: AnyPipeline, type: string, schemaVersion: number): boolean {
  const newest = type in runEventSchemas ? KERNEL_SCHEMA_VERSION : pipeline.events[type];
  return newest !== undefined && schemaVersion <= newest;
}
