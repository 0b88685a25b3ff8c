import type { AnalysedSection, BlogAnalysis } from '../analysis.ts';

/** Levels a rewrite may add. */
const TOP = 2;
const DEEPEST = 3;

/**
 * The level of a new heading inside a section: one below the section's own, or a sibling where the section is at
 * the deepest level already. In the opening it is that of the first heading to come. Null where none would fit.
 */
export function levelInside(post: BlogAnalysis, section: AnalysedSection): number | null {
  const own = section.heading;
  if (own !== null) {
    if (own.block.depth > DEEPEST) return null;
    return Math.max(TOP, Math.min(own.block.depth + 1, DEEPEST));
  }
  const next = post.headings[0]?.block.depth;
  if (next === undefined) return TOP;
  return next <= DEEPEST ? Math.max(TOP, next) : null;
}

export function headingLine(level: number, text: string): string {
  return `${'#'.repeat(level)} ${text}`;
}
