import { decide } from '@palimpsest/kernel';
import { assessmentRulesV1, structureAsked, tasksOf } from '@palimpsest/pipelines/assessment';
import type { EngineContext } from '../context.ts';
import { checkBase } from './check-base.ts';
import { newestVersion } from './document-store.ts';
import { newestRun } from './earlier-runs.ts';
import { readAssignment } from './read-assignment.ts';
import type { RendererChoice } from './renderer-choice.ts';
import { requestFingerprint } from './request-fingerprint.ts';

/** What a request would set in motion. */
export interface AssignmentPreview {
  readonly documentId: string;
  readonly version: number;
  readonly newVersion: number;
  /** True where this request would begin the document. */
  readonly registers: boolean;
  readonly rewrite: readonly { readonly problemId: string; readonly feedback: readonly string[] }[];
  readonly remove: readonly string[];
  readonly order: readonly string[] | null;
  /** Calls to the renderer at most; recorded answers are used again. */
  readonly calls: number;
  /** The run that answered this very request before; its response would be given again, and nothing made. */
  readonly answeredBy?: string;
}

/** Checks a request against what is on record and says what it would do. Calls nothing and keeps nothing. */
export async function previewAssignment(
  context: EngineContext,
  tenant: string,
  value: unknown,
  choice: RendererChoice = {},
): Promise<AssignmentPreview> {
  const request = readAssignment(value);
  // A document that is not known was never answered; asking for its key would make one.
  const known = (await newestVersion(context, tenant, request.documentId)) !== null;
  const earlier = known
    ? await newestRun(context, tenant, await requestFingerprint(context, tenant, request, choice))
    : null;
  if (earlier === null) await checkBase(context, tenant, request);
  const { output } = decide(assessmentRulesV1, 'structure', structureAsked(request));
  const tasks = tasksOf(request, output.rewrite);
  return {
    documentId: request.documentId,
    version: request.version,
    newVersion: request.version + 1,
    registers: !known,
    rewrite: tasks.map(({ problem, feedback }) => ({
      problemId: problem.problemId,
      feedback: feedback.map(({ feedbackId }) => feedbackId),
    })),
    remove: output.removed.map(({ problemId }) => problemId),
    order: output.reordered.length > 0 ? output.order : null,
    calls: earlier === null ? tasks.length : 0,
    ...(earlier === null ? {} : { answeredBy: earlier.runId }),
  };
}
