import type { Span } from '@palimpsest/contracts';
import { matches, words } from '@palimpsest/kernel/text';
import { levelsOfVerb } from '../../bloom/task-verbs.ts';
import type { Sheet } from './piece.ts';
import { linesOf } from './tables.ts';

export type LabelStyle = 'upper' | 'lower' | 'roman' | 'digit' | 'bullet';

export interface LabelledItem {
  readonly label: string;
  /** Where the label stands. */
  readonly mark: Span;
  /** What stands behind it on its line, up to the next label. */
  readonly span: Span;
  readonly text: string;
}

/** A row of things with labels that count on: answer options, or sub-questions and steps. */
export interface LabelledRun {
  readonly style: LabelStyle;
  readonly options: boolean;
  readonly items: readonly LabelledItem[];
}

interface Candidate {
  readonly label: string;
  readonly mark: Span;
  readonly lineStart: boolean;
  readonly lineEnd: number;
}

export const AT_LINE_START =
  /^\s{0,12}(?:[-*+•>]\s{1,3})?(?:\*\*|__)?(?:\(([A-Za-z]|[ivxIVX]{1,4}|\d{1,2})\)|([A-Za-z]|[ivxIVX]{1,4}|\d{1,2})[).](?!\d))(?:\*\*|__)?(?:\s{1,4}|$)/;
export const IN_LINE =
  /(?<=[\s;,:])(?:\(([A-Za-z]|[ivx]{1,4})\)|([A-Za-z]|[ivx]{1,4})\)|([A-H])\.)(?=\s)\s{1,3}/g;
