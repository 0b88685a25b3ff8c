import type { Span } from '@palimpsest/contracts';
import { matches, shingles, words } from '@palimpsest/kernel/text';
import { type AssessmentGuard, objectionAt, objectionIf } from '../assessment-guard.ts';
import type { ProblemChange } from '../problem-change.ts';
import { REWRITE_TALK } from '../words/chat-talk.ts';

const RUN = 6;

export const mentionsFeedback: AssessmentGuard = {
  id: 'mentions-feedback',
  severity: 'hard',
  summary: 'The text speaks neither of feedback nor of being rewritten.',
  why: 'Why a problem was changed is on record for the teacher; students see the problem alone.',
  liftedByReplace: false,
  check: (change) => {
    const { before, after } = change;
    const spans: Span[] = [];
    for (const pattern of REWRITE_TALK) {
      const found = [...matches(after.source, pattern)];
      if (found.length === 0 || [...matches(before.source, pattern)].length >= found.length) continue;
      for (const match of found) spans.push({ start: match.index, end: match.index + match[0].length });
    }
    return [
      ...objectionAt('The text speaks of feedback, levels or of being a rewrite.', spans),
      ...objectionIf(repeatsFeedback(change), 'The text repeats the words of a feedback item.'),
    ];
  },
};

/** What an item gives to be used stands in quotes or behind a colon; an apostrophe opens no quote. */
const GIVEN = /(?<![\p{L}\p{N}])["“”'‘’`][^"“”\n]{1,200}?["“”'‘’`](?![\p{L}\p{N}])|:.*$/gsu;

/** Six words in a row of a recommendation, outside of what it gives to be used, that the problem did not have. */
function repeatsFeedback({ before, after, context }: ProblemChange): boolean {
  if (context.feedback.length === 0) return false;
  const now = shingles(after.prose, RUN);
  const was = shingles(before.prose, RUN);
  return context.feedback.some(({ recommendation }) =>
    recommendation
      .replace(GIVEN, '\n')
      .split('\n')
      .some(
        (part) =>
          words(part).length >= RUN && [...shingles(part, RUN)].some((run) => now.has(run) && !was.has(run)),
      ),
  );
}
