import { BUNDLE_FORMAT, type Bundle, type SignedCheckpoint } from '@palimpsest/contracts';
import {
  buildLevels,
  fromHex,
  inclusionProofFrom,
  type Levels,
  leafHash,
  levelsRoot,
  runStream,
  startVerification,
  toHex,
  type VerificationState,
  verificationRoot,
  verifyEvent,
} from '@palimpsest/kernel';
import type { PoolClient } from 'pg';
import { nodeHasher } from '../../adapters/crypto/node-hasher.ts';
import { coveringCheckpoint, storeCheckpoint } from '../../adapters/postgres/audit-checkpoints.ts';
import { readLedger } from '../../adapters/postgres/audit-events.ts';
import { inSnapshot } from '../../adapters/postgres/audit-snapshot.ts';
import { readTenants } from '../../adapters/postgres/audit-tenants.ts';
import { transaction } from '../../adapters/postgres/database.ts';
import { LedgerAlteredError } from '../../errors/ledger-altered-error.ts';
import { UnknownRunError } from '../../errors/unknown-run-error.ts';
import { UnknownTenantError } from '../../errors/unknown-tenant-error.ts';
import type { EngineContext } from '../context.ts';

type ExportContext = Pick<EngineContext, 'database' | 'signer' | 'checkpoints' | 'now'>;

interface Exported {
  readonly state: VerificationState;
  readonly events: { sequence: number; body: string; proof: string[] }[];
  /** Leaf hashes of all events, where proofs are needed. */
  readonly leaves: Uint8Array[];
}

/**
 * What an outsider needs to check a tenant's events, or those of one run, with the public key alone. Nothing is
 * signed that does not verify: an export must not lend its signature to an altered ledger.
 */
export async function exportBundle(
  context: ExportContext,
  { tenant, run }: { readonly tenant: string; readonly run?: string },
): Promise<Bundle> {
  const { bundle, fresh } = await inSnapshot(context.database, async (client) => {
    const [known] = await readTenants(client, tenant);
    if (known === undefined) throw new UnknownTenantError({ tenant });
    const exported = await readEvents(client, tenant, run);
    const last = exported.events.at(-1);
    if (last === undefined) {
      if (run !== undefined) throw new UnknownRunError({ runId: run });
      throw new LedgerAlteredError({ tenant, problem: 'it has no events' });
    }
    const stored = await coveringCheckpoint(client, tenant, context.signer.keyId, last.sequence);
    const checkpoint = stored ?? signHead(context, exported.state);
    return {
      bundle: sealBundle(context, tenant, run ?? null, exported, checkpoint),
      fresh: stored === undefined,
    };
  });
  if (fresh) {
    await transaction(context.database.owner(), (client) => storeCheckpoint(client, bundle.checkpoint));
    await context.checkpoints.append(bundle.checkpoint);
  }
  return bundle;
}

async function readEvents(client: PoolClient, tenant: string, run: string | undefined): Promise<Exported> {
  const exported: Exported = { state: startVerification(tenant), events: [], leaves: [] };
  const stream = run === undefined ? undefined : runStream(run);
  for await (const page of readLedger(client, tenant)) {
    for (const row of page) {
      const { problem } = verifyEvent(exported.state, row, nodeHasher);
      if (problem !== undefined) throw new LedgerAlteredError({ tenant, problem: problem.problem });
      if (stream !== undefined) exported.leaves.push(leafHash(fromHex(row.hash), nodeHasher));
      if (stream === undefined || row.stream === stream)
        exported.events.push({ sequence: row.sequence, body: row.body, proof: [] });
    }
  }
  return exported;
}

function signHead({ signer, now }: ExportContext, state: VerificationState): SignedCheckpoint {
  return signer.sign({
    format: 'palimpsest/checkpoint/v1',
    tenant: state.tenant,
    treeSize: state.head.sequence,
    rootHash: verificationRoot(state, nodeHasher),
    headHash: state.head.hash,
    recordedAt: now(),
  });
}

function sealBundle(
  { signer }: ExportContext,
  tenant: string,
  run: string | null,
  { state, events, leaves }: Exported,
  checkpoint: SignedCheckpoint,
): Bundle {
  const { treeSize, rootHash } = checkpoint.checkpoint;
  const altered = (problem: string) => new LedgerAlteredError({ tenant, problem });
  if (!signer.verify(checkpoint))
    throw altered(`the stored checkpoint of size ${treeSize} is not signed by our key`);
  if (treeSize > state.head.sequence)
    throw altered(`event ${state.head.sequence + 1} is missing: a checkpoint covers it`);
  const levels: Levels = run === null ? [] : buildLevels(leaves.slice(0, treeSize), nodeHasher);
  const root = run === null ? verificationRoot(state, nodeHasher) : toHex(levelsRoot(levels, nodeHasher));
  if (root !== rootHash)
    throw altered(`events 1 to ${treeSize} are not those that the stored checkpoint was made over`);
  const proven =
    run === null
      ? events
      : events.map((event) => ({
          ...event,
          proof: inclusionProofFrom(levels, event.sequence - 1).map(toHex),
        }));
  return { format: BUNDLE_FORMAT, tenant, run, checkpoint, events: proven };
}
