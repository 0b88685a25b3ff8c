import { isErased } from '@palimpsest/kernel';
import { query, type Statement } from './database.ts';
import type { Sending, Written } from './send-events.ts';

const NEW_KEYS: Statement = {
  name: 'keys-new',
  text: `insert into palimpsest.subject_keys (tenant_id, subject, wrapped_key)
    select $1, k.* from unnest($2::text[], $3::bytea[]) as k`,
};
const KEEP_TEXTS: Statement = {
  name: 'keep-texts',
  text: 'select palimpsest.keep_texts($1, $2::text[], $3::uuid[], $4::text[], $5::bytea[], $6::text[])',
};

/** Keys of new subjects, before the texts under them. */
export function sendKeys({ client, sent, tenant }: Sending, written: readonly Written[]): void {
  const keys = written.flatMap((each) => each.keys);
  if (keys.length === 0) return;
  const subjects = keys.map(({ subject }) => subject);
  sent.push(query(client, NEW_KEYS, [tenant, subjects, keys.map(({ wrapped }) => bytesOf(wrapped))]));
}

function bytesOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

export function sendTexts({ client, sent, tenant }: Sending, written: readonly Written[]): void {
  const streams: string[] = [];
  const ids: string[] = [];
  const subjects: string[] = [];
  const sealed: Buffer[] = [];
  const needed = new Set<string>();
  for (const { events, drafts } of written) {
    const stream = events[0]?.stream ?? '';
    for (const { ref, sealed: bytes, words } of drafts.flatMap(({ texts }) => Object.values(texts))) {
      if (bytes !== null || !isErased(words)) needed.add(ref.subject);
      if (bytes === null) continue;
      streams.push(stream);
      ids.push(ref.id);
      subjects.push(ref.subject);
      sealed.push(bytesOf(bytes));
    }
  }
  if (needed.size === 0) return;
  sent.push(query(client, KEEP_TEXTS, [tenant, streams, ids, subjects, sealed, [...needed]]));
}
