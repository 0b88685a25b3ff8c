import type { Span } from '@palimpsest/contracts';

export interface Excerpt {
  readonly span: Span;
  readonly text: string;
}

/** Why a passage changed. All three lists are empty when nothing that was asked for explains it. */
export interface Rationale {
  /** Ids of the triggers that led to the instructions: 'T2'. */
  readonly triggers: readonly string[];
  /** The fix instructions the change follows, as they stand in the prompt. */
  readonly instructions: readonly string[];
  /** Rule set and rule: 'aeo/v1/answer-early'. */
  readonly rules: readonly string[];
  /** The same in one sentence for a reader. */
  readonly sentence: string;
}

export interface ProposedPassage {
  /** What the parent has, with its place there; null for what is new. */
  readonly current: Excerpt | null;
  /** What the child has, with its place there; null for what is gone. */
  readonly proposed: Excerpt | null;
  readonly kind: 'changed' | 'added' | 'removed' | 'moved';
  readonly rationale: Rationale;
}

/** A rewrite as its author reviews it: every changed passage with the reason for the change. */
export interface Proposal {
  readonly passages: readonly ProposedPassage[];
}
