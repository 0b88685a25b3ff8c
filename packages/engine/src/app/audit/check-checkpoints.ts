import type { FirstBad, SignedCheckpoint } from '@palimpsest/contracts';
import { type VerificationState, verifyAgainstCheckpoint } from '@palimpsest/kernel';
import type { PoolClient } from 'pg';
import type { CheckpointSigner } from '../../adapters/crypto/checkpoint-signer.ts';
import { nodeHasher } from '../../adapters/crypto/node-hasher.ts';
import { readCheckpoints } from '../../adapters/postgres/audit-checkpoints.ts';
import type { FirstFinding } from './first-finding.ts';

interface Claim extends SignedCheckpoint {
  /** Held by the caller outside the database; only such a one can anchor. */
  readonly given: boolean;
}

export interface CheckpointsCheck {
  /** Makes sure that all checkpoints up to this size are at hand. */
  reach(size: number): Promise<void>;
  /** To be called when the verification has come to `state.head`; cheap where no checkpoint stands. */
  at(state: VerificationState): void;
  /** After the last event: checkpoints that cover more than there is. True when the ledger is anchored. */
  end(state: VerificationState): Promise<{ readonly anchored: boolean }>;
}

/** Holds the ledger against the checkpoints in the database and those that the caller brought along. */
export function checkCheckpoints(
  client: PoolClient,
  signer: CheckpointSigner,
  tenant: string,
  given: readonly SignedCheckpoint[],
  findings: FirstFinding,
): CheckpointsCheck {
  const stored = readCheckpoints(client, tenant);
  let waiting: Claim[] = [];
  let exhausted = false;
  let anchored = false;
  let agreed = 0;

  const check = (state: VerificationState, claim: Claim) => {
    const problem = signatureProblem(signer, claim) ?? contentProblem(state, claim, agreed);
    if (problem !== null) {
      findings.report(problem);
      return;
    }
    agreed = claim.checkpoint.treeSize;
    if (claim.given && claim.keyId === signer.keyId) anchored = true;
  };

  /** One of a size that no ledger can have stands at no event, so it is told at once and not waited for. */
  const possible = (claims: readonly Claim[]) =>
    claims.filter((claim) => {
      const problem = sizeProblem(claim);
      if (problem !== null) findings.report(problem);
      return problem === null;
    });

  const brought = possible(given.map((each) => ({ ...each, given: true }))).sort(bySize);
  return {
    async reach(size) {
      let added = false;
      while (!exhausted && (waiting.at(-1)?.checkpoint.treeSize ?? 0) <= size) {
        const { value, done } = await stored.next();
        if (done === true) exhausted = true;
        else waiting.push(...possible(value.map((each) => ({ ...each, given: false }))));
        added = true;
      }
      const from = brought.splice(
        0,
        brought.findLastIndex(({ checkpoint }) => checkpoint.treeSize <= size) + 1,
      );
      if (!added && from.length === 0) return;
      waiting = [...from, ...waiting].sort(bySize);
    },
    at(state) {
      while (waiting[0]?.checkpoint.treeSize === state.head.sequence) check(state, waiting.shift() as Claim);
    },
    async end(state) {
      await this.reach(Number.POSITIVE_INFINITY);
      for (const claim of waiting) check(state, claim);
      return { anchored };
    },
  };
}

function bySize(a: Claim, b: Claim): number {
  return a.checkpoint.treeSize - b.checkpoint.treeSize;
}

function sizeProblem({ given, checkpoint: { tenant, treeSize } }: Claim): FirstBad | null {
  if (Number.isSafeInteger(treeSize) && treeSize >= 1) return null;
  const problem = `the ${given ? 'given' : 'stored'} checkpoint of size ${treeSize} was altered: no ledger has that size`;
  return { tenant, sequence: null, stream: null, what: 'checkpoint', problem };
}

/**
 * A checkpoint by another key cannot be judged by its signature, e.g. after a change of keys. What it says of the
 * ledger is still held against it, but it anchors nothing.
 */
function signatureProblem(signer: CheckpointSigner, { given, ...signed }: Claim): FirstBad | null {
  if (signed.keyId !== signer.keyId) return null;
  // Ed25519 has one signature for one message, and making it again takes a third of the time of checking it.
  if (signer.sign(signed.checkpoint).signature === signed.signature) return null;
  const { tenant, treeSize } = signed.checkpoint;
  const problem = `the ${given ? 'given' : 'stored'} checkpoint of size ${treeSize} does not carry our signature: it was altered`;
  return { tenant, sequence: treeSize, stream: null, what: 'checkpoint', problem };
}

function contentProblem(
  state: VerificationState,
  { given, checkpoint }: Claim,
  agreed: number,
): FirstBad | null {
  const found = verifyAgainstCheckpoint(state, checkpoint, nodeHasher);
  if (found === null) return null;
  const whose = `the ${given ? 'given' : 'stored'} checkpoint of size ${checkpoint.treeSize}`;
  const before = agreed > 0 ? `; events 1 to ${agreed} agree with an earlier one` : '';
  return { ...found, problem: `${found.problem} (${whose}${before})` };
}
