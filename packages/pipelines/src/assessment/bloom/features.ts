import type { Span } from '@palimpsest/contracts';
import { stem, type Word, words } from '@palimpsest/kernel/text';
import { findTasks, type Task } from './tasks.ts';

/** One thing seen in a text, and the words it was seen in. */
export interface Feature {
  readonly key: string;
  readonly span: Span;
}

/** Beyond this many words a sentence only repeats itself. */
const LONGEST = 80;
/** Of a text with more tasks than any problem has, the first and the last are enough. */
const MOST_SENTENCES = 50;

/**
 * What the trained table is asked about: the tasks found by rule, and the words and opening words of
 * the sentences that hold them. Sentences of context are left out, so that their words cannot sway the reading.
 */
export function featuresOf(text: string, tasks: readonly Task[] = findTasks(text)): Feature[] {
  const found = new Map<string, Span>();
  const add = (key: string, span: Span): void => {
    if (!found.has(key)) found.set(key, span);
  };
  for (const [i, task] of tasks.entries()) {
    const levels = task.levels.join('|');
    add(`t:${task.key}`, task.span);
    add(`l:${levels}`, task.span);
    if (i === 0) add(`T:${task.key}`, task.span);
    if (i === 0) add(`L:${levels}`, task.span);
  }
  for (const sentence of taskSentences(text, tasks)) {
    const list = words(text.slice(sentence.start, sentence.end)).slice(0, LONGEST);
    const at = (first: Word, last: Word = first): Span => ({
      start: sentence.start + first.span.start,
      end: sentence.start + last.span.end,
    });
    for (const [i, word] of list.entries()) {
      const one = shape(word);
      add(one, at(word));
      const next = list[i + 1];
      if (i === 0) add(`^${one}`, at(word));
      if (i === 0 && next !== undefined) add(`^${one} ${shape(next)}`, at(word, next));
    }
  }
  return [...found].map(([key, span]) => ({ key, span }));
}

function taskSentences(text: string, tasks: readonly Task[]): Span[] {
  const spans: Span[] = [];
  for (const { sentence } of tasks) if (spans.at(-1)?.start !== sentence.start) spans.push(sentence);
  if (spans.length > 2 * MOST_SENTENCES) spans.splice(MOST_SENTENCES, spans.length - 2 * MOST_SENTENCES);
  return spans.length > 0 ? spans : [{ start: 0, end: Math.min(text.length, 2_000) }];
}

function shape({ lower }: Word): string {
  return /\d/.test(lower) ? '#' : stem(lower.replaceAll('’', "'"));
}
