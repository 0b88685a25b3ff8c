import {
  AEO_PILLARS,
  AI_LIKENESS_CATEGORIES,
  type BlogEvaluation,
  type Json,
  type RunEventPayload,
} from '@palimpsest/contracts';
import {
  type ColumnType,
  ERASED_TEXT,
  isErased,
  type ProjectedEvent,
  type ReadModel,
  type RowChange,
  runOfStream,
} from '@palimpsest/kernel';
import { BLOG_EVALUATOR, type EvaluationInput } from './evaluate.ts';
import type { BlogEvents } from './events.ts';

/** Other pipelines may have events of the same name; who recorded one is under its hash. */
const OWN = /^pipeline:blog\/v\d+$/;

function own<T extends keyof BlogEvents>(event: ProjectedEvent, type: T): BlogEvents[T] | null {
  return event.type === type && OWN.test(event.actor) ? (event.payload as unknown as BlogEvents[T]) : null;
}

/** Words as a row shows them. */
function words(event: ProjectedEvent, name: string): string {
  const text = event.texts[name];
  return text === undefined || isErased(text) ? ERASED_TEXT : text;
}

function insert(row: (RowChange & { op: 'insert' })['row']): RowChange[] {
  return [{ op: 'insert', row }];
}

/** One row a blog, made with its first version. */
const blogs: ReadModel = {
  table: 'blogs',
  key: ['id'],
  columns: { id: 'uuid', created_at: 'timestamp' },
  words: [],
  project(event) {
    const created = own(event, 'version-created');
    if (created?.versionNumber !== 1) return [];
    return insert({ id: created.blogId, created_at: event.recordedAt });
  },
};

const blogVersions: ReadModel = {
  table: 'blog_versions',
  key: ['id'],
  columns: {
    id: 'uuid',
    blog_id: 'uuid',
    version_number: 'integer',
    parent_version_id: 'uuid',
    origin: 'text',
    cycle_number: 'integer',
    content: 'text',
    run_id: 'text',
    created_at: 'timestamp',
  },
  words: ['content'],
  project(event) {
    const created = own(event, 'version-created');
    if (created === null) return [];
    return insert({
      id: created.versionId,
      blog_id: created.blogId,
      version_number: created.versionNumber,
      parent_version_id: created.parentVersionId,
      origin: created.origin,
      cycle_number: created.cycleNumber,
      content: words(event, 'content'),
      run_id: runOfStream(event.stream),
      created_at: event.recordedAt,
    });
  },
};

interface Evaluated {
  readonly input: EvaluationInput;
  readonly result: BlogEvaluation;
  readonly evaluator: string;
}

function evaluated(event: ProjectedEvent): Evaluated | null {
  if (event.type !== 'evaluation-recorded') return null;
  const { evaluator, version, input, result } = event.payload as RunEventPayload<'evaluation-recorded'>;
  if (evaluator !== BLOG_EVALUATOR) return null;
  return {
    evaluator: `${evaluator}/${version}`,
    input: input as unknown as EvaluationInput,
    result: result as unknown as BlogEvaluation,
  };
}

const evaluationRuns: ReadModel = {
  table: 'evaluation_runs',
  key: ['id'],
  columns: {
    id: 'uuid',
    version_id: 'uuid',
    source: 'text',
    evaluator: 'text',
    as_of: 'date',
    switched_off: 'jsonb',
    attainable_maximum: 'numeric(5,2)',
    author_advice: 'jsonb',
    findings: 'jsonb',
    created_at: 'timestamp',
  },
  words: [],
  project(event) {
    const done = evaluated(event);
    if (done === null) return [];
    const { input, result } = done;
    return insert({
      id: input.evaluationId,
      version_id: input.versionId,
      source: result.source,
      evaluator: done.evaluator,
      as_of: result.asOf,
      switched_off: input.switchedOff,
      attainable_maximum: result.attainableMaximum,
      author_advice: result.authorAdvice as unknown as Json,
      findings: result.findings as unknown as Json,
      created_at: event.recordedAt,
    });
  },
};

