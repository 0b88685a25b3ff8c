import type { Span } from '@palimpsest/contracts';
import type { ReadText } from './read-text.ts';
import { tally } from './same-text.ts';

interface Row {
  readonly text: string;
  readonly span: Span;
}

/** Rows of the parent's tables that hold a digit, or name the columns, and are not in the child cell for cell. */
export function movedRows(parent: ReadText, child: ReadText): Span[] {
  const left = tally(rowsOf(child).map(({ text }) => text));
  const missing: Span[] = [];
  for (const { text, span } of rowsOf(parent)) {
    const count = left.get(text) ?? 0;
    if (count > 0) left.set(text, count - 1);
    else missing.push(span);
  }
  return missing;
}

function rowsOf({ source, document }: ReadText): Row[] {
  const rows: Row[] = [];
  for (const { kind, span } of document.blocks) {
    if (kind !== 'table') continue;
    const lines = source.slice(span.start, span.end).split('\n');
    const table: { text: string; span: Span; digits: boolean }[] = [];
    let start = span.start;
    for (const line of lines) {
      const cells = cellsOf(line);
      if (!/^[\s|:-]*$/.test(line))
        table.push({
          text: cells.join('\t'),
          span: { start, end: start + line.length },
          digits: /\d/.test(line),
        });
      start += line.length + 1;
    }
    const counts = table.some(({ digits }) => digits);
    for (const [at, row] of table.entries()) if (row.digits || (at === 0 && counts)) rows.push(row);
  }
  return rows;
}

/** Spaces and emphasis do not make another cell. */
function cellsOf(line: string): string[] {
  const bare = line.trim().replace(/^\|/, '').replace(/\|$/, '');
  return bare.split('|').map((cell) => cell.replace(/[*_`]/g, '').trim().replace(/\s+/g, ' '));
}
