import type { Place } from '../feedback/ask.ts';
import { findWords } from '../prose/find-words.ts';
import { questionSentence } from '../prose/question.ts';
import { NOT_IN_TEXT, type Result, type Scene } from './operation.ts';

const STOP = /[.?!]$/;

/** Adds or takes away one mark of punctuation at a place the feedback names. */
export function punctuate({ layout }: Scene, mark: string, place: Place, remove: boolean): Result {
  const { text } = layout;
  if ('anchor' in place) {
    const span = findWords(layout, place.anchor).spans[0];
    if (span === undefined) return { why: NOT_IN_TEXT };
    const at = place.at === 'after' ? span.end : text.slice(0, span.start).trimEnd().length;
    const there = remove && place.at === 'before' ? text.charAt(at - 1) === mark : text.charAt(at) === mark;
    if (remove) {
      if (!there) return { why: 'The mark it names is not there.' };
      const cut = place.at === 'before' ? at - 1 : at;
      return { texts: [text.slice(0, cut) + text.slice(cut + 1)] };
    }
    return there
      ? { already: 'The mark is there already.' }
      : { texts: [text.slice(0, at) + mark + text.slice(at)] };
  }
  const question = questionSentence(layout);
  if (question === null || remove) return { why: 'It does not say where the mark stands.' };
  const sentence = text.slice(question.start, question.end);
  if (sentence.endsWith(mark)) return { already: 'The mark is there already.' };
  if (!STOP.test(mark)) return { why: 'It does not say where the mark belongs.' };
  return {
    texts: [text.slice(0, question.start) + sentence.replace(STOP, '') + mark + text.slice(question.end)],
  };
}
