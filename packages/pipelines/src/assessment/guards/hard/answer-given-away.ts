import type { Span } from '@palimpsest/contracts';
import { type AssessmentGuard, objectionAt } from '../assessment-guard.ts';
import type { ProblemChange } from '../problem-change.ts';
import { plainMarks } from '../same-text.ts';
import { ANSWER_TALK, HINTS } from '../words/chat-talk.ts';

export const answerGivenAway: AssessmentGuard = {
  id: 'answer-given-away',
  severity: 'hard',
  summary: 'The text gives away neither the answer nor, unless support was asked for, a hint.',
  why: 'A problem that states its answer asks nothing.',
  liftedByReplace: false,
  check: (change) => {
    const { allows } = change;
    const patterns = allows.scaffolding === 'increase' ? ANSWER_TALK : [...ANSWER_TALK, ...HINTS];
    return [
      ...objectionAt(
        'The text tells the answer or the way to it.',
        patterns.flatMap((pattern) => gained(change, pattern)),
      ),
      ...objectionAt('The text states the correct answer outside the options.', statedAnswer(change)),
    ];
  },
};

function gained({ before, after }: ProblemChange, pattern: RegExp): Span[] {
  const found = [...after.source.matchAll(pattern)];
  if (found.length === 0 || [...before.source.matchAll(pattern)].length >= found.length) return [];
  return found.map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

/** The answer, where it is more than a label, comes in the running text more often than before. */
function statedAnswer({ before, after, context, allows }: ProblemChange): Span[] {
  const answer = plainMarks(context.correctAnswer ?? '')
    .toLowerCase()
    .replace(/^\(?[a-h][).:] ?(?=\S)/, '');
  if (answer.length < 2 || answer.length > 500 || allows.replace) return [];
  if (/^\(?[a-h][).]?$/.test(answer) || allows.added.has(answer)) return [];
  const now = places(after.prose, answer);
  return now.length > places(before.prose, answer).length && places(before.prose, answer).length === 0
    ? now
    : [];
}

function places(text: string, answer: string): Span[] {
  const lower = text.toLowerCase();
  const found: Span[] = [];
  for (let at = lower.indexOf(answer); at !== -1; at = lower.indexOf(answer, at + answer.length)) {
    const end = at + answer.length;
    if (!isLetter(lower.charAt(at - 1)) && !isLetter(lower.charAt(end))) found.push({ start: at, end });
  }
  return found;
}

function isLetter(char: string): boolean {
  return /[\p{L}\p{N}]/u.test(char);
}
