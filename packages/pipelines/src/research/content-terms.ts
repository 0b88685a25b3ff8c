import { isStopWord, stem, words } from '@palimpsest/kernel/text';

/** Words that ask rather than say what is asked about. */
export const ASKING = new Set(
  'what which who whom whose when where why how does did do is are was were can could will would should much many tell explain describe know known'.split(
    ' ',
  ),
);

/** The stems of the words of a text that carry meaning, each once, in order. */
export function contentTerms(text: string): string[] {
  const found = new Set<string>();
  for (const { text: word } of words(text)) {
    const lower = word.toLowerCase();
    if (isStopWord(lower) || ASKING.has(lower) || (lower.length < 2 && !/\d/.test(lower))) continue;
    found.add(stem(lower));
  }
  return [...found];
}

/** The words themselves, lower case, as a search box wants them. */
export function contentWords(text: string): string[] {
  const found = new Map<string, string>();
  for (const { text: word } of words(text)) {
    const lower = word.toLowerCase();
    if (isStopWord(lower) || ASKING.has(lower) || (lower.length < 2 && !/\d/.test(lower))) continue;
    const key = stem(lower);
    if (!found.has(key)) found.set(key, lower);
  }
  return [...found.values()];
}

/** The share of wanted terms that a text has, from 0 to 1, to two decimals. */
export function share(wanted: readonly string[], has: ReadonlySet<string>): number {
  if (wanted.length === 0) return 0;
  const found = wanted.filter((term) => has.has(term)).length;
  return Math.round((found / wanted.length) * 100) / 100;
}
