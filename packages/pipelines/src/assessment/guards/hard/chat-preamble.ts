import { type AssessmentGuard, objectionAt } from '../assessment-guard.ts';
import { linesOf } from '../read/tables.ts';
import { plainMarks } from '../same-text.ts';
import { CHAT_OPENINGS } from '../words/chat-talk.ts';

const LINES_LOOKED_AT = 2;

export const chatPreamble: AssessmentGuard = {
  id: 'chat-preamble',
  severity: 'hard',
  summary: 'The text begins with the problem, not with talk about it.',
  why: 'Students would read "Here is the revised problem".',
  liftedByReplace: false,
  check: ({ before, after }) => {
    const known = new Set(openings(before.source).map(({ text }) => text));
    const spans = openings(after.source)
      .filter(({ text }) => !known.has(text) && CHAT_OPENINGS.some((pattern) => pattern.test(text)))
      .map(({ start, length }) => ({ start, end: start + length }));
    return objectionAt('The text begins with talk to whoever asked for it.', spans);
  },
};

function openings(source: string): { text: string; start: number; length: number }[] {
  return linesOf(source.slice(0, 4_000))
    .filter(({ text }) => text.trim() !== '')
    .slice(0, LINES_LOOKED_AT)
    .map(({ text, start }) => ({
      text: plainMarks(text.slice(0, 240)).replace(/^[*_#>"'`\s-]{0,8}/, ''),
      start,
      length: text.length,
    }));
}