const SCORE: ColumnType = 'numeric(5,2)';

const aeoScores: ReadModel = {
  table: 'aeo_scores',
  key: ['run_id'],
  columns: {
    run_id: 'uuid',
    aeo_total: SCORE,
    ...Object.fromEntries(AEO_PILLARS.map((pillar) => [`aeo_${pillar}`, SCORE])),
    created_at: 'timestamp',
  },
  words: [],
  project(event) {
    const done = evaluated(event);
    if (done === null) return [];
    const { total, pillars } = done.result.aeo;
    return insert({
      run_id: done.input.evaluationId,
      aeo_total: total,
      ...Object.fromEntries(AEO_PILLARS.map((pillar) => [`aeo_${pillar}`, pillars[pillar]])),
      created_at: event.recordedAt,
    });
  },
};

const aiLikenessRubricScores: ReadModel = {
  table: 'ai_likeness_rubric_scores',
  key: ['run_id'],
  columns: {
    run_id: 'uuid',
    ai_likeness_total: SCORE,
    ...Object.fromEntries(AI_LIKENESS_CATEGORIES.map((category) => [category, SCORE])),
    created_at: 'timestamp',
  },
  words: [],
  project(event) {
    const done = evaluated(event);
    if (done === null) return [];
    const { total, categories } = done.result.aiLikeness;
    return insert({
      run_id: done.input.evaluationId,
      ai_likeness_total: total,
      ...categories,
      created_at: event.recordedAt,
    });
  },
};

/** The specification's table: inserted as pending, changed once when the cycle ends. */
const rewriteCycles: ReadModel = {
  table: 'rewrite_cycles',
  key: ['id'],
  columns: {
    id: 'uuid',
    parent_version_id: 'uuid',
    child_version_id: 'uuid',
    cycle_number: 'integer',
    trigger_reasons: 'jsonb',
    trigger_data: 'jsonb',
    rewrite_prompt: 'text',
    parent_aeo_total: SCORE,
    child_aeo_total: SCORE,
    parent_ai_likeness: SCORE,
    child_ai_likeness: SCORE,
    trend_outcome: 'text',
    trend_code: 'integer',
    rewrite_status: 'text',
    stop_reason: 'text',
    created_at: 'timestamp',
  },
  words: ['rewrite_prompt'],
  project(event) {
    const started = own(event, 'cycle-started');
    if (started !== null) {
      return insert({
        id: started.cycleId,
        parent_version_id: started.parentVersionId,
        cycle_number: started.cycleNumber,
        trigger_reasons: started.triggers.map(({ trigger_reason }) => trigger_reason),
        trigger_data: started.triggers.map(({ trigger_data }) => trigger_data),
        rewrite_prompt: words(event, 'prompt'),
        parent_aeo_total: started.parentAeoTotal,
        parent_ai_likeness: started.parentAiLikeness,
        rewrite_status: 'pending',
        created_at: event.recordedAt,
      });
    }
    const completed = own(event, 'cycle-completed');
    const stopped = own(event, 'cycle-stopped');
    const ended = completed ?? stopped;
    if (ended === null) return [];
    const set = {
      child_version_id: ended.childVersionId,
      child_aeo_total: ended.childAeoTotal,
      child_ai_likeness: ended.childAiLikeness,
      trend_outcome: ended.trendOutcome,
      trend_code: ended.trendCode,
      rewrite_status: completed === null ? 'terminal' : 'completed',
      stop_reason: stopped?.stopReason ?? null,
    };
    return [{ op: 'update', key: { id: ended.cycleId }, set }];
  },
};

/** In the order in which they refer to each other. */
export const blogReadModels: readonly ReadModel[] = [
  blogs,
  blogVersions,
  evaluationRuns,
  aeoScores,
  aiLikenessRubricScores,
  rewriteCycles,
];
