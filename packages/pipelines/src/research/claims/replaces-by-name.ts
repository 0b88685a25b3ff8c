import type { SourceDocument } from '@palimpsest/contracts';
import { sentences } from '@palimpsest/kernel/text';
import { plain } from './naming.ts';

export const REPLACES = /\b(?:supersed|replac|withdraw|repeal|obsolet|updates? and|in place of)/iu;
const MOST_CHARACTERS = 60_000;
const SHORTEST_TITLE = 8;

/** "This notice supersedes 'Tolm station tariff 2012'.": a sentence that names the title of the other document. */
export function replacesByName(newer: SourceDocument, older: SourceDocument): boolean {
  const title = plain(older.title);
  if (title.length < SHORTEST_TITLE || !title.includes(' ') || title === plain(newer.title)) return false;
  return replacingSentences(newer).some((sentence) => sentence.includes(` ${title} `));
}

/** Read once per document: every pair of sources that disagree asks for them. */
const read = new WeakMap<SourceDocument, readonly string[]>();

/** The sentences that speak of replacing something, in plain words with a blank around them. */
function replacingSentences(source: SourceDocument): readonly string[] {
  const known = read.get(source);
  if (known !== undefined) return known;
  const found: string[] = [];
  let left = MOST_CHARACTERS;
  for (const { text } of source.passages) {
    const part = text.slice(0, left);
    left -= part.length;
    if (!REPLACES.test(part)) continue;
    for (const span of sentences(part)) {
      const sentence = part.slice(span.start, span.end);
      if (REPLACES.test(sentence)) found.push(` ${plain(sentence)} `);
    }
  }
  read.set(source, found);
  return found;
}
