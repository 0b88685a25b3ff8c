import type { CanonicalRequest, Json, JsonObject, UniversalProblem, Verdict } from '@palimpsest/contracts';
import { canonicalJson, decide, type EventDraft, type RenderStep, type Step } from '@palimpsest/kernel';
import { answerTo } from './answer.ts';
import { composeResponse, nextSnapshot, type Settled } from './compose.ts';
import type { ProblemContext } from './problem-context.ts';
import { requestFacts } from './rules/v1/facts.ts';
import type { ProblemResult } from './rules/v1/outcome.ts';
import { assessmentRulesV1 } from './rules/v1/rule-set.ts';
import type { AssessmentInput, AssessmentState } from './state.ts';
import { correctAnswerOf, promptOf, structureAsked, type Task } from './tasks.ts';

/** Looks at a problem before and after. */
export type CheckProblem = (
  before: string,
  after: string,
  context: ProblemContext,
) => { readonly passed: boolean; readonly verdicts: readonly Verdict[] };

/** A call that was interrupted is made once more, on record. */
const MOST_ATTEMPTS = 2;
const LONGEST_ANSWER_TOKENS = 16_000;

/** What a run does next. Calls first, all of them; then guards; then the decisions and the version, in one go. */
export function nextSteps(state: AssessmentState, checkProblem: CheckProblem): readonly Step[] {
  const { input, request } = state;
  if (input === null) return [];
  if (input.mode !== 'rewrite') return keepSnapshot(state, input);
  if (request === null) return [];
  if (state.structure === null)
    return [decision(decide(assessmentRulesV1, 'structure', structureAsked(request)))];
  if (state.signals === null) {
    const facts = requestFacts(request);
    const problems = state.structure.rewrite.map((id) => facts.signalFacts(id));
    return [decision(decide(assessmentRulesV1, 'signals', { problems }))];
  }
  if (state.outcome !== null) return makeVersion(state as Settled, input);
  const renders = pendingRenders(state, request, input);
  if (renders.length > 0) return renders;
  const judged = guardSteps(state, input, checkProblem);
  if (judged.length > 0) return [{ kind: 'record', events: judged }];
  const problems = state.tasks.map((task) => resultOf(task, state, input));
  return [decision(decide(assessmentRulesV1, 'outcome', { problems }))];
}

function pendingRenders(
  { tasks, calls }: AssessmentState,
  request: CanonicalRequest,
  input: AssessmentInput,
): RenderStep[] {
  const renders: RenderStep[] = [];
  for (const task of tasks) {
    const call = calls.get(task.key);
    const again = call?.state === 'interrupted' && call.times < MOST_ATTEMPTS;
    if (call === undefined || again)
      renders.push(renderStep(task, promptOf(task, request), input, again ? call.times + 1 : 1));
    if (renders.length === (input.atOnce ?? 1)) break;
  }
  return renders;
}

function renderStep(
  { key, problem }: Task,
  prompt: string,
  input: AssessmentInput,
  attempt: number,
): RenderStep {
  const { renderer = '', model = '', take = 1, newAttemptReason } = input;
  const reason = attempt > 1 ? 'the call before it was interrupted' : newAttemptReason;
  return {
    kind: 'render',
    key,
    renderer,
    request: {
      model,
      prompt,
      parameters: {
        maxOutputTokens: Math.min(LONGEST_ANSWER_TOKENS, 512 + problem.content.length),
        temperature: 0,
        seed: 1,
      },
    },
    take,
    attempt,
    ...(reason === undefined ? {} : { reason }),
  };
}

