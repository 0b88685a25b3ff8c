import type { Span } from '@palimpsest/contracts';
import type { Part } from '../feedback/ask.ts';
import { type Layout, sentencesOf } from './layout.ts';
import { isQuestion, questionSentence } from './question.ts';

/** The sentence that a part names; null for the whole problem, undefined where there is no such sentence. */
export function partSpan(layout: Layout, part: Part): Span | null | undefined {
  if (part === 'problem') return null;
  if (part === 'question') return questionSentence(layout) ?? undefined;
  const all = sentencesOf(layout);
  if (typeof part === 'number') return all.at(part);
  return all.filter((span) => isQuestion(layout.text, span))[part.question];
}

/** Those of the spans that stand in the part. */
export function inPart(layout: Layout, spans: readonly Span[], part: Part): readonly Span[] {
  const span = partSpan(layout, part);
  if (span === null) return spans;
  if (span === undefined) return [];
  return spans.filter(({ start, end }) => span.start <= start && end <= span.end);
}
