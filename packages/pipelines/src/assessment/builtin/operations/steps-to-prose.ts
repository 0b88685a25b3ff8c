import { capitalised, uncapitalised } from '../prose/edit.ts';
import type { Paragraph } from '../prose/layout.ts';
import { nameTest } from '../prose/names.ts';
import { isQuestion } from '../prose/question.ts';
import type { Result, Scene } from './operation.ts';
import { without } from './remove-words.ts';

export const HINT = /^(?:\*\*)?(?:hint|tip|reminder|remember|note)(?:\*\*)?\s?[:,]/i;

/** Turns a numbered or bulleted list of steps back into running text. */
export function stepsToProse({ layout }: Scene): Result {
  const { text } = layout;
  const run = listRun(layout.paragraphs, text);
  const first = run[0];
  const last = run.at(-1);
  if (first === undefined || last === undefined || run.length < 2)
    return { why: 'The text has no list of steps that could become running text.' };
  const items = run.map(({ start, end }) => stopped(text.slice(start, end).trim()));
  const isName = nameTest(text);
  const linked = items.map((item, i) =>
    i === 0 || isQuestion(item, { start: 0, end: item.length })
      ? item
      : `Then ${uncapitalised(item, isName)}`,
  );
  const write = (list: readonly string[]) => {
    const before = text.slice(0, first.lineStart).trimEnd();
    const after = text.slice(last.end).trimStart();
    const joint = before === '' ? '' : /\n\n$/.test(text.slice(0, first.lineStart)) ? '\n\n' : ' ';
    const gap = after === '' ? '' : /^\s*\n\s*\n/.test(text.slice(last.end)) ? '\n\n' : ' ';
    return before + joint + list.map(capitalised).join(' ') + gap + after;
  };
  return { texts: [write(linked), write(items)] };
}

/** Takes out lines and sentences that begin as a hint. */
export function removeHints({ layout }: Scene): Result {
  let { text } = layout;
  const hints = layout.paragraphs.flatMap(({ sentences }) =>
    sentences.filter(({ start, end }) => HINT.test(text.slice(start, end))),
  );
  if (hints.length === 0) return { why: 'The text has no sentence that is marked as a hint.' };
  for (const { start, end } of [...hints].reverse()) text = without(text, start, end);
  return { texts: [text] };
}

/** The longest list in the text, its items in a row. */
function listRun(paragraphs: readonly Paragraph[], text: string): Paragraph[] {
  let best: Paragraph[] = [];
  let run: Paragraph[] = [];
  for (const each of paragraphs) {
    const last = run.at(-1);
    const follows = last !== undefined && text.slice(last.end, each.lineStart).trim() === '';
    if (each.kind !== 'item') run = [];
    else run = follows ? [...run, each] : [each];
    if (run.length > best.length) best = run;
  }
  return best;
}

function stopped(item: string): string {
  return /[.?!]["'”’)]?$/.test(item) ? item : `${item.replace(/[,;]$/, '')}.`;
}
