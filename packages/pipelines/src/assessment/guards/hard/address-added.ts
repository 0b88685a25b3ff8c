import { addresses } from '@palimpsest/kernel/text';
import { type AssessmentGuard, objectionAt } from '../assessment-guard.ts';

export const addressAdded: AssessmentGuard = {
  id: 'address-added',
  severity: 'hard',
  summary: 'Every address that students could go or write to is in the problem, and no more often.',
  why: 'A bare host is followed as well as a link. No feedback is reason enough to send a class to a place the teacher did not put into the problem.',
  liftedByReplace: false,
  check: ({ before, after }) => {
    const left = new Map<string, number>();
    for (const { key } of addresses(before.source)) left.set(key, (left.get(key) ?? 0) + 1);
    const added = addresses(after.source).filter(({ key }) => {
      const count = left.get(key) ?? 0;
      left.set(key, count - 1);
      return count <= 0;
    });
    return objectionAt(
      'An address was added.',
      added.map(({ span }) => span),
    );
  },
};
