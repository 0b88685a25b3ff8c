import {
  type JsonObject,
  type ResearchRunInput,
  type ResearchWriter,
  researchRunInputSchema,
  type SourceDocument,
} from '@palimpsest/contracts';
import { RESEARCH_BUILTIN, RESEARCH_PROMPT_VERSION } from '@palimpsest/pipelines/research';
import { RequestInvalidError } from '../../errors/request-invalid-error.ts';
import type { EngineContext } from '../context.ts';
import { startRun } from '../start-run.ts';
import { begunResearch } from './begun-research.ts';
import { projectFor, RESEARCH_PIPELINE, researchSubject } from './research-subject.ts';
import { type SourceChoice, sourcesOfRun } from './sources-of-run.ts';

export interface ResearchRequest extends SourceChoice {
  readonly tenant: string;
  readonly actor: string;
  readonly question: string;
  /** Names the folder below `RESEARCH/`. Absent: the same question has the same one. */
  readonly project?: string;
  readonly type?: ResearchRunInput['type'];
  readonly limits?: ResearchRunInput['limits'];
  readonly exhaustive?: boolean;
  readonly deeper?: boolean;
  readonly domains?: readonly string[];
  readonly since?: string;
  readonly asOf?: string;
  /** `builtin` (offline, by rule; the default), or the id of a model's renderer such as `anthropic`. */
  readonly renderer?: string;
  readonly model?: string;
  readonly mode?: 'queued' | 'inline';
  readonly onFile?: (done: number, of: number) => void;
  /** The same key again gives the run that it began. */
  readonly idempotencyKey?: string;
}

export interface StartedResearch {
  readonly runId: string;
  readonly project: string;
  /** Files of the folder that were left out, and why. */
  readonly skipped: readonly { readonly path: string; readonly reason: string }[];
}

const LONGEST_QUESTION = 2_000;

/**
 * Puts a question on record and starts its run.
 *
 * @example
 * const { runId } = await startResearch(engine.context, { tenant: 'local', actor: 'me', question, corpus: 'docs', mode: 'inline' });
 */
export async function startResearch(
  context: EngineContext,
  request: ResearchRequest,
): Promise<StartedResearch> {
  const { tenant, actor, mode } = request;
  const question = checkQuestion(request.question);
  const writer = writerOf(context, request);
  const earlier = await begunResearch(context, request, ({ state }) => state.question === question);
  if (earlier !== null) return earlier;
  const project = await projectFor(context, tenant, question, request.project);
  const draft = inputOf(context, request, project, writer, []);
  const { sources, skipped } = await sourcesOfRun(context, tenant, request, request.onFile);
  const { idempotencyKey } = request;
  return begin(context, {
    tenant,
    actor,
    mode,
    question,
    input: { ...draft, sources },
    skipped,
    idempotencyKey,
  });
}

export interface Beginning {
  readonly tenant: string;
  readonly actor: string;
  readonly mode: 'queued' | 'inline' | undefined;
  readonly question: string;
  readonly input: ResearchRunInput;
  /** Sources of the run that this one continues. */
  readonly evidence?: readonly SourceDocument[];
  readonly skipped?: StartedResearch['skipped'];
  readonly idempotencyKey?: string | undefined;
}

export async function begin(
  context: EngineContext,
  { tenant, actor, mode, question, input, evidence, skipped = [], idempotencyKey }: Beginning,
): Promise<StartedResearch> {
  const { runId } = await startRun(context, {
    tenant,
    pipeline: RESEARCH_PIPELINE,
    subject: researchSubject(input.project),
    actor,
    input: input as unknown as JsonObject,
    texts: { question, ...(evidence === undefined ? {} : { evidence: JSON.stringify(evidence) }) },
    ...(mode === undefined ? {} : { mode }),
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  });
  return { runId, project: input.project, skipped };
}

export function checkQuestion(given: string): string {
  const question = given.trim();
  if (question === '' || !/\p{L}/u.test(question))
    throw new RequestInvalidError({ field: 'question', problem: 'has no words' });
  if (question.length > LONGEST_QUESTION)
    throw new RequestInvalidError({
      field: 'question',
      problem: `is longer than ${LONGEST_QUESTION} characters`,
    });
  return question;
}

export function writerOf(
  { renderers }: Pick<EngineContext, 'renderers'>,
  { renderer = RESEARCH_BUILTIN.renderer, model, mode }: Pick<ResearchRequest, 'renderer' | 'model' | 'mode'>,
): ResearchWriter {
  if (renderer === RESEARCH_BUILTIN.renderer) return { ...RESEARCH_BUILTIN };
  if (model === undefined || model === '')
    throw new RequestInvalidError({
      field: 'model',
      problem: `must be given for the renderer '${renderer}'`,
    });
  if (mode === 'inline' && !renderers.has(renderer))
    throw new RequestInvalidError({
      field: 'renderer',
      problem: `names '${renderer}', which this installation does not have`,
      hint: `It has: ${[...renderers.keys()].join(', ')}. A model's renderer is there once its key is set: ANTHROPIC_API_KEY, OPENAI_API_KEY or OPENAI_BASE_URL. Nothing was written.`,
    });
  return { renderer, model };
}

export function inputOf(
  context: Pick<EngineContext, 'now'>,
  request: Omit<ResearchRequest, 'question' | 'tenant' | 'actor'>,
  project: string,
  writer: ResearchWriter,
  sources: ResearchRunInput['sources'],
): ResearchRunInput {
  const read = researchRunInputSchema.safeParse({
    project,
    type: request.type ?? null,
    limits: request.limits ?? {},
    exhaustive: request.exhaustive ?? false,
    deeper: request.deeper ?? false,
    domains: (request.domains ?? []).map((domain) => domain.toLowerCase()),
    since: request.since ?? null,
    asOf: request.asOf ?? context.now().slice(0, 10),
    sources,
    writer,
    promptVersion: RESEARCH_PROMPT_VERSION,
    ruleSet: 'research/v1',
    fork: null,
    continues: null,
    takes: [1, 1, 1, 1, 1, 1, 1, 1],
  });
  if (read.success) return read.data;
  const { path, message } = read.error.issues[0] ?? { path: [], message: 'is not as it should be' };
  throw new RequestInvalidError({ field: path.map(String).join('.'), problem: message });
}
