const LENGTH = 5;

/** The beginning of a longer word, marked as such; null for a word that has no more than that. */
export function stemOf(word: string): string | null {
  return word.length > LENGTH ? `${word.slice(0, LENGTH)}*` : null;
}
