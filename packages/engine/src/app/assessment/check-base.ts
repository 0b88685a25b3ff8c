import type { CanonicalRequest } from '@palimpsest/contracts';
import { canonicalJson } from '@palimpsest/kernel';
import { RequestRefusedError } from '../../errors/request-refused-error.ts';
import { VersionConflictError } from '../../errors/version-conflict-error.ts';
import type { EngineContext } from '../context.ts';
import { newestVersion, snapshotOf } from './document-store.ts';

/**
 * A request must start from the newest version, and its problems must be that version's: otherwise the next one
 * would be made from something that is not on record. Gives the newest version, or null for a new document.
 */
export async function checkBase(
  context: EngineContext,
  tenant: string,
  { documentId, version, problems }: CanonicalRequest,
): Promise<number | null> {
  const newest = await newestVersion(context, tenant, documentId);
  if (newest === null) return null;
  if (newest !== version) throw new VersionConflictError({ documentId, version, newest });
  const snapshot = await snapshotOf(context, tenant, documentId, version);
  const same = (i: number) => canonicalJson(problems[i] ?? null) === canonicalJson(snapshot[i] ?? null);
  const longest = Math.max(problems.length, snapshot.length);
  for (let i = 0; i < longest; i += 1) {
    if (same(i)) continue;
    const field = i < problems.length ? `problems[${i}]` : 'problems';
    const problem = `differs from version ${version} of ${documentId} as it is on record`;
    throw new RequestRefusedError({
      problem: {
        type: 'about:blank',
        title: 'The problems are not those of the version',
        status: 422,
        code: 'snapshot_mismatch',
        detail: `${field} ${problem}.`,
        errors: [{ field, problem }],
      },
      hint: `Problems are immutable. palimpsest assessment show ${documentId} --json gives them as they are.`,
    });
  }
  return newest;
}
