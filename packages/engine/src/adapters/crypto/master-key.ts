import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/** Wraps the keys of subjects. Its own bytes never reach the database. */
export interface MasterKey {
  /** Tells two master keys apart without giving anything away. */
  readonly id: string;
  newSubjectKey(): Buffer;
  wrap(place: KeyPlace, subjectKey: Buffer): Buffer;
  /** Undefined when this is not the key it was wrapped under, or what was wrapped was altered. */
  unwrap(place: KeyPlace, wrapped: Uint8Array): Buffer | undefined;
}

interface KeyPlace {
  readonly tenant: string;
  readonly subject: string;
}

export function createMasterKey(secret: Buffer): MasterKey {
  const use = (name: string) =>
    createHmac('sha256', secret).update(`palimpsest/master-key/v1/${name}`).digest();
  const wrappingKey = use('wrap');
  return {
    id: use('id').toString('hex').slice(0, 32),
    newSubjectKey: () => randomBytes(KEY_BYTES),
    wrap(place, subjectKey) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', wrappingKey, iv).setAAD(bound(place));
      const ciphertext = Buffer.concat([cipher.update(subjectKey), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), ciphertext]);
    },
    unwrap(place, wrapped) {
      const bytes = Buffer.from(wrapped);
      if (bytes.length !== IV_BYTES + TAG_BYTES + KEY_BYTES) return undefined;
      const decipher = createDecipheriv('aes-256-gcm', wrappingKey, bytes.subarray(0, IV_BYTES))
        .setAAD(bound(place))
        .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      try {
        return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
      } catch {
        return undefined;
      }
    },
  };
}

function bound({ tenant, subject }: KeyPlace): Buffer {
  return Buffer.from(JSON.stringify(['palimpsest/subject-key/v1', tenant, subject]), 'utf8');
}
