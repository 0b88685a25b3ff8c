import type {
  BlogEvaluation,
  BlogRunInput,
  BlogTrigger,
  CycleStatus,
  CycleStopReason,
  ExternalScores,
  Verdict,
} from '@palimpsest/contracts';
import type { AdviceDecision, TriggersDecision } from './rules/blog/v1/rule-set.ts';
import type { Stop } from './rules/blog/v1/stops.ts';
import type { Trend } from './rules/blog/v1/trend.ts';

/** One version of the post. */
export interface VersionState {
  readonly id: string;
  readonly number: number;
  readonly parentId: string | null;
  readonly origin: 'author' | 'rewrite';
  readonly content: string;
  readonly evaluation: BlogEvaluation | null;
}

/** What the one call of a cycle brought. */
export type Answer =
  | { readonly kind: 'answered'; readonly text: string; readonly stop: string }
  | { readonly kind: 'failed' };

/** One rewrite, from its decision to its end. */
export interface CycleState {
  readonly id: string;
  readonly number: number;
  readonly parentVersionId: string;
  readonly triggers: readonly BlogTrigger[];
  readonly fixInstructions: readonly string[];
  readonly prompt: string;
  readonly status: CycleStatus;
  readonly answer: Answer | null;
  readonly guarded: { readonly passed: boolean; readonly verdicts: readonly Verdict[] } | null;
  readonly childVersionId: string | null;
  readonly trend: Trend | null;
  readonly stop: Stop | null;
  readonly stopReason: CycleStopReason | null;
}

/** What the run knows: its versions and cycles, both in a line, and what was decided about the newest version. */
export interface BlogState {
  readonly input: BlogRunInput | null;
  /** The post as the author gave it, until it is a version. */
  readonly post: string;
  readonly protectedTerms: readonly string[];
  readonly versions: readonly VersionState[];
  readonly cycles: readonly CycleState[];
  /** Scores from elsewhere for the newest version. */
  readonly externalScores: ExternalScores | null;
  readonly triggers: TriggersDecision | null;
  readonly advice: AdviceDecision | null;
  readonly instructions: readonly string[] | null;
  readonly noRewriteLogged: boolean;
}

export const initialBlogState: BlogState = {
  input: null,
  post: '',
  protectedTerms: [],
  versions: [],
  cycles: [],
  externalScores: null,
  triggers: null,
  advice: null,
  instructions: null,
  noRewriteLogged: false,
};

/** The key of a cycle's one render step. */
export function renderKey(cycleNumber: number): string {
  return `rewrite-${cycleNumber}`;
}

/** The version that waits for scores from elsewhere, or null. */
export function waitingForScores({ input, versions, externalScores }: BlogState): string | null {
  const newest = versions.at(-1);
  const waits =
    newest?.evaluation === null && externalScores === null && input?.settings.scores === 'external';
  return waits ? newest.id : null;
}
