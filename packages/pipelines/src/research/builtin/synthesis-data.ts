import type { ClaimClass, SourceGrade, VerificationStatus } from '@palimpsest/contracts';

/** A claim as a writer sees it: source ids, no addresses. */
export interface WritableClaim {
  readonly id: string;
  readonly class: ClaimClass;
  readonly text: string;
  readonly status: VerificationStatus;
  readonly confidence: number;
  readonly subquestions: readonly string[];
  readonly superseded_by: string | null;
  readonly recommends: boolean;
  readonly evidence: readonly {
    readonly source_id: string;
    readonly passage: number;
    readonly ref: string;
    readonly quote: string;
  }[];
}

/** The data of the task `synthesis`. */
export interface SynthesisData {
  readonly question: string;
  readonly subquestions: readonly { readonly id: string; readonly text: string }[];
  readonly claims: readonly WritableClaim[];
  readonly contradictions: readonly {
    readonly claims: readonly [string, string];
    /** Who says the one and who the other. */
    readonly sources: readonly [readonly string[], readonly string[]];
  }[];
  readonly superseded: readonly { readonly older: string; readonly newer: string }[];
  readonly sources: readonly {
    readonly id: string;
    readonly title: string;
    readonly date: string | null;
    readonly grade: SourceGrade;
  }[];
}
