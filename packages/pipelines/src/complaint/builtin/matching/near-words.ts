import { shortUmlauts } from '../../classifier/text/fold.ts';
import { byWord } from './by-word.ts';
import { foldWord } from './fold.ts';

/** What one word of a text is near to: the ids, with 2 for those a phrase of several words points to and 1 for others. */
export interface Near {
  /** Number of the word in the text. */
  readonly at: number;
  readonly ids: Ids;
}

export type NearWords = (words: readonly string[]) => readonly Near[];

type Index = Map<string, string[]>;
type Ids = ReadonlyMap<string, 1 | 2>;

const LONGEST_PHRASE = 4;
const SHORTEST_STEM = 3;
const LONGEST_STEM = 14;
const SHORTEST_PART = 4;
/** Longer runs of letters are no words. */
const LONGEST_WORD = 40;

/**
 * Reads a page of words that are near an idea, one line an id: `id: word stem* two_words *part*`. A stem stands for
 * any ending, a part for any place in a word: German builds words. The words of a text must be folded.
 */
export function nearWords(page: string, language: string): NearWords {
  const exact: Index = new Map();
  const stems: Index = new Map();
  const parts: Index = new Map();
  /** The words that begin a phrase, and the lengths parts have: most words of a text need no further look. */
  const openings = new Set<string>();
  const lengths = new Set<number>();
  for (const line of page.split('\n')) {
    const colon = line.indexOf(':');
    if (colon < 0) continue;
    const id = line.slice(0, colon).trim();
    for (const raw of line
      .slice(colon + 1)
      .split(/\s+/)
      .filter((word) => word !== '')) {
      const word = spelt(raw.replaceAll('*', ''), language);
      const index = raw.startsWith('*') ? parts : raw.endsWith('*') ? stems : exact;
      push(index, word, id);
      if (index === exact && word.includes('_')) openings.add(word.slice(0, word.indexOf('_')));
      if (index === parts) lengths.add(word.length);
    }
  }
  const partLengths = [...lengths].filter((length) => length >= SHORTEST_PART).sort((a, b) => a - b);
  const idsOf = byWord(
    (word): Ids => new Map([...(wordIn(word) ?? []), ...stemIn(word), ...partsIn(word)].map((id) => [id, 1])),
  );
  // Topics, intent and heat ask for the same words one after the other.
  let last: { readonly text: string; readonly near: readonly Near[] } = { text: '', near: [] };
  return (words) => {
    const text = words.join(' ');
    if (text !== last.text)
      last = { text, near: nearIn(language === 'de' ? words.map(shortUmlauts) : words) };
    return last.near;
  };

  function nearIn(words: readonly string[]): readonly Near[] {
    const near: Near[] = [];
    for (const [at, word] of words.entries()) {
      const own = idsOf(word);
      const ids = openings.has(word) ? withPhrases(words, at, own) : own;
      if (ids.size > 0) near.push({ at, ids });
    }
    return near;
  }

  /** Those of the phrases that begin here, before those of the word alone. */
  function withPhrases(words: readonly string[], at: number, own: Ids): Ids {
    const ids = new Map<string, 1 | 2>();
    for (let count = 2; count <= LONGEST_PHRASE && at + count <= words.length; count += 1)
      for (const id of exact.get(words.slice(at, at + count).join('_')) ?? []) ids.set(id, 2);
    if (ids.size === 0) return own;
    for (const id of own.keys()) if (!ids.has(id)) ids.set(id, 1);
    return ids;
  }

  /** A plural is its singular. */
  function wordIn(word: string): readonly string[] | undefined {
    return exact.get(word) ?? (word.endsWith('s') ? exact.get(word.slice(0, -1)) : undefined);
  }

  /** The longest stem the word begins with. */
  function stemIn(word: string): readonly string[] {
    for (let length = Math.min(word.length, LONGEST_STEM); length >= SHORTEST_STEM; length -= 1) {
      const found = stems.get(word.slice(0, length));
      if (found !== undefined) return found;
    }
    return [];
  }

  function partsIn(word: string): readonly string[] {
    if (parts.size === 0 || word.length > LONGEST_WORD) return [];
    const found: string[] = [];
    for (let start = 0; start + SHORTEST_PART <= word.length; start += 1)
      for (const length of partLengths)
        if (start + length <= word.length)
          found.push(...(parts.get(word.slice(start, start + length)) ?? []));
    return found;
  }
}

/** French elisions are two words, elsewhere an apostrophe is left out; a hyphen parts words everywhere. */
function spelt(word: string, language: string): string {
  const folded = foldWord(word)
    .replaceAll("'", language === 'fr' ? '_' : '')
    .replaceAll('-', '_');
  return language === 'de' ? shortUmlauts(folded) : folded;
}

function push(index: Index, word: string, id: string): void {
  const list = index.get(word);
  if (list === undefined) index.set(word, [id]);
  else list.push(id);
}
