import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { Loading } from '../loading.tsx';
import { text } from '../text.ts';
import type { Passage, Piece } from './compare.ts';

type Row =
  | { readonly kind: 'passage'; readonly passage: Passage; readonly at: number }
  | { readonly kind: 'fold'; readonly count: number; readonly at: number };

/** Unchanged passages around a change that stay in view. */
const AROUND = 1;

/**
 * Two texts compared by words: side by side or in one, unchanged parts folded; null while the comparison is made.
 * `extra` stands under a changed passage, such as the choice to take it.
 */
export function ComparedText({
  passages,
  extra,
}: {
  readonly passages: readonly Passage[] | null;
  readonly extra?: (passage: Passage, at: number) => ReactNode;
}) {
  // Side by side needs width.
  const [inline, setInline] = useState(() => window.matchMedia('(max-width: 40rem)').matches);
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set());
  const rows = useMemo(() => (passages === null ? [] : rowsOf(passages, unfolded)), [passages, unfolded]);
  if (passages === null) return <Loading what={text.comparing} />;
  if (passages.every(({ kind }) => kind === 'same')) return <p className="soft">{text.same}</p>;
  return (
    <div className="diff">
      <fieldset className="row diff-choice">
        <legend className="hidden">{text.comparedAs}</legend>
        {[false, true].map((each) => (
          <label key={String(each)}>
            <input type="radio" checked={inline === each} onChange={() => setInline(each)} />{' '}
            {each ? text.inline : text.sideBySide}
          </label>
        ))}
      </fieldset>
      {inline ? null : (
        <div className="diff-row diff-head" aria-hidden="true">
          <strong>{text.before}</strong>
          <strong>{text.after}</strong>
        </div>
      )}
      <Rows
        rows={rows}
        show={(row) =>
          row.kind === 'fold' ? (
            <Button
              kind="quiet"
              className="diff-fold"
              onClick={() => setUnfolded(new Set([...unfolded, row.at]))}
            >
              ⋯ {text.folded(row.count)}
            </Button>
          ) : (
            <PassageRow passage={row.passage} inline={inline}>
              {row.passage.kind === 'same' ? null : extra?.(row.passage, row.at)}
            </PassageRow>
          )
        }
      />
    </div>
  );
}

/** Only what is in sight is in the page, so that very long texts stay smooth. */
function Rows({ rows, show }: { readonly rows: readonly Row[]; readonly show: (row: Row) => ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => 90,
    overscan: 6,
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="diff-rows" ref={box} tabIndex={0} aria-label={`${text.before} / ${text.after}`}>
      <div style={{ blockSize: list.getTotalSize(), position: 'relative' }}>
        {list.getVirtualItems().map(({ index, start, key }) => {
          const row = rows[index];
          return row === undefined ? null : (
            <div
              key={key}
              ref={list.measureElement}
              data-index={index}
              className="diff-place"
              style={{ transform: `translateY(${start}px)` }}
            >
              {show(row)}
            </div>
          );
        })}
      </div>
    </section>
  );
}

function PassageRow({
  passage,
  inline,
  children,
}: {
  readonly passage: Passage;
  readonly inline: boolean;
  readonly children: ReactNode;
}) {
  const { kind, before, after } = passage;
  const pieces = withoutEnd(passage.pieces);
  return (
    <div className={`diff-passage ${kind}`}>
      {inline ? (
        <p>{kind === 'same' ? before.trimEnd() : pieces.map(piece)}</p>
      ) : (
        <div className="diff-row">
          <p>
            {kind === 'same' ? before.trimEnd() : pieces.filter((each) => each.kind !== 'added').map(piece)}
          </p>
          <p>
            {kind === 'same' ? after.trimEnd() : pieces.filter((each) => each.kind !== 'removed').map(piece)}
          </p>
        </div>
      )}
      {children}
    </div>
  );
}

/** The empty lines at its end belong to a passage, and would only be a gap in the view. */
function withoutEnd(pieces: readonly Piece[]): readonly Piece[] {
  const last = pieces.findLastIndex(({ text: words }) => words.trim() !== '');
  return pieces
    .slice(0, last + 1)
    .map((each, at) => (at === last ? { ...each, text: each.text.trimEnd() } : each));
}

function piece({ kind, text: words }: Piece, at: number): ReactNode {
  if (kind === 'added') return <ins key={at}>{words}</ins>;
  if (kind === 'removed') return <del key={at}>{words}</del>;
  return <span key={at}>{words}</span>;
}

function rowsOf(passages: readonly Passage[], unfolded: ReadonlySet<number>): Row[] {
  const near = (at: number) =>
    passages.slice(Math.max(0, at - AROUND), at + AROUND + 1).some(({ kind }) => kind !== 'same');
  const rows: Row[] = [];
  for (let at = 0; at < passages.length; at += 1) {
    const passage = passages[at];
    if (passage === undefined) continue;
    let end = at;
    while (end < passages.length && !near(end)) end += 1;
    if (end - at > 1 && !unfolded.has(at)) {
      rows.push({ kind: 'fold', count: end - at, at });
      at = end - 1;
      continue;
    }
    if (end - at > 1) {
      for (let each = at; each < end; each += 1) {
        const same = passages[each];
        if (same !== undefined) rows.push({ kind: 'passage', passage: same, at: each });
      }
      at = end - 1;
      continue;
    }
    rows.push({ kind: 'passage', passage, at });
  }
  return rows;
}
