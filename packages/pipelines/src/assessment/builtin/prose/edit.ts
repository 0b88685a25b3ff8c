import { articleFor } from './article.ts';

/** A piece of the text to be replaced; spans are half-open. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Applies edits that do not overlap, and mends an article that stands right in front of one. */
export function edited(text: string, edits: readonly Edit[]): string {
  let result = text;
  for (const { start, end, text: put } of [...edits].sort((a, b) => b.start - a.start)) {
    result = mended(result.slice(0, start) + put + result.slice(end), start);
  }
  return result;
}

/** "a eastbound train" is "an eastbound train": only the article right in front of `at` is looked at. */
function mended(text: string, at: number): string {
  const before = /(?:^|[^\p{L}\p{N}'’-])(an?)(\s{1,3}(?:\*\*)?)$/iu.exec(
    text.slice(Math.max(0, at - 12), at),
  );
  const next = /^(?:\*\*)?([\p{L}\p{N}][\p{L}\p{N}'’-]{0,30})/u.exec(text.slice(at, at + 40))?.[1];
  const article = before?.[1];
  if (before === null || article === undefined || next === undefined) return text;
  const right = articleFor(next);
  if (right === article.toLowerCase()) return text;
  const start = at - (before[2] ?? '').length - article.length;
  const put = /^\p{Lu}/u.test(article) ? `A${right.slice(1)}` : right;
  return text.slice(0, start) + put + text.slice(start + article.length);
}

/** Gives the first word its capital, unless it is a variable or a function ("x", "f(x)"). */
export function capitalised(text: string): string {
  if (/^(?![ai]\b)\p{Ll}(?![\p{L}'’])|^\p{Ll}{1,4}\(/u.test(text)) return text;
  return text.replace(
    /^([^\p{L}\p{N}]{0,3})(\p{Ll})/u,
    (_, marks: string, letter: string) => marks + letter.toUpperCase(),
  );
}

/** Lower-cases the first letter, unless the word is "I", a name or an abbreviation. */
export function uncapitalised(text: string, isName: (word: string) => boolean): string {
  const first = /^\p{Lu}[\p{L}'’]{0,40}/u.exec(text)?.[0];
  if (first === undefined || first === 'I' || /^I['’]/.test(first) || isName(first)) return text;
  if (first.length > 1 && first === first.toUpperCase()) return text;
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Writes `put` in the case of the words it takes the place of. */
export function inCaseOf(model: string, put: string): string {
  const letters = model.replace(/[^\p{L}]/gu, '');
  if (letters.length > 1 && letters === letters.toUpperCase() && put === put.toLowerCase())
    return put.toUpperCase();
  return /^\p{Lu}/u.test(model) ? capitalised(put) : put;
}
