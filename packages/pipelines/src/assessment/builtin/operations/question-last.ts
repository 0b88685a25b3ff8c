import type { Span } from '@palimpsest/contracts';
import type { Layout, Paragraph } from '../prose/layout.ts';
import { isQuestion, taskSentences } from '../prose/question.ts';
import type { Result, Scene } from './operation.ts';

const MOST_QUESTIONS = 3;

/** Puts the question behind the facts, in a paragraph of its own. */
export function questionLast({ layout }: Scene): Result {
  const { text } = layout;
  const run = proseRun(layout);
  const asked = askedIn(layout, run);
  if (asked.length === 0) return { why: 'There is no sentence in running text that asks or gives a task.' };
  if (asked.length > MOST_QUESTIONS)
    return { why: 'There are too many questions to move them without touching the structure.' };
  const question = asked.map(({ start, end }) => text.slice(start, end)).join(' ');
  const rest = run
    .map(({ start, end, sentences }) => {
      const gone = sentences.filter((span) => asked.some((one) => one.start === span.start));
      return kept(text, { start, end }, gone).trim();
    })
    .filter((paragraph) => paragraph !== '');
  if (rest.length === 0) return { already: 'The question is all there is.' };
  const from = run[0]?.start ?? 0;
  const to = run.at(-1)?.end ?? 0;
  const result = text.slice(0, from) + [...rest, question].join('\n\n') + text.slice(to);
  return result === text ? { already: 'The question stands last and alone already.' } : { texts: [result] };
}

/** The paragraphs of prose in a row that hold the question: nothing is moved across a table or an option. */
function proseRun(layout: Layout): Paragraph[] {
  const { paragraphs, text } = layout;
  const runs: Paragraph[][] = [];
  for (const each of paragraphs) {
    if (each.kind !== 'prose') continue;
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run !== undefined && last !== undefined && text.slice(last.end, each.start).trim() === '')
      run.push(each);
    else runs.push([each]);
  }
  const asking = runs.find((run) =>
    run.some(({ sentences }) => sentences.some((span) => isQuestion(text, span))),
  );
  return asking ?? runs.find((run) => askedIn(layout, run).length > 0) ?? [];
}

function askedIn(layout: Layout, run: readonly Paragraph[]): Span[] {
  const inRun = (span: Span) => run.some(({ start, end }) => start <= span.start && span.end <= end);
  const questions = run.flatMap(({ sentences }) => sentences.filter((span) => isQuestion(layout.text, span)));
  if (questions.length > 0) return questions;
  const task = taskSentences(layout).filter(inRun).at(-1);
  return task === undefined ? [] : [task];
}

function kept(text: string, { start, end }: Span, gone: readonly Span[]): string {
  let result = '';
  let from = start;
  for (const span of gone) {
    result += text.slice(from, span.start);
    from = span.end;
    while (from < end && /[^\S\n]/.test(text.charAt(from))) from += 1;
  }
  return result + text.slice(from, end);
}
