import type { DocumentResource, RewriteAsked, RewriteRequest } from '@palimpsest/sdk';

export type Problem = DocumentResource['problems'][number];
export type Item = RewriteAsked['request']['selectedFeedback'][number];
export type Note = RewriteAsked['request']['teacherNotes'][number];
export type Context = Pick<
  RewriteAsked['request'],
  'clusterReport' | 'simulationSummary' | 'generationContext'
>;

/** What is on the list for the next rewrite, and what of it is selected. It is on record once it was asked for. */
export interface Draft {
  readonly items: readonly Item[];
  readonly selected: readonly string[];
  readonly notes: readonly Note[];
  readonly used: readonly string[];
  readonly context: Context;
  /** The run that was asked for last; once it made a version, what was selected for it is done. */
  readonly pending?: string;
}

export const NO_CONTEXT: Context = { clusterReport: {}, simulationSummary: {}, generationContext: {} };
export const EMPTY: Draft = { items: [], selected: [], notes: [], used: [], context: NO_CONTEXT };

/** What a request had, as the list for the next one. */
export function draftOf(
  {
    selectedFeedback,
    teacherNotes,
    clusterReport,
    simulationSummary,
    generationContext,
  }: RewriteAsked['request'],
  select: boolean,
): Draft {
  return {
    items: selectedFeedback,
    selected: select ? selectedFeedback.map(({ feedbackId }) => feedbackId) : [],
    notes: teacherNotes,
    used: teacherNotes.map(({ noteId }) => noteId),
    context: { clusterReport, simulationSummary, generationContext },
  };
}

/** What became of an item in an earlier rewrite, in words, as to one problem or to all; null where it was in none. */
export type BecameOf = (feedbackId: string, problemId?: string) => string | null;

/** Whether an item names only problems that are there. */
export function fits(item: Item, problems: ReadonlySet<string>): boolean {
  return item.affectedProblems.every((id) => problems.has(id));
}

/** Those that are selected and can be carried out. */
export function chosenItems(draft: Draft, problems: readonly Problem[]): readonly Item[] {
  const there = new Set(problems.map(({ problemId }) => problemId));
  const selected = new Set(draft.selected);
  return draft.items.filter((item) => selected.has(item.feedbackId) && fits(item, there));
}

/** The request of the specification: all problems as they are, and only what was selected. */
export function requestOf(
  base: { readonly documentId: string; readonly version: number; readonly problems: readonly Problem[] },
  draft: Draft,
  others: object = {},
): RewriteRequest {
  const there = new Set(base.problems.map(({ problemId }) => problemId));
  const used = new Set(draft.used);
  return {
    ...others,
    documentId: base.documentId,
    version: base.version,
    problems: [...base.problems],
    selectedFeedback: [...chosenItems(draft, base.problems)],
    teacherNotes: draft.notes.filter(
      ({ noteId, problemId }) => used.has(noteId) && (problemId === undefined || there.has(problemId)),
    ),
    ...draft.context,
  } as RewriteRequest;
}

/** `fb_3`, the first that is free. */
export function freeId(prefix: string, taken: readonly string[]): string {
  const ids = new Set(taken);
  let number = taken.length + 1;
  while (ids.has(`${prefix}_${number}`)) number += 1;
  return `${prefix}_${number}`;
}
