import { byWord } from '../../builtin/matching/by-word.ts';
import { foldSentences } from '../../builtin/matching/fold.ts';
import { lexemesOf, type Pattern, parsePatterns } from '../../builtin/matching/pattern.ts';

interface Candidate {
  readonly id: string;
  /** Read on first use: a message meets few of the patterns. Null where the word it is looked up by is all of it. */
  readonly pattern: (() => Pattern | undefined) | null;
}

/** A text as the patterns are tried on it: each sentence as ` word word `, with a `?` behind a question. */
export interface Lines {
  readonly sentences: readonly { readonly words: ReadonlySet<string>; readonly line: string }[];
  readonly whole: string;
}

/** The ids of the entries a text shows, each once. */
export type EntryIndex = (text: Lines) => ReadonlySet<string>;

const SHORTEST_STEM = 2;
const LONGEST_STEM = 24;
/** No run, no alternative run, no condition, no end of a question: one word, or one of several. */
const ONE_WORD = /^[^\s&/?!.]+$/;

export function linesOf(text: string, language: string): Lines {
  const sentences = foldSentences(text, language).map(({ words, asks }) => {
    const texts = words.map((word) => word.text);
    return { words: new Set(texts), line: ` ${texts.join(' ')} ${asks ? '? ' : ''}` };
  });
  return { sentences, whole: sentences.map(({ line }) => line).join('') };
}

/**
 * Finds which of many pattern texts a message shows. Patterns are looked up by the words they may begin with, so that a
 * message costs the same however many there are; unlike the renderer, slips of the fingers are not mended.
 */
export function entryIndex(texts: readonly (readonly [string, string])[]): EntryIndex {
  const exact = new Map<string, Candidate[]>();
  const stems = new Map<string, Candidate[]>();
  for (const [id, text] of texts)
    for (const piece of text.split(',')) {
      let read: Pattern | undefined;
      const parse = () => {
        read ??= parsePatterns(piece)[0];
        return read;
      };
      const pattern = ONE_WORD.test(piece.trim()) ? null : parse;
      for (const { stem, open } of lexemesOf(beginnings(piece)))
        push(open ? stems : exact, stem, { id, pattern });
    }
  const candidates = byWord((word) => {
    const all = [...(exact.get(word) ?? [])];
    const longest = Math.min(word.length, LONGEST_STEM);
    for (let length = SHORTEST_STEM; length <= longest; length += 1)
      all.push(...(stems.get(word.slice(0, length)) ?? []));
    return all;
  });
  return ({ sentences, whole }) => {
    const found = new Set<string>();
    for (const { words, line } of sentences)
      for (const word of words)
        for (const { id, pattern } of candidates(word))
          if (!found.has(id) && (pattern === null || shows(pattern(), line, whole))) found.add(id);
    return found;
  };
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
