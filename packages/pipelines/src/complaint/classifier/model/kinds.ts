import { type NearWords, nearWords } from '../../builtin/matching/near-words.ts';
import type { Token } from '../text/tokens.ts';
import { KINDS_DE } from '../words/de/kinds.ts';
import { KINDS_EN } from '../words/en/kinds.ts';
import { KINDS_ES } from '../words/es/kinds.ts';
import { KINDS_FR } from '../words/fr/kinds.ts';

type Sentences = readonly (readonly string[])[];

const PAGES: ReadonlyMap<string, string> = new Map([
  ['en', KINDS_EN],
  ['es', KINDS_ES],
  ['fr', KINDS_FR],
  ['de', KINDS_DE],
]);
/** Words that carry the sentence: two of them in one sentence say nothing of its matter. */
export const FRAME: ReadonlySet<string> = new Set(
  'i my we our you your other_people not never no_longer want will would can must accept please thanks if without stop who what why when how where did feel always from_now sorry'.split(
    ' ',
  ),
);
/** More kinds in one sentence are no sentence anybody wrote. */
const MOST = 40;
const read = new Map<string, NearWords>();
/** Topic and intent ask for the same words one after the other. */
const gathered = new WeakMap<readonly Token[], Sentences>();

/** The kinds of the words of each sentence, each once, in the order of the alphabet. */
export function kindsOf(tokens: readonly Token[], language: string): Sentences {
  const known = gathered.get(tokens) ?? readKinds(tokens, language);
  gathered.set(tokens, known);
  return known;
}

/** The kinds of all the words of a text, each once. */
export function kindsIn(words: readonly string[], language: string): ReadonlySet<string> {
  const known = wordsOf(language);
  return new Set(known === null ? [] : known(words).flatMap(({ ids }) => [...ids.keys()]));
}

function wordsOf(language: string): NearWords | null {
  const page = PAGES.get(language);
  if (page === undefined) return null;
  const known = read.get(language) ?? nearWords(page, language);
  read.set(language, known);
  return known;
}

function readKinds(tokens: readonly Token[], language: string): Sentences {
  const known = wordsOf(language);
  if (known === null) return [];
  const sentences = new Map<number, Set<string>>();
  for (const { at, ids } of known(tokens.map(({ text }) => text))) {
    const sentence = tokens[at]?.sentence ?? 0;
    const kinds = sentences.get(sentence) ?? new Set();
    sentences.set(sentence, kinds);
    for (const id of ids.keys()) kinds.add(id);
  }
  return [...sentences.values()].map((kinds) => [...kinds].sort().slice(0, MOST));
}

/** `my`, `food` and `gone` say more together than each of them alone, in every language. */
export function addKinds(found: Set<string>, sentences: Sentences): void {
  for (const kinds of sentences)
    for (const [at, kind] of kinds.entries()) {
      found.add(`&${kind}`);
      for (const other of kinds.slice(at + 1))
        if (!FRAME.has(kind) || !FRAME.has(other)) found.add(`+${kind} ${other}`);
    }
}
