import type { PhaseNumber } from '@palimpsest/contracts';
import type { Step, StepTools } from '@palimpsest/kernel';
import type { Analysis } from './analysis.ts';
import { enterPhase } from './phases/boundary.ts';
import { citeAndVerify } from './phases/cite-and-verify.ts';
import { classifyAndScope } from './phases/classify-and-scope.ts';
import { type BuildPackage, finishStep, packagePhase } from './phases/package.ts';
import { planAndHypothesize } from './phases/plan-and-hypothesize.ts';
import { reflectAndFix } from './phases/reflect-and-fix.ts';
import { retrieve } from './phases/retrieve.ts';
import { synthesize } from './phases/synthesize.ts';
import { triangulatePhase } from './phases/triangulate.ts';
import type { ResearchState } from './state.ts';

/** What the pipeline needs of others. */
export interface ResearchParts {
  readonly analysis: Analysis;
  readonly buildPackage: BuildPackage;
}

/** What a run does next: the work of the phase that is open, or the way into the next one. */
export function nextSteps(
  state: ResearchState,
  { runId }: Pick<StepTools, 'runId'>,
  { analysis, buildPackage }: ResearchParts,
): readonly Step[] {
  if (state.input === null) return [];
  if (state.failedCheckpoint !== null)
    return [
      {
        kind: 'finish',
        outcome: 'failed',
        reason: 'rule_checkpoint_failed',
        result: { phase: state.phase + 1, failed: [...state.failedCheckpoint] },
      },
    ];
  if (!state.phaseOpen)
    return state.phase === 8 ? [finishStep(state)] : [enterPhase(state, (state.phase + 1) as PhaseNumber)];
  switch (state.phase as PhaseNumber) {
    case 1:
      return classifyAndScope(state);
    case 2:
      return planAndHypothesize(state);
    case 3:
      return retrieve(state, analysis);
    case 4:
      return triangulatePhase(state, analysis);
    case 5:
      return synthesize(state, analysis);
    case 6:
      return citeAndVerify(state, analysis);
    case 7:
      return reflectAndFix(state, analysis);
    case 8:
      return packagePhase(state, runId, buildPackage);
  }
}
