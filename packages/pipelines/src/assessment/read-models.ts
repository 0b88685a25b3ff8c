import type { Json, JsonObject, RewriteResponse, UniversalProblem } from '@palimpsest/contracts';
import {
  ERASED_TEXT,
  type ProjectedEvent,
  type ReadModel,
  type RowChange,
  runOfStream,
} from '@palimpsest/kernel';

/** The payload of `assessment-version-created`, which has ids only. */
interface VersionCreated {
  readonly documentId: string;
  readonly version: number;
  readonly kind: 'registered' | 'rewritten' | 'restored' | 'imported';
  readonly fromVersion: number | null;
  readonly problems: readonly string[];
  readonly changes: readonly {
    readonly problemId: string;
    readonly appliedFeedbackIds: readonly string[];
    readonly teacherNotesUsed: readonly string[];
    readonly simulationSignalsUsed: readonly string[];
  }[];
  readonly removed: readonly { readonly problemId: string; readonly feedback: readonly string[] }[];
}

/** Other pipelines have versions too, and every read model sees every event: the type says whose this one is. */
function versionOf(event: ProjectedEvent): VersionCreated | null {
  if (event.type !== 'assessment-version-created') return null;
  return event.payload as unknown as VersionCreated;
}

/** One row a document, made with its first version. */
const documents: ReadModel = {
  table: 'assessment_documents',
  key: ['document_id'],
  columns: { document_id: 'text', first_version: 'integer', run_id: 'text', created_at: 'timestamptz' },
  words: [],
  project(event) {
    const made = versionOf(event);
    if (made === null || (made.kind !== 'registered' && made.kind !== 'imported')) return [];
    return [
      insert({
        document_id: made.documentId,
        first_version: made.version,
        run_id: runOfStream(event.stream),
        created_at: event.recordedAt,
      }),
    ];
  },
};

/** One row a version. Its key is what keeps two runs from making the same number. */
const versions: ReadModel = {
  table: 'assessment_versions',
  key: ['document_id', 'version'],
  columns: {
    document_id: 'text',
    version: 'integer',
    kind: 'text',
    from_version: 'integer',
    problems: 'integer',
    run_id: 'text',
    created_at: 'timestamptz',
    metadata: 'jsonb',
    response: 'text',
  },
  words: ['metadata', 'response'],
  project(event) {
    const made = versionOf(event);
    if (made === null) return [];
    return [
      insert({
        document_id: made.documentId,
        version: made.version,
        kind: made.kind,
        from_version: made.fromVersion,
        problems: made.problems.length,
        run_id: runOfStream(event.stream),
        created_at: event.recordedAt,
        metadata: parsed<JsonObject>(event, 'metadata') ?? ERASED_TEXT,
        response: event.texts.response === undefined ? null : readable(event, 'response'),
      }),
    ];
  },
};

/** The complete snapshot of each version, one row a problem. */
const problems: ReadModel = {
  table: 'assessment_problems',
  key: ['document_id', 'version', 'position'],
  columns: {
    document_id: 'text',
    version: 'integer',
    position: 'integer',
    problem_id: 'text',
    content: 'text',
    metadata: 'jsonb',
  },
  words: ['content', 'metadata'],
  project(event) {
    const made = versionOf(event);
    if (made === null) return [];
    const snapshot = parsed<readonly UniversalProblem[]>(event, 'snapshot');
    return made.problems.map((problem_id, i) => {
      const {
        problemId: _id,
        content,
        ...metadata
      } = snapshot?.[i] ?? { problemId: problem_id, content: ERASED_TEXT };
      return insert({
        document_id: made.documentId,
        version: made.version,
        position: i + 1,
        problem_id,
        content,
        metadata: snapshot === null ? ERASED_TEXT : (metadata as Json),
      });
    });
  },
};

/** What changed in a version and why, one row a problem. */
const changes: ReadModel = {
  table: 'assessment_changes',
  key: ['document_id', 'version', 'problem_id'],
  columns: {
    document_id: 'text',
    version: 'integer',
    problem_id: 'text',
    change: 'text',
    applied_feedback: 'jsonb',
    teacher_notes: 'jsonb',
    signals: 'jsonb',
    rationale: 'text',
  },
  words: ['rationale'],
  project(event) {
    const made = versionOf(event);
    if (made === null) return [];
    const response = parsed<RewriteResponse>(event, 'response');
    const place = { document_id: made.documentId, version: made.version };
    const rewritten = made.changes.map((change, i) =>
      insert({
        ...place,
        problem_id: change.problemId,
        change: 'rewritten',
        applied_feedback: change.appliedFeedbackIds as Json,
        teacher_notes: change.teacherNotesUsed as Json,
        signals: change.simulationSignalsUsed as Json,
        rationale: response?.rewriteSummary.changesByProblem[i]?.rationale ?? ERASED_TEXT,
      }),
    );
    const removed = made.removed.map(({ problemId, feedback }) =>
      insert({
        ...place,
        problem_id: problemId,
        change: 'removed',
        applied_feedback: feedback as Json,
        teacher_notes: [],
        signals: [],
        rationale: null,
      }),
    );
    return [...rewritten, ...removed];
  },
};

export const assessmentReadModels: readonly ReadModel[] = [documents, versions, problems, changes];

function readable(event: ProjectedEvent, name: string): string {
  const words = event.texts[name];
  return typeof words === 'string' ? words : ERASED_TEXT;
}

function parsed<T>(event: ProjectedEvent, name: string): T | null {
  const words = event.texts[name];
  return typeof words === 'string' ? (JSON.parse(words) as T) : null;
}

function insert(row: (RowChange & { op: 'insert' })['row']): RowChange {
  return { op: 'insert', row };
}
