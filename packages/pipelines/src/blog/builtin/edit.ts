/** Puts `text` in the place of source[start, end). */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Edits that only make sense together: a sentence cut here and put there. */
export type Change = readonly Edit[];

/**
 * The source with the changes made. A change that touches a stretch an earlier one already took is left out whole,
 * so that the order of the changes is their priority.
 */
export function applyChanges(source: string, changes: readonly Change[]): string {
  const taken: Edit[] = [];
  for (const change of changes) {
    if (change.every((edit) => isFree(taken, edit))) for (const edit of change) insert(taken, edit);
  }
  const pieces: string[] = [];
  let at = 0;
  for (const edit of taken) {
    pieces.push(source.slice(at, edit.start), edit.text);
    at = edit.end;
  }
  pieces.push(source.slice(at));
  return pieces.join('');
}

/** Two edits may touch at their ends, but two at one and the same place would have no order. */
function isFree(taken: readonly Edit[], edit: Edit): boolean {
  const at = placeOf(taken, edit);
  const before = taken[at - 1];
  const after = taken[at];
  if (before !== undefined && (before.end > edit.start || samePlace(before, edit))) return false;
  return after === undefined || (edit.end <= after.start && !samePlace(after, edit));
}

function samePlace(a: Edit, b: Edit): boolean {
  return a.start === b.start && a.end === b.end;
}

function insert(taken: Edit[], edit: Edit): void {
  taken.splice(placeOf(taken, edit), 0, edit);
}

/** Where the edit belongs among edits that are in order and apart. */
function placeOf(taken: readonly Edit[], edit: Edit): number {
  let low = 0;
  let high = taken.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = taken[middle] as Edit;
    if (other.start < edit.start || (other.start === edit.start && other.end < edit.end)) low = middle + 1;
    else high = middle;
  }
  return low;
}
