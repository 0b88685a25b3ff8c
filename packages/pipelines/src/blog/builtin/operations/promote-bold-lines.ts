import type { AnalysedBlock, AnalysedSection, BlogAnalysis } from '../../analysis.ts';
import type { Change } from '../edit.ts';
import { headingLine, levelInside } from '../heading-level.ts';
import type { Operation } from '../operation.ts';
import { isOpenParagraph, spaced } from '../source-place.ts';

const LONGEST = 14;
const LONGEST_QUESTION = 24;
export const BOLD_LINE = /^(\*\*|__|\*|_)(?=\S)([^*_]{3,400})\1$/;
export const NO_HEADING = /^(?:update|note|editor|disclaimer|correction|warning|tl;dr|photo|image|source)\b/i;

/** Makes headings of lines that only look like headings: a short paragraph in bold, or a question in italics, from end to end. */
export const promoteBoldLines: Operation = {
  id: 'promote-bold-lines',
  propose: (post) => post.sections.flatMap((section) => promotions(post, section)),
};

function promotions(post: BlogAnalysis, section: AnalysedSection): Change[] {
  const level = levelInside(post, section);
  if (level === null) return [];
  return section.body.flatMap((block, i) => {
    const next = section.body[i + 1];
    const text = next === undefined ? null : boldText(post, block);
    return text === null ? [] : [[{ ...block.block.span, text: headingLine(level, text) }]];
  });
}

function boldText(post: BlogAnalysis, block: AnalysedBlock): string | null {
  if (!isOpenParagraph(post, block) || block.sentences.length > 2) return null;
  const { start, end } = block.block.span;
  const match = BOLD_LINE.exec(spaced(post.document.source.slice(start, end)));
  const text = match?.[2]?.trim() ?? '';
  const isQuestion = text.endsWith('?');
  if (text === '' || block.words.length > (isQuestion ? LONGEST_QUESTION : LONGEST)) return null;
  // In italics a line is as often a note as a heading: only a question is surely one.
  if (match?.[1]?.length === 1 && !isQuestion) return null;
  if (/[.,;!]$/.test(text) || text.includes('](') || NO_HEADING.test(text)) return null;
  return text.replace(/:$/, '');
}
