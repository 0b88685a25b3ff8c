import { blockKinds, KIND_NAMES } from '../block-kinds.ts';
import type { BlogGuard, Problem } from '../blog-guard.ts';

export const blockKindLost: BlogGuard = {
  id: 'block-kind-lost',
  severity: 'hard',
  summary: 'Every kind of block is still there: headings, lists, tables, quotes, code, HTML.',
  why: 'The prompt demands that the formatting is maintained; a table told as prose is harder to use.',
  check: ({ parent, child }) => {
    const after = blockKinds(child);
    const problems: Problem[] = [];
    for (const [kind, { count, spans }] of blockKinds(parent)) {
      const left = after.get(kind)?.count ?? 0;
      // A bulleted list may become a numbered one where the items are steps.
      const isList = kind === 'bulleted list' || kind === 'numbered list';
      const other = after.get(kind === 'bulleted list' ? 'numbered list' : 'bulleted list')?.count ?? 0;
      const gone = isList ? left + other === 0 : kind === 'table' ? left < count : left === 0;
      if (!gone) continue;
      const message = `${kind === 'table' && left > 0 ? 'A table' : `Every ${KIND_NAMES[kind]}`} of the original is gone. The spans point into the original.`;
      problems.push({ message, spans });
    }
    return problems;
  },
};
