import { findWords } from '../prose/find-words.ts';
import { MEANINGS } from '../words/meanings.ts';
import { IN_LOCKED_PART, NOT_IN_TEXT, type Result, type Scene } from './operation.ts';

/** Writes what a word means behind its first place, unless the problem asks for just that. */
export function defineWord({ layout }: Scene, word: string, meaning: string | null): Result {
  const { text } = layout;
  const { spans, onlyLocked } = findWords(layout, word);
  const span = spans[0];
  if (span === undefined) return { why: onlyLocked ? IN_LOCKED_PART : NOT_IN_TEXT };
  if (asksForMeaning(text, word))
    return { why: 'The problem asks for the meaning of the word, so giving it would answer the question.' };
  const known = meaning ?? MEANINGS.get(word.trim().toLowerCase()) ?? null;
  if (known === null)
    return { why: 'It gives no meaning for the word, and the built-in word list has none.' };
  const put = known.trim().replace(/(?<![.;,])[.;,]+$/, '');
  if (text.slice(span.end).startsWith(' ('))
    return { already: 'Something in brackets already explains the word.' };
  return { texts: [`${text.slice(0, span.end)} (${put})${text.slice(span.end)}`] };
}

function asksForMeaning(text: string, word: string): boolean {
  const lower = text.toLowerCase();
  const name = word.trim().toLowerCase();
  return [
    `define ${name}`,
    `define the word ${name}`,
    `define the term ${name}`,
    `meaning of ${name}`,
    `meaning of the word ${name}`,
    `what does ${name} mean`,
    `what is ${name}?`,
    `what is a ${name}?`,
    `what is an ${name}?`,
  ].some((asked) => lower.replace(/["'“”‘’*]/g, '').includes(asked));
}
