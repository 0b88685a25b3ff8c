import { matches } from '@palimpsest/kernel/text';
import { findTasks } from '../../bloom/tasks.ts';
import type { Part } from '../feedback/ask.ts';
import { type Edit, edited, inCaseOf } from '../prose/edit.ts';
import { findWords } from '../prose/find-words.ts';
import { isEditable, type Layout, sentencesOf } from '../prose/layout.ts';
import { overlaps } from '../prose/locked-spans.ts';
import { anyPlainWord, FEWER_WORDS, type Plain, plainWordsFor } from '../words/plain-words.ts';
import { missing, type Result, type Scene } from './operation.ts';

const LETTER = /[\p{L}\p{N}]/u;

/** Puts plain words in the place of hard ones, by the word list of the grade band. */
export function usePlainWords({ layout, band }: Scene): Result {
  const none = 'No word of the word list for this grade band is in the text.';
  return withEdits(layout, found(layout, plainWordsFor(band)), none);
}

/** Cuts words that say nothing. */
export function useFewerWords({ layout }: Scene): Result {
  return withEdits(
    layout,
    found(layout, FEWER_WORDS),
    'No wordy phrase of the built-in list is in the text.',
  );
}

/** One word that the feedback names, whatever the band. */
export function simplifyWord({ layout }: Scene, word: string, part: Part = 'problem'): Result {
  const { spans, onlyLocked } = findWords(layout, word, part);
  if (spans.length === 0) return { why: missing(onlyLocked, part) };
  const plain = anyPlainWord(word.trim().toLowerCase());
  if (plain === undefined) return { why: 'It gives no simpler word, and the built-in word list has none.' };
  const edits = spans.map((span) => ({
    ...span,
    text: inCaseOf(layout.text.slice(span.start, span.end), plain),
  }));
  return { texts: [edited(layout.text, edits)] };
}

/** All changes; then, should a task verb among them move the level, all others. */
function withEdits(layout: Layout, edits: readonly Edit[], none: string): Result {
  if (edits.length === 0) return { why: none };
  const tasks = findTasks(layout.text).map(({ span }) => span);
  const safe = edits.filter((edit) => !overlaps(tasks, edit));
  const texts = [edited(layout.text, edits)];
  if (safe.length > 0 && safe.length < edits.length) texts.push(edited(layout.text, safe));
  return { texts };
}

/** Places where words of the list stand; longer phrases win. */
function found(layout: Layout, list: Plain): Edit[] {
  const { text } = layout;
  const lower = text.toLowerCase();
  const edits: Edit[] = [];
  if (lower.length !== text.length) return edits;
  const starts = new Set(sentencesOf(layout).map(({ start }) => start));
  let free = 0;
  for (const match of matches(lower, /\p{L}[\p{L}'’-]*/gu)) {
    const at = match.index;
    if (at < free) continue;
    for (const [words, put] of list.get(match[0]) ?? []) {
      const end = at + words.length;
      const whole = lower.startsWith(words, at) && !LETTER.test(lower.charAt(end));
      if (!whole || !isEditable(layout, { start: at, end })) continue;
      const old = text.slice(at, end);
      // A capital inside a sentence belongs to a name.
      if (/^\p{Lu}/u.test(old) && !starts.has(at)) break;
      const edit = put === '' ? emptied(text, at, end) : { start: at, end, text: inCaseOf(old, put) };
      edits.push(edit);
      free = edit.end;
      break;
    }
  }
  return edits;
}

/** A word that just goes takes a blank and its comma along; what follows gets its capital. */
function emptied(text: string, start: number, end: number): Edit {
  const behind = /^,?\s?/.exec(text.slice(end, end + 2))?.[0].length ?? 0;
  if (!/^\p{Lu}/u.test(text.charAt(start))) return { start, end: end + behind, text: '' };
  return { start, end: end + behind + 1, text: text.charAt(end + behind).toUpperCase() };
}
