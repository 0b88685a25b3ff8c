import { blockKinds, KIND_NAMES, type KindOfBlock } from '../block-kinds.ts';
import type { BlogGuard, Problem } from '../blog-guard.ts';
import type { Rewrite } from '../rewrite.ts';

export const blockKindAdded: BlogGuard = {
  id: 'block-kind-added',
  severity: 'hard',
  summary: 'Headings and lists are new only where a fix asks for them; other kinds of block never are.',
  why: 'What to fix is decided by the triggers, not by the renderer.',
  check: (rewrite) => {
    const before = blockKinds(rewrite.parent);
    const problems: Problem[] = [];
    for (const [kind, { count, spans }] of blockKinds(rewrite.child)) {
      const had = before.get(kind)?.count ?? 0;
      if (count <= had || isAllowed(kind, had, rewrite)) continue;
      problems.push({
        message: `The rewrite has more than the original of this kind: ${KIND_NAMES[kind]}. No required fix asks for it.`,
        spans,
      });
    }
    return problems;
  },
};

function isAllowed(kind: KindOfBlock, had: number, { allows, parent, child }: Rewrite): boolean {
  switch (kind) {
    case 'heading':
      // A title that stands in the front matter only may be shown as a heading.
      return allows.newHeadings || isShownTitle(parent, child);
    case 'title':
      return had === 0;
    case 'bulleted list':
    case 'numbered list':
      return allows.newLists || listsOf(child) <= listsOf(parent) || isSplitList(parent, child);
    // A quote cut into paragraphs, or code moved into a list, is looked at word by word by its own guard.
    case 'quote':
    case 'code':
    case 'html':
      return had > 0;
    case 'table':
      return false;
  }
}

function listsOf(side: Rewrite['child']): number {
  const kinds = blockKinds(side);
  return (kinds.get('bulleted list')?.count ?? 0) + (kinds.get('numbered list')?.count ?? 0);
}

/** A list parted by a sentence makes two lists of the same items. */
function isSplitList(parent: Rewrite['parent'], child: Rewrite['child']): boolean {
  const items = (side: Rewrite['child']) =>
    side.passages.filter(({ block }) => block.kind === 'list-item').length;
  return items(child) <= items(parent);
}

function isShownTitle(parent: Rewrite['parent'], child: Rewrite['child']): boolean {
  const headings = (side: Rewrite['child']) => side.passages.filter(({ block }) => block.kind === 'heading');
  const title = parent.document.frontMatter?.title;
  const added = headings(child).length - headings(parent).length;
  return added === 1 && title !== undefined && headings(child)[0]?.text === title;
}
