import type { Renderer } from '@palimpsest/kernel';
import type { Corpora } from '../adapters/corpus/corpora.ts';
import type { CheckpointSigner } from '../adapters/crypto/checkpoint-signer.ts';
import type { CheckpointLog } from '../adapters/files/checkpoint-log.ts';
import type { Appender } from '../adapters/postgres/append.ts';
import type { Database } from '../adapters/postgres/database.ts';
import type { Keyring } from '../adapters/postgres/keyring.ts';
import type { LazyWebhookSender } from '../adapters/webhooks/lazy-sender.ts';
import type { Pipelines } from './pipelines.ts';
import type { Telemetry } from './telemetry/telemetry.ts';

/** A line for the operator's log. Never holds people's words or keys. */
export type Log = (
  level: 'debug' | 'info' | 'warn' | 'error',
  message: string,
  fields?: Readonly<Record<string, unknown>>,
) => void;

/** What the parts of the application need of the world. Clock and ids come in here and nowhere else. */
export interface EngineContext {
  readonly database: Database;
  readonly appender: Appender;
  readonly keyring: Keyring;
  readonly signer: CheckpointSigner;
  readonly pipelines: Pipelines;
  /** Loads what a pipeline needs in memory before one of its runs is folded, such as the data of the language detector. */
  readonly prepare: (pipelineRef: string) => Promise<void>;
  readonly renderers: ReadonlyMap<string, Renderer>;
  /** A renderer that is named by its address, for routes that have one of their own. */
  readonly rendererAt?: (id: string) => Promise<Renderer | null>;
  readonly checkpoints: CheckpointLog;
  /** Folders that research runs may search. */
  readonly corpora: Corpora;
  /** Where messages to webhook endpoints go out. */
  readonly webhooks: LazyWebhookSender;
  readonly now: () => string;
  readonly newId: () => string;
  readonly log: Log;
  /** Those who watch the work: numbers and spans. */
  readonly telemetry?: Telemetry;
  /** How long the queue leaves a run alone that its caller advances itself. */
  readonly safetyMs: number;
}
