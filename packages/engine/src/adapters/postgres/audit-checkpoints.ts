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
  let after: readonly [number, string] = [0, ''];
  for (;;) {
    const page = await readRows(
      client,
      `where tenant_id = $1 and (tree_size, key_id) > ($2, $3) order by tree_size, key_id limit ${PAGE}`,
      [tenant, ...after],
    );
    if (page.length > 0) yield page;
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    after = [last.checkpoint.treeSize, last.keyId];
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
  return rows[0];
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

async function readRows(
  client: PoolClient,
  where: string,
  values: readonly unknown[],
): Promise<SignedCheckpoint[]> {
  const { rows } = await client.query<string[]>({
    text: `select ${COLUMNS} from palimpsest.checkpoints ${where}`,
    values: values as unknown[],
    rowMode: 'array',
    types: RAW,
  });
  return rows.map((row) => {
    const [tenant, treeSize, rootHash, headHash, recordedAt, keyId, signature] = row as unknown as readonly [
      string,
      string,
      string,
      string,
      string,
      string,
      string,
    ];
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
  });
}
