import type { SignedCheckpoint } from '@palimpsest/contracts';
import type { PoolClient } from 'pg';
import { instantOf, RAW } from './audit-snapshot.ts';

const PAGE = 1_000;
const COLUMNS = 'tenant_id, tree_size, root_hash, head_hash, recorded_at, key_id, signature';

/** A tenant's stored checkpoints by size, a page at a time: one is made at the end of every run, so there are many. */
export async function* readCheckpoints(
  client: PoolClient,
  tenant: string,
): AsyncGenerator<readonly SignedCheckpoint[]> {
  // From the least size a column can hold: one that no ledger has is to be seen, not passed over.
  let after: readonly [string, string] = ['-9223372036854775808', ''];
  for (;;) {
    const page = await readRows(
      client,
      `where tenant_id = $1 and (tree_size, key_id) > ($2, $3) order by tree_size, key_id limit ${PAGE}`,
      [tenant, ...after],
    );
    if (page.length > 0) yield page.map(signedCheckpoint);
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    const [, treeSize, , , , keyId] = last;
    after = [treeSize, keyId];
  }
}

/** The smallest checkpoint by this key that covers an event. */
export async function coveringCheckpoint(
  client: PoolClient,
  tenant: string,
  keyId: string,
  sequence: number,
): Promise<SignedCheckpoint | undefined> {
  const rows = await readRows(
    client,
    'where tenant_id = $1 and key_id = $2 and tree_size >= $3 order by tree_size limit 1',
    [tenant, keyId, sequence],
  );
  return rows.map(signedCheckpoint)[0];
}

export async function storeCheckpoint(
  client: PoolClient,
  { checkpoint, keyId, signature }: SignedCheckpoint,
): Promise<void> {
  const { tenant, treeSize, rootHash, headHash, recordedAt } = checkpoint;
  await client.query(
    `insert into palimpsest.checkpoints (${COLUMNS}) values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    [tenant, treeSize, rootHash, headHash, recordedAt, keyId, signature],
  );
}

/** In the order of the columns. Sizes are text, since an altered one may be larger than a number can tell exactly. */
type CheckpointRow = readonly [
  tenant: string,
  treeSize: string,
  rootHash: string,
  headHash: string,
  recordedAt: string,
  keyId: string,
  signature: string,
];

async function readRows(
  client: PoolClient,
  where: string,
  values: readonly unknown[],
): Promise<readonly CheckpointRow[]> {
  const { rows } = await client.query<string[]>({
    text: `select ${COLUMNS} from palimpsest.checkpoints ${where}`,
    values: values as unknown[],
    rowMode: 'array',
    types: RAW,
  });
  return rows as unknown as readonly CheckpointRow[];
}

function signedCheckpoint(row: CheckpointRow): SignedCheckpoint {
  const [tenant, treeSize, rootHash, headHash, recordedAt, keyId, signature] = row;
  return {
    checkpoint: {
      format: 'palimpsest/checkpoint/v1',
      tenant,
      treeSize: Number(treeSize),
      rootHash,
      headHash,
      recordedAt: instantOf(recordedAt),
    },
    keyId,
    signature,
  };
}
