import type { Span } from '@palimpsest/contracts';
import { sentences } from '@palimpsest/kernel/text';
import { lockedSpans } from './locked-spans.ts';

type LineKind =
  | 'prose'
  | 'part'
  | 'item'
  | 'heading'
  | 'option'
  | 'table'
  | 'code'
  | 'image'
  | 'quote'
  | 'blank';

interface Line extends Span {
  readonly kind: LineKind;
  /** Where the words begin, behind a label or list mark. */
  readonly from: number;
}

/** Running text whose words may be edited. A list item or a labelled part is a paragraph of its own. */
export interface Paragraph extends Span {
  readonly kind: 'prose' | 'part' | 'item';
  /** Where its line begins; the label stands between this and `start`. */
  readonly lineStart: number;
  readonly sentences: readonly Span[];
}

/** How a problem stands on the page. All spans are into `text`. */
export interface Layout {
  readonly text: string;
  readonly lines: readonly Line[];
  readonly paragraphs: readonly Paragraph[];
  readonly locked: readonly Span[];
}

export const OPTION =
  /^\s{0,8}(?:[-*+]\s+)?(?:\*\*)?(?:\(?[A-H][).:]|\([A-H]\)|[○◯☐□•▢]|\[[ x]?\]|\(\s?\))(?:\*\*)?\s/;
export const LETTERED = /^\s{0,8}\(?([a-h]|i{1,3}|iv|v)[).]\s+/;
const ITEM = /^\s{0,8}(?:\d{1,3}[.)]|[-*+•])\s+/;
const SEVERAL_OPTIONS = /(?:^|\s)\(?A[).]\s.{1,300}\s\(?B[).]\s/;
const SHORT_ANSWER = /^[^.?!]{1,40}$/;

export function layoutOf(text: string): Layout {
  const lines = linesOf(text);
  return { text, lines, paragraphs: paragraphsOf(text, lines), locked: lockedSpans(text) };
}

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  let fenced = false;
  while (start <= text.length) {
    const stop = text.indexOf('\n', start);
    const end = stop < 0 ? text.length : stop;
    const line = text.slice(start, end).replace(/\r$/, '');
    const fence = /^\s{0,3}(?:```|~~~)/.test(line);
    const { kind, label } = fenced || fence ? { kind: 'code' as const, label: 0 } : kindOf(line);
    if (fence) fenced = !fenced;
    lines.push({ kind, start, end: start + line.length, from: start + label });
    if (stop < 0) break;
    start = stop + 1;
  }
  return lines;
}

function kindOf(line: string): { kind: LineKind; label: number } {
  const plain = (kind: LineKind, label = 0) => ({ kind, label });
  if (line.trim() === '') return plain('blank');
  if (/^\s{0,3}\|/.test(line) || /\|\s*:?-{2,}/.test(line) || (line.match(/ \| /g) ?? []).length >= 2)
    return plain('table');
  if (/^\s{0,3}>/.test(line)) return plain('quote');
  if (/^#{1,6}\s/.test(line)) return plain('heading');
  if (/^\s{0,3}!\[[^\]]{0,200}\]\([^)]{1,400}\)\s*$/.test(line)) return plain('image');
  if (OPTION.test(line) || SEVERAL_OPTIONS.test(line)) return plain('option');
  const lettered = LETTERED.exec(line)?.[0];
  if (lettered !== undefined) {
    const rest = line.slice(lettered.length);
    return SHORT_ANSWER.test(rest) ? plain('option') : plain('part', lettered.length);
  }
  const item = ITEM.exec(line)?.[0];
  return item === undefined ? plain('prose') : plain('item', item.length);
}

function paragraphsOf(text: string, lines: readonly Line[]): Paragraph[] {
  const found: Paragraph[] = [];
  let open: { start: number; end: number } | null = null;
  const close = () => {
    if (open !== null) found.push(paragraph(text, 'prose', open.start, open.start, open.end));
    open = null;
  };
  for (const line of lines) {
    if (line.kind === 'prose') {
      open = { start: (open as Span | null)?.start ?? line.start, end: line.end };
      continue;
    }
    close();
    if (line.kind === 'item' || line.kind === 'part')
      found.push(paragraph(text, line.kind, line.start, line.from, line.end));
  }
  close();
  return found;
}

function paragraph(
  text: string,
  kind: Paragraph['kind'],
  lineStart: number,
  start: number,
  end: number,
): Paragraph {
  const inside = sentences(text.slice(start, end)).map((span) => ({
    start: start + span.start,
    end: start + span.end,
  }));
  return { kind, lineStart, start, end, sentences: inside };
}

/** All sentences that may be edited, in order. */
export function sentencesOf({ paragraphs }: Layout): Span[] {
  return paragraphs.flatMap((each) => each.sentences);
}

/** Whether a span may be edited: inside one paragraph and clear of everything locked. */
export function isEditable({ paragraphs, locked }: Layout, span: Span): boolean {
  return (
    paragraphs.some(({ start, end }) => start <= span.start && span.end <= end) &&
    !locked.some(({ start, end }) => start < span.end && span.start < end)
  );
}
