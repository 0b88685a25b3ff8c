import type { BlogGuard } from '../blog-guard.ts';

export const tooLong: BlogGuard = {
  id: 'too-long',
  severity: 'hard',
  summary: 'The rewrite has at most 10% more words than the original.',
  why: 'The prompt forbids to expand the post by more than 10%; padding hides what was said.',
  check: ({ parent, child }) => {
    // Whole numbers on both sides: the boundary is exact.
    if (child.wordCount * 10 <= parent.wordCount * 11) return [];
    const message = `The rewrite has ${child.wordCount} words; with ${parent.wordCount} in the original at most ${Math.floor((parent.wordCount * 11) / 10)} are allowed.`;
    return [{ message, spans: [] }];
  },
};
