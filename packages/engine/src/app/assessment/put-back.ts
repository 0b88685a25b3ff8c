import type { UniversalProblem } from '@palimpsest/contracts';
import { RequestInvalidError } from '../../errors/request-invalid-error.ts';

/**
 * The newest problems, of which some have the words of an earlier version again. One that was removed since comes
 * back behind the problem it followed. Metadata and the order of the others stay as they are.
 */
export function putBack(
  newest: readonly UniversalProblem[],
  earlier: readonly UniversalProblem[],
  problemIds: readonly string[],
): UniversalProblem[] {
  const wanted = new Set(problemIds);
  const old = new Map(earlier.map((problem) => [problem.problemId, problem]));
  for (const [i, id] of problemIds.entries())
    if (!old.has(id))
      throw new RequestInvalidError({
        field: `problems[${i}]`,
        problem: 'names a problem that the version does not have',
      });
  const kept = newest.map((problem) => {
    const before = wanted.has(problem.problemId) ? old.get(problem.problemId) : undefined;
    return before === undefined ? problem : { ...problem, content: before.content };
  });
  for (const [i, problem] of earlier.entries()) {
    const { problemId } = problem;
    if (!wanted.has(problemId) || kept.some((each) => each.problemId === problemId)) continue;
    const ahead = new Set(earlier.slice(0, i).map((each) => each.problemId));
    kept.splice(kept.findLastIndex((each) => ahead.has(each.problemId)) + 1, 0, problem);
  }
  return kept;
}
