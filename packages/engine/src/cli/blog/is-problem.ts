import type { Finding } from '@palimpsest/contracts';

/** Whether a finding speaks against the post: an AEO point lost, or a point of AI-likeness. */
export function isProblem({ ruleSet, points = 0 }: Finding): boolean {
  return ruleSet.startsWith('aeo/') ? points < 0 : points > 0;
}
