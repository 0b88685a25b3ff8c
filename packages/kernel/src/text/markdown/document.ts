import type { Span } from '@palimpsest/contracts';

/** A block's running text without markup, and the way back into the source. */
export interface Prose {
  /**
   * Emphasis marks, link targets, images, footnote marks, escapes, inline HTML and template tags are gone. A line
   * end inside the block is one space, a hard break is a line feed.
   */
  readonly text: string;
  /** Plain ranges that are no language: inline code and bare web addresses. */
  readonly code: readonly Span[];
  /** The source range of a plain range. */
  toSource(span: Span): Span;
}

export type BlockKind =
  | 'heading'
  | 'paragraph'
  | 'list-item'
  | 'table'
  | 'code'
  | 'html'
  | 'quote'
  | 'rule'
  | 'definition';

export interface Block {
  /** A paragraph inside a list item is a `list-item`, inside a block quote a `quote`; one without any text is `html`. */
  readonly kind: BlockKind;
  readonly span: Span;
  /** Heading level, list nesting depth, else 0. */
  readonly depth: number;
  readonly ordered?: boolean;
  /** Items of the same list share it. */
  readonly listId?: number;
  /** Null for table, code, html, rule, definition. */
  readonly prose: Prose | null;
}

export interface Section {
  readonly heading: Block | null;
  /** The blocks below the heading, without it. */
  readonly blocks: readonly Block[];
  /** From the heading (or the start of the text) to the next heading. */
  readonly span: Span;
}

export type LinkKind =
  | 'link'
  | 'image'
  | 'autolink'
  | 'reference'
  | 'definition'
  | 'footnote'
  | 'footnote-definition';

export interface Link {
  readonly kind: LinkKind;
  /** The target; for a reference that of its definition; for footnotes their label. */
  readonly url: string;
  readonly text: string;
  readonly span: Span;
}

export interface FrontMatter {
  readonly span: Span;
  readonly fields: Readonly<Record<string, string | readonly string[]>>;
  readonly title?: string;
  readonly titleSpan?: Span;
  /** YYYY-MM-DD. */
  readonly published?: string;
  /** YYYY-MM-DD. */
  readonly updated?: string;
  /** What is broken in it, where something is. */
  readonly problem?: string;
}

export interface Title {
  readonly text: string;
  readonly span: Span;
  readonly from: 'heading' | 'front-matter';
}

export interface MarkdownDocument {
  readonly source: string;
  readonly frontMatter: FrontMatter | null;
  readonly title: Title | null;
  readonly blocks: readonly Block[];
  readonly sections: readonly Section[];
  readonly links: readonly Link[];
}

/** Text the author wrote to be read: headings, paragraphs, list items; not quotes, tables, code or HTML. */
export function isProse(block: Block): boolean {
  return block.kind === 'heading' || block.kind === 'paragraph' || block.kind === 'list-item';
}
