import type {
  CitationReport,
  CriticOutput,
  Draft,
  EarlyStop,
  EvaluatorOutput,
  FramingName,
  HydeFraming,
  PhaseNumber,
  Reflection,
  ResearchBudget,
  ResearchPlan,
  ResearchRunInput,
  SourceDocument,
  SourceGrade,
} from '@palimpsest/contracts';
import { type GrowingMap, growingMap } from '@palimpsest/kernel';
import type { BoundaryBreach } from './agents/boundaries.ts';
import type { Triangulation } from './agents/verifier.ts';
import type { Classification } from './rules/v1/classify.ts';
import type { ReflexionDecision } from './rules/v1/rubric.ts';

/** One call, whoever answers it: a writer, a search, a fetch. */
export interface Call {
  readonly state: 'open' | 'answered' | 'failed' | 'interrupted';
  /** Attempts begun or replayed so far. */
  readonly attempts: number;
  readonly text: string;
  readonly stop: string;
  readonly code: string | null;
  readonly retryable: boolean;
}

export interface PlannedQuery {
  readonly key: string;
  /** Index into the run's sources. */
  readonly source: number;
  readonly query: string;
  readonly framing: FramingName | null;
  readonly subquestion: string | null;
}

export interface PlannedFetch {
  readonly key: string;
  readonly source: number;
  readonly address: string;
}

/** One round of queries and what came of it. */
export interface QueryRound {
  readonly round: number;
  readonly queries: readonly PlannedQuery[];
  readonly fetches: readonly PlannedFetch[] | null;
  readonly newPerQuery: readonly number[];
  readonly closed: boolean;
  readonly newInformation: number;
  readonly followUp: readonly string[];
}

/** What is kept about a source besides its words. */
export interface CatalogEntry {
  readonly id: string;
  readonly grade: SourceGrade;
  /** Passages that hold text addressed to a machine. */
  readonly instructs: readonly number[];
  readonly framings: readonly FramingName[];
}

export interface DroppedSentence {
  readonly section: number;
  readonly sentence: number;
  readonly reason: string;
}

export interface Spent {
  readonly searches: number;
  readonly fetches: number;
  readonly checks: number;
  /** Calls of a model; the built-in writer and replays are none. */
  readonly calls: number;
  readonly tokens: number;
  readonly costMicros: number;
  /** A call whose price nobody told. */
  readonly unknownCosts: number;
}

export interface PhaseLog {
  readonly phase: PhaseNumber;
  readonly status: 'completed' | 'skipped';
  readonly searches: number;
  readonly fetches: number;
  readonly checks: number;
  readonly calls: number;
  readonly tokens: number;
  readonly costMicros: number;
  readonly startedAt: string;
  readonly endedAt: string;
  readonly justification: string | null;
}

export interface ResearchState {
  readonly input: ResearchRunInput | null;
  readonly question: string;
  /** Sources of the run that this one continues. */
  readonly evidence: readonly SourceDocument[];
  readonly startedAt: string;
  /** The newest recorded instant: the only clock. */
  readonly now: string;
  /** 0 before the first. */
  readonly phase: number;
  readonly phaseOpen: boolean;
  readonly phaseSince: { readonly at: string; readonly spent: Spent };
  readonly phases: readonly PhaseLog[];
  readonly checkpoints: readonly { readonly phase: number; readonly rules: readonly string[] }[];
  readonly failedCheckpoint: readonly string[] | null;
  readonly classification: Classification | null;
  readonly budget: ResearchBudget | null;
  readonly firstBudget: ResearchBudget | null;
  readonly scaled: { readonly up: number; readonly down: number };
  readonly scalings: readonly { readonly direction: string; readonly triggers: readonly string[] }[];
  readonly spent: Spent;
  readonly calls: GrowingMap<Call>;
  /** Tokens set aside for calls under way, by step. */
  readonly reserved: Readonly<Record<string, number>>;
  /** Steps that the built-in writer took over, and why. */
  readonly replaced: Readonly<Record<string, string>>;
  readonly refusals: readonly (BoundaryBreach & { readonly agent: string; readonly step: string })[];
  readonly invalid: readonly { readonly agent: string; readonly step: string }[];
  readonly plan: ResearchPlan | null;
  readonly framings: readonly HydeFraming[];
  readonly weights: Readonly<Record<FramingName, number>>;
  readonly bestFraming: FramingName | null;
  readonly rounds: readonly QueryRound[];
  readonly sources: readonly SourceDocument[];
  readonly catalog: readonly CatalogEntry[];
  readonly retrievalEnd: string | null;
  readonly coverage: number;
  readonly earlyStop: EarlyStop | null;
  readonly triangulation: Triangulation | null;
  readonly draft: Draft | null;
  readonly draftVersion: number;
  readonly dropped: readonly DroppedSentence[];
  readonly citationReport: CitationReport | null;
  readonly critique: CriticOutput | null;
  readonly evaluations: readonly EvaluatorOutput[];
  readonly reflexion: ReflexionDecision | null;
  readonly reflections: readonly (Reflection & { readonly round: number })[];
  readonly packaged: boolean;
}

const NOTHING_SPENT: Spent = Object.freeze({
  searches: 0,
  fetches: 0,
  checks: 0,
  calls: 0,
  tokens: 0,
  costMicros: 0,
  unknownCosts: 0,
});

export const initialState: ResearchState = Object.freeze({
  input: null,
  question: '',
  evidence: [],
  startedAt: '',
  now: '',
  phase: 0,
  phaseOpen: false,
  phaseSince: { at: '', spent: NOTHING_SPENT },
  phases: [],
  checkpoints: [],
  failedCheckpoint: null,
  classification: null,
  budget: null,
  firstBudget: null,
  scaled: { up: 0, down: 0 },
  scalings: [],
  spent: NOTHING_SPENT,
  calls: growingMap<Call>(),
  reserved: {},
  replaced: {},
  refusals: [],
  invalid: [],
  plan: null,
  framings: [],
  weights: { academic: 1, practitioner: 1, skeptical: 1 },
  bestFraming: null,
  rounds: [],
  sources: [],
  catalog: [],
  retrievalEnd: null,
  coverage: 0,
  earlyStop: null,
  triangulation: null,
  draft: null,
  draftVersion: 0,
  dropped: [],
  citationReport: null,
  critique: null,
  evaluations: [],
  reflexion: null,
  reflections: [],
  packaged: false,
});
