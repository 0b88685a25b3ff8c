import type {
  Draft,
  FetchAnswer,
  FetchRequest,
  ResearchBudget,
  ResearchClaim,
  SearchRequest,
  SourceDocument,
  SupportLabel,
} from '@palimpsest/contracts';
import type { SourceStep } from '@palimpsest/kernel';

/**
 * What the code of an agent is handed. An agent cannot do what its object does not have, so a forbidden act does not
 * compile; what a model's words ask for is refused by `boundaryBreaches`.
 */
export interface SearchCapability {
  search(key: string, source: string, request: SearchRequest): SourceStep;
}
export interface FetchCapability {
  fetch(key: string, source: string, request: FetchRequest): SourceStep;
}
export interface EvidenceCapability {
  readonly evidence: readonly SourceDocument[];
}
export interface ClassifyCapability {
  classify(
    claim: string,
    passages: readonly string[],
  ): { readonly label: SupportLabel; readonly score: number };
}

/** Sees numbers and phases; no search, no fetch, no content. */
export interface OrchestratorCapabilities {
  readonly budget: ResearchBudget | null;
  readonly spent: { readonly searches: number; readonly fetches: number };
}

/** Retrieves and extracts; nothing to verify, write or challenge with. */
export interface ResearcherCapabilities extends SearchCapability, FetchCapability, EvidenceCapability {}

/** Verifies with the evidence that is there; no search and no fetch. */
export interface VerifierCapabilities extends EvidenceCapability, ClassifyCapability {}

/** Reads the draft and what was verified; no search, no fetch, and no way to write. */
export interface CriticCapabilities extends ClassifyCapability {
  readonly draft: Draft;
  readonly claims: readonly ResearchClaim[];
}

/** Looks at addresses and passages; can neither add a source nor change a sentence. */
export interface CitationCapabilities extends EvidenceCapability {
  readonly draft: Draft;
  readonly statuses: readonly FetchAnswer[];
  check(key: string, source: string, address: string): SourceStep;
}
