import type { GenerationContext, UniversalProblem } from '@palimpsest/contracts';
import { parseDocument } from '@palimpsest/kernel/text';
import { type Assignment, AssignmentUnreadable, placeId, plainValue } from './assignment.ts';

/** `Bloom: Apply` at the end of a problem is metadata, not a part of its text. */
const METADATA: Readonly<Record<string, string>> = {
  id: 'problemId',
  bloom: 'bloomLevel',
  'bloom level': 'bloomLevel',
  complexity: 'linguisticComplexity',
  time: 'estimatedTimeMinutes',
  minutes: 'estimatedTimeMinutes',
  answer: 'correctAnswer',
  'correct answer': 'correctAnswer',
};
const NUMBERS = new Set(['linguisticComplexity', 'estimatedTimeMinutes']);
const HEADING = /^##(?!#)[ \t]+(.{0,200})$/;
const NUMBERED = /^\d{1,4}[.)][ \t]+/;

/**
 * Reads an assignment written by hand: a problem is what stands below each heading of the second level or, without
 * such headings, each numbered paragraph. The front matter may name the document and describe the class.
 */
export function readMarkdownAssignment(text: string): Assignment {
  const { frontMatter } = parseDocument(text);
  if (frontMatter?.problem !== undefined)
    throw new AssignmentUnreadable({
      line: 1,
      problem: `begins with front matter that cannot be read: ${frontMatter.problem}`,
    });
  const body = frontMatter === null ? text : text.slice(frontMatter.span.end);
  const problems = pieces(body.split(/\r?\n/)).map((lines, i) => problemOf(lines, i));
  if (problems.length === 0) {
    const problem = 'has no problems: begin each with a ## heading or a number such as 1.';
    throw new AssignmentUnreadable({ line: null, problem: `the text ${problem}` });
  }
  const fields = frontMatter?.fields ?? {};
  return { documentId: one(fields.documentId ?? fields.id), problems, context: contextOf(fields) };
}

/** Lines of each problem; what stands before the first is an introduction and belongs to none. */
function pieces(lines: readonly string[]): string[][] {
  const headings = outsideCode(lines, HEADING);
  const starts = headings.length > 0 ? headings : outsideCode(lines, NUMBERED);
  return starts.map((start, i) => {
    const piece = lines.slice(start, starts[i + 1] ?? lines.length);
    const [first = '', ...rest] = piece;
    return headings.length > 0 ? rest : [first.replace(NUMBERED, ''), ...rest];
  });
}

function outsideCode(lines: readonly string[], pattern: RegExp): number[] {
  let fenced = false;
  return lines.flatMap((line, i) => {
    if (/^(?:```|~~~)/.test(line)) fenced = !fenced;
    return !fenced && pattern.test(line) ? [i] : [];
  });
}

function problemOf(lines: readonly string[], index: number): UniversalProblem {
  const metadata: [string, string | number][] = [];
  let end = lines.length;
  for (; end > 0; end -= 1) {
    const line = (lines[end - 1] ?? '').trim();
    if (line === '') continue;
    const [, name = '', value = ''] = /^([A-Za-z ]{2,20}):[ \t]*(\S.{0,500})$/.exec(line) ?? [];
    const key = name.toLowerCase();
    if (!Object.hasOwn(METADATA, key)) break;
    const field = METADATA[key] as string;
    metadata.unshift([field, NUMBERS.has(field) ? plainValue(value) : value]);
  }
  const content = lines.slice(0, end).join('\n').trim();
  return { problemId: placeId(index), content, ...Object.fromEntries(metadata) };
}

function contextOf(fields: Readonly<Record<string, string | readonly string[]>>): GenerationContext {
  const minutes = Number(one(fields.timeTargetMinutes) ?? Number.NaN);
  const texts = (['gradeBand', 'classLevel', 'subject'] as const).flatMap((name) => {
    const value = one(fields[name]);
    return value === null ? [] : [[name, value] as const];
  });
  return {
    ...Object.fromEntries(texts),
    ...(Number.isFinite(minutes) ? { timeTargetMinutes: minutes } : {}),
  };
}

function one(value: string | readonly string[] | undefined): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
