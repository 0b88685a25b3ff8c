import type { ResearchOutcome } from '@palimpsest/contracts';
import { outcomeOf, phaseName, type ResearchState } from '@palimpsest/pipelines/research';
import type { LoadedRun } from '../load-run.ts';
import { packageOf } from './package-of.ts';

/** A run as it is shown. It may still be open, or have been ended from outside its own rules. */
export interface ResearchResult {
  readonly runId: string;
  readonly project: string;
  readonly status: 'open' | 'finished';
  readonly reason: string | null;
  /** Null where the run ended before its package was made. */
  readonly outcome: ResearchOutcome | null;
  readonly phase: string;
  readonly fork: { readonly of: string; readonly from: number } | null;
  readonly continues: string | null;
  /** Names of the files of the package. */
  readonly files: readonly string[];
  /** What searches, fetches and models said when they came to nothing, each once. */
  readonly problems: readonly string[];
}

const MOST_PROBLEMS = 8;

/**
 * A research run as it is shown: the JSON of `palimpsest research run`.
 *
 * @example const { outcome, problems } = researchResult(await engine.finishRun('local', runId));
 */
export function researchResult(run: LoadedRun): ResearchResult {
  const state = run.view.state as ResearchState;
  const { input } = state;
  const finished = run.view.finished;
  return {
    runId: run.runId,
    project: input?.project ?? '',
    status: finished === null ? 'open' : 'finished',
    reason: finished?.reason ?? null,
    outcome: finished !== null && state.packaged ? outcomeOf(state) : null,
    phase: phaseName(Math.max(1, state.phase)),
    fork: input?.fork === null || input === null ? null : { of: input.fork.of, from: input.fork.from },
    continues: input?.continues ?? null,
    files: packageOf(run).map(({ path }) => path),
    problems: problemsOf(run),
  };
}

function problemsOf({ events }: Pick<LoadedRun, 'events'>): string[] {
  const asked = new Map<unknown, unknown>();
  const found = new Set<string>();
  for (const { type, payload } of events) {
    if (type === 'attempt-started') asked.set(payload.attemptId, payload.renderer);
    if (type === 'attempt-failed') found.add(`${asked.get(payload.attemptId) ?? ''}: ${payload.message}`);
  }
  return [...found].slice(0, MOST_PROBLEMS);
}
