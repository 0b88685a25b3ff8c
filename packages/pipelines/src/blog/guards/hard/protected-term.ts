import { type BlogGuard, problemAt } from '../blog-guard.ts';
import type { ReadText } from '../read-text.ts';
import { countTerm } from '../same-text.ts';

export const protectedTerm: BlogGuard = {
  id: 'protected-term',
  severity: 'hard',
  summary: 'Every protected term stands as often as before, letter for letter.',
  why: 'The author named these words as untouchable.',
  check: ({ parent, child, protectedTerms }) => {
    const terms = [...new Set(protectedTerms.map((term) => term.trim()))].filter((term) => term !== '');
    const touched = terms.filter((term) => countTerm(child.source, term) < countTerm(parent.source, term));
    return problemAt(
      touched.length === 1
        ? 'A protected term was changed or removed. The span points into the original.'
        : `${touched.length} protected terms were changed or removed. The spans point into the original.`,
      touched.map((term) => firstPlace(parent, term)),
    );
  },
};

function firstPlace({ source }: ReadText, term: string) {
  const start = Math.max(0, source.indexOf(term));
  return { start, end: start + term.length };
}
