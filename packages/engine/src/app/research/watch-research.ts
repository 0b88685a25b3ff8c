import { phaseName, type ResearchState } from '@palimpsest/pipelines/research';
import type { EngineContext } from '../context.ts';
import { loadRun } from '../load-run.ts';

/** Where a run is, for a line that replaces itself. */
export interface ResearchProgress {
  readonly phase: string;
  readonly searches: string;
  readonly fetches: string;
  readonly sources: number;
  readonly claims: number;
}

/**
 * Tells how a run goes while somebody else advances it, until `done` settles. It reads the ledger and nothing else, so
 * it also tells of a run that another process advances.
 */
export async function watchResearch<T>(
  context: EngineContext,
  { tenant, runId }: { readonly tenant: string; readonly runId: string },
  done: Promise<T>,
  tell: (progress: ResearchProgress) => void,
  everyMs = 400,
): Promise<T> {
  let over = false;
  const ended = done.finally(() => {
    over = true;
  });
  const watching = (async () => {
    while (!over) {
      await Promise.race([ended.catch(() => undefined), pause(everyMs)]);
      if (over) return;
      const { view } = await loadRun(context, tenant, runId);
      tell(progressOf(view.state as ResearchState));
    }
  })().catch(() => undefined);
  const result = await ended;
  await watching;
  return result;
}

function progressOf({ phase, spent, budget, sources, triangulation }: ResearchState): ResearchProgress {
  return {
    phase: phaseName(Math.max(1, phase)),
    searches: `${spent.searches}/${budget?.searches ?? 0}`,
    fetches: `${spent.fetches}/${budget?.fetches ?? 0}`,
    sources: sources.length,
    claims: triangulation?.claims.length ?? 0,
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}
