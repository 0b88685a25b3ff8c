import type { Span } from '@palimpsest/contracts';
import { findTasks } from '../../bloom/tasks.ts';
import { type Layout, sentencesOf } from './layout.ts';

export function isQuestion(text: string, { start, end }: Span): boolean {
  return /\?["'”’)\]*]{0,3}$/.test(text.slice(Math.max(start, end - 5), end));
}

/** The sentence that asks: the last with a question mark, else the last that gives a task, else the last. */
export function questionSentence(layout: Layout): Span | null {
  const all = sentencesOf(layout);
  const asked = all.filter((span) => isQuestion(layout.text, span)).at(-1);
  if (asked !== undefined) return asked;
  return taskSentences(layout).at(-1) ?? all.at(-1) ?? null;
}

/** Sentences that give a task as an order ("Find the area."). */
export function taskSentences(layout: Layout): Span[] {
  const tasks = findTasks(layout.text);
  return sentencesOf(layout).filter((sentence) =>
    tasks.some(({ span }) => sentence.start <= span.start && span.end <= sentence.end),
  );
}

/** Where words would be added to the end of a sentence: in front of its closing stop. */
export function beforeStop(text: string, { start, end }: Span): number {
  const stop = /[.?!:]["'”’)\]]{0,2}$/.exec(text.slice(start, end));
  if (stop === null) return end;
  // The full stop of "a.m." belongs to the word.
  return /(?:^|\s)(?:[a-z]\.){1,3}$/i.test(text.slice(Math.max(start, end - 8), end))
    ? end
    : start + stop.index;
}
