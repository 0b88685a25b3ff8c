import {
  type ComplaintEntry,
  type ComplaintReceipt,
  complaintEntrySchema,
  type Surface,
  weeklyEntrySchema,
} from '@palimpsest/contracts';
import { complaintRulesV1, memberSubject, type RewriteInput } from '@palimpsest/pipelines/complaint';
import { IdempotencyError } from '../../errors/idempotency-error.ts';
import { MessageNotAcceptedError } from '../../errors/message-not-accepted-error.ts';
import { RequestInvalidError } from '../../errors/request-invalid-error.ts';
import { SubjectErasedError } from '../../errors/subject-erased-error.ts';
import type { Engine } from '../engine.ts';
import type { RequestUnderWay } from '../requests/remembered-requests.ts';
import { beginRun, type StartedRun } from '../start-run.ts';
import { turns } from '../turns.ts';
import { checkSame, earlierRun, entryKey } from './earlier-request.ts';
import { type EntryReads, factsOf, languagesOf, readForEntry, textsOf } from './entry-facts.ts';
import { readOrRefuse } from './read-or-refuse.ts';
import { acceptanceOf, acceptanceOfRun } from './request-store.ts';

export interface CreateOptions {
  readonly engine: Engine;
  /** Default: `local`. */
  readonly tenant?: string;
  /** Who asks; stays in the ledger. */
  readonly actor?: string;
  /** When the sender sees the rewritten text, in minutes after completion, up to a year. Default: 24 hours. */
  readonly revealDelayMinutes?: number;
  /** The same key with the same request gives the same answer again, and sends nothing twice. */
  readonly idempotencyKey?: string;
}

interface InternalOptions extends CreateOptions {
  /** The request over HTTP, whose receipt is kept along with the message. */
  readonly request?: RequestUnderWay;
}

/** A year. */
export const LONGEST_REVEAL_MINUTES = 525_600;

/** A receipt together with the run behind it, for operators. */
export interface CreatedRewrite {
  readonly receipt: ComplaintReceipt;
  readonly runId: string;
}

/**
 * `weekly_feedback_rewrite_create_v1`: takes a message of the weekly feedback. It answers at once, before any model is
 * asked; whatever keeps the message from being sent gives one and the same error.
 *
 * @example
 * const { rewrite_request_id } = await weeklyFeedbackRewriteCreateV1(
 *   { home_id, sender_user_id, recipient_user_id, sender_message: 'Please turn the music down at night.' },
 *   { engine },
 * );
 */
export async function weeklyFeedbackRewriteCreateV1(
  value: unknown,
  options: CreateOptions,
): Promise<ComplaintReceipt> {
  return (await createWeekly(value, 'weekly_feedback', options)).receipt;
}

/**
 * `weekly_harmony_rewrite_create_v1`: the older name of the same; routing, cadence and policy are identical.
 *
 * @example await weeklyHarmonyRewriteCreateV1({ home_id, sender_user_id, recipient_user_id, sender_message }, { engine });
 */
export async function weeklyHarmonyRewriteCreateV1(
  value: unknown,
  options: CreateOptions,
): Promise<ComplaintReceipt> {
  return (await createWeekly(value, 'weekly_harmony', options)).receipt;
}

/**
 * `complaint_rewrite_create_v1`: the general entry point, for direct messages and other surfaces.
 *
 * @example await complaintRewriteCreateV1({ ...message, surface: 'direct_message' }, { engine });
 */
export async function complaintRewriteCreateV1(
  value: unknown,
  options: CreateOptions,
): Promise<ComplaintReceipt> {
  return (await createComplaint(value, options)).receipt;
}

/** What the server does for any entry point, with an entry that was read already. */
export async function createFromRequest(
  entry: ComplaintEntry,
  options: CreateOptions & { readonly request: RequestUnderWay },
): Promise<ComplaintReceipt> {
  return (await create(entry, entryPointOf(entry.surface), options)).receipt;
}

/** The general entry point with the run behind its answer. */
export function createComplaint(value: unknown, options: CreateOptions): Promise<CreatedRewrite> {
  const entry = readOrRefuse(complaintEntrySchema, value);
  return create(entry, entryPointOf(entry.surface), options);
}

function createWeekly(
  value: unknown,
  surface: 'weekly_feedback' | 'weekly_harmony',
  options: CreateOptions,
): Promise<CreatedRewrite> {
  const entry = { ...readOrRefuse(weeklyEntrySchema, value), surface };
  return create(entry, entryPointOf(surface), options);
}

function entryPointOf(surface: Surface): string {
  if (surface === 'weekly_feedback') return 'weekly_feedback_rewrite_create_v1';
  return surface === 'weekly_harmony' ? 'weekly_harmony_rewrite_create_v1' : 'complaint_rewrite_create_v1';
}

