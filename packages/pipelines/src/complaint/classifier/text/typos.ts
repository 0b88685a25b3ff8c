/** The listed word of which a word is a slip of the fingers; undefined when it is none. */
export type Corrections = (word: string) => string | undefined;

/** Shorter words have too many neighbours that are words too. */
const LEAST_SWAPPED = 5;
const LEAST_DROPPED = 6;

/**
 * Two neighbouring letters swapped (`nosie`), one left out (`dishs`, `kitchn`) or one too many (`loudder`). One letter
 * in place of another is not guessed at: that is how `hearing` and `heating` differ.
 */
export function corrections(words: ReadonlySet<string>): Corrections {
  const shortened = new Map<string, string>();
  for (const word of words)
    if (word.length >= LEAST_DROPPED) for (const less of without(word)) shortened.set(less, word);
  return (word) => {
    if (word.length < LEAST_SWAPPED) return undefined;
    const swapped = swaps(word).find((form) => words.has(form));
    if (swapped !== undefined || word.length < LEAST_SWAPPED) return swapped;
    const dropped = shortened.get(word);
    if (dropped !== undefined) return dropped;
    return word.length > LEAST_DROPPED ? without(word).find((less) => words.has(less)) : undefined;
  };
}

/** The first letter stays: people rarely miss it. */
function swaps(word: string): readonly string[] {
  const forms: string[] = [];
  for (let i = 1; i < word.length - 1; i += 1)
    if (word[i] !== word[i + 1])
      forms.push(`${word.slice(0, i)}${word[i + 1]}${word[i]}${word.slice(i + 2)}`);
  return forms;
}

function without(word: string): readonly string[] {
  const forms: string[] = [];
  for (let i = 1; i < word.length; i += 1) forms.push(word.slice(0, i) + word.slice(i + 1));
  return forms;
}
