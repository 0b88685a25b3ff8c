import type { Part, Which } from '../feedback/ask.ts';
import { type Edit, edited, inCaseOf } from '../prose/edit.ts';
import { findWords } from '../prose/find-words.ts';
import { questionSentence } from '../prose/question.ts';
import { withoutRepeats } from '../prose/repeated-pronouns.ts';
import { isAuxiliary } from '../words/verbs.ts';
import { missing, type Result, type Scene } from './operation.ts';
import { picked } from './pick.ts';

export const POSSESSIVE = /^(?:his|her|its|their)$/i;

/** Puts other words in the place of those the feedback names, in their case, with the article mended. */
export function replaceWords(
  { layout }: Scene,
  from: string,
  to: string,
  which: Which,
  part: Part = 'problem',
): Result {
  const put = to.trim();
  const inside = put.replace(/^(?:The|An?|This|These|Those|His|Her|Its|Their|Each|Every)(?= )/, (word) =>
    word.toLowerCase(),
  );
  if (from.trim() === put) return { already: 'The old and the new words are the same.' };
  const { spans, onlyLocked } = findWords(layout, from, part);
  const meant = which === 'all' ? withoutRepeats(layout, spans) : picked(spans, which);
  if (meant.length === 0) return { why: missing(onlyLocked, part) };
  const { text } = layout;
  const edits = meant.map(({ start, end }): Edit => {
    const old = text.slice(start, end);
    const owner =
      POSSESSIVE.test(old) &&
      ownsNext(old, text.slice(end)) &&
      !/(?:['’]s?|\b(?:his|her|its|their|my|your|our|the|a))$/i.test(put);
    const words = opensSentence(text, start) ? put : inside;
    const fresh = owner ? `${words}${words.endsWith('s') ? "'" : "'s"}` : words;
    // A change of case alone is what was asked for.
    const cased =
      old.toLowerCase() === fresh.toLowerCase()
        ? fresh
        : inCaseOf(opensSentence(text, start) ? old : lowerStart(old), fresh);
    return { start, end: ended(text, end, fresh), text: cased };
  });
  return { texts: [edited(text, edits)] };
}

/** "her book" is possessive, "saw her." is not. */
function ownsNext(pronoun: string, rest: string): boolean {
  const next = /^ ([\p{L}'’]+)/u.exec(rest)?.[1] ?? '';
  if (isAuxiliary(next)) return false;
  return (
    !/^her$/i.test(pronoun) ||
    /^ (?!and\b|or\b|to\b|in\b|on\b|at\b|for\b|with\b|by\b|from\b|when\b|if\b|that\b|as\b|how\b|what\b)\p{L}/u.test(
      rest,
    )
  );
}

function opensSentence(text: string, at: number): boolean {
  return (
    /(?:^|[.?!:\n]["'”’)*]{0,2}\s{0,3}["'“‘(*]{0,3})$/.test(text.slice(Math.max(0, at - 8), at)) ||
    /^[\s\d.)(*-]*$/.test(text.slice(Math.max(0, text.lastIndexOf('\n', at - 1)), at))
  );
}

/** Inside a sentence a capital belongs to a name, not to the place. */
function lowerStart(old: string): string {
  return old.length > 1 && old === old.toUpperCase() ? old : old.toLowerCase();
}

/** A new sentence that brings its own stop takes the place of the old one's. */
function ended(text: string, end: number, fresh: string): number {
  return /[.?!]$/.test(fresh) && /^[.?!]/.test(text.slice(end)) ? end + 1 : end;
}

/** Puts another wording of the question in its place. */
export function replaceQuestion({ layout }: Scene, wanted: string): Result {
  const question = questionSentence(layout);
  if (question === null) return { why: 'There is no sentence in running text that asks or gives a task.' };
  const { text } = layout;
  const stop = /[.?!]$/.exec(text.slice(question.start, question.end))?.[0] ?? '';
  const put = /[.?!]$/.test(wanted.trim()) ? wanted.trim() : wanted.trim() + stop;
  return { texts: [edited(text, [{ ...question, text: put }])] };
}
