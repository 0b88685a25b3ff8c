import type { RewriteRequest, RewriteResponse, UnappliedFeedback } from '@palimpsest/contracts';
import { assignmentResult } from './assignment-result.ts';
import { type StartOptions, startAssignment } from './start-assignment.ts';

export type RewriteOptions = Omit<StartOptions, 'mode'>;

/** The response together with where it comes from. */
export interface RewriteResult {
  readonly response: RewriteResponse;
  readonly runId: string;
  /** True where this request was answered before and the answer is the recorded one. */
  readonly replayed: boolean;
  readonly unapplied: readonly UnappliedFeedback[];
}

/**
 * Rewrites problems from selected feedback, on record. The same request gives the same response, byte for byte; the
 * request itself is frozen, so nothing can alter it behind the caller's back.
 *
 * @example
 * const { newVersion, rewrittenProblems } = await rewriteAssignment(request, { engine });
 */
export async function rewriteAssignment(
  request: RewriteRequest,
  options: RewriteOptions,
): Promise<RewriteResponse> {
  return (await runAssignment(request, options)).response;
}

/** The same, with the run and what was not applied. */
export async function runAssignment(value: unknown, options: RewriteOptions): Promise<RewriteResult> {
  const { engine, tenant = 'local' } = options;
  const { runId, replayed } = await startAssignment(value, { ...options, mode: 'inline' });
  const run = await engine.finishRun(tenant, runId);
  return { runId, replayed, ...(await assignmentResult(engine, run)) };
}
