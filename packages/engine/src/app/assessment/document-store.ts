import type { JsonObject, RewriteResponse, UniversalProblem } from '@palimpsest/contracts';
import { asTenant, query, type Statement } from '../../adapters/postgres/database.ts';
import type { EngineContext } from '../context.ts';

const NEWEST: Statement = {
  name: 'assessment-newest',
  text: 'select max(version) as newest from palimpsest.assessment_versions where tenant_id = $1 and document_id = $2',
};
const VERSIONS: Statement = {
  name: 'assessment-versions',
  text: `select version, kind, from_version, problems, run_id, created_at
    from palimpsest.assessment_versions where tenant_id = $1 and document_id = $2 order by version`,
};
const METADATA: Statement = {
  name: 'assessment-metadata',
  text: 'select metadata from palimpsest.assessment_versions where tenant_id = $1 and document_id = $2 and version = $3',
};
const PROBLEMS: Statement = {
  name: 'assessment-problems',
  text: `select problem_id, content, metadata from palimpsest.assessment_problems
    where tenant_id = $1 and document_id = $2 and version = $3 order by position`,
};
const RESPONSES: Statement = {
  name: 'assessment-responses',
  text: `select response from palimpsest.assessment_versions
    where tenant_id = $1 and document_id = $2 and version > $3 and version <= $4 and response is not null order by version`,
};
const CHANGES: Statement = {
  name: 'assessment-changes',
  text: `select version, problem_id, change, applied_feedback, rationale from palimpsest.assessment_changes
    where tenant_id = $1 and document_id = $2 and version > $3 and version <= $4 order by version, problem_id`,
};

/** One version of a document, as it stands in its table. */
export interface DocumentVersion {
  readonly version: number;
  readonly kind: 'registered' | 'rewritten' | 'restored' | 'imported';
  readonly fromVersion: number | null;
  readonly problems: number;
  readonly runId: string;
  readonly createdAt: string;
}

export interface RecordedChange {
  readonly version: number;
  readonly problemId: string;
  readonly change: 'rewritten' | 'removed';
  readonly feedback: readonly string[];
  readonly rationale: string | null;
}

/** The newest version number of a document, or null where it is not known. */
export async function newestVersion(
  { database }: EngineContext,
  tenant: string,
  documentId: string,
): Promise<number | null> {
  const [row] = await asTenant(database, tenant, (client) =>
    query<{ newest: number | null }>(client, NEWEST, [tenant, documentId]),
  );
  return row?.newest ?? null;
}

export async function versionsOf(
  { database }: EngineContext,
  tenant: string,
  documentId: string,
): Promise<DocumentVersion[]> {
  interface Row {
    readonly version: number;
    readonly kind: DocumentVersion['kind'];
    readonly from_version: number | null;
    readonly problems: number;
    readonly run_id: string;
    readonly created_at: Date;
  }
  const rows = await asTenant(database, tenant, (client) =>
    query<Row>(client, VERSIONS, [tenant, documentId]),
  );
  return rows.map(({ version, kind, from_version, problems, run_id, created_at }) => ({
    version,
    kind,
    fromVersion: from_version,
    problems,
    runId: run_id,
    createdAt: created_at.toISOString(),
  }));
}

/** The fields of a document that belong to no problem, as a version has them. */
export async function metadataOf(
  { database }: EngineContext,
  tenant: string,
  documentId: string,
  version: number,
): Promise<JsonObject> {
  const [row] = await asTenant(database, tenant, (client) =>
    query<{ metadata: JsonObject | string }>(client, METADATA, [tenant, documentId, version]),
  );
  return row === undefined || typeof row.metadata === 'string' ? {} : row.metadata;
}

/** The complete snapshot of a version; empty where there is none. */
export async function snapshotOf(
  { database }: EngineContext,
  tenant: string,
  documentId: string,
  version: number,
): Promise<UniversalProblem[]> {
  interface Row {
    readonly problem_id: string;
    readonly content: string;
    /** `[erased]` once the document was erased. */
    readonly metadata: JsonObject | string;
  }
  const rows = await asTenant(database, tenant, (client) =>
    query<Row>(client, PROBLEMS, [tenant, documentId, version]),
  );
  return rows.map(({ problem_id, content, metadata }) => ({
    problemId: problem_id,
    content,
    ...(typeof metadata === 'string' ? {} : metadata),
  }));
}

/** What changed after one version up to another. */
export async function changesBetween(
  { database }: EngineContext,
  tenant: string,
  documentId: string,
  after: number,
  upTo: number,
): Promise<RecordedChange[]> {
  interface Row {
    readonly version: number;
    readonly problem_id: string;
    readonly change: RecordedChange['change'];
    readonly applied_feedback: readonly string[];
    readonly rationale: string | null;
  }
  const rows = await asTenant(database, tenant, (client) =>
    query<Row>(client, CHANGES, [tenant, documentId, after, upTo]),
  );
  return rows.map(({ version, problem_id, change, applied_feedback, rationale }) => ({
    version,
    problemId: problem_id,
    change,
    feedback: applied_feedback,
    rationale,
  }));
}

/** What changed in the document as a whole after one version up to another; nothing of what was erased. */
export async function documentChangesBetween(
  { database }: EngineContext,
  tenant: string,
  documentId: string,
  after: number,
  upTo: number,
): Promise<string[]> {
  const rows = await asTenant(database, tenant, (client) =>
    query<{ response: string }>(client, RESPONSES, [tenant, documentId, after, upTo]),
  );
  return rows.flatMap(({ response }) =>
    response.startsWith('{') ? (JSON.parse(response) as RewriteResponse).rewriteSummary.globalChanges : [],
  );
}
