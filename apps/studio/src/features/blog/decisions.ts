import type { Passage } from '../../ui/diff/compare.ts';

/** The text that comes of the choice: every change is taken unless it is left out. */
export function compose(passages: readonly Passage[], leftOut: ReadonlySet<number>): string {
  const pieces = passages
    .map(({ before, after }, at) => (leftOut.has(at) ? before : after))
    .filter((piece) => piece !== '');
  return pieces.map((piece, at) => (at === pieces.length - 1 ? piece : apart(piece))).join('');
}

/** The last paragraph of one text may come to stand within the other: it then needs its empty line. */
function apart(piece: string): string {
  return /\n[ \t\r]*\n$/.test(piece) ? piece : `${piece.replace(/\s+$/, '')}\n\n`;
}

/** The changes among the passages, by their place. */
export function changesOf(passages: readonly Passage[]): number[] {
  return passages.flatMap(({ kind }, at) => (kind === 'same' ? [] : [at]));
}
