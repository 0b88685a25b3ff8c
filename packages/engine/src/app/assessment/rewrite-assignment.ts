import type {
  CanonicalRequest,
  RewriteRequest,
  RewriteResponse,
  UnappliedFeedback,
} from '@palimpsest/contracts';
import { canonicalJson } from '@palimpsest/kernel';
import {
  type AssessmentInput,
  type AssessmentState,
  documentMetadata,
  unappliedFeedback,
} from '@palimpsest/pipelines/assessment';
import { NothingRewrittenError } from '../../errors/nothing-rewritten-error.ts';
import { RewriteFailedError } from '../../errors/rewrite-failed-error.ts';
import { VersionConflictError } from '../../errors/version-conflict-error.ts';
import type { Engine } from '../engine.ts';
import type { LoadedRun } from '../load-run.ts';
import { checkBase } from './check-base.ts';
import { metadataOf, newestVersion } from './document-store.ts';
import { documentSubject } from './document-subject.ts';
import { newestRun, takeKey } from './earlier-runs.ts';
import { freezeInput } from './freeze-input.ts';
import { readAssignment } from './read-assignment.ts';
import { type RendererChoice, rendererInput } from './renderer-choice.ts';
import { requestFingerprint } from './request-fingerprint.ts';

export interface RewriteOptions extends RendererChoice {
  readonly engine: Engine;
  /** Default: `local`. */
  readonly tenant?: string;
  /** Who asks; stays in the ledger. */
  readonly actor?: string;
  /** Asks for a fresh answer to a request that was answered before, and says why. */
  readonly newAttempt?: string;
}

/** The response together with where it comes from. */
export interface RewriteResult {
  readonly response: RewriteResponse;
  readonly runId: string;
  /** True where this request was answered before and the answer is the recorded one. */
  readonly replayed: boolean;
  readonly unapplied: readonly UnappliedFeedback[];
}

/**
 * Rewrites problems from selected feedback, on record. The same request gives the same response, byte for byte; the
 * request itself is frozen, so nothing can alter it behind the caller's back.
 *
 * @example
 * const { newVersion, rewrittenProblems } = await rewriteAssignment(request, { engine });
 */
export async function rewriteAssignment(
  request: RewriteRequest,
  options: RewriteOptions,
): Promise<RewriteResponse> {
  return (await runAssignment(request, options)).response;
}

/** The same, with the run and what was not applied. */
export async function runAssignment(value: unknown, options: RewriteOptions): Promise<RewriteResult> {
  const { engine, tenant = 'local', actor = 'person:library', newAttempt } = options;
  const request = readAssignment(freezeInput(value));
  const chosen = rendererInput(options);
  const text = canonicalJson(request);
  const subject = documentSubject(request.documentId);
  const fingerprint = await requestFingerprint(engine.context, tenant, request, options);
  const earlier = await newestRun(engine.context, tenant, fingerprint);
  if (earlier !== null && newAttempt === undefined)
    return resultOf(await engine.finishRun(tenant, earlier.runId), request, engine, true);

  const newest = await checkBase(engine.context, tenant, request);
  // What an earlier version was told of the document stays, unless this request says it anew.
  const before = newest === null ? {} : await metadataOf(engine.context, tenant, request.documentId, newest);
  const metadata = { ...before, ...documentMetadata(request) };
  const take = (earlier?.take ?? 0) + 1;
  const input: AssessmentInput = {
    mode: 'rewrite',
    documentId: request.documentId,
    version: request.version,
    registers: newest === null,
    ...chosen,
    take,
    ...(newAttempt === undefined ? {} : { newAttemptReason: newAttempt }),
  };
  const { runId, replayed } = await startOrConflict(engine, request, tenant, {
    tenant,
    pipeline: 'assessment/v1',
    subject,
    input: { ...input },
    texts: { request: text, metadata: canonicalJson(metadata) },
    actor,
    idempotencyKey: takeKey(fingerprint, take),
    mode: 'inline',
  });
  return resultOf(await engine.finishRun(tenant, runId), request, engine, replayed);
}

/** Where everything is decided at once, the version is made with the start, and may be refused there. */
async function startOrConflict(
  engine: Engine,
  request: CanonicalRequest,
  tenant: string,
  run: Parameters<Engine['startRun']>[0],
): ReturnType<Engine['startRun']> {
  try {
    return await engine.startRun(run);
  } catch (error) {
    await throwConflict(engine, tenant, request);
    throw error;
  }
}

async function resultOf(
  run: LoadedRun,
  request: CanonicalRequest,
  engine: Engine,
  replayed: boolean,
): Promise<RewriteResult> {
  const { runId, view, events, tenant } = run;
  const unapplied = unappliedFeedback(view.state as AssessmentState);
  const made = events.find(
    ({ type, payload }) => type === 'assessment-version-created' && payload.kind === 'rewritten',
  );
  const words = made?.texts.response;
  if (view.finished?.outcome === 'completed' && typeof words === 'string')
    return { response: JSON.parse(words) as RewriteResponse, runId, replayed, unapplied };
  const reason = view.finished?.reason ?? null;
  if (reason === 'nothing_rewritten') {
    const selected = request.selectedFeedback.map(({ feedbackId }) => feedbackId);
    throw new NothingRewrittenError({ runId, unapplied, selected });
  }
  // The version that this run would have made may be there by now, made by another.
  if (reason === 'pipeline_fault') await throwConflict(engine, tenant, request);
  throw new RewriteFailedError({ runId, reason });
}

async function throwConflict(
  engine: Engine,
  tenant: string,
  { documentId, version }: CanonicalRequest,
): Promise<void> {
  const newest = await newestVersion(engine.context, tenant, documentId);
  if (newest !== null && newest !== version) throw new VersionConflictError({ documentId, version, newest });
}
