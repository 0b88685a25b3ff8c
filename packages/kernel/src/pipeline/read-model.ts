import type { Json } from '@palimpsest/contracts';
import type { RunEvent } from './run-event.ts';

/** SQL types a read model may have, as far as writing and comparing them differs. */
export type ColumnType =
  | 'text'
  | 'uuid'
  | 'integer'
  | 'bigint'
  | 'boolean'
  | 'jsonb'
  | 'timestamptz'
  /** Without a time zone: an instant is written as it reads in UTC. */
  | 'timestamp'
  | 'date'
  | `numeric(${number},${number})`;

export type Row = Readonly<Record<string, Json>>;

export type RowChange =
  | { readonly op: 'insert'; readonly row: Row }
  | { readonly op: 'update'; readonly key: Row; readonly set: Row };

/** An event together with where it stands, for tables that link back to the ledger. */
export interface ProjectedEvent extends RunEvent {
  readonly stream: string;
  readonly streamVersion: number;
  readonly sequence: number;
}

/** `run/<id>`: the stream of a run. */
export function runStream(runId: string): string {
  return `run/${runId}`;
}

/** The run a stream belongs to, or null for streams of other things. */
export function runOfStream(stream: string): string | null {
  return stream.startsWith('run/') ? stream.slice('run/'.length) : null;
}

/**
 * A table that is nothing but the ledger in another shape. `project` is pure, so the table can be rebuilt
 * and any row that no longer matches its events is found. The engine adds `tenant_id` to every row and key.
 */
export interface ReadModel {
  readonly table: string;
  readonly key: readonly string[];
  readonly columns: Readonly<Record<string, ColumnType>>;
  /** Columns that hold people's words in the clear; erasure overwrites them. */
  readonly words: readonly string[];
  project(event: ProjectedEvent): readonly RowChange[];
}

/** What stands in a `words` column once its subject was erased. */
export const ERASED_TEXT = '[erased]';
