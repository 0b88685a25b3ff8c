import { type Evidence, topicFeatures } from './features.ts';
import { meaningsOf } from './meanings.ts';
import { stemOf } from './stem.ts';

/** More meanings in one sentence are no sentence anybody wrote. */
const MOST = 40;

/**
 * What the network for topics sees: what the tables see, and besides which meanings meet in a sentence (`=`), which stand in the first
 * and the last one (`^`), and the words with their neighbours. A sum of them would learn them by heart; hidden values
 * learn what they have in common.
 */
export function wideFeatures(
  evidence: Evidence,
  narrow: readonly string[] = topicFeatures(evidence),
): readonly string[] {
  const { text, language } = evidence.reading;
  const found = new Set(narrow);
  const sentences = new Map<number, Set<string>>();
  for (const { at, ids } of meaningsOf(
    text.tokens.map((token) => token.text),
    language,
  )) {
    const sentence = text.tokens[at]?.sentence ?? 0;
    const meanings = sentences.get(sentence) ?? new Set();
    sentences.set(sentence, meanings);
    for (const id of ids.keys()) meanings.add(id);
  }
  addPairs(found, [...sentences.values()]);
  addPlaces(found, sentences);
  let before = '^';
  for (const { text: word, opens } of text.tokens) {
    const stem = stemOf(word);
    found.add(`${language}:${word}`);
    if (stem !== null) found.add(`${language}:${stem}`);
    found.add(`${language}:${opens ? '^' : before}_${word}`);
    before = word;
  }
  return [...found];
}

function addPairs(found: Set<string>, sentences: readonly ReadonlySet<string>[]): void {
  for (const meanings of sentences) {
    const sorted = [...meanings].sort().slice(0, MOST);
    for (const [at, one] of sorted.entries())
      for (const other of sorted.slice(at + 1)) found.add(`=${one} ${other}`);
  }
}

/** Where a message has several sentences, what it is about stands rather in one than in another. */
function addPlaces(found: Set<string>, sentences: ReadonlyMap<number, ReadonlySet<string>>): void {
  if (sentences.size < 2) return;
  const numbers = [...sentences.keys()];
  for (const meaning of sentences.get(Math.min(...numbers)) ?? []) found.add(`^first ${meaning}`);
  for (const meaning of sentences.get(Math.max(...numbers)) ?? []) found.add(`^last ${meaning}`);
}
