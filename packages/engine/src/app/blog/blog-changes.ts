import { type DocumentDiff, diffDocuments } from '@palimpsest/kernel/text';
import {
  annotateProposal,
  type BlogState,
  type Proposal,
  proposalMarkdown,
} from '@palimpsest/pipelines/blog';
import { RequestInvalidError } from '../../errors/request-invalid-error.ts';
import type { EngineContext } from '../context.ts';
import { loadRun } from '../load-run.ts';
import { blogRunResult } from './blog-run-result.ts';
import type { BlogReport, BlogVersionReport } from './show-blog.ts';

/** A cycle's rewrite for its author to review: each changed passage with what asked for it. */
export interface CycleProposal {
  readonly runId: string;
  readonly cycleNumber: number;
  readonly parentVersionId: string;
  readonly childVersionId: string;
  readonly proposal: Proposal;
}

/** The version with a number, or another one where none is named. */
export function versionOf(
  { versions }: Pick<BlogReport, 'versions'>,
  number: number | undefined,
  otherwise: BlogVersionReport,
): BlogVersionReport {
  if (number === undefined) return otherwise;
  const found = versions.find(({ versionNumber }) => versionNumber === number);
  if (found !== undefined) return found;
  throw new RequestInvalidError({
    field: 'version',
    problem: `${number} is none of this blog's: it has ${versions.map(({ versionNumber }) => versionNumber).join(', ')}`,
  });
}

/** What the newest run began with and what it ended on: the author's version, and the final one. */
export async function endsOfNewestRun(
  context: EngineContext,
  tenant: string,
  { versions }: Pick<BlogReport, 'versions'>,
): Promise<{ readonly author: BlogVersionReport; readonly final: BlogVersionReport }> {
  const newest = versions.at(-1);
  if (newest === undefined) throw new Error('A blog without versions cannot be on record.');
  const { finalVersionId } = blogRunResult(await loadRun(context, tenant, newest.runId));
  const own = versions.filter(({ runId }) => runId === newest.runId);
  return {
    author: own[0] ?? newest,
    final: own.find(({ versionId }) => versionId === finalVersionId) ?? newest,
  };
}

/** What changed between two versions, paragraph by paragraph and word by word. */
export function diffVersions(before: BlogVersionReport, after: BlogVersionReport): DocumentDiff {
  return diffDocuments(before.content, after.content);
}

/** The annotated proposals of all cycles of a run that brought a version. */
export async function proposeCycles(
  context: EngineContext,
  { tenant, runId }: { readonly tenant: string; readonly runId: string },
): Promise<readonly CycleProposal[]> {
  const { view } = await loadRun(context, tenant, runId);
  if (view.erased) return [];
  const { cycles, versions } = view.state as BlogState;
  const byId = new Map(versions.map((version) => [version.id, version]));
  return cycles.flatMap(({ number, parentVersionId, childVersionId, triggers, fixInstructions }) => {
    const parent = byId.get(parentVersionId);
    const child = childVersionId === null ? undefined : byId.get(childVersionId);
    if (parent === undefined || child === undefined) return [];
    const proposal = annotateProposal({
      parent: parent.content,
      child: child.content,
      triggers,
      fixInstructions,
      findings: parent.evaluation?.findings ?? [],
    });
    return [{ runId, cycleNumber: number, parentVersionId, childVersionId: child.id, proposal }];
  });
}

/** The proposals of a run as one document. */
export function proposalsMarkdown(proposals: readonly CycleProposal[]): string {
  if (proposals.length === 0) return 'No cycle of this run brought a version.';
  return proposals
    .map(({ cycleNumber, proposal }) => `# Cycle ${cycleNumber}\n\n${proposalMarkdown(proposal)}`)
    .join('\n\n');
}
