import type { FeedbackAction, GenerationContext } from '@palimpsest/contracts';
import { matches } from '@palimpsest/kernel/text';
import type { AppliedFeedback } from '../../problem-context.ts';
import { lockedFacts } from './locked-facts.ts';
import { TEMPLATE } from './template.ts';

/** Everything a renderer gets to see of a problem: its text, what is asked for, for whom. No id, no metadata. */
export interface PromptParts {
  readonly text: string;
  readonly feedback: readonly Pick<AppliedFeedback, 'category' | 'recommendation' | 'action'>[];
  readonly context: GenerationContext;
}

/** A prompt read back. Items are called F1, F2, ... in the order of the prompt. */
export interface ProblemPrompt {
  readonly text: string;
  readonly feedback: readonly {
    readonly number: string;
    readonly category: string;
    readonly recommendation: string;
    readonly action?: FeedbackAction;
  }[];
  readonly context: {
    readonly gradeBand: string;
    readonly classLevel: string;
    readonly subject: string;
    readonly timeTargetMinutes: number | null;
  };
  readonly locked: readonly string[];
}

const HEAD = TEMPLATE.slice(0, TEMPLATE.indexOf('{context}'));
const CONTEXT_FIELDS = ['grade band', 'class level', 'subject', 'minutes for the assignment'] as const;

/** The prompt for one problem. */
export function problemPrompt({ text, feedback, context }: PromptParts): string {
  const locked = lockedFacts(text);
  const contextLines = [
    context.gradeBand,
    context.classLevel,
    context.subject,
    context.timeTargetMinutes,
  ].map((value, i) => `${CONTEXT_FIELDS[i]}: ${oneLine(String(value ?? ''))}`);
  const items = feedback.map(({ category, recommendation, action }) =>
    [`category: ${oneLine(category)}`, `action: ${actionWords(action)}`, recommendation].join('\n'),
  );
  const lockedLines = locked.map((fact) => `- ${oneLine(fact)}`);
  const material = [...contextLines, ...lockedLines, ...items, text];
  const mark = freeMark(material);
  const values: Readonly<Record<string, string>> = {
    context: block('CONTEXT', mark, contextLines.join('\n')),
    locked: block('LOCKED', mark, lockedLines.join('\n')),
    feedback: items.map((item, i) => block(`FEEDBACK F${i + 1}`, mark, item)).join('\n\n'),
    text: block('TEXT', mark, text),
  };
  return TEMPLATE.replace(/\{(context|locked|feedback|text)\}/g, (_, name: string) => values[name] ?? '');
}

/**
 * Reads a prompt back, for renderers that work by rule. Throws where the text is no such prompt.
 *
 * @example readProblemPrompt(problemPrompt({ text, feedback, context })).text === text
 */
export function readProblemPrompt(prompt: string): ProblemPrompt {
  const reader = { rest: prompt.startsWith(HEAD) ? prompt.slice(HEAD.length) : '' };
  const mark = /^BEGIN CONTEXT (\d{1,9})\n/.exec(reader.rest)?.[1];
  if (mark === undefined) throw new Error('This is no prompt of assessment-prompt/v1.');
  const [gradeBand = '', classLevel = '', subject = '', minutes = ''] = taken(reader, 'CONTEXT', mark)
    .split('\n')
    .map((line, i) => line.slice((CONTEXT_FIELDS[i] ?? '').length + 2));
  const locked = taken(reader, 'LOCKED', mark)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.slice(2));
  const feedback: ProblemPrompt['feedback'][number][] = [];
  while (reader.rest.startsWith(`BEGIN FEEDBACK F${feedback.length + 1} ${mark}\n`))
    feedback.push(
      readItem(`F${feedback.length + 1}`, taken(reader, `FEEDBACK F${feedback.length + 1}`, mark)),
    );
  return {
    text: taken(reader, 'TEXT', mark),
    feedback,
    context: { gradeBand, classLevel, subject, timeTargetMinutes: minutes === '' ? null : Number(minutes) },
    locked,
  };
}

function block(name: string, mark: string, content: string): string {
  return `BEGIN ${name} ${mark}\n${content}\nEND ${name} ${mark}`;
}

function taken(reader: { rest: string }, name: string, mark: string): string {
  const begin = `BEGIN ${name} ${mark}\n`;
  const end = `\nEND ${name} ${mark}\n`;
  const stop = reader.rest.startsWith(begin) ? reader.rest.indexOf(end, begin.length - 1) : -1;
  if (stop < 0) throw new Error(`This prompt of assessment-prompt/v1 has no ${name}.`);
  const content = reader.rest.slice(begin.length, Math.max(begin.length, stop));
  reader.rest = reader.rest.slice(stop + end.length).replace(/^\n+/, '');
  return content;
}

function readItem(number: string, content: string): ProblemPrompt['feedback'][number] {
  const [category = '', action = '', ...recommendation] = content.split('\n');
  const asked = readAction(action.slice('action: '.length));
  return {
    number,
    category: category.slice('category: '.length),
    recommendation: recommendation.join('\n'),
    ...(asked === undefined ? {} : { action: asked }),
  };
}

function actionWords(action: FeedbackAction | undefined): string {
  if (action?.type === 'scaffold') return `scaffold ${action.direction}`;
  return action?.type === 'replace' ? 'replace' : 'none';
}

function readAction(words: string): FeedbackAction | undefined {
  if (words === 'replace') return { type: 'replace' };
  if (words === 'scaffold increase') return { type: 'scaffold', direction: 'increase' };
  return words === 'scaffold decrease' ? { type: 'scaffold', direction: 'decrease' } : undefined;
}

/** The smallest number that ends no line of the material beginning with BEGIN or END: such a line cannot be forged. */
function freeMark(material: readonly string[]): string {
  const used = new Set<string>();
  for (const text of material)
    for (const match of matches(text, /^(?:BEGIN|END) [^\n]{0,60}$/gm))
      used.add(/(\d{1,9})\s*$/.exec(match[0])?.[1] ?? '');
  for (let mark = 1; ; mark += 1) if (!used.has(String(mark))) return String(mark);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
