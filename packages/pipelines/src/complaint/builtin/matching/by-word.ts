/** As many words as the messages of a day have; then it begins again. */
const MOST_WORDS = 4_000;
/** Longer runs of letters do not come again. */
const LONGEST_WORD = 24;

/**
 * What a function of a word says, remembered: people write the same few thousand words, and looking one up by all its
 * beginnings takes much longer than by itself.
 *
 * @example
 * const lengthOf = byWord((word) => word.length);
 */
export function byWord<Value>(lookUp: (word: string) => Value): (word: string) => Value {
  const known = new Map<string, Value>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const found = lookUp(word);
    if (word.length > LONGEST_WORD) return found;
    if (known.size >= MOST_WORDS) known.clear();
    known.set(word, found);
    return found;
  };
}
