import { countWords } from '@palimpsest/kernel/text';
import { type AssessmentGuard, objectionIf } from '../assessment-guard.ts';

const LEAST_WORDS_LEFT = 0.4;
const ENDS = /[.?!…。？！:;)\]}"”'’»_|`$*>%°]\s*$/u;

export const truncated: AssessmentGuard = {
  id: 'truncated',
  severity: 'hard',
  summary: 'The text is whole: it ends like the problem, and most of its words are there.',
  why: 'An answer that was cut off asks half a question.',
  liftedByReplace: false,
  check: ({ before, after, allows }) => {
    const short =
      allows.scaffolding !== 'decrease' &&
      countWords(after.source) < countWords(before.source) * LEAST_WORDS_LEFT;
    const open = ENDS.test(before.source.slice(-8)) && !ENDS.test(after.source.slice(-8));
    return [
      ...objectionIf(short, 'The text is much shorter than the problem.'),
      ...objectionIf(open && !short, 'The text breaks off.'),
    ];
  },
};
