import { findWords } from '../prose/find-words.ts';
import { sentencesOf } from '../prose/layout.ts';
import { questionSentence } from '../prose/question.ts';
import { IN_LOCKED_PART, NOT_IN_TEXT, type Result, type Scene } from './operation.ts';
import { without } from './remove-words.ts';

/** Moves the sentence that holds the words the feedback quotes. */
export function moveSentence(
  { layout }: Scene,
  wanted: string,
  to: 'start' | 'end' | 'before-question',
): Result {
  const { text } = layout;
  const { spans, onlyLocked } = findWords(layout, wanted.trim().replace(/[.?!]$/, ''));
  const [span, other] = spans;
  const all = sentencesOf(layout);
  const sentence =
    span === undefined ? undefined : all.find(({ start, end }) => start <= span.start && span.end <= end);
  if (span === undefined || sentence === undefined) return { why: onlyLocked ? IN_LOCKED_PART : NOT_IN_TEXT };
  if (other !== undefined) return { why: 'More than one sentence could be meant.' };
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
