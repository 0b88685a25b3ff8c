import { cutSentences } from './cut-sentences.ts';
import { layoutOf } from './opening.ts';
import { operationsOf } from './operations.ts';
import { changedPassages } from './passages.ts';
import type { Proposal } from './proposal.ts';
import { type Asked, rationaleOf } from './rationale.ts';

/** A rewrite with what asked for it; `findings` are the parent's. */
export interface ProposalRequest extends Asked {
  readonly parent: string;
  readonly child: string;
}

/**
 * Every changed passage of a rewrite as it is, as it would be, and why. A change that nothing asked for says so.
 * @example annotateProposal({ parent, child, triggers, fixInstructions, findings }).passages[0]?.rationale.sentence
 */
export function annotateProposal(request: ProposalRequest): Proposal {
  const parent = layoutOf(request.parent);
  const child = layoutOf(request.child);
  return {
    passages: changedPassages(request.parent, request.child).map((passage) => {
      const cut = cutSentences(passage, child);
      const { current, proposed, kind } = passage;
      const rationale = rationaleOf(passage, operationsOf(passage, parent, child, cut), cut, request);
      return { current, proposed, kind, rationale };
    }),
  };
}
