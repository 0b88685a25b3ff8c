import { diffArrays } from 'diff';

export interface WordChange {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

// Words with the marks inside them, white space, and every other character for itself.
const PIECE = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’][\p{L}\p{N}]+)*|\s+|[^\s]/gu;

/** Beyond this many edits a word diff is noise to a reader and slow to make. */
const MOST_EDITS = 1200;

const pieces = (text: string): string[] => text.match(PIECE) ?? [];
const comparable = (piece: string): string => (/^\s/u.test(piece) ? ' ' : piece);

/**
 * What changed between two versions of a passage. The pieces that are `same` or `added` spell the new text exactly;
 * those that are `same` or `removed` spell the old one up to white space.
 */
export function diffWords(before: string, after: string): WordChange[] {
  if (before === after) return before === '' ? [] : [{ kind: 'same', text: after }];
  const changes = diffArrays(pieces(before), pieces(after), {
    comparator: (left, right) => comparable(left) === comparable(right),
    maxEditLength: MOST_EDITS,
  });
  if (changes === undefined) return replaced(before, after);
  return tidied(
    changes.map((change): WordChange => {
      const kind = change.added ? 'added' : change.removed ? 'removed' : 'same';
      return { kind, text: change.value.join('') };
    }),
  );
}

export const replaced = (before: string, after: string): WordChange[] =>
  [
    { kind: 'removed' as const, text: before },
    { kind: 'added' as const, text: after },
  ].filter((piece) => piece.text !== '');

/** A lone space between two edits would tear a phrase into shreds: it joins them. Removed comes before added. */
function tidied(changes: readonly WordChange[]): WordChange[] {
  const out: WordChange[] = [];
  let removed = '';
  let added = '';
  const flush = (): void => {
    if (removed !== '') out.push({ kind: 'removed', text: removed });
    if (added !== '') out.push({ kind: 'added', text: added });
    removed = '';
    added = '';
  };
  changes.forEach((change, at) => {
    const open = removed !== '' && added !== '';
    const bridge = change.kind === 'same' && open && /^\s+$/u.test(change.text) && at + 1 < changes.length;
    if (change.kind === 'removed' || bridge) removed += change.text;
    if (change.kind === 'added' || bridge) added += change.text;
    if (change.kind !== 'same' || bridge) return;
    flush();
    out.push(change);
  });
  flush();
  return out;
}
