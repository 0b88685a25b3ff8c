import type { EventBody, LedgerEvent } from '@palimpsest/contracts';
import {
  appendLeaf,
  chainEvents,
  emptyFrontier,
  encodeFrontier,
  fromHex,
  leafHash,
} from '@palimpsest/kernel';
import type { PoolClient } from 'pg';
import { nodeHasher } from '../../../adapters/crypto/node-hasher.ts';

/**
 * What a thief with the database but without the signing key can do: change or drop events and make the chain, the
 * head and the subtrees anew, so that everything fits together again. Checkpoints that no longer fit are removed.
 */
export async function rewriteLedger(
  client: PoolClient,
  from: number,
  change: (event: EventBody) => EventBody | readonly EventBody[],
): Promise<void> {
  const { rows } = await client.query<{ body: string; hash: string }>(
    "select body, hash from palimpsest.ledger_events where tenant_id = 'local' order by sequence",
  );
  const kept = rows.slice(0, from - 1);
  const head = { sequence: from - 1, hash: kept.at(-1)?.hash ?? '0'.repeat(64) };
  const drafts = rows.slice(from - 1).flatMap(({ body }) => change(JSON.parse(body) as EventBody));
  const tail: LedgerEvent[] = chainEvents({ hasher: nodeHasher, head, drafts });
  let frontier = emptyFrontier;
  for (const { hash } of [...kept, ...tail])
    frontier = appendLeaf(frontier, leafHash(fromHex(hash), nodeHasher), nodeHasher);

  await client.query("delete from palimpsest.checkpoints where tenant_id = 'local' and tree_size >= $1", [
    from,
  ]);
  await client.query("delete from palimpsest.ledger_events where tenant_id = 'local' and sequence >= $1", [
    from,
  ]);
  for (const event of tail) {
    const { sequence, stream, streamVersion, type, schemaVersion, actor, recordedAt, body, hash } = event;
    await client.query(
      `insert into palimpsest.ledger_events (tenant_id, sequence, stream, stream_version, type, schema_version, actor, recorded_at, body, hash)
        values ('local', $1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [sequence, stream, streamVersion, type, schemaVersion, actor, recordedAt, body, hash],
    );
  }
  const last = tail.at(-1) ?? head;
  await client.query(
    "update palimpsest.tenants set head_sequence = $1, head_hash = $2, frontier = $3 where tenant_id = 'local'",
    [last.sequence, last.hash, Buffer.from(encodeFrontier(frontier))],
  );
}
