import { words } from '@palimpsest/kernel/text';
import { capitalised, type Edit, edited, inCaseOf } from '../prose/edit.ts';
import { findWords } from '../prose/find-words.ts';
import { isEditable } from '../prose/layout.ts';
import { MISSPELLINGS } from '../words/misspellings.ts';
import { IN_LOCKED_PART, NOT_IN_TEXT, type Result, type Scene } from './operation.ts';

/** Mends words of a list of common misspellings, and words written twice. */
export function fixSpelling({ layout }: Scene, word: string | null): Result {
  const { text } = layout;
  if (word !== null && findWords(layout, word).spans.length === 0)
    return { why: findWords(layout, word).onlyLocked ? IN_LOCKED_PART : NOT_IN_TEXT };
  const edits: Edit[] = [];
  const list = words(text);
  for (const [i, { lower, span, text: old }] of list.entries()) {
    if (!isEditable(layout, span)) continue;
    const right = MISSPELLINGS.get(lower);
    const before = list[i - 1];
    if (right !== undefined && (word === null || word.toLowerCase() === lower))
      edits.push({ ...span, text: inCaseOf(old, right) });
    else if (
      before?.lower === lower &&
      /^(?:the|a|an|of|to|in|is|and|for|on|at|it|with|are|was)$/.test(lower) &&
      text.slice(before.span.end, span.start).trim() === ''
    )
      edits.push({ start: before.span.end, end: span.end, text: '' });
  }
  if (edits.length > 0) return { texts: [edited(text, edits)] };
  return {
    why:
      word === null
        ? 'No word of the list of common misspellings is in the text.'
        : 'It gives no right spelling, and the list of common misspellings has none.',
  };
}

/** Gives a word its capital wherever it stands. */
export function capitaliseWord({ layout }: Scene, word: string): Result {
  const { spans, onlyLocked } = findWords(layout, word);
  if (spans.length === 0) return { why: onlyLocked ? IN_LOCKED_PART : NOT_IN_TEXT };
  const edits = spans.map((span) => ({
    ...span,
    text: capitalised(layout.text.slice(span.start, span.end)),
  }));
  const result = edited(layout.text, edits);
  return result === layout.text ? { already: 'The word has its capital already.' } : { texts: [result] };
}
