import { isStopWord } from '@palimpsest/kernel/text';
import { type ReadProblem, stemOf } from './read-problem.ts';

const kept = new WeakMap<ReadProblem, ReadonlySet<string>>();

/** Stems of the words that carry the content of a problem's running text; numbers are looked at elsewhere. */
export function contentStems(problem: ReadProblem): ReadonlySet<string> {
  let stems = kept.get(problem);
  if (stems === undefined) {
    stems = new Set(
      problem.words
        .filter(({ lower }) => lower.length > 1 && !isStopWord(lower) && !/^\p{N}/u.test(lower))
        .map(({ lower }) => stemOf(lower)),
    );
    kept.set(problem, stems);
  }
  return stems;
}
