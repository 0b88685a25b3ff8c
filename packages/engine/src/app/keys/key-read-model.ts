import type { KeyEventPayload } from '@palimpsest/contracts';
import { ERASED_TEXT, type ReadModel } from '@palimpsest/kernel';

/** The stream of a tenant that all changes of its keys stand on. */
export const KEY_STREAM = 'api-keys';

/** Whoever the name of a key can be erased for. */
export function keySubject(keyId: string): string {
  return `api-key:${keyId}`;
}

/** One row a key, as it stands now. */
export const apiKeys: ReadModel = {
  table: 'api_keys',
  key: ['key_id'],
  columns: {
    key_id: 'text',
    name: 'text',
    scopes: 'jsonb',
    secret_hash: 'text',
    created_at: 'timestamptz',
    created_by: 'text',
    created_sequence: 'bigint',
    expires_at: 'timestamptz',
    revoked_at: 'timestamptz',
    replaces: 'text',
    replaced_by: 'text',
    request: 'text',
  },
  words: ['name'],
  project({ type, stream, payload, texts, recordedAt, actor, sequence }) {
    if (stream !== KEY_STREAM) return [];
    if (type === 'api-key-created') {
      const { keyId, scopes, secretHash, expiresAt, replaces, request } =
        payload as KeyEventPayload<'api-key-created'>;
      const row = {
        key_id: keyId,
        name: typeof texts.name === 'string' ? texts.name : ERASED_TEXT,
        scopes,
        secret_hash: secretHash,
        created_at: recordedAt,
        created_by: actor,
        created_sequence: sequence,
        expires_at: expiresAt,
        replaces,
        request,
      };
      return [{ op: 'insert', row }];
    }
    if (type === 'api-key-revoked') {
      const { keyId } = payload as KeyEventPayload<'api-key-revoked'>;
      return [{ op: 'update', key: { key_id: keyId }, set: { revoked_at: recordedAt } }];
    }
    if (type === 'api-key-rotated') {
      const { keyId, replacedBy, expiresAt } = payload as KeyEventPayload<'api-key-rotated'>;
      return [
        { op: 'update', key: { key_id: keyId }, set: { replaced_by: replacedBy, expires_at: expiresAt } },
      ];
    }
    return [];
  },
};
