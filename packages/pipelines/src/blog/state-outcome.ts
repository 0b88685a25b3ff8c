import type {
  BlogCycle,
  BlogEvaluation,
  BlogOutcome,
  BlogVersion,
  NeedsAuthorInput,
} from '@palimpsest/contracts';
import type { BlogState, CycleState, VersionState } from './state.ts';

/**
 * The newest version whose trend is not `regressing`; an author's version has no trend. A rewrite that nobody has
 * scored yet is not final either: nothing is known of its trend.
 */
export function finalVersion({ versions, cycles }: BlogState): VersionState | undefined {
  const regressed = new Set(
    cycles.filter(({ trend }) => trend?.outcome === 'regressing').map(({ childVersionId }) => childVersionId),
  );
  return versions.findLast(
    ({ id, origin, evaluation }) => !regressed.has(id) && (origin === 'author' || evaluation !== null),
  );
}

export function cycleSummaries({ cycles, versions }: BlogState): BlogCycle[] {
  const byId = new Map(versions.map((version) => [version.id, version]));
  return cycles.map((cycle) => summary(cycle, byId));
}

function summary(cycle: CycleState, versions: ReadonlyMap<string, VersionState>): BlogCycle {
  const before = versions.get(cycle.parentVersionId);
  const after = versions.get(cycle.childVersionId ?? '');
  const [parent, child] = [before?.evaluation, after?.evaluation];
  return {
    cycleId: cycle.id,
    cycleNumber: cycle.number,
    parentVersionId: cycle.parentVersionId,
    childVersionId: cycle.childVersionId,
    triggers: [...cycle.triggers],
    fixInstructions: [...cycle.fixInstructions],
    parentAeoTotal: parent?.aeo.total ?? 0,
    childAeoTotal: child?.aeo.total ?? null,
    parentAiLikeness: parent?.aiLikeness.total ?? 0,
    childAiLikeness: child?.aiLikeness.total ?? null,
    changed: after === undefined ? null : after.content !== before?.content,
    trendOutcome: cycle.trend?.outcome ?? null,
    trendCode: cycle.trend?.code ?? null,
    status: cycle.status,
    stopReason: cycle.stopReason,
    verdicts: [...(cycle.guarded?.verdicts ?? [])],
  };
}

export function versionSummaries({ versions }: BlogState): BlogVersion[] {
  return versions.map(({ id, number, parentId, origin, evaluation }) => ({
    versionId: id,
    versionNumber: number,
    parentVersionId: parentId,
    origin,
    aeoTotal: evaluation?.aeo.total ?? null,
    aiLikenessTotal: evaluation?.aiLikeness.total ?? null,
  }));
}

/** What the author should add, where no rewrite without new facts could reach the threshold. */
export function needsAuthorInput(evaluation: BlogEvaluation, threshold: number): NeedsAuthorInput | null {
  const { attainableMaximum, authorAdvice } = evaluation;
  if (attainableMaximum >= threshold) return null;
  return { code: 'needs_author_input', attainableMaximum, add: authorAdvice };
}

/** How the run ended, without any words. */
export function outcomeOf(
  state: BlogState,
  threshold: number,
  stopReason: BlogOutcome['stopReason'],
): BlogOutcome {
  const final = finalVersion(state);
  const evaluation = final?.evaluation ?? null;
  const untouched = state.cycles.length === 0 ? 'no_rewrite_required' : 'completed';
  return {
    outcome: stopReason === null ? untouched : 'stopped',
    stopReason,
    cycles: cycleSummaries(state),
    versions: versionSummaries(state),
    finalVersionId: final?.id ?? '',
    advice: evaluation === null ? null : needsAuthorInput(evaluation, threshold),
  };
}
