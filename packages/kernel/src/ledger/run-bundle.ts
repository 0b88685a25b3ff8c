import type { Bundle, EventBody } from '@palimpsest/contracts';
import { verifyInclusion } from '../merkle/inclusion.ts';
import { leafHash } from '../merkle/tree-hash.ts';
import type { Hasher } from '../ports/hasher.ts';
import { type BundleOutcome, type BundleProblem, bad, canonicalProblem, missing } from './bundle-problem.ts';
import { fromHex, toHex } from './hex.ts';
import { readBody } from './read-body.ts';

/** The events of one run, each with its way to the root. */
export function verifyRunBundle(bundle: Bundle, run: string, hasher: Hasher): BundleOutcome {
  const stream = `run/${run}`;
  let verified = 0;
  // Not always the last event: an answer that comes after the end is recorded too.
  let finished = false;
  let last: { readonly sequence: number; readonly hash: string } | undefined;
  const fail = (problem: BundleProblem): BundleOutcome => ({ verified, complete: false, problem });
  for (const { sequence, body: text, proof } of bundle.events) {
    const body = readBody(text);
    if (typeof body === 'string') return fail(bad(sequence, null, body));
    const digest = hasher.sha256(text);
    const problem =
      canonicalProblem(text, body) ??
      inclusionProblem(bundle, sequence, body, digest, proof, hasher) ??
      runPlaceProblem(stream, verified + 1, body, last);
    if (problem !== null)
      return fail(typeof problem === 'string' ? bad(sequence, body.stream, problem) : problem);
    verified += 1;
    last = { sequence, hash: toHex(digest) };
    finished ||= body.type === 'run-finished';
  }
  if (last === undefined) return fail(missing(stream, 1));
  return { verified, complete: finished, problem: null };
}

function inclusionProblem(
  bundle: Bundle,
  sequence: number,
  body: EventBody,
  digest: Uint8Array,
  proof: readonly string[],
  hasher: Hasher,
): string | null {
  const { treeSize, rootHash, headHash } = bundle.checkpoint.checkpoint;
  if (body.sequence !== sequence) return `its text says that it is event ${body.sequence}`;
  if (body.tenant !== bundle.tenant) return `it belongs to tenant ${body.tenant}`;
  if (sequence > treeSize) return 'it lies after the checkpoint';
  const claim = {
    index: sequence - 1,
    size: treeSize,
    leafHash: leafHash(digest, hasher),
    proof: proof.map(fromHex),
  };
  if (!verifyInclusion({ ...claim, root: fromHex(rootHash) }, hasher)) {
    return 'its text and proof do not lead to the root that the checkpoint signs';
  }
  if (sequence === treeSize && toHex(digest) !== headHash)
    return 'it is not the head that the checkpoint names';
  return null;
}

function runPlaceProblem(
  stream: string,
  due: number,
  body: EventBody,
  last: { readonly sequence: number; readonly hash: string } | undefined,
): string | BundleProblem | null {
  if (body.stream !== stream) return `it belongs to ${body.stream}, not to ${stream}`;
  if (body.streamVersion > due) return missing(stream, due);
  if (body.streamVersion < due) return 'it comes again or out of order';
  if (last === undefined) return null;
  if (body.sequence <= last.sequence) return 'it stands before an earlier event of its run';
  if (body.sequence === last.sequence + 1 && body.previousHash !== last.hash) {
    return 'it does not follow the event before it: previousHash differs';
  }
  return null;
}
