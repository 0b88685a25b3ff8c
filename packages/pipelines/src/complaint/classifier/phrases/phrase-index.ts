import { byWord } from '../../builtin/matching/by-word.ts';
import type { Token, TokenText } from '../text/tokens.ts';
import type { Phrase, Place } from './phrase-list.ts';

/** A phrase found in a message: which of the list, and at which words. */
export interface Hit<Kind> {
  readonly kind: Kind;
  readonly weight: number;
  readonly at: readonly number[];
}

interface Entry<Kind> {
  readonly kind: Kind;
  readonly phrase: Phrase;
}

export type PhraseIndex<Kind> = (text: TokenText) => readonly Hit<Kind>[];

const LONGEST_PREFIX = 24;

/** Looks phrases up by their first word, so that a message is read once however many phrases there are. */
export function phraseIndex<Kind>(lists: readonly (readonly [Kind, readonly Phrase[]])[]): PhraseIndex<Kind> {
  const exact = new Map<string, Entry<Kind>[]>();
  const prefixes = new Map<string, Entry<Kind>[]>();
  const suffixes = new Map<string, Entry<Kind>[]>();
  for (const [kind, phrases] of lists)
    for (const phrase of phrases) {
      const first = phrase.places[0];
      for (const word of first?.exact ?? []) push(exact, word, { kind, phrase });
      for (const prefix of first?.prefixes ?? []) push(prefixes, prefix, { kind, phrase });
      for (const suffix of first?.suffixes ?? []) push(suffixes, suffix, { kind, phrase });
    }
  const entriesFor = byWord((word) => {
    const found = [...(exact.get(word) ?? [])];
    const longest = Math.min(word.length, LONGEST_PREFIX);
    for (let length = 2; length <= longest; length += 1) {
      found.push(...(prefixes.get(word.slice(0, length)) ?? []));
      found.push(...(suffixes.get(word.slice(-length)) ?? []));
    }
    return found;
  });
  return ({ tokens, sentences }) => {
    const hits: Hit<Kind>[] = [];
    for (const [i, token] of tokens.entries())
      for (const { kind, phrase } of entriesFor(token.text)) {
        if (phrase.opening && !token.opens) continue;
        if (phrase.question && sentences[token.sentence]?.question !== true) continue;
        const at = follow(tokens, i, phrase.places, 0);
        if (at !== null) hits.push({ kind, weight: phrase.weight, at });
      }
    return hits;
  };
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

/** The words the places from `p` on take, beginning at word `i`; null when they do not fit. */
function follow(
  tokens: readonly Token[],
  i: number,
  places: readonly Place[],
  p: number,
): readonly number[] | null {
  const place = places[p];
  if (place === undefined) return [];
  if (place.kind === 'end') return tokens[i]?.sentence === tokens[i - 1]?.sentence ? null : [];
  if (place.kind === 'gap') {
    for (let skipped = 0; skipped <= place.most; skipped += 1) {
      const rest = follow(tokens, i + skipped, places, p + 1);
      if (rest !== null && inOneSentence(tokens, i - 1, rest)) return rest;
    }
    return null;
  }
  const token = tokens[i];
  if (token !== undefined && fits(place, token.text)) {
    const rest = follow(tokens, i + 1, places, p + 1);
    if (rest !== null && inOneSentence(tokens, i, rest)) return [i, ...rest];
  }
  return place.optional ? follow(tokens, i, places, p + 1) : null;
}

function fits(place: Place, word: string): boolean {
  return (
    place.exact.has(word) ||
    place.prefixes.some((prefix) => word.startsWith(prefix)) ||
    place.suffixes.some((suffix) => word.endsWith(suffix))
  );
}

function inOneSentence(tokens: readonly Token[], i: number, rest: readonly number[]): boolean {
  const next = rest[0];
  return next === undefined || tokens[i]?.sentence === tokens[next]?.sentence;
}
