import type { TextRef } from '@palimpsest/contracts';

/** Turns words into sealed texts and back, with one key per subject. Implemented by the engine. */
export interface Sealer {
  /** Seals words under the subject's key. The result is all that is ever stored. */
  seal(place: TextPlace, words: string): SealedText;
  /** The words again, or undefined when the sealed bytes do not belong to this place or were altered. */
  open(place: TextPlace, sealed: Uint8Array): string | undefined;
  /** HMAC-SHA-256 under the subject's key, as hex: commitments, request keys, idempotency fingerprints. */
  fingerprint(data: string): string;
}

/** Where a text belongs; bound into the seal so that no text can be moved. */
export interface TextPlace {
  readonly tenant: string;
  readonly subject: string;
  readonly textId: string;
}

export interface SealedText {
  readonly ref: TextRef;
  readonly sealed: Uint8Array;
}
