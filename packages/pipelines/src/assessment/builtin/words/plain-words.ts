import type { Band } from './band.ts';
import { HARD_FOR_ALL, HARD_TO_EIGHT, HARD_TO_FIVE, HARD_TO_TWO, WORDY } from './hard-words.ts';
import { inflected } from './verbs.ts';

/** By their first word: phrases in lower case, longest first, each with its plain words. */
export type Plain = ReadonlyMap<string, readonly (readonly [words: string, plain: string])[]>;

const BANDS: Readonly<Record<Band, readonly string[]>> = {
  'K-2': [HARD_TO_TWO, HARD_TO_FIVE, HARD_TO_EIGHT, HARD_FOR_ALL],
  '3-5': [HARD_TO_FIVE, HARD_TO_EIGHT, HARD_FOR_ALL],
  '6-8': [HARD_TO_EIGHT, HARD_FOR_ALL],
  '9-12': [HARD_FOR_ALL],
};

function pairsOf(data: string): [string, string][] {
  let kind = 'w';
  return data.split(/;|\n(?=[vnw] )/).flatMap((piece): [string, string][] => {
    const mark = /^\s*([vnw]) (?=\S)/.exec(piece);
    if (mark !== null) kind = mark[1] ?? 'w';
    const [from = '', to = ''] = piece
      .slice(mark?.[0].length ?? 0)
      .split('>')
      .map((side) => side.trim());
    if (from === '') return [];
    if (kind === 'v')
      return (['base', 'third', 'past', 'ing'] as const).map((form) => [
        inflected(from, form),
        inflected(to, form),
      ]);
    return kind === 'n'
      ? [
          [from, to],
          [plural(from), plural(to)],
        ]
      : [[from, to]];
  });
}

function plural(noun: string): string {
  if (noun === 'person') return 'people';
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

function plainOf(lists: readonly string[]): Plain {
  const found = new Map<string, [string, string][]>();
  for (const data of lists)
    for (const [words, plain] of pairsOf(data)) {
      const known = found.get(firstOf(words)) ?? [];
      if (known.some(([other]) => other === words)) continue;
      known.push([words, plain]);
      known.sort((a, b) => b[0].length - a[0].length);
      found.set(firstOf(words), known);
    }
  return found;
}

function firstOf(words: string): string {
  return /^[\p{L}'’-]+/u.exec(words)?.[0] ?? words;
}

const made = new Map<Band, Plain>();

export function plainWordsFor(band: Band): Plain {
  const known = made.get(band) ?? plainOf(BANDS[band]);
  made.set(band, known);
  return known;
}

export const FEWER_WORDS: Plain = plainOf([WORDY]);

/** The plain words for one word or phrase of any band. */
export function anyPlainWord(words: string): string | undefined {
  return plainWordsFor('K-2')
    .get(firstOf(words))
    ?.find(([each]) => each === words)?.[1];
}
