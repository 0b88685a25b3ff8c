import type { ClaimDraft } from '../claims/types.ts';

/** Sources that say the very same sentence say one claim. */
export function merged(drafts: readonly ClaimDraft[]): ClaimDraft[] {
  const byText = new Map<string, ClaimDraft>();
  for (const draft of drafts) {
    const key = draft.text.replace(/\s+/g, ' ').trim().toLowerCase();
    const before = byText.get(key);
    byText.set(
      key,
      before === undefined ? draft : { ...before, statements: [...before.statements, ...draft.statements] },
    );
  }
  return [...byText.values()];
}

/**
 * The most relevant ones, and every one that takes part in a listed disagreement: those must not fall out of a report.
 * Where a stale value is among them, so is the one that replaced it.
 */
export function chosen(
  drafts: readonly ClaimDraft[],
  most: number,
  always: readonly string[],
  stale: ReadonlyMap<string, string>,
): ClaimDraft[] {
  const byRelevance = [...drafts].sort((a, b) => b.relevance - a.relevance);
  const must = new Set([...always, ...byRelevance.slice(0, most).map(({ id }) => id)]);
  for (const id of must) {
    const newer = stale.get(id);
    if (newer !== undefined) must.add(newer);
  }
  return byRelevance.filter(({ id }) => must.has(id));
}
