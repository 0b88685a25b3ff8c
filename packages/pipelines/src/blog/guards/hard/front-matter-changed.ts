import type { BlogGuard } from '../blog-guard.ts';
import type { ReadText } from '../read-text.ts';
import { unixLines } from '../same-text.ts';

export const frontMatterChanged: BlogGuard = {
  id: 'front-matter-changed',
  severity: 'hard',
  summary: 'The front matter is the same.',
  why: 'Title, dates and tags are data of the site, not prose.',
  check: ({ parent, child }) => {
    const before = frontMatter(parent);
    const after = frontMatter(child);
    if (before === after) return [];
    const span = child.document.frontMatter?.span;
    if (before === null)
      return [{ message: 'The rewrite adds front matter.', spans: span === undefined ? [] : [span] }];
    if (span !== undefined) return [{ message: 'The front matter was changed.', spans: [span] }];
    const lost = parent.document.frontMatter?.span;
    return [
      {
        message: 'The front matter is gone. The span points into the original.',
        spans: lost === undefined ? [] : [lost],
      },
    ];
  },
};

function frontMatter({ source, document }: ReadText): string | null {
  if (document.frontMatter === null) return null;
  const { start, end } = document.frontMatter.span;
  return unixLines(source.slice(start, end)).trimEnd();
}
