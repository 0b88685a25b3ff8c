/** A run of characters at a place on a page, as a PDF holds it. */
export interface PrintedPiece {
  readonly str: string;
  readonly hasEOL: boolean;
  /** The last two numbers are the place: to the right, and up. */
  readonly transform: readonly number[];
  readonly height: number;
}

interface Line {
  readonly text: string;
  readonly y: number;
  readonly height: number;
}

/** Pages as paragraphs, in the order in which the file holds them, without lines that stand on nearly every page. */
export function printedPages(pages: readonly (readonly PrintedPiece[])[]): string[][] {
  const lines = pages.map(linesOf);
  const repeated = repeatedLines(lines);
  return lines.map((page) => paragraphs(page.filter((line, i) => !isMargin(line, i, page.length, repeated))));
}

/** What is set in the largest type on the first page, if it is set apart from the rest. */
export function printedTitle(pieces: readonly PrintedPiece[]): string {
  const lines = linesOf(pieces);
  const largest = Math.max(0, ...lines.map(({ height }) => height));
  const usual = middle(lines.map(({ height }) => height));
  if (lines.length < 2 || largest < usual * LARGER) return '';
  const first = lines.findIndex(({ height }) => height >= largest * SAME);
  let end = first;
  while ((lines[end]?.height ?? 0) >= largest * SAME) end += 1;
  const title = lines
    .slice(first, end)
    .map(({ text }) => text)
    .join(' ');
  return title.length <= LONGEST_TITLE ? title : '';
}

const LARGER = 1.15;
const SAME = 0.95;
const LONGEST_TITLE = 200;

function linesOf(pieces: readonly PrintedPiece[]): Line[] {
  const lines: Line[] = [];
  let parts: string[] = [];
  let y: number | undefined;
  let height = 0;
  const flush = () => {
    const text = parts.join('').replace(/\s+/g, ' ').trim();
    if (text !== '') lines.push({ text, y: y ?? 0, height });
    parts = [];
    y = undefined;
    height = 0;
  };
  for (const piece of pieces) {
    const at = piece.transform[5] ?? 0;
    if (y !== undefined && piece.str.trim() !== '' && Math.abs(at - y) > Math.max(2, height * 0.6)) flush();
    if (piece.str.trim() !== '') {
      y ??= at;
      height = Math.max(height, piece.height);
    }
    parts.push(piece.str);
    if (piece.hasEOL) flush();
  }
  flush();
  return lines;
}

/** Lines break paragraphs where the gap is larger than usual, and where type of another size begins. */
function paragraphs(lines: readonly Line[]): string[] {
  const gaps = lines.slice(1).map((line, i) => (lines[i]?.y ?? 0) - line.y);
  const usual = middle(gaps.filter((gap) => gap > 0));
  const found: string[] = [];
  lines.forEach((line, i) => {
    const before = lines[i - 1];
    const gap = gaps[i - 1] ?? 0;
    const fresh =
      before === undefined ||
      gap > usual * 1.35 ||
      gap < 0 ||
      Math.abs(line.height - before.height) > 0.2 * Math.max(line.height, before.height);
    if (fresh) found.push(line.text);
    else found.push(joined(found.pop() ?? '', line.text));
  });
  return found;
}

/** A word cut at the end of a line is whole again. */
function joined(before: string, next: string): string {
  if (/\p{Ll}[-\u00ad]$/u.test(before) && /^\p{Ll}/u.test(next)) return `${before.slice(0, -1)}${next}`;
  return `${before} ${next}`;
}

function middle(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.POSITIVE_INFINITY;
}

const EDGE = 2;
const FEWEST_PAGES = 4;

function pattern(text: string): string {
  return text.replace(/\d+/g, '#').toLowerCase();
}

/** Running heads and feet: the same words, numbers aside, at the edge of most pages. */
function repeatedLines(pages: readonly (readonly Line[])[]): ReadonlySet<string> {
  if (pages.length < FEWEST_PAGES) return new Set();
  const counts = new Map<string, number>();
  for (const page of pages) {
    const edge = new Set([...page.slice(0, EDGE), ...page.slice(-EDGE)].map(({ text }) => pattern(text)));
    for (const line of edge) counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count > pages.length / 2).map(([line]) => line));
}

function isMargin(line: Line, i: number, count: number, repeated: ReadonlySet<string>): boolean {
  if (i >= EDGE && i < count - EDGE) return false;
  return repeated.has(pattern(line.text)) || /^(?:page )?\d{1,4}(?: of \d{1,4})?$/i.test(line.text);
}
