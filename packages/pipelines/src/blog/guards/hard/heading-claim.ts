import type { Span } from '@palimpsest/contracts';
import { isStopWord } from '@palimpsest/kernel/text';
import { type BlogGuard, problemAt } from '../blog-guard.ts';
import { type Passage, withoutPossessive } from '../read-text.ts';
import type { Rewrite } from '../rewrite.ts';
import { HEADING_WORDS, OPEN_QUESTION } from '../words/heading-words.ts';

export const headingClaim: BlogGuard = {
  id: 'heading-claim',
  severity: 'hard',
  summary: "Every heading is made of the original's own words.",
  why: 'A heading is read before the text and believed without it. Question words and labels such as "Summary" are free.',
  check: (rewrite) => {
    const { parent, child } = rewrite;
    const before = new Set(
      parent.passages.filter(({ block }) => block.kind === 'heading').map(({ text }) => text),
    );
    const spans: Span[] = [];
    for (const passage of child.passages) {
      if (passage.block.kind !== 'heading' || before.has(passage.text)) continue;
      const strange = passage.words.filter(({ lower }) => !isKnown(lower, rewrite));
      if (strange.length <= 1 && asksOnly(passage)) continue;
      for (const { span } of strange) spans.push(passage.toSource(span));
    }
    return problemAt('A heading says something with words that the original does not have.', spans);
  },
};

/** A plain question leaves open what its one new word says; "why" and "how" take it for granted, and a title stays. */
function asksOnly({ block, text, words }: Passage): boolean {
  if (block.depth === 1 || !text.trimEnd().endsWith('?') || words.length < 3) return false;
  return OPEN_QUESTION.has(words[0]?.lower ?? '');
}

function isKnown(lower: string, { parent, stemOf }: Rewrite): boolean {
  const word = withoutPossessive(lower);
  if (isStopWord(lower) || isStopWord(word) || HEADING_WORDS.has(word) || /^\d{1,2}$/.test(word)) return true;
  if (parent.vocabulary.has(word) || parent.stems.has(stemOf(word))) return true;
  if (/[-‐‑]/.test(word))
    return word.split(/[-‐‑]/).every((part) => part === '' || isPartKnown(part, parent, stemOf));
  return isFamily(word, parent.stems, stemOf);
}

function isPartKnown(part: string, parent: Rewrite['parent'], stemOf: Rewrite['stemOf']): boolean {
  return isStopWord(part) || parent.stems.has(stemOf(part));
}

/** "Deployment" for a text that says "deploy", where the stemmer keeps them apart. */
function isFamily(word: string, stems: ReadonlySet<string>, stemOf: Rewrite['stemOf']): boolean {
  const bare = stemOf(word).replace(
    /(?:ment|ation|ition|tion|ion|er|or|ance|enc|iti|ness|abl|ibl|ing|al|e|i|y)$/,
    '',
  );
  if (bare.length < 4) return false;
  return [bare, `${bare}e`, `${bare}i`, `${bare}y`, `${bare}t`].some((form) => stems.has(form));
}
