import type { Span } from '@palimpsest/contracts';
import { findWords } from '../prose/find-words.ts';
import { type Layout, sentencesOf } from '../prose/layout.ts';
import { isOrder } from '../prose/orders.ts';
import { questionSentence } from '../prose/question.ts';
import { IN_LOCKED_PART, NOT_IN_TEXT, type Result, type Scene } from './operation.ts';
import { without } from './remove-words.ts';

/** Moves the sentence that holds the words the feedback quotes. */
export function moveSentence(
  { layout }: Scene,
  wanted: string,
  to: 'start' | 'end' | 'before-question',
): Result {
  const { spans, onlyLocked } = findWords(layout, wanted.trim().replace(/[.?!]$/, ''));
  const [span, other] = spans;
  const all = sentencesOf(layout);
  const sentence =
    span === undefined ? undefined : all.find(({ start, end }) => start <= span.start && span.end <= end);
  if (span === undefined || sentence === undefined) return { why: onlyLocked ? IN_LOCKED_PART : NOT_IN_TEXT };
  if (other !== undefined) return { why: 'More than one sentence could be meant.' };
  return moved(layout, sentence, to);
}

function moved(layout: Layout, sentence: Span, to: 'start' | 'end' | 'before-question'): Result {
  const { text } = layout;
  const all = sentencesOf(layout);
  const words = text.slice(sentence.start, sentence.end);
  const target = to === 'start' ? all[0] : to === 'end' ? all.at(-1) : questionSentence(layout);
  if (target === undefined || target === null || target.start === sentence.start)
    return { already: 'The sentence is there already.' };
  const at = to === 'end' ? target.end : target.start;
  const put = to === 'end' ? ` ${words}` : `${words} `;
  // The later place first, so that offsets hold.
  if (at > sentence.start)
    return { texts: [without(text.slice(0, at) + put + text.slice(at), sentence.start, sentence.end)] };
  const gone = without(text, sentence.start, sentence.end);
  return { texts: [gone.slice(0, at) + put + gone.slice(at)] };
}

/** Moves the one sentence that tells the student to do something. */
export function moveInstruction({ layout }: Scene, to: 'start' | 'end'): Result {
  const [order, other] = sentencesOf(layout).filter((span) => isOrder(layout.text, span));
  if (order === undefined) return { why: 'There is no instruction in running text.' };
  if (other !== undefined) return { why: 'More than one sentence could be meant.' };
  return moved(layout, order, to);
}
