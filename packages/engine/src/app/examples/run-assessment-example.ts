import { NothingRewrittenError } from '../../errors/nothing-rewritten-error.ts';
import { VersionConflictError } from '../../errors/version-conflict-error.ts';
import { type RewriteResult, runAssignment } from '../assessment/rewrite-assignment.ts';
import type { Engine } from '../engine.ts';
import type { Example, ExampleResult } from './run-examples.ts';

/** Answers one request. The same request is answered from the record, so a second start makes nothing anew. */
export async function runAssessmentExample(
  engine: Engine,
  { tenant, name, text }: Example,
): Promise<ExampleResult> {
  const request = JSON.parse(text) as { readonly documentId?: unknown };
  const about = {
    pipeline: 'assessment',
    name,
    show: `palimpsest assessment show ${String(request.documentId)}`,
  };
  try {
    const result = await runAssignment(request, { engine, tenant, actor: 'person:examples' });
    return { ...about, what: exampleWords(result), fresh: !result.replayed };
  } catch (error) {
    // A changed example meets a document that has moved on: that is an answer, not a fault of the start.
    if (error instanceof VersionConflictError || error instanceof NothingRewrittenError)
      return { ...about, what: error.message, fresh: false };
    throw error;
  }
}

function exampleWords({ response, unapplied }: RewriteResult): string {
  const { totalProblemsRewritten, globalChanges } = response.rewriteSummary;
  const parts = [
    `version ${response.newVersion}`,
    `${totalProblemsRewritten} ${totalProblemsRewritten === 1 ? 'problem' : 'problems'} rewritten`,
    ...(globalChanges.length === 0 ? [] : ['order or pacing changed']),
    ...(unapplied.length === 0 ? [] : [`${unapplied.length} not applied`]),
  ];
  return parts.join('; ');
}
