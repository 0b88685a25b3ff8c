import type { AssessmentInput } from '@palimpsest/pipelines/assessment';
import type { LoadedRun } from '../load-run.ts';

/** What a run of this pipeline was told besides words; it outlives their erasure. */
export function inputOfRun({ view }: Pick<LoadedRun, 'view'>): AssessmentInput {
  return (view.started?.input ?? {}) as unknown as AssessmentInput;
}
