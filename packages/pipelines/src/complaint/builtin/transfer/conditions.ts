import type { Marked, Segment } from './segments.ts';

/** A condition stands with a part of a sentence: before it or behind it, with nothing between that is said for itself. */
export function hasCondition(own: Segment, segments: readonly Segment[], { roles }: Marked): boolean {
  const at = segments.indexOf(own);
  // "Close it, please, when you leave": words that only ask part nothing.
  const isBetween = ({ kind, from, to }: Segment): boolean =>
    kind === 'main' && !roles.slice(from, to).every((role) => role === 'ask' || role === 'adjunct');
  const near = (parts: readonly Segment[]): readonly Segment[] => {
    const end = parts.findIndex(isBetween);
    return end === -1 ? parts : parts.slice(0, end);
  };
  const around = [...near(segments.slice(0, at).reverse()), ...near(segments.slice(at + 1))];
  return around.some(({ kind }) => kind === 'condition');
}
