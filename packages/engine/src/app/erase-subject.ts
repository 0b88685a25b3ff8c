import {
  eraseKey,
  subjectKey,
  type Traces,
  tenantStreamVersion,
  tracesOf,
} from '../adapters/postgres/erase-key.ts';
import { leftoverFiles } from '../adapters/postgres/scrub-leftovers.ts';
import { scrubLog } from '../adapters/postgres/scrub-log.ts';
import { type Scrubbed, type ScrubLimits, scrubTables } from '../adapters/postgres/scrub-tables.ts';
import { translateError } from '../adapters/postgres/translate-error.ts';
import { ConflictError } from '../errors/conflict-error.ts';
import { RequestInvalidError } from '../errors/request-invalid-error.ts';
import { relatedSubjects } from './complaint/related-subjects.ts';
import type { EngineContext } from './context.ts';
import { readModelsOf } from './read-models.ts';
import { REQUESTS_SUBJECT } from './requests/remembered-requests.ts';

export interface EraseRequest {
  readonly tenant: string;
  readonly subject: string;
  readonly actor: string;
  /** Stays in the ledger: a ticket number or a rule, not a person's words. */
  readonly reason: string;
  /** No table is locked for longer than this while it is rewritten; one that would take longer is reported instead. */
  readonly longestPauseMs?: number;
  /** How long to wait for transactions that began before and may still look at old rows. */
  readonly patienceMs?: number;
}

export interface EraseReport {
  readonly subject: string;
  /** True when the key is gone now, by this call or an earlier one; false when nothing is known of the subject. */
  readonly erased: boolean;
  readonly alreadyErased: boolean;
  /** Texts that nobody can read any more. */
  readonly texts: number;
  /** Runs that were open and now end by themselves. */
  readonly runs: readonly string[];
  /** Where old copies were physically removed. */
  readonly scrubbed: readonly string[];
  /** Where copies may remain, each as a sentence for the operator. */
  readonly outOfReach: readonly string[];
}

const LONGEST_PAUSE_MS = 10_000;
const PATIENCE_MS = 5_000;

const LEFTOVERS =
  'Files that belong to no table, left by a crash or used by work under way just now; delete them while the server is stopped:';

/** No program that runs beside the database can reach these, so every report names them. */
const ALWAYS_OUT_OF_REACH = [
  'Backups and snapshots of the data folder, the database or the disk, and blocks the disk has freed but not overwritten.',
  'Archives of the write-ahead log, and replicas of the database.',
  'Bundles, reports and other files that were exported or shown before, including RESEARCH/ folders.',
  'Model providers and other services that the words were sent to: ask them.',
  'The memory of running processes, until it is used for something else.',
];

/**
 * Destroys a subject's key, so that none of its texts can be read or guessed at, and removes what old copies the
 * database keeps. The chain stays whole: a tombstone says what was done. Erasing again repeats the removal.
 *
 * @example
 * const report = await eraseSubject(engine.context, { tenant: 'local', subject: 'person:42', actor: 'me', reason: 'ticket 7' });
 */
export async function eraseSubject(context: EngineContext, request: EraseRequest): Promise<EraseReport> {
  const { tenant, subject, longestPauseMs = LONGEST_PAUSE_MS, patienceMs = PATIENCE_MS } = request;
  if (subject === REQUESTS_SUBJECT)
    throw new RequestInvalidError({
      field: 'subject',
      problem: 'names nobody: it is a key of the server itself',
    });
  const { state, traces: own } = await destroyKey(context, request);
  if (own === null) {
    return { subject, erased: false, alreadyErased: false, texts: 0, runs: [], scrubbed: [], outOfReach: [] };
  }
  const all = [own];
  for (const related of await relatedSubjects(context, tenant, subject)) {
    const { traces: further } = await destroyKey(context, { ...request, subject: related });
    if (further !== null) all.push(further);
  }
  const traces = united(all);
  context.log('info', 'subject erased', {
    tenant,
    subject,
    texts: traces.texts,
    openRuns: traces.openRuns.length,
  });
  const { scrubbed, outOfReach } = await scrub(context, traces, { longestPauseMs, patienceMs });
  return {
    subject,
    erased: true,
    alreadyErased: state === 'already',
    texts: traces.texts,
    runs: traces.openRuns,
    scrubbed,
    outOfReach: [...outOfReach, ...unknownTables(context, traces), ...ALWAYS_OUT_OF_REACH],
  };
}

