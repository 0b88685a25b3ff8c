import { foldSentences } from '../../builtin/matching/fold.ts';
import { lexemesOf, type Pattern, parsePatterns } from '../../builtin/matching/pattern.ts';

interface Candidate {
  readonly id: string;
  /** Read on first use: a message meets few of the patterns. */
  readonly pattern: () => Pattern | undefined;
}

/** The ids of the entries a text shows, each once. */
export type EntryIndex = (text: string) => ReadonlySet<string>;

const SHORTEST_STEM = 2;
const LONGEST_STEM = 24;

/**
 * Finds which of many pattern texts a message shows. Patterns are looked up by the words they may begin with, so that a
 * message costs the same however many there are; unlike the renderer, slips of the fingers are not mended.
 */
export function entryIndex(language: string, texts: readonly (readonly [string, string])[]): EntryIndex {
  const exact = new Map<string, Candidate[]>();
  const stems = new Map<string, Candidate[]>();
  for (const [id, text] of texts)
    for (const piece of text.split(',')) {
      let read: Pattern | undefined;
      const pattern = () => {
        read ??= parsePatterns(piece)[0];
        return read;
      };
      for (const { stem, open } of lexemesOf(beginnings(piece)))
        push(open ? stems : exact, stem, { id, pattern });
    }
  return (text) => {
    const sentences = foldSentences(text, language).map(({ words, asks }) => ({
      words: words.map((word) => word.text),
      asks,
    }));
    const lines = sentences.map(({ words, asks }) => ` ${words.join(' ')} ${asks ? '? ' : ''}`);
    const whole = lines.join('');
    const found = new Set<string>();
    for (const [at, { words }] of sentences.entries())
      for (const word of new Set(words))
        for (const { id, pattern } of candidates(word))
          if (!found.has(id) && shows(pattern(), lines[at] ?? '', whole)) found.add(id);
    return found;
  };

  function candidates(word: string): readonly Candidate[] {
    const all = [...(exact.get(word) ?? [])];
    const longest = Math.min(word.length, LONGEST_STEM);
    for (let length = SHORTEST_STEM; length <= longest; length += 1)
      all.push(...(stems.get(word.slice(0, length)) ?? []));
    return all;
  }
}

/** The first word of each run of a pattern. */
function beginnings(pattern: string): string {
  const [run = ''] = pattern.split('&');
  return run
    .split('/')
    .map((part) => part.trim().split(/\s+/)[0] ?? '')
    .join(' ');
}

function push(map: Map<string, Candidate[]>, key: string, candidate: Candidate): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [candidate]);
  else list.push(candidate);
}

function shows(pattern: Pattern | undefined, line: string, whole: string): boolean {
  if (pattern === undefined) return false;
  const { run, near, anywhere, refused } = pattern;
  return (
    run.test(line) &&
    !refused.some((part) => part.test(line)) &&
    near.every((part) => part.test(line)) &&
    anywhere.every((part) => part.test(whole))
  );
}
