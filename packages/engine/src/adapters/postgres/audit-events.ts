import type { StoredEvent } from '@palimpsest/kernel';
import type { PoolClient } from 'pg';
import { instantOf, RAW } from './audit-snapshot.ts';

const PAGE = 1_000;
const COLUMNS = 'sequence, stream, stream_version, type, schema_version, actor, recorded_at, body, hash';

/**
 * All rows of a tenant in the order of their sequence, a page at a time, through a cursor. The next page is asked
 * for before this one is handed out, so that server and reader work at the same time.
 */
export async function* readLedger(
  client: PoolClient,
  tenant: string,
  page = PAGE,
): AsyncGenerator<readonly StoredEvent[]> {
  const cursor = 'audit_events';
  await client.query(
    `declare ${cursor} no scroll cursor for
      select ${COLUMNS} from palimpsest.ledger_events where tenant_id = $1 order by sequence`,
    [tenant],
  );
  const fetchPage = () => {
    const rows = client.query<string[]>({
      text: `fetch ${page} from ${cursor}`,
      rowMode: 'array',
      types: RAW,
    });
    // Whoever awaits it gets the error; until then it must not count as unhandled.
    rows.catch(() => undefined);
    return rows;
  };
  let coming = fetchPage();
  try {
    for (;;) {
      const { rows } = await coming;
      if (rows.length === 0) return;
      coming = fetchPage();
      yield rows.map((row) => storedEvent(tenant, row));
    }
  } finally {
    await coming.catch(() => undefined);
    await client.query(`close ${cursor}`).catch(() => undefined);
  }
}

function storedEvent(tenant: string, row: readonly string[]): StoredEvent {
  const [sequence, stream, streamVersion, type, schemaVersion, actor, recordedAt, body, hash] =
    row as unknown as readonly [string, string, string, string, string, string, string, string, string];
  return {
    tenant,
    sequence: Number(sequence),
    stream,
    streamVersion: Number(streamVersion),
    type,
    schemaVersion: Number(schemaVersion),
    actor,
    recordedAt: instantOf(recordedAt),
    body,
    hash,
  };
}
