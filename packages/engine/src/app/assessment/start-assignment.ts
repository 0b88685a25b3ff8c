import type { CanonicalRequest, JsonObject } from '@palimpsest/contracts';
import { canonicalJson } from '@palimpsest/kernel';
import { type AssessmentInput, documentMetadata } from '@palimpsest/pipelines/assessment';
import { VersionConflictError } from '../../errors/version-conflict-error.ts';
import type { Engine } from '../engine.ts';
import { checkBase } from './check-base.ts';
import { metadataOf, newestVersion } from './document-store.ts';
import { documentSubject } from './document-subject.ts';
import { newestRun, takeKey } from './earlier-runs.ts';
import { freezeInput } from './freeze-input.ts';
import { readAssignment } from './read-assignment.ts';
import { type RendererChoice, rendererInput } from './renderer-choice.ts';
import { requestFingerprint } from './request-fingerprint.ts';

export interface StartOptions extends RendererChoice {
  readonly engine: Engine;
  /** Default: `local`. */
  readonly tenant?: string;
  /** Who asks; stays in the ledger. */
  readonly actor?: string;
  /** Asks for a fresh answer to a request that was answered before, and says why. */
  readonly newAttempt?: string;
  /** Who asks for a fresh answer twice under one key gets one. */
  readonly attemptKey?: string;
  /** Told the newest version, 0 where there is none, before a run begins; throws where it was decided on another. */
  readonly expect?: (newest: number) => void;
  /** Default: `queued`, a worker does it. */
  readonly mode?: 'queued' | 'inline';
}

export interface StartedAssignment {
  readonly documentId: string;
  readonly runId: string;
  /** True where this request was made before: the run is the one that answers it. */
  readonly replayed: boolean;
}

/**
 * Puts a rewrite request on record and starts its run; the same request has the same run.
 *
 * @example const { runId } = await startAssignment(request, { engine });
 */
export async function startAssignment(value: unknown, options: StartOptions): Promise<StartedAssignment> {
  const { engine, tenant = 'local', actor = 'person:library', newAttempt, mode = 'queued' } = options;
  const { context } = engine;
  const request = readAssignment(freezeInput(value));
  const { documentId, version } = request;
  const chosen = rendererInput(options);
  const subject = documentSubject(documentId);
  const fingerprint = await requestFingerprint(context, tenant, request, options);
  const attempt = await attemptMark(options, tenant, subject);
  const earlier = await newestRun(context, tenant, fingerprint);
  if (
    earlier !== null &&
    (newAttempt === undefined || (await isOfAttempt(engine, tenant, earlier.runId, attempt)))
  )
    return { documentId, runId: earlier.runId, replayed: true };

  options.expect?.((await newestVersion(context, tenant, documentId)) ?? 0);
  const newest = await checkBase(context, tenant, request);
  // What an earlier version was told of the document stays, unless this request says it anew.
  const before = newest === null ? {} : await metadataOf(context, tenant, documentId, newest);
  const metadata = { ...before, ...documentMetadata(request) };
  const take = (earlier?.take ?? 0) + 1;
  const input: AssessmentInput = {
    mode: 'rewrite',
    documentId,
    version,
    registers: newest === null,
    ...chosen,
    take,
    ...(newAttempt === undefined ? {} : { newAttemptReason: newAttempt }),
  };
  const { runId, replayed } = await startOrConflict(engine, request, tenant, {
    tenant,
    pipeline: 'assessment/v1',
    subject,
    input: { ...input, ...attempt },
    texts: { request: canonicalJson(request), metadata: canonicalJson(metadata) },
    actor,
    idempotencyKey: takeKey(fingerprint, take),
    mode,
  });
  return { documentId, runId, replayed };
}

/** Which request for a fresh answer a run was started for: a keyed fingerprint, since it stays in the ledger. */
async function attemptMark(
  { engine, newAttempt, attemptKey }: StartOptions,
  tenant: string,
  subject: string,
): Promise<{ readonly attempt?: string }> {
  if (newAttempt === undefined || attemptKey === undefined) return {};
  const sealer = await engine.context.keyring.sealer(tenant, subject);
  return { attempt: sealer.fingerprint(`assessment-attempt\n${attemptKey}`) };
}

async function isOfAttempt(
  engine: Engine,
  tenant: string,
  runId: string,
  { attempt }: { readonly attempt?: string },
): Promise<boolean> {
  if (attempt === undefined) return false;
  const { view } = await engine.loadRun(tenant, runId);
  return (view.started?.input as JsonObject | undefined)?.attempt === attempt;
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

/** Throws where another version than the one a request starts from is the newest. */
export async function throwConflict(
  engine: Engine,
  tenant: string,
  { documentId, version }: Pick<CanonicalRequest, 'documentId' | 'version'>,
): Promise<void> {
  const newest = await newestVersion(engine.context, tenant, documentId);
  if (newest !== null && newest !== version) throw new VersionConflictError({ documentId, version, newest });
}