function create(
  entry: ComplaintEntry,
  entryPoint: string,
  options: InternalOptions,
): Promise<CreatedRewrite> {
  return turns.whileServing(() => createOnce(entry, entryPoint, options));
}

async function createOnce(
  entry: ComplaintEntry,
  entryPoint: string,
  options: InternalOptions,
): Promise<CreatedRewrite> {
  const { engine, tenant = 'local', idempotencyKey: key, revealDelayMinutes: delay, request } = options;
  if (delay !== undefined && !isRevealDelay(delay))
    throw new RequestInvalidError({
      field: 'revealDelayMinutes',
      problem: `must be a whole number from 0 to ${LONGEST_REVEAL_MINUTES}`,
    });
  const found = request?.found as EntryReads | undefined;
  const reads = found ?? (await readForEntry(engine.context, tenant, entry, key));
  if (reads.earlier !== null && key !== undefined)
    await checkSame(engine.context, tenant, reads.earlier, key, entry);
  const begun =
    reads.earlier === null ? await startOnce(entry, entryPoint, reads, options) : ofBefore(reads.earlier);
  const { runId } = begun;
  const { rewriteRequestId, accepted, operatorFlag } =
    acceptanceOf(begun.facts) ?? (await acceptanceOfRun(engine.context, tenant, runId));
  if (operatorFlag !== null)
    engine.context.log('warn', 'a message needs a person to look at it', {
      tenant,
      run: runId,
      rewriteRequestId,
      flag: operatorFlag,
    });
  if (!accepted) throw new MessageNotAcceptedError();
  return { receipt: receiptOf(rewriteRequestId), runId };
}

function receiptOf(rewriteRequestId: string) {
  return { rewrite_request_id: rewriteRequestId, status: 'queued' } as const;
}

function receiptIfAccepted(facts: StartedRun['facts']) {
  const decided = acceptanceOf(facts);
  return decided?.accepted === true ? receiptOf(decided.rewriteRequestId) : null;
}

function isRevealDelay(minutes: number): boolean {
  return Number.isInteger(minutes) && minutes >= 0 && minutes <= LONGEST_REVEAL_MINUTES;
}

function ofBefore(runId: string): StartedRun {
  return { runId, replayed: true, facts: [] };
}

/** Two requests under one key at once: the second finds the first, also where a home or a route changed between them. */
async function startOnce(
  entry: ComplaintEntry,
  entryPoint: string,
  reads: EntryReads,
  options: InternalOptions,
): Promise<StartedRun> {
  const { engine, tenant = 'local', idempotencyKey: key } = options;
  try {
    return await start(entry, entryPoint, reads, options);
  } catch (error) {
    const earlier =
      error instanceof IdempotencyError && key !== undefined
        ? await earlierRun(engine.context, tenant, key, entry)
        : null;
    if (earlier === null) throw error;
    return ofBefore(earlier);
  }
}

/** Puts the request on record with what the directory says, and lets the pipeline decide. */
async function start(
  entry: ComplaintEntry,
  entryPoint: string,
  reads: EntryReads,
  options: InternalOptions,
): Promise<StartedRun> {
  const { engine, tenant = 'local', idempotencyKey, request } = options;
  const { actor = `member:${entry.sender_user_id}` } = options;
  const { home, routes } = reads;
  const facts = factsOf(entry, reads);
  const input: RewriteInput = {
    mode: 'rewrite',
    entry_point: entryPoint,
    home_id: entry.home_id,
    sender_user_id: entry.sender_user_id,
    recipient_user_id: entry.recipient_user_id,
    surface: entry.surface,
    emotion_context: entry.emotion_context ?? null,
    facts,
    languages: languagesOf(home),
    ...(routes.number === 0 ? {} : { routes: routes.table }),
    reveal_delay_minutes: options.revealDelayMinutes ?? complaintRulesV1.parameters.defaultRevealMinutes,
  };
  try {
    return await beginRun(engine.context, {
      tenant,
      pipeline: 'complaint/v1',
      subject: memberSubject(entry.sender_user_id),
      input: { ...input } as unknown as Parameters<Engine['startRun']>[0]['input'],
      texts: textsOf(entry, facts, home),
      actor,
      ...(idempotencyKey === undefined ? {} : { idempotencyKey: entryKey(idempotencyKey) }),
      ...(request === undefined ? {} : { answers: { request, receipt: receiptIfAccepted } }),
    });
  } catch (error) {
    // Somebody was erased in this very moment.
    throw error instanceof SubjectErasedError ? new MessageNotAcceptedError() : error;
  }
}
