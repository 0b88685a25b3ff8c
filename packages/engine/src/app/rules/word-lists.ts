import type { ShownWords, WordListResource } from '@palimpsest/contracts';
import type { AnyPipeline } from '@palimpsest/kernel';
import { textWords } from '@palimpsest/kernel/text';
import { assessmentWords } from '@palimpsest/pipelines/assessment';
import { blogWords } from '@palimpsest/pipelines/blog';
import { complaintWords } from '@palimpsest/pipelines/complaint';
import { researchWords } from '@palimpsest/pipelines/research';
import { ruleSetOf } from './rule-sets.ts';
import type { Table } from './table.ts';
import { tablesIn } from './tables-in.ts';

const WORDS: Readonly<Record<string, Readonly<Record<string, ShownWords>>>> = {
  ...blogWords,
  ...assessmentWords,
  ...complaintWords,
  ...researchWords,
};
/** Rule sets of whole pipelines: they also show what the text tools read with. */
const WITH_TEXT_TOOLS = new Set(['blog/v1', 'assessment/v1', 'complaint/v1', 'research/v1']);
/** Frozen, so they are put together once. */
const known = new Map<string, readonly Table[]>();

/** The word lists and tables of weights of a rule set; none where it needs none. Throws where there is no such rule set. */
export function tablesOf(pipelines: Iterable<AnyPipeline>, ref: string): readonly Table[] {
  ruleSetOf(pipelines, ref);
  const before = known.get(ref);
  if (before !== undefined) return before;
  const shownWords = { ...WORDS[ref], ...(WITH_TEXT_TOOLS.has(ref) ? textWords : {}) };
  const tables = Object.entries(shownWords).flatMap(([file, shown]) => tablesIn(file, shown));
  known.set(ref, tables);
  return tables;
}

/** The word lists of a rule set with all their words. */
export function wordListsOf(pipelines: Iterable<AnyPipeline>, ref: string): readonly WordListResource[] {
  return tablesOf(pipelines, ref)
    .filter(({ kind }) => kind === 'words')
    .map(({ name, rows }) => ({ name, entries: rows.map(({ entry }) => entry) }));
}
