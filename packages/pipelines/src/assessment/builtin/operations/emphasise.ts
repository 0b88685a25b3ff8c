import type { Part } from '../feedback/ask.ts';
import { findWords } from '../prose/find-words.ts';
import { questionSentence } from '../prose/question.ts';
import { missing, type Result, type Scene } from './operation.ts';

const MARKS = { bold: '**', italic: '*' } as const;

/** Makes words stand out where they matter: in the question, else where they first stand. */
export function emphasise(
  { layout }: Scene,
  wanted: string,
  style: 'bold' | 'italic' | 'capitals',
  part: Part = 'problem',
): Result {
  const { text } = layout;
  const { spans, onlyLocked } = findWords(layout, wanted.replace(/[.,;]$/, ''), part);
  const question = questionSentence(layout);
  const span =
    spans.find(({ start, end }) => question !== null && question.start <= start && end <= question.end) ??
    spans[0];
  if (span === undefined) return { why: missing(onlyLocked, part) };
  const words = text.slice(span.start, span.end);
  if (style === 'capitals') {
    if (words === words.toUpperCase()) return { already: 'The words are in capitals already.' };
    return { texts: [text.slice(0, span.start) + words.toUpperCase() + text.slice(span.end)] };
  }
  const mark = MARKS[style];
  if (/[*_]$/.test(text.slice(0, span.start)) && /^[*_]/.test(text.slice(span.end)))
    return { already: 'The words stand out already.' };
  return { texts: [text.slice(0, span.start) + mark + words + mark + text.slice(span.end)] };
}