export const BULLET = /^\s{0,12}([-*+•○◯◦☐□▢]|\[[ xX]?\]|\([ ]?\)|[-*]\s\[[ xX]\])\s{1,4}(?=\S)/;
const BOXES = /[○◯☐□▢[(]/;
export const ASKS_TO_CHOOSE =
  /\b(?:which|choose|select|circle|pick|check|tick|mark|underline|word bank|word box|options?|answer choices?|choices?|best|most likely|match)\b|[?:_]\s*$/i;
export const BANK =
  /^\W{0,6}(?:word bank|word box|words to use|answer choices|choices|options|answer bank)\b[^\w\n]{0,6}/i;

/** Runs of labels, in order of their first one. `known` are the runs of the text before: what they were, these are. */
export function takeLabels(sheet: Sheet, known: readonly LabelledRun[] | null): LabelledRun[] {
  const found = [...labelRuns(sheet), ...bulletRuns(sheet), ...banks(sheet)];
  found.sort((a, b) => (a.items[0]?.mark.start ?? 0) - (b.items[0]?.mark.start ?? 0));
  const runs: LabelledRun[] = [];
  for (const [at, run] of found.entries()) {
    const same = known?.[at];
    const options = same !== undefined && same.style === run.style ? same.options : isOptions(sheet, run);
    runs.push({ ...run, options });
    for (const { mark, span } of run.items) {
      sheet.take(mark);
      if (options) sheet.take(span);
    }
  }
  return runs;
}

type Run = Omit<LabelledRun, 'options'>;

function labelRuns(sheet: Sheet): Run[] {
  const open = new Map<LabelStyle, Candidate[]>();
  const done: { style: LabelStyle; items: Candidate[] }[] = [];
  const all = candidates(sheet);
  for (const candidate of all) {
    const style = styleOf(candidate.label, open);
    const run = open.get(style);
    if (run !== undefined && numberOf(candidate.label, style) === run.length + 1) {
      run.push(candidate);
    } else if (numberOf(candidate.label, style) === 1) {
      const items = [candidate];
      open.set(style, items);
      done.push({ style, items });
    }
  }
  const kept = done.filter(({ items }) => items.length > 1);
  const marks = kept.flatMap(({ items }) => items.map(({ mark }) => mark.start)).sort((a, b) => a - b);
  const next = new Map(marks.map((start, at) => [start, marks[at + 1] ?? Number.POSITIVE_INFINITY]));
  return kept.map(({ style, items }) => ({
    style,
    items: items.map(({ label, mark, lineEnd }) =>
      item(sheet, label, mark, Math.min(lineEnd, next.get(mark.start) ?? lineEnd)),
    ),
  }));
}

function candidates(sheet: Sheet): Candidate[] {
  const found: Candidate[] = [];
  for (const { text, start } of linesOf(sheet.text)) {
    const lineEnd = start + text.length;
    const first = AT_LINE_START.exec(text.slice(0, 60));
    let from = 0;
    if (first !== null) {
      const label = first[1] ?? first[2] ?? '';
      from = first[0].length;
      const begin = first[0].length - first[0].trimStart().length;
      const mark = { start: start + begin, end: markEnd(sheet, start, first[0]) };
      found.push({ label, mark, lineStart: true, lineEnd });
    }
    IN_LINE.lastIndex = 0;
    for (const match of matches(text, IN_LINE)) {
      if (match.index < from) continue;
      const at = start + match.index;
      const mark = { start: at, end: markEnd(sheet, at, match[0]) };
      found.push({ label: match[1] ?? match[2] ?? match[3] ?? '', mark, lineStart: false, lineEnd });
    }
  }
  return found;
}

/** Where a label ends with its blanks. Formulas and code are blank in the text that is searched: they do not belong to it. */
function markEnd({ source }: Sheet, start: number, matched: string): number {
  let end = start + matched.trimEnd().length;
  while (end < start + matched.length && source.charAt(end).trim() === '') end += 1;
  return end;
}

export const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

function styleOf(label: string, open: ReadonlyMap<LabelStyle, readonly Candidate[]>): LabelStyle {
  if (/\d/.test(label)) return 'digit';
  const lower = label.toLowerCase();
  const letters = label === lower ? 'lower' : 'upper';
  if (!ROMAN.includes(lower)) return letters;
  const letterRun = open.get(letters)?.length ?? 0;
  return lower.length === 1 && letterRun > 0 && numberOf(label, letters) === letterRun + 1
    ? letters
    : 'roman';
}

function numberOf(label: string, style: LabelStyle): number {
  if (style === 'digit') return Number(label);
  if (style === 'roman') return ROMAN.indexOf(label.toLowerCase()) + 1;
  return label.length === 1 ? label.toLowerCase().charCodeAt(0) - 96 : 0;
}

function bulletRuns(sheet: Sheet): Run[] {
  const runs: Run[] = [];
  let items: LabelledItem[] = [];
  const close = (): void => {
    if (items.length > 1) runs.push({ style: 'bullet', items });
    items = [];
  };
  for (const { text, start } of linesOf(sheet.source)) {
    const mark = BULLET.exec(text.slice(0, 40));
    if (mark === null || AT_LINE_START.test(text.slice(0, 60))) {
      if (text.trim() !== '') close();
      continue;
    }
    const span = { start, end: start + mark[0].length };
    items.push(item(sheet, BOXES.test(mark[1] ?? '') ? 'box' : '-', span, start + text.length));
  }
  close();
  return runs;
}

/** A line that lists the words to choose from. */
function banks(sheet: Sheet): Run[] {
  return linesOf(sheet.source).flatMap(({ text, start }) => {
    const mark = BANK.exec(text.slice(0, 80));
    if (mark === null || mark[0].length >= text.trimEnd().length) return [];
    const span = { start, end: start + mark[0].length };
    return [{ style: 'bullet' as const, items: [item(sheet, 'bank', span, start + text.length)] }];
  });
}

function item(sheet: Sheet, label: string, mark: Span, end: number): LabelledItem {
  const span = { start: mark.end, end: Math.max(mark.end, end) };
  return { label, mark, span, text: sheet.source.slice(span.start, span.end).trim() };
}

/** Options are what can be chosen; sub-questions ask or tell something themselves. */
function isOptions(sheet: Sheet, { style, items }: Run): boolean {
  const first = items[0];
  if (first === undefined) return false;
  if (first.label === 'bank' || first.label === 'box') return true;
  const stem = sheet.source.slice(Math.max(0, first.mark.start - 600), first.mark.start).trimEnd();
  const stemEnd = stem.slice(Math.max(stem.lastIndexOf('\n', stem.length - 2), 0));
  if (style === 'digit' || style === 'bullet')
    return (
      style === 'bullet' &&
      /[?]\s*$|\b(?:choose|select|circle|pick|tick|which)\b/i.test(stemEnd) &&
      !items.some(({ text }) => asks(text))
    );
  const asking = items.filter(({ text }) => asks(text)).length;
  if (items.some(({ text }) => /\?\W{0,3}$/.test(text))) return false;
  if (style === 'upper') return asking < items.length || ASKS_TO_CHOOSE.test(stemEnd);
  return asking === 0;
}

function asks(text: string): boolean {
  if (/\?\W{0,3}$/.test(text)) return true;
  const first = words(text.slice(0, 60))[0]?.lower;
  return (
    first !== undefined &&
    (levelsOfVerb(first) !== undefined || /^(?:how|what|why|who|when|where)$/.test(first))
  );
}
