import type { Bundle } from '@palimpsest/contracts';
import type { Hasher } from '../ports/hasher.ts';
import { type BundleOutcome, type BundleProblem, bad, canonicalProblem } from './bundle-problem.ts';
import { toHex } from './hex.ts';
import { readBody } from './read-body.ts';
import { startVerification, verifyBody } from './verify-chain.ts';
import { verifyAgainstCheckpoint } from './verify-head.ts';

/** Every event up to the checkpoint: chain and root are computed anew. */
export function verifyLedgerBundle(bundle: Bundle, hasher: Hasher): BundleOutcome {
  const state = startVerification(bundle.tenant);
  const fail = (problem: BundleProblem): BundleOutcome => ({
    verified: Math.min(state.head.sequence, (problem.sequence ?? Number.POSITIVE_INFINITY) - 1),
    complete: false,
    problem,
  });
  const { checkpoint } = bundle.checkpoint;
  for (const [i, { sequence, body, proof }] of bundle.events.entries()) {
    if (sequence > checkpoint.treeSize) return fail(bad(sequence, null, 'it lies after the checkpoint'));
    if (proof.length > 0) return fail(bad(sequence, null, 'a bundle of a whole ledger has no proofs'));
    const step = verifyBody(state, sequence, body, hasher);
    if (step.problem !== undefined) {
      return fail(
        beforeWasAltered(bundle, i, hasher) ? bad(sequence - 1, null, 'its text was altered') : step.problem,
      );
    }
    const spelling = canonicalProblem(body, step.body);
    if (spelling !== null) return fail(bad(sequence, step.body.stream, spelling));
  }
  const problem = verifyAgainstCheckpoint(state, checkpoint, hasher);
  return problem === null ? { verified: state.head.sequence, complete: true, problem } : fail(problem);
}

/**
 * Where event i does not follow the one before it, one of the two was altered. It was not event i when the event
 * after it, or the signed head, still names the hash of event i.
 */
function beforeWasAltered({ events, checkpoint }: Bundle, i: number, hasher: Hasher): boolean {
  const [before, here, after] = [events[i - 1], events[i], events[i + 1]];
  if (before === undefined || here === undefined || here.sequence !== before.sequence + 1) return false;
  const body = readBody(here.body);
  const next = after === undefined ? { previousHash: checkpoint.checkpoint.headHash } : readBody(after.body);
  if (typeof body === 'string' || typeof next === 'string') return false;
  const hashOf = (text: string) => toHex(hasher.sha256(text));
  return hashOf(before.body) !== body.previousHash && hashOf(here.body) === next.previousHash;
}
