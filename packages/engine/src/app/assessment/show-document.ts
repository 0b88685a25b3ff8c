import type { JsonObject, UniversalProblem } from '@palimpsest/contracts';
import {
  type Compared,
  type DiffFormat,
  diffAsMarkdown,
  diffAsProposal,
  diffAsText,
  diffVersions,
  type ProblemDiff,
} from '@palimpsest/pipelines/assessment';
import { UnknownDocumentError } from '../../errors/unknown-document-error.ts';
import type { EngineContext } from '../context.ts';
import {
  changesBetween,
  type DocumentVersion,
  documentChangesBetween,
  metadataOf,
  snapshotOf,
  versionsOf,
} from './document-store.ts';

/** Which document of which tenant. */
export interface DocumentPlace {
  readonly tenant: string;
  readonly documentId: string;
}

export interface ShownDocument {
  readonly documentId: string;
  readonly version: number;
  readonly problems: readonly UniversalProblem[];
  /** Fields of the document that belong to no problem. */
  readonly metadata: JsonObject;
  readonly versions: readonly DocumentVersion[];
}

/** A version of a document, complete, with the list of all its versions; the newest where none is named. */
export async function showDocument(
  context: EngineContext,
  { tenant, documentId }: DocumentPlace,
  wanted?: number,
): Promise<ShownDocument> {
  const versions = await versionsOf(context, tenant, documentId);
  const newest = versions.at(-1);
  if (newest === undefined) throw new UnknownDocumentError({ documentId });
  const version = wanted ?? newest.version;
  if (!versions.some((each) => each.version === version))
    throw new UnknownDocumentError({
      documentId,
      version,
      versions: versions.map((each) => each.version),
    });
  const problems = await snapshotOf(context, tenant, documentId, version);
  const metadata = await metadataOf(context, tenant, documentId, version);
  return { documentId, version, problems, metadata, versions };
}

export interface DocumentDiff extends Compared {
  readonly problems: readonly ProblemDiff[];
}

/** Two versions compared, with the rationales recorded in between. */
export async function diffDocument(
  context: EngineContext,
  place: DocumentPlace,
  from: number,
  to: number,
): Promise<DocumentDiff> {
  const { tenant, documentId } = place;
  const [before, after] = [await showDocument(context, place, from), await showDocument(context, place, to)];
  // Reasons belong to the way forward; going back has none of its own.
  const changes = await changesBetween(context, tenant, documentId, from, to);
  const rationales = new Map<string, string>();
  for (const { problemId, change, rationale, feedback } of changes) {
    const words =
      rationale ?? (change === 'removed' ? `Removed as feedback ${feedback.join(', ')} instructs.` : null);
    if (words === null) continue;
    const earlier = rationales.get(problemId);
    rationales.set(problemId, earlier === undefined ? words : `${earlier} ${words}`);
  }
  const problems = diffVersions(before.problems, after.problems, rationales);
  const orders = (await documentChangesBetween(context, tenant, documentId, from, to)).flatMap(
    (sentence) => /^Reordered the problems as feedback (.{1,2000}?) instructs:/.exec(sentence)?.[1] ?? [],
  );
  if (orders.length === 0) return { documentId, from, to, problems };
  const moved = `Moved as feedback ${orders.join(', ')} instructs.`;
  return {
    documentId,
    from,
    to,
    problems: problems.map((each) =>
      each.change === 'moved' && each.rationale === null ? { ...each, rationale: moved } : each,
    ),
  };
}

/** A comparison in one of its formats. */
export function diffWords(diff: DocumentDiff, format: Exclude<DiffFormat, 'json'>): string {
  if (format === 'markdown') return diffAsMarkdown(diff, diff.problems);
  return format === 'proposal' ? diffAsProposal(diff, diff.problems) : diffAsText(diff, diff.problems);
}
