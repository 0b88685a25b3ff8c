import type { BlogGuard } from '../blog-guard.ts';

export const emptyOutput: BlogGuard = {
  id: 'empty-output',
  severity: 'hard',
  summary: 'The rewrite has text.',
  why: 'An answer without words would erase the post.',
  check: ({ parent, child }) =>
    child.wordCount === 0 && (parent.wordCount > 0 || child.source.trim() === '')
      ? [{ message: 'The rewrite has no words.', spans: [] }]
      : [],
};
