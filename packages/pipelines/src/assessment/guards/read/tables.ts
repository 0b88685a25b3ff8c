import type { Span } from '@palimpsest/contracts';
import type { Sheet } from './piece.ts';

export interface Row {
  readonly cells: string;
  readonly span: Span;
}

/** Rows of tables drawn with bars, tabs or HTML. One line alone is no table. */
export function takeTables(sheet: Sheet): Row[] {
  const rows: Row[] = [...htmlRows(sheet)];
  const lines = linesOf(sheet.text);
  for (let at = 0; at < lines.length; ) {
    const mark = markOf(lines[at]);
    let end = at;
    while (mark !== null && end < lines.length && markOf(lines[end]) === mark) end += 1;
    if (mark === null || end - at < 2) {
      at = Math.max(end, at + 1);
      continue;
    }
    for (const line of lines.slice(at, end)) {
      const span = { start: line.start, end: line.start + line.text.length };
      sheet.take(span);
      const written = sheet.source.slice(span.start, span.end);
      if (!/^[\s|:+-]*$/.test(written)) rows.push({ cells: cellsOf(written, mark), span });
    }
    at = end;
  }
  return rows.sort((a, b) => a.span.start - b.span.start);
}

export interface Line {
  readonly text: string;
  readonly start: number;
}

export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    lines.push({ text: line, start });
    start += line.length + 1;
  }
  return lines;
}

function markOf(line: Line | undefined): '|' | '\t' | null {
  if (line === undefined) return null;
  const { text } = line;
  if (/^\s{0,8}\|/.test(text) || text.split('|', 3).length > 2) return '|';
  if (/^[^|]*\S\s?\|\s?\S/.test(text.slice(0, 500))) return '|';
  return text.trim().includes('\t') ? '\t' : null;
}

function cellsOf(line: string, mark: '|' | '\t'): string {
  const bare = line.trim().replace(/^\|/, '').replace(/\|$/, '');
  return bare
    .split(mark)
    .map((cell) => cell.replace(/\s+/g, ' ').trim())
    .join('\t');
}

function htmlRows(sheet: Sheet): Row[] {
  const { text } = sheet;
  const rows: Row[] = [];
  for (let at = text.indexOf('<table'); at !== -1; ) {
    const stop = text.indexOf('</table>', at);
    if (stop === -1) return rows;
    const span = { start: at, end: stop + '</table>'.length };
    sheet.take(span);
    rows.push({ cells: sheet.source.slice(span.start, span.end).replace(/\s+/g, ' '), span });
    at = text.indexOf('<table', span.end);
  }
  return rows;
}