/** A text that did not change needs no guard: it is the problem as it was. */
function guardSteps(
  { tasks, calls, guards, request }: AssessmentState,
  { renderer = '' }: AssessmentInput,
  checkProblem: CheckProblem,
): EventDraft[] {
  return tasks.flatMap((task) => {
    const answer = answerTo(task, renderer, calls.get(task.key));
    if (answer.missing !== null || answer.text === task.problem.content || guards.has(task.key)) return [];
    const correctAnswer = correctAnswerOf(task.problem);
    const { passed, verdicts } = checkProblem(task.problem.content, answer.text, {
      gradeBand: request?.generationContext.gradeBand ?? '',
      subject: request?.generationContext.subject ?? '',
      feedback: task.feedback,
      ...(correctAnswer === undefined ? {} : { correctAnswer }),
    });
    const payload = { step: task.key, verdicts: verdicts as unknown as Json };
    return [{ type: passed ? 'guard-passed' : 'guard-failed', payload }];
  });
}

function resultOf(
  task: Task,
  { calls, guards }: AssessmentState,
  { renderer = '' }: AssessmentInput,
): ProblemResult {
  const answer = answerTo(task, renderer, calls.get(task.key));
  const guard = guards.get(task.key);
  return {
    problemId: task.problem.problemId,
    feedback: task.feedback.map(({ feedbackId }) => feedbackId),
    missing: answer.missing,
    guard: guard === undefined ? null : { passed: guard.passed, failed: [...new Set(guard.failed)] },
    notApplied: answer.notApplied.map(({ feedbackId }) => feedbackId),
    notFound: answer.notFound,
  };
}

function makeVersion(state: Settled, input: AssessmentInput): readonly Step[] {
  const { request, structure, outcome } = state;
  const { documentId, version } = request;
  const unapplied = [...structure.unapplied, ...outcome.unapplied] as unknown as Json;
  const changed = outcome.rewritten.length + structure.removed.length + structure.reordered.length > 0;
  if (!changed)
    return [
      {
        kind: 'finish',
        outcome: 'stopped',
        reason: 'nothing_rewritten',
        result: { documentId, version, unapplied },
      },
    ];
  if (state.versioned) {
    const result = { documentId, newVersion: version + 1, rewritten: outcome.rewritten.length, unapplied };
    return [{ kind: 'finish', outcome: 'completed', result }];
  }
  const response = composeResponse(state);
  const { rewriteSummary } = response;
  const changes = rewriteSummary.changesByProblem.map(
    ({ rationale: _words, ...ids }) => ids,
  ) as unknown as Json;
  const removed = structure.removed as unknown as Json;
  const events: EventDraft[] = [];
  if (input.registers === true) {
    const kept = { kind: 'registered', fromVersion: null, changes: [], removed: [] };
    events.push(versionCreated(state, version, request.problems, kept));
  }
  const about = { kind: 'rewritten', fromVersion: version, changes, removed };
  events.push(
    versionCreated(state, version + 1, nextSnapshot(state), about, {
      response: JSON.stringify(response),
    }),
  );
  return [{ kind: 'record', events }];
}

/** A snapshot that is kept as it is given: an old version once more, or an assignment written by hand. */
function keepSnapshot(state: AssessmentState, input: AssessmentInput): readonly Step[] {
  const { documentId, version, fromVersion, mode } = input;
  const result = { documentId, newVersion: version + 1 };
  if (state.versioned) return [{ kind: 'finish', outcome: 'completed', result }];
  const kind = mode === 'restore' ? 'restored' : 'imported';
  const about = { kind, fromVersion: fromVersion ?? null, changes: [], removed: [] };
  return [{ kind: 'record', events: [versionCreated(state, version + 1, state.snapshot, about)] }];
}

function versionCreated(
  { input, metadata }: AssessmentState,
  version: number,
  problems: readonly UniversalProblem[],
  about: JsonObject,
  texts: Readonly<Record<string, string>> = {},
): EventDraft {
  const ids = problems.map(({ problemId }) => problemId);
  const payload = { documentId: input?.documentId ?? '', version, problems: ids, ...about };
  const kept = { snapshot: canonicalJson(problems), metadata: canonicalJson(metadata) };
  return {
    type: 'assessment-version-created',
    payload,
    texts: { ...kept, ...texts },
  };
}

function decision(made: ReturnType<typeof decide>): Step {
  return { kind: 'record', events: [{ type: 'decision-made', payload: { ...made } }] };
}
