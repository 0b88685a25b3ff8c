import type { Span } from '@palimpsest/contracts';
import { sentences } from '@palimpsest/kernel/text';
import { type AssessmentGuard, objectionAt } from '../assessment-guard.ts';
import { linesOf } from '../read/tables.ts';
import { plainMarks } from '../same-text.ts';
import { CHAT_CLOSINGS } from '../words/chat-talk.ts';

export const commentary: AssessmentGuard = {
  id: 'commentary',
  severity: 'hard',
  summary: 'The text holds the problem, not remarks on it.',
  why: 'Notes on what was changed and offers of more are for the record, not for students.',
  liftedByReplace: false,
  check: ({ before, after }) => {
    const known = new Set(units(before.source).map(({ start, end }) => opening(before.source, start, end)));
    const spans = units(after.source).filter(({ start, end }) => {
      const text = opening(after.source, start, end);
      return !known.has(text) && CHAT_CLOSINGS.some((pattern) => pattern.test(text));
    });
    return objectionAt('The text remarks on itself or talks to whoever asked for it.', spans);
  },
};

function units(source: string): Span[] {
  const starts = new Map<number, Span>();
  for (const span of sentences(source)) starts.set(span.start, span);
  for (const { text, start } of linesOf(source)) {
    const from = start + text.length - text.trimStart().length;
    if (!starts.has(from)) starts.set(from, { start: from, end: start + text.length });
  }
  return [...starts.values()];
}

function opening(source: string, start: number, end: number): string {
  return plainMarks(source.slice(start, Math.min(end, start + 160))).replace(/^[*_#>"`\s-]{1,8}/, '');
}
