import type { UniversalProblem } from '@palimpsest/contracts';
import { type Assignment, AssignmentUnreadable, placeId, plainValue } from './assignment.ts';

/** Other names under which people write the columns. */
export const COLUMNS: Readonly<Record<string, string>> = {
  problemid: 'problemId',
  id: 'problemId',
  content: 'content',
  problem: 'content',
  text: 'content',
  question: 'content',
  bloomlevel: 'bloomLevel',
  bloom: 'bloomLevel',
  linguisticcomplexity: 'linguisticComplexity',
  complexity: 'linguisticComplexity',
  estimatedtimeminutes: 'estimatedTimeMinutes',
  minutes: 'estimatedTimeMinutes',
  time: 'estimatedTimeMinutes',
  correctanswer: 'correctAnswer',
  answer: 'correctAnswer',
};
/** Words even where they look like numbers. */
const TEXTS = new Set(['problemId', 'content', 'bloomLevel', 'correctAnswer']);

/** Reads a table with a heading row; columns it does not know are kept as metadata. */
export function readCsvAssignment(text: string): Assignment {
  const rows = csvRows(text.replace(/^\uFEFF/, ''));
  const [head, ...body] = rows;
  if (head === undefined) throw new AssignmentUnreadable({ line: null, problem: 'the table is empty' });
  const names = head.cells.map((cell) => columnName(cell));
  if (!names.includes('content'))
    throw new AssignmentUnreadable({ line: head.line, problem: 'has no column called content' });
  const twice = names.findIndex((name, i) => name !== '' && names.indexOf(name) < i);
  if (twice >= 0)
    throw new AssignmentUnreadable({
      line: head.line,
      problem: `has two columns for ${names[twice]}: columns ${names.indexOf(names[twice] ?? '') + 1} and ${twice + 1}`,
    });
  const problems = body.map(({ cells, line }, i): UniversalProblem => {
    if (cells.length > names.length)
      throw new AssignmentUnreadable({
        line,
        problem: `has ${cells.length} cells for ${names.length} columns`,
      });
    const fields = names.flatMap((name, k): [string, string | number][] => {
      const cell = cells[k] ?? '';
      if (cell === '') return [];
      if (name === '')
        throw new AssignmentUnreadable({ line, problem: `has words in column ${k + 1}, which has no name` });
      return [[name, TEXTS.has(name) ? cell : plainValue(cell)]];
    });
    return { problemId: placeId(i), content: '', ...Object.fromEntries(fields) };
  });
  return { documentId: null, problems, context: {}, metadata: {} };
}

function columnName(cell: string): string {
  const key = cell.toLowerCase().replace(/[_\-\s]/g, '');
  return Object.hasOwn(COLUMNS, key) ? (COLUMNS[key] as string) : cell.trim();
}

interface CsvRow {
  readonly line: number;
  readonly cells: string[];
}

/** RFC 4180: quoted cells may have commas, line ends and doubled quotation marks. */
function csvRows(text: string): CsvRow[] {
  const rows: CsvRow[] = [];
  let line = 1;
  let at = 0;
  while (at < text.length) {
    const row: CsvRow = { line, cells: [] };
    for (let open = true; open; ) {
      let cell = '';
      if (text[at] === '"') {
        const begun = line;
        for (at += 1; ; ) {
          const quote = text.indexOf('"', at);
          if (quote < 0)
            throw new AssignmentUnreadable({ line: begun, problem: 'opens a quotation that never ends' });
          cell += text.slice(at, quote);
          at = quote + 1;
          if (text[at] !== '"') break;
          cell += '"';
          at += 1;
        }
        line += cell.split('\n').length - 1;
      } else {
        const rest = /[^,\r\n]*/y;
        rest.lastIndex = at;
        cell = rest.exec(text)?.[0] ?? '';
        at += cell.length;
      }
      row.cells.push(cell.trim());
      if (text[at] === ',') at += 1;
      else open = false;
    }
    if (at < text.length && text[at] !== '\r' && text[at] !== '\n')
      throw new AssignmentUnreadable({ line, problem: 'has words behind a closing quotation mark' });
    if (text[at] === '\r') at += 1;
    if (text[at] === '\n') at += 1;
    line += 1;
    if (row.cells.some((cell) => cell !== '')) rows.push(row);
  }
  return rows;
}
