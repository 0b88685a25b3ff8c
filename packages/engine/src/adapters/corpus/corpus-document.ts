import type { ExtractedDocument } from '../extract/document.ts';

/** A document of a corpus under its address. */
export interface CorpusDocument extends ExtractedDocument {
  /** `corpus:` and the path, or the id in a JSON-lines file. */
  readonly address: string;
  readonly contentType: string;
}

/** What is known of a file without reading it again. */
export interface CorpusEntry {
  readonly path: string;
  readonly size: number;
  readonly mtimeMs: number;
  /** The reader's version: a better reader reads again. */
  readonly reader: string;
  /** Keyed fingerprint of the document's words; null for a file that could not be read. */
  readonly fingerprint: string | null;
  /** Why it could not be read. */
  readonly reason: string | null;
}

export const READER = '1';
const PREFIX = 'corpus:';

export function addressOf(path: string): string {
  return `${PREFIX}${path}`;
}

/** The address without what points into the document. */
export function plainAddress(address: string): string {
  return address.startsWith(PREFIX) ? address.replace(/#.*$/s, '') : address;
}
