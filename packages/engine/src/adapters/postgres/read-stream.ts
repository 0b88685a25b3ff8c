import type { EventBody, TextRef } from '@palimpsest/contracts';
import { ERASED, isForPipelines, type ProjectedEvent, type Words } from '@palimpsest/kernel';
import type { PoolClient } from 'pg';
import { TextAlteredError } from '../../errors/text-altered-error.ts';
import { query, type Statement } from './database.ts';
import type { Keyring } from './keyring.ts';

/** An event read back: with its words where they can be read, and the references they came from. */
export interface HydratedEvent extends ProjectedEvent {
  readonly refs: Readonly<Record<string, TextRef>>;
}

const READ_STREAM: Statement = {
  name: 'read-stream',
  text: 'select body from palimpsest.ledger_events where tenant_id = $1 and stream = $2 order by stream_version',
};
const READ_TEXTS: Statement = {
  name: 'read-texts',
  text: `select t.text_id, t.subject, t.sealed, k.wrapped_key from palimpsest.texts t
    join palimpsest.subject_keys k using (tenant_id, subject) where t.tenant_id = $1 and t.text_id = any($2::uuid[])`,
};

export async function readStream(
  client: PoolClient,
  keyring: Keyring,
  tenant: string,
  stream: string,
): Promise<HydratedEvent[]> {
  const rows = await query<{ body: string }>(client, READ_STREAM, [tenant, stream]);
  return hydrate(
    client,
    keyring,
    tenant,
    rows.map(({ body }) => JSON.parse(body) as EventBody),
  );
}

/** Gives events their words; an erased subject's texts become `ERASED`. */
export async function hydrate(
  client: PoolClient,
  keyring: Keyring,
  tenant: string,
  bodies: readonly EventBody[],
): Promise<HydratedEvent[]> {
  const wanted = new Map<string, string>();
  for (const { type, texts, stream } of bodies) {
    for (const [name, { id }] of Object.entries(texts))
      if (isForPipelines(type, name)) wanted.set(id, stream);
  }
  const words = await readTexts(client, keyring, tenant, wanted);
  return bodies.map(
    ({ type, schemaVersion, actor, recordedAt, payload, stream, streamVersion, sequence, texts }) => {
      const read: Record<string, Words> = {};
      for (const [name, { id }] of Object.entries(texts))
        if (isForPipelines(type, name)) read[name] = words.get(id) as Words;
      return {
        type,
        schemaVersion,
        actor,
        recordedAt,
        payload,
        stream,
        streamVersion,
        sequence,
        texts: read,
        refs: texts,
      } as HydratedEvent;
    },
  );
}

/** The words of single references, in order. */
export async function hydrateRefs(
  client: PoolClient,
  keyring: Keyring,
  tenant: string,
  refs: readonly TextRef[],
): Promise<Words[]> {
  const words = await readTexts(client, keyring, tenant, new Map(refs.map(({ id }) => [id, 'a recording'])));
  return refs.map(({ id }) => words.get(id) as Words);
}

async function readTexts(
  client: PoolClient,
  keyring: Keyring,
  tenant: string,
  wanted: ReadonlyMap<string, string>,
): Promise<Map<string, Words>> {
  const words = new Map<string, Words>();
  if (wanted.size === 0) return words;
  interface Row {
    readonly text_id: string;
    readonly subject: string;
    readonly sealed: Buffer;
    readonly wrapped_key: Buffer | null;
  }
  for (const row of await query<Row>(client, READ_TEXTS, [tenant, [...wanted.keys()]])) {
    const sealer = keyring.sealerFor(tenant, row.subject, row.wrapped_key);
    const text =
      sealer === undefined
        ? ERASED
        : sealer.open({ tenant, subject: row.subject, textId: row.text_id }, row.sealed);
    if (text !== undefined) words.set(row.text_id, text);
  }
  for (const [textId, stream] of wanted)
    if (!words.has(textId)) throw new TextAlteredError({ textId, stream });
  return words;
}
