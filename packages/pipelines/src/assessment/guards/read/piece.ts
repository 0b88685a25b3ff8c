import type { Span } from '@palimpsest/contracts';

export type PieceKind = 'formula' | 'code' | 'media' | 'blank' | 'choice';

/** Something in a problem that is kept as it is: its canonical form, and where it stands. */
export interface Piece {
  readonly kind: PieceKind;
  readonly key: string;
  readonly span: Span;
}

/** A text in which what has been read is blanked out, so that no other reader takes it for something else. */
export class Sheet {
  readonly source: string;
  readonly pieces: Piece[] = [];
  private taken: Span[] = [];
  private current: string;

  constructor(source: string) {
    this.source = source;
    this.current = source;
  }

  /** What is left to read; offsets are those of the source. */
  get text(): string {
    if (this.taken.length > 0) {
      const spans = this.taken.sort((a, b) => a.start - b.start);
      const parts: string[] = [];
      let at = 0;
      for (const { start, end } of spans) {
        if (end <= at) continue;
        parts.push(
          this.current.slice(at, Math.max(at, start)),
          blank(this.current, Math.max(at, start), end),
        );
        at = end;
      }
      parts.push(this.current.slice(at));
      this.current = parts.join('');
      this.taken = [];
    }
    return this.current;
  }

  /** The same, with the pieces of one kind as they are written. */
  textWith(kind: PieceKind): string {
    const { text, source } = this;
    const parts: string[] = [];
    let at = 0;
    const pieces = this.pieces.filter((piece) => piece.kind === kind);
    for (const { span } of pieces.sort((a, b) => a.span.start - b.span.start)) {
      if (span.start < at) continue;
      parts.push(text.slice(at, span.start), source.slice(span.start, span.end));
      at = span.end;
    }
    return parts.join('') + text.slice(at);
  }

  take(span: Span): void {
    this.taken.push(span);
  }

  add(kind: PieceKind, key: string, span: Span): void {
    this.pieces.push({ kind, key, span });
    this.taken.push(span);
  }
}

/** Line feeds stay: what begins a line still does. */
function blank(text: string, start: number, end: number): string {
  const piece = text.slice(start, end);
  return piece.includes('\n') ? piece.replace(/[^\n]/g, ' ') : ' '.repeat(end - start);
}
