import type { Json, ResearchRunInput, RunEventPayload } from '@palimpsest/contracts';
import {
  ERASED_TEXT,
  isErased,
  type ProjectedEvent,
  type ReadModel,
  type RowChange,
  runOfStream,
} from '@palimpsest/kernel';
import type { Triangulation } from './agents/verifier.ts';

/** One row a question. */
const runs: ReadModel = {
  table: 'research_runs',
  key: ['run_id'],
  columns: {
    run_id: 'text',
    project: 'text',
    question: 'text',
    fork_of: 'text',
    fork_from: 'integer',
    continues: 'text',
    started_at: 'timestamptz',
  },
  words: ['question'],
  project(event) {
    if (event.type !== 'run-started') return [];
    const { pipeline, input } = event.payload as RunEventPayload<'run-started'>;
    if (pipeline !== 'research') return [];
    const { project, fork, continues } = input as unknown as ResearchRunInput;
    return [
      insert({
        run_id: runOfStream(event.stream),
        project,
        question: readable(event, 'question'),
        fork_of: fork?.of ?? null,
        fork_from: fork?.from ?? null,
        continues,
        started_at: event.recordedAt,
      }),
    ];
  },
};

/** One row a source that was read. */
const sources: ReadModel = {
  table: 'research_sources',
  key: ['run_id', 'source_id'],
  columns: {
    run_id: 'text',
    source_id: 'text',
    round: 'integer',
    grade: 'text',
    status: 'text',
    passages: 'integer',
    instructs: 'boolean',
    address: 'text',
    title: 'text',
    publisher: 'text',
    published: 'text',
  },
  words: ['address', 'title', 'publisher', 'published'],
  project(event) {
    if (event.type !== 'sources-recorded') return [];
    const { round, sources: added } = event.payload as unknown as {
      round: number;
      sources: { id: string; grade: string; status: string; passages: number; instructs: number[] }[];
    };
    const catalog = parsed<Record<string, string | null>[]>(event, 'catalog');
    return added.map((source, i) => {
      const about = catalog?.[i];
      const word = (name: string): Json => (about === undefined ? ERASED_TEXT : (about[name] ?? null));
      return insert({
        run_id: runOfStream(event.stream),
        source_id: source.id,
        round,
        grade: source.grade,
        status: source.status,
        passages: source.passages,
        instructs: source.instructs.length > 0,
        address: word('address'),
        title: word('title'),
        publisher: word('publisher'),
        published: word('date'),
      });
    });
  },
};

/** One row a claim, for each time the evidence was triangulated. */
const claims: ReadModel = {
  table: 'research_claims',
  key: ['run_id', 'position', 'claim_id'],
  columns: {
    run_id: 'text',
    /** Where in the run it was recorded: the last one counts. */
    position: 'integer',
    claim_id: 'text',
    class: 'text',
    status: 'text',
    confidence: 'numeric(4,2)',
    sources: 'jsonb',
    groups: 'integer',
    superseded_by: 'text',
    content: 'text',
  },
  words: ['content'],
  project(event) {
    if (event.type !== 'claims-recorded') return [];
    const { claims: found } = event.payload as unknown as {
      claims: {
        id: string;
        class: string;
        status: string;
        confidence: number;
        sources: string[];
        groups: number;
        superseded_by: string | null;
      }[];
    };
    const words = parsed<Triangulation>(event, 'claims');
    return found.map(({ id, class: kind, status, confidence, sources: cited, groups, superseded_by }, i) =>
      insert({
        run_id: runOfStream(event.stream),
        position: event.streamVersion,
        claim_id: id,
        class: kind,
        status,
        confidence,
        sources: cited as Json,
        groups,
        superseded_by,
        content: words === null ? ERASED_TEXT : (words.claims[i]?.text ?? ''),
      }),
    );
  },
};

export const researchReadModels: readonly ReadModel[] = [runs, sources, claims];

function readable(event: ProjectedEvent, name: string): string {
  const words = event.texts[name];
  return words === undefined || isErased(words) ? ERASED_TEXT : words;
}

function parsed<T>(event: ProjectedEvent, name: string): T | null {
  const words = event.texts[name];
  return typeof words === 'string' ? (JSON.parse(words) as T) : null;
}

function insert(row: (RowChange & { op: 'insert' })['row']): RowChange {
  return { op: 'insert', row };
}