/** What several subjects left, as if it were one. */
function united(all: readonly Traces[]): Traces {
  return {
    texts: all.reduce((sum, { texts }) => sum + texts, 0),
    openRuns: [...new Set(all.flatMap(({ openRuns }) => openRuns))],
    tables: [...new Set(all.flatMap(({ tables }) => tables))],
    events: all.flatMap(({ events }) => events),
    pipelines: [...new Set(all.flatMap(({ pipelines }) => pipelines))],
  };
}

interface Destroyed {
  readonly state: 'unknown' | 'already' | 'now';
  readonly traces: Traces | null;
}

/** One transaction: the tombstone, the key, the words in read models, and the jobs that end what was under way. */
async function destroyKey(context: EngineContext, request: EraseRequest): Promise<Destroyed> {
  for (;;) {
    const expectedVersion = await tenantStreamVersion(context.database.owner(), request.tenant);
    try {
      return await destroyOnce(context, request, expectedVersion);
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
    }
  }
}

async function destroyOnce(
  context: EngineContext,
  request: EraseRequest,
  expectedVersion: number,
): Promise<Destroyed> {
  const { tenant, subject, actor, reason } = request;
  const models = readModelsOf(await context.pipelines.all());
  const recordedAt = context.now();
  const place = { tenant, stream: 'tenant', expectedVersion, recordedAt };
  let wrapped: Buffer | null | undefined;
  const destroyed = await context.appender.appendAsOwner(place, async (open): Promise<Destroyed> => {
    wrapped = await subjectKey(open.client, { tenant, subject });
    if (wrapped === undefined) return { state: 'unknown', traces: null };
    const traces = await tracesOf(open.client, { tenant, subject }, context.keyring, models);
    for (const runId of traces.openRuns) await open.enqueue(runId, null);
    if (wrapped === null) return { state: 'already', traces };
    await open.write([{ type: 'subject-erased', actor, payload: { subject, reason }, texts: {} }]);
    await eraseKey(open.client, { tenant, subject }, recordedAt, traces);
    return { state: 'now', traces };
  });
  if (wrapped) context.keyring.forget(wrapped);
  return destroyed;
}

/** The key is destroyed by now, so whatever goes wrong here is told as something left to do, not thrown. */
async function scrub(
  { database, log }: EngineContext,
  { tables }: Traces,
  limits: ScrubLimits,
): Promise<Scrubbed> {
  const withWords = tables.map(({ table, words }) => ({ table, columns: words }));
  const done: Scrubbed[] = [];
  try {
    done.push(
      await scrubTables(
        database.owner(),
        [
          { table: 'subject_keys', columns: ['wrapped_key'] },
          { table: 'http_requests', columns: ['fingerprint'] },
          ...withWords,
        ],
        limits,
      ),
    );
    done.push(await scrubLog(database.owner()));
    const leftovers = (await leftoverFiles(database.owner())) ?? [];
    if (leftovers.length > 0)
      done.push({ scrubbed: [], outOfReach: [`${LEFTOVERS} ${leftovers.join(', ')}`] });
  } catch (error) {
    const { message } = translateError(error);
    log('warn', 'old copies of an erased subject were not removed', { message });
    done.push({
      scrubbed: [],
      outOfReach: [
        `Old copies in the files and the log of the database: ${message} Erase the subject again to remove them.`,
      ],
    });
  }
  return {
    scrubbed: done.flatMap(({ scrubbed }) => scrubbed),
    outOfReach: done.flatMap(({ outOfReach }) => outOfReach),
  };
}

/** Only a pipeline's own code knows which of its columns hold words. */
function unknownTables({ pipelines }: EngineContext, traces: Traces): string[] {
  const missing = traces.pipelines.filter((ref) => !pipelines.refs.includes(ref));
  return missing.map(
    (ref) =>
      `Tables of the pipeline ${ref}, which this installation does not have: erase the subject again where it is installed.`,
  );
}
