import type { Span } from '@palimpsest/contracts';
import { type BlogGuard, problemAt } from '../blog-guard.ts';
import { isFrame } from '../frame.ts';
import type { Passage, ReadSentence } from '../read-text.ts';
import type { Rewrite } from '../rewrite.ts';
import { HEADING_WORDS } from '../words/heading-words.ts';

/** A sentence needs this many content words to claim something; fewer are a word of link or a label. */
const LEAST_STEMS = 3;
const LEAST_STEMS_OF_ITEM = 2;
/** A list item without a counterpart may be made of the original's words all the same. */
const LEAST_KNOWN = 0.6;
/** A sentence of some length without a counterpart says something new when hardly a word of it is known. */
const LEAST_STEMS_OF_CLAIM = 5;
const LEAST_KNOWN_OF_CLAIM = 0.34;
/** A question of the original leads to no statement with so many new words: that is an answer it does not give. */
const MOST_NEW_IN_ANSWER = 1;
const MOST_NEW_SHARE_IN_ANSWER = 0.4;

export const claimAdded: BlogGuard = {
  id: 'claim-added',
  severity: 'hard',
  summary: 'Every list item comes from the original, and no sentence is made of new words almost alone.',
  why: 'One invented step among ten is less than 15% of the sentences and as false as a whole paragraph.',
  check: (rewrite) => {
    const isKnown = knownWords(rewrite.parent.stems);
    return [
      ...problemAt('A list item has no counterpart in the original.', newItems(rewrite, isKnown)),
      ...problemAt(
        'A sentence has hardly a content word of the original.',
        strangeSentences(rewrite, isKnown),
      ),
    ];
  },
};

type Known = (stem: string) => boolean;

function newItems(rewrite: Rewrite, isKnown: Known): Span[] {
  const items = new Map<Passage, { stems: Set<string>; matched: boolean }>();
  for (const [at, sentence] of rewrite.child.sentences.entries()) {
    if (sentence.passage.block.kind !== 'list-item') continue;
    const item = items.get(sentence.passage) ?? { stems: new Set(), matched: false };
    items.set(sentence.passage, item);
    item.matched ||= (rewrite.alignment.origins[at] ?? []).length > 0 || isFrame(sentence, rewrite.allows);
    for (const stem of sentence.stems) item.stems.add(stem);
  }
  return [...items]
    .filter(([, { stems, matched }]) => {
      if (matched || stems.size < LEAST_STEMS_OF_ITEM) return false;
      return [...stems].filter(isKnown).length < stems.size * LEAST_KNOWN;
    })
    .map(([{ block }]) => block.span);
}

function strangeSentences(rewrite: Rewrite, isKnown: Known): Span[] {
  return rewrite.child.sentences
    .filter((sentence, at) => isStrange(sentence, at, rewrite, isKnown))
    .map(({ passage, span }) => passage.toSource(span));
}

function isStrange(
  sentence: ReadSentence,
  at: number,
  { parent, alignment, allows }: Rewrite,
  isKnown: Known,
): boolean {
  if (alignment.verbatim[at] || sentence.stems.size < LEAST_STEMS) return false;
  if (sentence.passage.block.kind === 'heading' || isFrame(sentence, allows)) return false;
  const known = [...sentence.stems].filter((stem) => isKnown(stem) || HEADING_WORDS.has(stem)).length;
  if (known === 0) return true;
  const origins = alignment.origins[at] ?? [];
  const fresh = sentence.stems.size - known;
  if (origins.length > 0)
    return (
      fresh > MOST_NEW_IN_ANSWER &&
      fresh >= sentence.stems.size * MOST_NEW_SHARE_IN_ANSWER &&
      !asks(sentence) &&
      origins.every((origin) => asks(parent.sentences[origin]))
    );
  if (sentence.stems.size < LEAST_STEMS_OF_CLAIM) return false;
  return known < sentence.stems.size * LEAST_KNOWN_OF_CLAIM;
}

function asks(sentence: ReadSentence | undefined): boolean {
  if (sentence === undefined) return false;
  const { passage, span } = sentence;
  return /\?["'”’)*_]{0,4}\s{0,4}$/u.test(passage.text.slice(Math.max(span.start, span.end - 12), span.end));
}

/** The original's words in any form. */
function knownWords(stems: ReadonlySet<string>): Known {
  const forms = new Set<string>();
  for (const stem of stems) if (stem.length >= FORM_LETTERS) forms.add(stem.slice(0, FORM_LETTERS));
  return (stem) => stems.has(stem) || forms.has(stem.slice(0, FORM_LETTERS));
}

const FORM_LETTERS = 5;
