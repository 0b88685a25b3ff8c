import type { CheckpointBody, FirstBad } from '@palimpsest/contracts';
import type { Hasher } from '../ports/hasher.ts';
import type { ChainHead } from './chain.ts';
import { type VerificationState, verificationRoot } from './verify-chain.ts';

/** After the last row: does the ledger end where its head says? Finds a tail that was cut off or put on. */
export function verifyHead({ tenant, head: reached }: VerificationState, head: ChainHead): FirstBad | null {
  const bad = { tenant, stream: null };
  if (reached.sequence < head.sequence) {
    const problem = `event ${reached.sequence + 1} is missing: the ledger should go on to event ${head.sequence}`;
    return { ...bad, sequence: reached.sequence + 1, what: 'event', problem };
  }
  if (reached.sequence > head.sequence) {
    const problem = `event ${head.sequence + 1}: the ledger should end before it, at event ${head.sequence}`;
    return { ...bad, sequence: head.sequence + 1, what: 'head', problem };
  }
  if (reached.hash === head.hash) return null;
  const problem = `the head names another hash for event ${head.sequence}`;
  return { ...bad, sequence: head.sequence, what: 'head', problem };
}

/** To be asked when the state has reached the checkpoint's tree size, or when the ledger has ended before it. */
export function verifyAgainstCheckpoint(
  state: VerificationState,
  checkpoint: CheckpointBody,
  hasher: Hasher,
): FirstBad | null {
  const { treeSize, rootHash, headHash } = checkpoint;
  const { sequence, hash } = state.head;
  const bad = { tenant: state.tenant, stream: null };
  if (checkpoint.tenant !== state.tenant) {
    const problem = `the checkpoint belongs to tenant ${checkpoint.tenant}`;
    return { ...bad, sequence: null, what: 'checkpoint', problem };
  }
  if (sequence < treeSize) {
    const problem = `event ${sequence + 1} is missing: the checkpoint covers events 1 to ${treeSize}`;
    return { ...bad, sequence: sequence + 1, what: 'event', problem };
  }
  if (sequence > treeSize) {
    throw new RangeError(`The verification is at event ${sequence}, past the checkpoint at ${treeSize}.`);
  }
  if (hash === headHash && verificationRoot(state, hasher) === rootHash) return null;
  const problem = `events 1 to ${treeSize} are not those that the checkpoint was made over`;
  return { ...bad, sequence: treeSize, what: 'checkpoint', problem };
}
