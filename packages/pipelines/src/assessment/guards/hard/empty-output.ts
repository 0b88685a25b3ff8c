import { type AssessmentGuard, objectionIf } from '../assessment-guard.ts';

export const emptyOutput: AssessmentGuard = {
  id: 'empty-output',
  severity: 'hard',
  summary: 'There is a text.',
  why: 'A problem without words cannot be worked on.',
  liftedByReplace: false,
  check: ({ after }) => objectionIf(!/[\p{L}\p{N}]/u.test(after.source), 'The text is empty.'),
};
