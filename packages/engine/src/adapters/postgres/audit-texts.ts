import type { PoolClient } from 'pg';
import { allowHashJoin } from './audit-snapshot.ts';
import { query, type Statement } from './database.ts';

/** A sealed text with the key of its subject as both lie in the database. */
export interface StoredText {
  readonly text_id: string;
  readonly subject: string;
  readonly stream: string;
  readonly sealed: Buffer;
  /** False where the subject has no row at all, which is not the same as an erased subject. */
  readonly has_key: boolean;
  readonly wrapped_key: Buffer | null;
}

const READ: Statement = {
  name: 'audit-texts',
  text: `select t.text_id, t.subject, t.stream, t.sealed, k.subject is not null as has_key, k.wrapped_key
    from unnest($2::uuid[]) as w (id)
    join palimpsest.texts t on t.tenant_id = $1 and t.text_id = w.id
    left join palimpsest.subject_keys k on k.tenant_id = $1 and k.subject = t.subject`,
};
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The stored texts among these ids; whatever is not a UUID cannot be there. */
export async function readStoredTexts(
  client: PoolClient,
  tenant: string,
  ids: Iterable<string>,
): Promise<Map<string, StoredText>> {
  const wanted = [...ids].filter((id) => UUID.test(id));
  if (wanted.length === 0) return new Map();
  const rows = await query<StoredText>(client, READ, [tenant, wanted]);
  return new Map(rows.map((row) => [row.text_id, row]));
}

/** A text that is not among the known ones, or null. Reads only as much as it must: usually a count. */
export async function strayText(
  client: PoolClient,
  tenant: string,
  known: ReadonlySet<string>,
): Promise<{ readonly textId: string; readonly stream: string } | null> {
  const counted = await client.query<{ rows: string }>(
    'select count(*) as rows from palimpsest.texts where tenant_id = $1',
    [tenant],
  );
  if (Number(counted.rows[0]?.rows) <= known.size) return null;
  await allowHashJoin(client);
  const { rows } = await client.query<{ text_id: string; stream: string }>(
    `select text_id, stream from palimpsest.texts t where tenant_id = $1
      and not exists (select from unnest($2::uuid[]) as k (id) where k.id = t.text_id) order by text_id limit 1`,
    [tenant, [...known]],
  );
  const stray = rows[0];
  return stray === undefined ? null : { textId: stray.text_id, stream: stray.stream };
}

/** Subjects among these that still have a key. */
export async function subjectsWithKey(
  client: PoolClient,
  tenant: string,
  subjects: readonly string[],
): Promise<readonly string[]> {
  if (subjects.length === 0) return [];
  const { rows } = await client.query<{ subject: string }>(
    `select subject from palimpsest.subject_keys
      where tenant_id = $1 and subject = any($2::text[]) and wrapped_key is not null order by subject`,
    [tenant, subjects],
  );
  return rows.map(({ subject }) => subject);
}
