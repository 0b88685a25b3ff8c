import type { SourceDocument } from '@palimpsest/contracts';
import type { ClaimDraft } from '../claims/types.ts';
import { contentTerms } from '../content-terms.ts';

/** The sources without the passages that have nothing to do with a claim; `without` are left out altogether. */
export type Focus = (claim: ClaimDraft, without: ReadonlySet<string>) => SourceDocument[];

const LEAST_SHARED = 2;

/**
 * To look at a claim from several sides takes reading everything once more for each of them. Passages that share
 * hardly a word with it cannot speak for or against it; they are emptied, so that all others keep their places.
 */
export function focusOn(evidence: readonly SourceDocument[]): Focus {
  const read = evidence.map((source) => ({
    source,
    terms: source.passages.map(({ text }) => new Set(contentTerms(text))),
  }));
  return (claim, without) => {
    const wanted = contentTerms(claim.text);
    const least = Math.min(LEAST_SHARED, wanted.length);
    return read.flatMap(({ source, terms }) => {
      if (without.has(source.id)) return [];
      let kept = 0;
      const passages = source.passages.map((passage, i) => {
        const shared = wanted.filter((term) => terms[i]?.has(term) === true).length;
        if (shared < least) return { ...passage, text: '' };
        kept += 1;
        return passage;
      });
      return kept === 0 ? [] : [{ ...source, passages }];
    });
  };
}
