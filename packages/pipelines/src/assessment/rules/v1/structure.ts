import type { Unapplied } from './outcome.ts';

/** What structured actions ask of the document as a whole. */
export interface StructureAsked {
  readonly problems: readonly string[];
  readonly removals: readonly { readonly feedbackId: string; readonly problems: readonly string[] }[];
  readonly orders: readonly { readonly feedbackId: string; readonly order: readonly string[] }[];
  /** Items that ask for other words, with their problems. */
  readonly wordings: readonly { readonly feedbackId: string; readonly problems: readonly string[] }[];
}

export interface Structure {
  /** The problems of the next version, in its order. */
  readonly order: readonly string[];
  readonly removed: readonly { readonly problemId: string; readonly feedback: readonly string[] }[];
  /** The items whose order was taken; empty where the order stays. */
  readonly reordered: readonly string[];
  /** Problems whose words are to change. */
  readonly rewrite: readonly string[];
  readonly unapplied: readonly Unapplied[];
}

/** Only a structured action moves or removes a problem; words in a recommendation never do. */
export function structureOf({ problems, removals, orders, wordings }: StructureAsked): Structure {
  const removedBy = new Map<string, string[]>();
  for (const { feedbackId, problems: ids } of removals)
    for (const id of ids) removedBy.set(id, [...(removedBy.get(id) ?? []), feedbackId]);
  const staying = problems.filter((id) => !removedBy.has(id));
  const wanted = (orders[0]?.order ?? staying).filter((id) => !removedBy.has(id));
  const moved = wanted.some((id, i) => id !== staying[i]);
  const asked = new Set(wordings.flatMap(({ problems: ids }) => ids));
  const unapplied: Unapplied[] = wordings.flatMap(({ feedbackId, problems: ids }) =>
    ids
      .filter((id) => removedBy.has(id))
      .map((problemId) => ({ problemId, feedbackId, reason: 'problem_removed', guards: [] })),
  );
  if (!moved)
    for (const { feedbackId } of orders)
      unapplied.push({ problemId: null, feedbackId, reason: 'already_in_order', guards: [] });
  return {
    order: wanted,
    removed: problems.flatMap((problemId) => {
      const feedback = removedBy.get(problemId);
      return feedback === undefined ? [] : [{ problemId, feedback: [...new Set(feedback)] }];
    }),
    reordered: moved ? orders.map(({ feedbackId }) => feedbackId) : [],
    rewrite: staying.filter((id) => asked.has(id)),
    unapplied,
  };
}
