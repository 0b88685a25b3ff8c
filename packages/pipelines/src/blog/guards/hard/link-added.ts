import { type BlogGuard, problemAt } from '../blog-guard.ts';
import { targetsOf } from '../targets.ts';

/** Beyond this many unknown targets they are not looked up in the original one by one. */
const MOST_LOOKUPS = 50;

export const linkAdded: BlogGuard = {
  id: 'link-added',
  severity: 'hard',
  summary: 'Every link and image of the rewrite is in the original.',
  why: 'Models invent addresses. A link to a heading of the post itself is no address.',
  check: ({ parent, child }) => {
    const known = new Set(targetsOf(parent).map(({ url }) => url));
    // A definition that no link uses is invisible, and published all the same.
    const defined = child.document.links.filter(({ kind }) => kind === 'definition');
    const unknown = [...targetsOf(child), ...defined].filter(
      ({ url }) => !known.has(url) && !url.startsWith('#') && url !== '',
    );
    const added = unknown.filter(({ url }, at) => at >= MOST_LOOKUPS || !parent.source.includes(url));
    return problemAt(
      'A link or image is not in the original.',
      added.map(({ span }) => span),
    );
  },
};
