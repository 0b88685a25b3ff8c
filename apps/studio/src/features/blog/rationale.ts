import type { BlogProposals } from '@palimpsest/sdk';
import type { Passage } from '../../ui/diff/compare.ts';

type Proposed = BlogProposals['items'][number]['proposal']['passages'][number];

/** What asked for a change: what the rewriter was told to do, and the rules that had found something there. */
export interface Rationale {
  readonly instructions: readonly string[];
  readonly rules: readonly string[];
}

/** Shorter passages than this stand in too many others to be found by their words. */
const SHORTEST = 12;

/** Finds for a passage of the comparison the passages of the proposals with the same words. */
export function rationaleOf(passage: Passage, proposals: BlogProposals | undefined): Rationale | null {
  const before = passage.before.trim();
  const after = passage.after.trim();
  const found = (proposals?.items ?? [])
    .flatMap(({ proposal }) => proposal.passages)
    .filter(
      ({ current, proposed }: Proposed) => meets(current?.text, before) || meets(proposed?.text, after),
    );
  if (found.length === 0) return null;
  const all = (of: (each: Proposed) => readonly string[]) => [...new Set(found.flatMap(of))];
  return {
    instructions: all(({ rationale }) => rationale.instructions).map((each) => each.replace(/^- /, '')),
    rules: all(({ rationale }) => rationale.rules),
  };
}

function meets(text: string | undefined, words: string): boolean {
  if (text === undefined || words === '') return false;
  const own = text.trim();
  if (own === words) return true;
  return Math.min(own.length, words.length) >= SHORTEST && (own.includes(words) || words.includes(own));
}
