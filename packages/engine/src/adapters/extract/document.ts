import type { Passage } from '@palimpsest/contracts';

/** What a file or page says, whatever its format: the part of a fetch answer that comes from its bytes. */
export interface ExtractedDocument {
  readonly title: string;
  readonly authors: readonly string[];
  readonly publisher: string | null;
  /** ISO date of publication. */
  readonly date: string | null;
  readonly funding: string | null;
  readonly supersedes: string | null;
  readonly derivedFrom: string | null;
  /** The address the document gives for itself, if it is one of the web. */
  readonly url: string | null;
  /** False only where the document says of itself that reading it costs something. */
  readonly free: boolean;
  /** Verbatim pieces in reading order, each with the reference by which a reader finds it. */
  readonly passages: readonly Passage[];
  readonly links: readonly DocumentLink[];
  readonly note?: string;
}

export interface DocumentLink {
  readonly text: string;
  readonly address: string;
}

/** Unreadable files are data, not exceptions: a run names them and goes on. */
export type Extraction =
  | { readonly kind: 'extracted'; readonly document: ExtractedDocument }
  | { readonly kind: 'unreadable'; readonly reason: UnreadableReason; readonly message: string };

export type UnreadableReason =
  | 'too_large'
  | 'too_slow'
  | 'encrypted'
  | 'damaged'
  | 'no_text'
  | 'unsupported_type'
  | 'not_readable';

export function unreadable(reason: UnreadableReason, message: string): Extraction {
  return { kind: 'unreadable', reason, message };
}
