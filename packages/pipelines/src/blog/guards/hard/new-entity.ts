import type { Span } from '@palimpsest/contracts';
import { isStopWord } from '@palimpsest/kernel/text';
import { type BlogGuard, problemAt } from '../blog-guard.ts';
import { unknownEntities } from '../entity-facts.ts';
import { withoutPossessive } from '../read-text.ts';
import type { Rewrite } from '../rewrite.ts';

export const newEntity: BlogGuard = {
  id: 'new-entity',
  severity: 'hard',
  summary: 'Every person, place, body and product is in the original.',
  why: 'A new name is a new fact. An acronym and what it stands for are one; a capital that only begins a sentence is none.',
  check: (rewrite) => {
    const { parent, child } = rewrite;
    const named = unknownEntities(child, parent, { mayBeLonger: false }).map(({ source }) => source);
    const strange = strangeCapitals(rewrite).filter(
      ({ start, end }) => !named.some((span) => span.start < end && start < span.end),
    );
    // The months are facts of their own guard.
    const months = new Set(
      child.quantities
        .filter(({ item }) => item.value.startsWith('month '))
        .map(({ source }) => source.start),
    );
    return problemAt(
      'A name is not in the original.',
      [...named, ...strange].filter(({ start }) => !months.has(start)),
    );
  },
};

const MOST = 50;

/** In lines full of capitals names cannot be told by them; a capital on a word that the original lacks can. */
function strangeCapitals({ parent, child, alignment, stemOf }: Rewrite): Span[] {
  const spans: Span[] = [];
  for (const [at, { words, passage }] of child.sentences.entries()) {
    if (alignment.verbatim[at] || passage.block.kind !== 'paragraph') continue;
    for (const [place, { text, lower, span }] of words.entries()) {
      if (place === 0 || !/^\p{Lu}.*\p{Ll}/u.test(text) || isStopWord(lower)) continue;
      const gap = passage.text.slice(words[place - 1]?.span.end ?? 0, span.start);
      const word = withoutPossessive(lower);
      if (!/^[ ,]{1,2}$/.test(gap) || parent.vocabulary.has(word) || parent.stems.has(stemOf(word))) continue;
      if (spans.push(passage.toSource(span)) >= MOST) return spans;
    }
  }
  return spans;
}
