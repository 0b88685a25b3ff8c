import type { Rewrite } from './reads.ts';

/** What one change came from. */
export interface Source {
  readonly key: string;
  /** Where it stands in the page. */
  readonly anchor: string;
  readonly id: string;
  readonly words: string;
}

export interface Sources {
  readonly links: readonly Source[];
  /** Codes of what the simulation showed. */
  readonly signals: readonly string[];
}

/** The place of an item or a note in the list behind the changes. Ids may hold signs that an address may not. */
export const itemAnchor = (version: number, at: number) => `v${version}-item-${at + 1}`;
export const noteAnchor = (version: number, at: number) => `v${version}-note-${at + 1}`;

/** What stands behind the changes of one problem, over all rewrites in between. */
export function sourcesOf(problemId: string, rewrites: readonly Rewrite[]): Sources {
  const links: Source[] = [];
  const signals = new Set<string>();
  for (const { version, asked, result } of rewrites) {
    const { selectedFeedback, teacherNotes } = asked.request;
    const change = result.result?.rewriteSummary.changesByProblem.find(
      (each) => each.problemId === problemId,
    );
    const refused = new Set(
      asked.unapplied
        .filter((each) => each.problemId === null || each.problemId === problemId)
        .map(({ feedbackId }) => feedbackId),
    );
    for (const [at, { feedbackId, recommendation, action, affectedProblems }] of selectedFeedback.entries()) {
      const structural = action?.type === 'remove' || action?.type === 'reorder';
      const applied = structural
        ? affectedProblems.includes(problemId) && !refused.has(feedbackId)
        : change?.appliedFeedbackIds.includes(feedbackId) === true;
      if (!applied) continue;
      const anchor = itemAnchor(version, at);
      links.push({ key: anchor, anchor, id: feedbackId, words: recommendation });
    }
    for (const [at, { noteId, note }] of teacherNotes.entries()) {
      if (change?.teacherNotesUsed.includes(noteId) !== true) continue;
      const anchor = noteAnchor(version, at);
      links.push({ key: anchor, anchor, id: noteId, words: note });
    }
    for (const signal of change?.simulationSignalsUsed ?? []) signals.add(signal);
  }
  return { links, signals: [...signals] };
}
