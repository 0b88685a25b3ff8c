import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { Sealer, TextPlace } from '@palimpsest/kernel';
import { sha256Hex } from './node-hasher.ts';

const IV_BYTES = 12;
const TAG_BYTES = 16;
// UTF-8, or UTF-16 for strings with a lone surrogate, which UTF-8 cannot hold: what comes in goes out unchanged.
const LAYOUTS = { utf8: 1, utf16le: 2 } as const;

/**
 * AES-256-GCM under one subject's key. Sealed bytes are: layout byte, IV, tag, ciphertext. The place of the
 * text is bound in as associated data, so that no text can be moved to another tenant, subject or id.
 */
export function createSubjectSealer(subjectKey: Buffer): Sealer {
  // Two uses of one key are kept apart by deriving a key for each.
  const sealingKey = derive(subjectKey, 'seal');
  const fingerprintKey = derive(subjectKey, 'fingerprint');
  const fingerprint = (data: string) =>
    createHmac('sha256', fingerprintKey).update(data, encodingOf(data)).digest('hex');
  return {
    fingerprint,
    seal(place, words) {
      const encoding = encodingOf(words);
      const iv = newIv();
      const cipher = createCipheriv('aes-256-gcm', sealingKey, iv).setAAD(bound(place));
      const ciphertext = Buffer.concat([cipher.update(words, encoding), cipher.final()]);
      const sealed = Buffer.concat([Buffer.of(LAYOUTS[encoding]), iv, cipher.getAuthTag(), ciphertext]);
      const commitment = fingerprint(`text\n${words}`);
      return {
        sealed,
        ref: { id: place.textId, subject: place.subject, commitment, seal: sha256Hex(sealed) },
      };
    },
    open(place, sealed) {
      const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
      const encoding =
        bytes[0] === LAYOUTS.utf8 ? 'utf8' : bytes[0] === LAYOUTS.utf16le ? 'utf16le' : undefined;
      if (encoding === undefined || bytes.length < 1 + IV_BYTES + TAG_BYTES) return undefined;
      const iv = bytes.subarray(1, 1 + IV_BYTES);
      const tag = bytes.subarray(1 + IV_BYTES, 1 + IV_BYTES + TAG_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', sealingKey, iv).setAAD(bound(place)).setAuthTag(tag);
      try {
        return Buffer.concat([
          decipher.update(bytes.subarray(1 + IV_BYTES + TAG_BYTES)),
          decipher.final(),
        ]).toString(encoding);
      } catch {
        return undefined;
      }
    },
  };
}

/** Fetched from the system for many texts at once: each fetching costs more than sealing a short text. */
const IVS_AT_ONCE = 256;
let ivs = Buffer.alloc(0);

function newIv(): Buffer {
  if (ivs.length === 0) ivs = randomBytes(IV_BYTES * IVS_AT_ONCE);
  const iv = ivs.subarray(0, IV_BYTES);
  ivs = ivs.subarray(IV_BYTES);
  return iv;
}

function encodingOf(words: string): keyof typeof LAYOUTS {
  return /\p{Surrogate}/u.test(words) ? 'utf16le' : 'utf8';
}

function derive(key: Buffer, use: string): Buffer {
  return createHmac('sha256', key).update(`palimpsest/subject-key/v1/${use}`).digest();
}

function bound({ tenant, subject, textId }: TextPlace): Buffer {
  return Buffer.from(JSON.stringify(['palimpsest/text/v1', tenant, subject, textId]), 'utf8');
}
