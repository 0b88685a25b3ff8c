import type { GenerationContext, JsonObject, UniversalProblem } from '@palimpsest/contracts';
import { parseDocument } from '@palimpsest/kernel/text';
import { type Assignment, AssignmentUnreadable, placeId, plainValue } from './assignment.ts';
import { problemStarts } from './problem-starts.ts';

/** `Bloom: Apply` at the end of a problem is metadata, not a part of its text. */
export const METADATA: Readonly<Record<string, string>> = {
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
/**
 * Reads an assignment written by hand: a problem is what stands below each heading of the second level, or at each
 * number. What stands before the first one is kept as the document's introduction. The front matter may name the
 * document and describe the class.
 */
export function readMarkdownAssignment(text: string): Assignment {
  const { frontMatter } = parseDocument(text);
  if (frontMatter?.problem !== undefined)
    throw new AssignmentUnreadable({
      line: 1,
      problem: `begins with front matter that cannot be read: ${frontMatter.problem}`,
    });
  const bodyAt = frontMatter === null ? 0 : frontMatter.span.end;
  const above = text.slice(0, bodyAt).split('\n').length;
  const lines = text
    .slice(bodyAt)
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/);
  const starts = problemStarts(lines, (at) => at + above);
  if (starts.length === 0) {
    const problem = 'has no problems: begin each with a ## heading or a number such as 1.';
    throw new AssignmentUnreadable({ line: null, problem: `the text ${problem}` });
  }
  const problems = starts.map((start, i) => {
    const rest = lines.slice(start.at + 1, starts[i + 1]?.at ?? lines.length);
    return problemOf(start.title, start.first === '' ? rest : [start.first, ...rest], i);
  });
  const fields = frontMatter?.fields ?? {};
  return {
    documentId: one(fields.documentId ?? fields.id),
    problems,
    context: contextOf(fields),
    metadata: { ...introductionOf(lines.slice(0, starts[0]?.at)), ...otherFields(fields) },
  };
}

/** A first-level heading is the document's title; all else above the problems is its introduction. */
function introductionOf(lines: readonly string[]): JsonObject {
  const words = lines.join('\n').trim();
  const [whole = '', title] = /^#[ \t]+(\S[^\n]{0,500})(?:\n|$)/.exec(words) ?? [];
  const introduction = words.slice(whole.length).trim();
  return {
    ...(title === undefined ? {} : { title: title.trim() }),
    ...(introduction === '' ? {} : { introduction }),
  };
}

/** Front matter that names neither the document nor the class is kept as it is. */
function otherFields(fields: Readonly<Record<string, string | readonly string[]>>): JsonObject {
  const context = contextOf(fields);
  const read = new Set([...Object.keys(context), fields.documentId === undefined ? 'id' : 'documentId']);
  const others = Object.entries(fields).filter(([name, value]) => !read.has(name) && value.length > 0);
  if (others.length === 0) return {};
  return {
    frontMatter: Object.fromEntries(
      others.map(([name, value]) => [name, typeof value === 'string' ? value : [...value]]),
    ),
  };
}

function problemOf(title: string, lines: readonly string[], index: number): UniversalProblem {
  const metadata: [string, string | number][] = [];
  let end = lines.length;
  for (; end > 0; end -= 1) {
    const line = (lines[end - 1] ?? '').trim();
    if (line === '') continue;
    const [, name = '', value = ''] = /^([A-Za-z ]{2,20}):[ \t]*(\S.{0,500})$/.exec(line) ?? [];
    const key = name.toLowerCase();
    if (!Object.hasOwn(METADATA, key)) break;
    const field = METADATA[key] as string;
    // A second answer is a part of the text: nothing is taken in its place.
    if (metadata.some(([taken]) => taken === field)) break;
    metadata.unshift([field, NUMBERS.has(field) ? plainValue(value) : value]);
  }
  const content = lines.slice(0, end).join('\n').trim();
  // A heading without a text below it is the problem itself.
  const own = content === '' ? { content: title } : { content, ...(title === '' ? {} : { title }) };
  return { problemId: placeId(index), ...own, ...Object.fromEntries(metadata) };
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
