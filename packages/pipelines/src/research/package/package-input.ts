import type {
  CitationReport,
  Contradiction,
  CriticOutput,
  Draft,
  EarlyStop,
  EvaluatorOutput,
  Reflection,
  ResearchClaim,
  ResearchOutcome,
  ResearchPlan,
  SourceDocument,
  SourceGrade,
  Supersession,
} from '@palimpsest/contracts';

/** What one phase took, and where it was left out, why. */
export interface PhaseSpent {
  readonly phase: number;
  readonly name: string;
  readonly startedAt: string | null;
  readonly endedAt: string | null;
  readonly searches: number;
  readonly fetches: number;
  readonly checks: number;
  readonly calls: number;
  readonly tokens: number;
  readonly costMicros: number;
  readonly skipped: string | null;
}

/** Everything a finished run knows: the package is this in other shapes, and nothing besides. */
export interface PackageInput {
  readonly runId: string;
  readonly question: string;
  readonly asOf: string;
  readonly outcome: ResearchOutcome;
  readonly plan: ResearchPlan;
  readonly draft: Draft;
  readonly sources: readonly SourceDocument[];
  readonly grades: Readonly<Record<string, SourceGrade>>;
  readonly claims: readonly ResearchClaim[];
  readonly contradictions: readonly Contradiction[];
  readonly superseded: readonly Supersession[];
  readonly citationReport: CitationReport;
  readonly evaluations: readonly EvaluatorOutput[];
  readonly reflections: readonly Reflection[];
  readonly critic: CriticOutput;
  readonly limitations: readonly string[];
  readonly earlyStop: EarlyStop | null;
  /** What more research would look into. */
  readonly openTopics: readonly string[];
  readonly phases: readonly PhaseSpent[];
  readonly queries: readonly string[];
}

/** A file of the package; the path is relative to its folder. */
export interface PackageFile {
  readonly path: string;
  readonly text: string;
}
