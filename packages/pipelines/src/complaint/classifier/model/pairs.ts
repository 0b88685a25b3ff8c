import { meaningsOf } from './meanings.ts';

/** More meanings in one sentence are no sentence anybody wrote. */
const MOST = 40;

/** A word and the number of its sentence. */
export interface PlacedWord {
  readonly text: string;
  readonly sentence: number;
}

/** Which meanings meet in a sentence (`=`), and which stand in the first and the last one (`^`). */
export function addMeetings(found: Set<string>, words: readonly PlacedWord[], language: string): void {
  const sentences = new Map<number, Set<string>>();
  for (const { at, ids } of meaningsOf(
    words.map(({ text }) => text),
    language,
  )) {
    const sentence = words[at]?.sentence ?? 0;
    const meanings = sentences.get(sentence) ?? new Set();
    sentences.set(sentence, meanings);
    // Small words meet everything.
    for (const id of ids.keys()) if (!id.startsWith('.')) meanings.add(id);
  }
  for (const meanings of sentences.values()) addPairs(found, meanings);
  addPlaces(found, sentences);
}

function addPairs(found: Set<string>, meanings: ReadonlySet<string>): void {
  const sorted = [...meanings].sort().slice(0, MOST);
  for (const [at, one] of sorted.entries())
    for (const other of sorted.slice(at + 1)) found.add(`=${one} ${other}`);
}

/** Where a message has several sentences, what it is about stands rather in one than in another. */
function addPlaces(found: Set<string>, sentences: ReadonlyMap<number, ReadonlySet<string>>): void {
  if (sentences.size < 2) return;
  const numbers = [...sentences.keys()];
  for (const meaning of sentences.get(Math.min(...numbers)) ?? []) found.add(`^first ${meaning}`);
  for (const meaning of sentences.get(Math.max(...numbers)) ?? []) found.add(`^last ${meaning}`);
}
