import { type BlogGuard, problemAt } from '../blog-guard.ts';
import { htmlPieces } from '../html-pieces.ts';

export const htmlAdded: BlogGuard = {
  id: 'html-added',
  severity: 'hard',
  summary: 'Every HTML tag and comment is in the original.',
  why: 'Comments and attributes are published without being seen: remarks, figures and scripts hide there.',
  check: ({ parent, child }) => {
    const found = htmlPieces(child);
    if (found.length === 0) return [];
    const known = new Set(htmlPieces(parent).map(({ text }) => text));
    return problemAt(
      'An HTML tag or comment is not in the original.',
      found.filter(({ text }) => !known.has(text)).map(({ span }) => span),
    );
  },
};
