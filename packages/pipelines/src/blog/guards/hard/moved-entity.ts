import type { Span } from '@palimpsest/contracts';
import { type Entity, entityMatches, type Word } from '@palimpsest/kernel/text';
import { type BlogGuard, problemAt } from '../blog-guard.ts';
import { contextOf, likeness } from '../context.ts';
import type { Placed, ReadSentence } from '../read-text.ts';
import { wordChanges } from '../word-changes.ts';

const MOST_PLACES = 16;
const LIKE_ANOTHER = 0.75;
const MORE_LIKE_ANOTHER = 0.4;
const MOST_REPLACED = 6;

export const movedEntity: BlogGuard = {
  id: 'moved-entity',
  severity: 'hard',
  summary: 'Every name stands for the same part as before.',
  why: 'Two swapped names are both in the original, and the sentence is false.',
  check: ({ parent, child, alignment }) => {
    const places = new Map<string, { found: Placed<Entity>; sentence: ReadSentence }[]>();
    for (const sentence of parent.sentences) {
      for (const found of sentence.entities) {
        const known = places.get(found.item.key) ?? [];
        if (known.length === 0) places.set(found.item.key, known);
        if (known.length < MOST_PLACES) known.push({ found, sentence });
      }
    }
    const moved: Span[] = [];
    for (const [at, sentence] of child.sentences.entries()) {
      if (alignment.verbatim[at]) continue;
      const origins = (alignment.origins[at] ?? []).map((origin) => parent.sentences[origin] as ReadSentence);
      const [single] = origins;
      if (single !== undefined && single.frame === sentence.frame) {
        for (const span of changedInFrame(sentence, single)) moved.push(span);
        continue;
      }
      const put = putInPlace(sentence, origins);
      if (put.length > 0) {
        for (const span of put) moved.push(span);
        continue;
      }
      for (const found of sentence.entities.slice(0, 64)) {
        const own = places.get(found.item.key) ?? [];
        if (
          own.length === 0 ||
          own.some((place) => origins.length > 0 && isListed(place.sentence, place.found))
        )
          continue;
        const here = contextOf(sentence, found.item.span, spansOf(sentence));
        let another = 0;
        for (const origin of origins) {
          for (const other of origin.entities.slice(0, MOST_PLACES)) {
            if (entityMatches(other.item.key, found.item.key)) continue;
            another = Math.max(another, likeness(here, contextOf(origin, other.item.span, spansOf(origin))));
          }
        }
        if (another < LIKE_ANOTHER) continue;
        const itself = own.map((place) =>
          likeness(here, contextOf(place.sentence, place.found.item.span, spansOf(place.sentence))),
        );
        if (another - Math.max(...itself) >= MORE_LIKE_ANOTHER) moved.push(found.source);
      }
    }
    return problemAt('A name stands where the original has another one.', moved);
  },
};

/** Names that took the place of another name in a sentence that is otherwise the same. */
function putInPlace(sentence: ReadSentence, origins: readonly ReadSentence[]): Span[] {
  if (sentence.entities.length === 0) return [];
  const put: Span[] = [];
  for (const origin of origins) {
    if (origin.entities.length === 0) continue;
    for (const { before, after } of wordChanges(origin, sentence) ?? []) {
      if (before.length > MOST_REPLACED || after.length > MOST_REPLACED) continue;
      const was = namesIn(origin, before);
      const now = namesIn(sentence, after);
      if (was.length === 0) continue;
      for (const found of now)
        if (!was.some(({ item }) => areOneName(item.key, found.item.key))) put.push(found.source);
    }
  }
  return put;
}

/** Also in part: "Fernhill Library" for "Fernhill Cycle Library". */
function areOneName(a: string, b: string): boolean {
  const parts = new Set(a.split(' '));
  return entityMatches(a, b) || b.split(' ').some((part) => part.length > 2 && parts.has(part));
}

function namesIn(sentence: ReadSentence, words: readonly Word[]): Placed<Entity>[] {
  return sentence.entities.filter(({ item }) =>
    words.some(({ span }) => span.start < item.span.end && item.span.start < span.end),
  );
}

/** In a sentence that is otherwise the same each name has its place; names in a row may change theirs. */
function changedInFrame(sentence: ReadSentence, origin: ReadSentence): Span[] {
  if (sentence.entities.length !== origin.entities.length) return [];
  return sentence.entities
    .filter((found, at) => {
      const before = origin.entities[at] as Placed<Entity>;
      if (entityMatches(before.item.key, found.item.key)) return false;
      const stillThere = sentence.entities.some(({ item }) => entityMatches(item.key, before.item.key));
      return !(stillThere && isListed(origin, before));
    })
    .map(({ source }) => source);
}

function spansOf(sentence: ReadSentence): Span[] {
  return sentence.entities.slice(0, 64).map(({ item }) => item.span);
}

/** Names in a row ("A, B and C") may come in another order. */
function isListed(sentence: ReadSentence, found: Placed<Entity>): boolean {
  const { text } = sentence.passage;
  const at = sentence.entities.indexOf(found);
  const gaps = [at - 1, at].map((left) => {
    const from = sentence.entities[left]?.item.span.end;
    const to = sentence.entities[left + 1]?.item.span.start;
    return from === undefined || to === undefined ? null : text.slice(from, to);
  });
  return gaps.some(
    (gap) => gap !== null && gap.length < 16 && /^[\s,;/&]*(?:(?:and|or)[\s,]*)?(?:the\s)?$/.test(gap),
  );
}
