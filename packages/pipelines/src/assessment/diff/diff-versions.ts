import type { UniversalProblem } from '@palimpsest/contracts';
import { diffDocuments } from '@palimpsest/kernel/text';

/** A stretch of a text that stayed, went or came. */
export interface Piece {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** One problem in two versions. Metadata never change, so only words and places are compared. */
export interface ProblemDiff {
  readonly problemId: string;
  readonly change: 'same' | 'rewritten' | 'moved' | 'added' | 'removed';
  /** Places in the two versions, from 1. */
  readonly from: number | null;
  readonly to: number | null;
  readonly before: string | null;
  readonly after: string | null;
  /** The words of both texts in one; empty where they are the same. */
  readonly pieces: readonly Piece[];
  readonly rationale: string | null;
}

/** Compares two snapshots: in the order of the newer one, removed problems last. */
export function diffVersions(
  before: readonly UniversalProblem[],
  after: readonly UniversalProblem[],
  rationales: ReadonlyMap<string, string>,
): ProblemDiff[] {
  const old = new Map(
    before.map((problem, i) => [problem.problemId, { text: problem.content, place: i + 1 }]),
  );
  const kept = new Set(after.map(({ problemId }) => problemId));
  // A problem moved where its neighbours among those that stay are others, not where one before it was removed.
  const staying = before.map(({ problemId }) => problemId).filter((id) => kept.has(id));
  const known = after.map(({ problemId }) => problemId).filter((id) => old.has(id));
  const moved = new Set(known.filter((id, i) => staying[i] !== id));
  const found = after.map(({ problemId, content }, i): ProblemDiff => {
    const earlier = old.get(problemId);
    const rationale = rationales.get(problemId) ?? null;
    const now = { problemId, to: i + 1, after: content, rationale };
    if (earlier === undefined)
      return {
        ...now,
        change: 'added',
        from: null,
        before: null,
        pieces: [{ kind: 'added', text: content }],
      };
    const same = earlier.text === content;
    const change = same ? (moved.has(problemId) ? 'moved' : 'same') : 'rewritten';
    const pieces = same ? [] : piecesOf(earlier.text, content);
    return { ...now, change, from: earlier.place, before: earlier.text, pieces };
  });
  const removed = before
    .filter(({ problemId }) => !kept.has(problemId))
    .map(({ problemId, content }): ProblemDiff => {
      const gone = { to: null, after: null, rationale: rationales.get(problemId) ?? null };
      const from = old.get(problemId)?.place ?? null;
      return {
        problemId,
        change: 'removed',
        from,
        before: content,
        pieces: [{ kind: 'removed', text: content }],
        ...gone,
      };
    });
  return [...found, ...removed];
}

/** The newer text with what went and came marked in it; all blanks of the newer text are kept. */
function piecesOf(before: string, after: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { kind, before: was, after: is, words } of diffDocuments(before, after).changes) {
    if (is === null) {
      if (was !== null) pieces.push({ kind: 'removed', text: before.slice(was.start, was.end) });
      continue;
    }
    if (is.start > at) pieces.push({ kind: 'same', text: after.slice(at, is.start) });
    at = Math.max(at, is.end);
    if (kind === 'changed' && words.length > 0)
      for (const word of words) pieces.push({ kind: word.kind, text: word.text });
    else pieces.push({ kind: kind === 'added' ? 'added' : 'same', text: after.slice(is.start, is.end) });
  }
  if (at < after.length) pieces.push({ kind: 'same', text: after.slice(at) });
  return pieces.filter(({ text }) => text !== '');
}
