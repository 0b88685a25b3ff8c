import type { Span } from '@palimpsest/contracts';
import { sentences, stem, type Word, words } from '@palimpsest/kernel/text';
import { type LabelledRun, takeLabels } from './labels.ts';
import { takeMarked } from './marked-pieces.ts';
import { type Measure, measures } from './measures.ts';
import { type Piece, type PieceKind, Sheet } from './piece.ts';
import { takePlainFormulas } from './plain-formulas.ts';
import { type Row, takeTables } from './tables.ts';

/** A problem taken apart: what is locked, and the running text that is left, with the offsets of the source. */
export interface ReadProblem {
  readonly source: string;
  /** The text without formulas, code, tables, options, labels and blanks; those are spaces here. */
  readonly prose: string;
  readonly pieces: readonly Piece[];
  readonly rows: readonly Row[];
  readonly runs: readonly LabelledRun[];
  readonly measures: readonly Measure[];
  readonly words: readonly Word[];
  readonly sentences: readonly Span[];
  /** Stems of all words of the prose. */
  readonly stems: ReadonlySet<string>;
}

export function readProblem(source: string, before: ReadProblem | null = null): ReadProblem {
  const sheet = new Sheet(source);
  takeMarked(sheet);
  const rows = takeTables(sheet);
  const runs = takeLabels(sheet, before?.runs ?? null);
  takePlainFormulas(sheet);
  const prose = sheet.text;
  // Pieces inside options and cells are locked there.
  const inside = runs.flatMap(({ options, items }) => (options ? items.map(({ span }) => span) : []));
  const pieces = outside(sheet.pieces, [...inside, ...rows.map(({ span }) => span)]);
  const all = words(prose);
  return {
    source,
    prose,
    pieces,
    rows,
    runs,
    measures: measures(prose),
    words: all,
    sentences: sentences(prose),
    stems: new Set(all.map(({ lower }) => stemOf(lower))),
  };
}

export function piecesOf({ pieces }: ReadProblem, kind: PieceKind): Piece[] {
  return pieces.filter((piece) => piece.kind === kind);
}

/** "Maria's" is Maria. */
export function stemOf(lower: string): string {
  let known = stems.get(lower);
  if (known === undefined) {
    known = stem(lower.replace(/['’]s?$/, ''));
    if (stems.size >= MOST_STEMS) stems.clear();
    stems.set(lower, known);
  }
  return known;
}

/** Problems of an assignment share most of their words: each is stemmed once. */
const stems = new Map<string, string>();
const MOST_STEMS = 5_000;

function outside(pieces: readonly Piece[], spans: readonly Span[]): Piece[] {
  const sorted = [...spans].sort((a, b) => a.start - b.start);
  let at = 0;
  return [...pieces]
    .sort((a, b) => a.span.start - b.span.start)
    .filter(({ span }) => {
      while (at < sorted.length && (sorted[at]?.end ?? 0) <= span.start) at += 1;
      const cover = sorted[at];
      return cover === undefined || cover.start > span.start;
    });
}
