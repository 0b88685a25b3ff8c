import type { WordListResource } from '@palimpsest/contracts';
import type { AnyPipeline } from '@palimpsest/kernel';
import { assessmentWords } from '@palimpsest/pipelines/assessment';
import { blogWords } from '@palimpsest/pipelines/blog';
import { complaintWords } from '@palimpsest/pipelines/complaint';
import { researchWords } from '@palimpsest/pipelines/research';
import { listsIn } from './lists-in.ts';
import { ruleSetOf } from './rule-sets.ts';

const WORDS: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  ...blogWords,
  ...assessmentWords,
  ...complaintWords,
  ...researchWords,
};
/** Frozen, so they are put together once. */
const known = new Map<string, readonly WordListResource[]>();

/** The word lists of a rule set; none where it needs none. Throws where there is no such rule set. */
export function wordListsOf(pipelines: Iterable<AnyPipeline>, ref: string): readonly WordListResource[] {
  ruleSetOf(pipelines, ref);
  const before = known.get(ref);
  if (before !== undefined) return before;
  const lists = Object.entries(WORDS[ref] ?? {}).flatMap(([file, exported]) =>
    Object.entries(exported).flatMap(([name, value]) => listsIn([file, name], value)),
  );
  known.set(ref, lists);
  return lists;
}
