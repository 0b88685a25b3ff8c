import { canonicalJson } from '@palimpsest/kernel';
import { IdempotencyError } from '../../errors/idempotency-error.ts';
import { SubjectErasedError } from '../../errors/subject-erased-error.ts';
import { UnknownDocumentError } from '../../errors/unknown-document-error.ts';
import { VersionConflictError } from '../../errors/version-conflict-error.ts';
import type { Engine } from '../engine.ts';
import { runOfKey } from '../run-of-key.ts';
import { metadataOf, newestVersion, snapshotOf, versionsOf } from './document-store.ts';
import { documentSubject } from './document-subject.ts';
import { inputOfRun } from './input-of-run.ts';
import { putBack } from './put-back.ts';

export interface RestoreRequest {
  readonly engine: Engine;
  readonly tenant?: string;
  readonly actor?: string;
  readonly documentId: string;
  /** The version to have again. */
  readonly version: number;
  /** Only these problems get their words of that version again; all else stays as in the newest. */
  readonly problems?: readonly string[];
  /** Told the newest version before a run begins; throws where it was decided on another. */
  readonly expect?: (newest: number) => void;
  /** The same key again gives the version that it made. */
  readonly idempotencyKey?: string;
}

/**
 * Makes an old version the newest once more, or of some problems only: as n + 1, on record. Nothing in between is lost.
 */
export async function restoreVersion(
  request: RestoreRequest,
): Promise<{ readonly documentId: string; readonly newVersion: number; readonly runId: string }> {
  const { engine, tenant = 'local', actor = 'person:library', documentId, version } = request;
  const { idempotencyKey: key } = request;
  const earlier = key === undefined ? null : await runOfKey(engine.context, tenant, key);
  if (earlier !== null) return restoredBy(request, tenant, earlier);
  const newest = await newestVersion(engine.context, tenant, documentId);
  if (newest === null) throw new UnknownDocumentError({ documentId });
  request.expect?.(newest);
  // Asked first, since what an erased document still has in its tables is no text to restore.
  await engine.context.keyring.sealer(tenant, documentSubject(documentId));
  const snapshot = await snapshotOf(engine.context, tenant, documentId, version);
  if (snapshot.length === 0) {
    const versions = (await versionsOf(engine.context, tenant, documentId)).map((each) => each.version);
    throw new UnknownDocumentError({ documentId, version, versions });
  }
  const problems = request.problems === undefined ? null : [...new Set(request.problems)];
  const kept =
    problems === null
      ? snapshot
      : putBack(await snapshotOf(engine.context, tenant, documentId, newest), snapshot, problems);
  const metadata = await metadataOf(engine.context, tenant, documentId, problems === null ? version : newest);
  try {
    const { runId } = await engine.startRun({
      tenant,
      pipeline: 'assessment/v1',
      subject: documentSubject(documentId),
      input: {
        mode: 'restore',
        documentId,
        version: newest,
        fromVersion: version,
        ...(problems === null ? {} : { onlyProblems: problems }),
      },
      texts: { snapshot: canonicalJson(kept), metadata: canonicalJson(metadata) },
      actor,
      mode: 'inline',
      ...(key === undefined ? {} : { idempotencyKey: key }),
    });
    await engine.finishRun(tenant, runId);
    return { documentId, newVersion: newest + 1, runId };
  } catch (error) {
    if (error instanceof SubjectErasedError) throw error;
    const now = await newestVersion(engine.context, tenant, documentId);
    if (now !== null && now !== newest)
      throw new VersionConflictError({ documentId, version: newest, newest: now });
    throw error;
  }
}

async function restoredBy(
  { engine, documentId, version, problems, idempotencyKey = '' }: RestoreRequest,
  tenant: string,
  runId: string,
): ReturnType<typeof restoreVersion> {
  const input = inputOfRun(await engine.loadRun(tenant, runId));
  const only = problems === undefined ? null : [...new Set(problems)];
  const same = canonicalJson(only) === canonicalJson(input.onlyProblems ?? null);
  if (input.documentId !== documentId || input.fromVersion !== version || !same)
    throw new IdempotencyError({ key: idempotencyKey });
  return { documentId, newVersion: input.version + 1, runId };
}
