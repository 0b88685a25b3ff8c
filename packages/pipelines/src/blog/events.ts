import type {
  BlogTrigger,
  CycleStopReason,
  JsonObject,
  NoRewrite,
  TrendOutcome,
} from '@palimpsest/contracts';
import type { EventDraft } from '@palimpsest/kernel';

/** A version is on record; its words travel beside it as the text `content`. */
export type VersionCreated = {
  readonly blogId: string;
  readonly versionId: string;
  readonly versionNumber: number;
  readonly parentVersionId: string | null;
  readonly origin: 'author' | 'rewrite';
  /** The cycle that brought it; null for an author's version. */
  readonly cycleNumber: number | null;
};

/** A rewrite was decided on; the filled prompt travels beside it as the text `prompt`. */
export type CycleStarted = {
  readonly cycleId: string;
  readonly cycleNumber: number;
  readonly parentVersionId: string;
  readonly triggers: readonly BlogTrigger[];
  readonly fixInstructions: readonly string[];
  readonly promptVersion: string;
  readonly parentAeoTotal: number;
  readonly parentAiLikeness: number;
};

/** A cycle brought a version, and nothing speaks against another one. */
export type CycleCompleted = {
  readonly cycleId: string;
  readonly childVersionId: string;
  readonly childAeoTotal: number;
  readonly childAiLikeness: number;
  readonly trendOutcome: TrendOutcome;
  readonly trendCode: number;
};

/** A cycle was the last of its lineage. Without a child its call came to nothing, or a guard refused the answer. */
export type CycleStopped = {
  readonly cycleId: string;
  readonly childVersionId: string | null;
  readonly childAeoTotal: number | null;
  readonly childAiLikeness: number | null;
  readonly trendOutcome: TrendOutcome | null;
  readonly trendCode: number | null;
  readonly stopReason: CycleStopReason;
};

/** No trigger fired; `log` is what the specification wants logged. */
export type NoRewriteRequired = { readonly versionId: string; readonly log: NoRewrite };

export interface BlogEvents {
  readonly 'version-created': VersionCreated;
  readonly 'cycle-started': CycleStarted;
  readonly 'cycle-completed': CycleCompleted;
  readonly 'cycle-stopped': CycleStopped;
  readonly 'no-rewrite-required': NoRewriteRequired;
}

/** The one fact that comes from outside. */
export const SCORES_SIGNAL = 'external-scores-recorded';

/** Event types with the newest schema version this pipeline understands. */
export const BLOG_EVENTS: Readonly<Record<keyof BlogEvents | typeof SCORES_SIGNAL, number>> = {
  'version-created': 1,
  'cycle-started': 1,
  'cycle-completed': 1,
  'cycle-stopped': 1,
  'no-rewrite-required': 1,
  [SCORES_SIGNAL]: 1,
};

/** A draft whose payload has the shape of its type. */
export function blogEvent<T extends keyof BlogEvents>(
  type: T,
  payload: BlogEvents[T],
  texts?: Readonly<Record<string, string>>,
): EventDraft {
  const facts = { type, payload: payload as unknown as JsonObject };
  return texts === undefined ? facts : { ...facts, texts };
}
