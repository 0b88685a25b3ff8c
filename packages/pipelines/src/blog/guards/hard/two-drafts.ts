import type { Span } from '@palimpsest/contracts';
import { type BlogGuard, type Problem, problemAt } from '../blog-guard.ts';
import type { Rewrite } from '../rewrite.ts';
import { DRAFT_MARKS } from '../words/chat-talk.ts';

/** Parts of a split sentence stand together; the same content this far apart was written twice. */
const APART = 4;
const LEAST_STEMS = 4;
const LEAST_TWICE = 3;
const SHARE_TWICE = 0.2;
const SAME = 0.6;
const MOST_PARTS = 64;

export const twoDrafts: BlogGuard = {
  id: 'two-drafts',
  severity: 'hard',
  summary: 'The rewrite is one text.',
  why: 'The specification forbids several drafts: choosing between them would be a decision nobody recorded.',
  check: (rewrite) => {
    const problems: Problem[] = [];
    const marks = newMarks(rewrite);
    if (marks.length > 0)
      problems.push({ message: 'The rewrite labels parts of itself as drafts.', spans: marks });
    problems.push(...problemAt('The rewrite says the same twice, as two drafts do.', writtenTwice(rewrite)));
    problems.push(...problemAt('The title stands twice.', secondTitle(rewrite)));
    return problems;
  },
};

function newMarks({ parent, child }: Rewrite): Span[] {
  const known = new Set([
    ...parent.passages.map(({ text }) => labelOf(text)),
    ...parent.sentences.map(({ passage, span }) => labelOf(passage.text.slice(span.start, span.end))),
  ]);
  return child.passages
    .filter(({ text, block }) => {
      const label = labelOf(text);
      return label !== null && block.kind !== 'list-item' && !known.has(label);
    })
    .map(({ block }) => block.span);
}

/** "option a" in front of a text, without the mark behind it. */
function labelOf(text: string): string | null {
  const start = text.slice(0, 60);
  for (const pattern of DRAFT_MARKS) {
    const label = pattern.exec(start)?.[0];
    if (label !== undefined) return label.toLowerCase().replace(/[\s:.)–—-]{1,4}$/, '');
  }
  return null;
}

function writtenTwice({ parent, child, alignment }: Rewrite): Span[] {
  const twice: Span[] = [];
  let content = 0;
  for (const [at, sentence] of parent.sentences.entries()) {
    if (sentence.stems.size < LEAST_STEMS) continue;
    content += 1;
    const full = (alignment.counterparts[at] ?? []).slice(0, MOST_PARTS).filter((other) => {
      const stems = child.sentences[other]?.stems ?? new Set<string>();
      let shared = 0;
      for (const stem of sentence.stems) if (stems.has(stem)) shared += 1;
      return shared / sentence.stems.size >= SAME && child.sentences[other]?.passage.block.kind !== 'heading';
    });
    const last = full.at(-1);
    const again = last === undefined ? undefined : child.sentences[last];
    if (again !== undefined && (last ?? 0) - (full[0] ?? 0) >= APART)
      twice.push(again.passage.toSource(again.span));
  }
  return twice.length >= LEAST_TWICE && twice.length > content * SHARE_TWICE ? twice : [];
}

function secondTitle({ parent, child }: Rewrite): Span[] {
  const titles = (side: Rewrite['child']) =>
    side.passages.filter(({ block }) => block.kind === 'heading' && block.depth === 1);
  const first = titles(child)[0]?.text;
  const again = titles(child)
    .slice(1)
    .filter(({ text }) => text === first);
  const before = titles(parent).filter(({ text }) => text === first).length;
  return again.length + 1 > Math.max(1, before) ? again.map(({ block }) => block.span) : [];
}
