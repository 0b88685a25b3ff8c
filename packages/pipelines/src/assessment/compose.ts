import type {
  CanonicalRequest,
  ProblemChange,
  RewriteResponse,
  RewrittenProblem,
  UnappliedFeedback,
  UniversalProblem,
} from '@palimpsest/contracts';
import { answerTo } from './answer.ts';
import { bloomLevelName } from './rules/v1/bloom-level-name.ts';
import { documentChangesOf } from './rules/v1/document-changes.ts';
import { type RequestFacts, requestFacts } from './rules/v1/facts.ts';
import type { Outcome } from './rules/v1/outcome.ts';
import { rationaleOf } from './rules/v1/rationale.ts';
import type { Structure } from './rules/v1/structure.ts';
import type { AssessmentState } from './state.ts';
import type { Task } from './tasks.ts';

/** A run that has decided everything: only the version is left to be made. */
export interface Settled extends AssessmentState {
  readonly request: CanonicalRequest;
  readonly structure: Structure;
  readonly outcome: Outcome;
}

/** The new texts, by problem. */
function newTexts({ tasks, outcome, calls, input }: Settled): ReadonlyMap<string, string> {
  const rewritten = new Set(outcome.rewritten.map(({ problemId }) => problemId));
  const texts = tasks
    .filter(({ problem }) => rewritten.has(problem.problemId))
    .map(
      (task) =>
        [task.problem.problemId, answerTo(task, input?.renderer ?? '', calls.get(task.key)).text] as const,
    );
  return new Map(texts);
}

/** The complete next version: the same problems with their metadata, other words only where they were rewritten. */
export function nextSnapshot(state: Settled): readonly UniversalProblem[] {
  const byId = new Map(state.request.problems.map((problem) => [problem.problemId, problem]));
  const texts = newTexts(state);
  return state.structure.order.flatMap((id) => {
    const problem = byId.get(id);
    if (problem === undefined) return [];
    const content = texts.get(id);
    return [content === undefined ? problem : { ...problem, content }];
  });
}

/** The response of the contract, composed by rule from what is on record. */
export function composeResponse(state: Settled): RewriteResponse {
  const { request, structure, outcome, signals } = state;
  const texts = newTexts(state);
  const facts = requestFacts(request);
  const tasks = new Map(state.tasks.map((task) => [task.problem.problemId, task]));
  const shown = new Map(signals?.map((each) => [each.problemId, each.signals]));
  const rewrittenProblems: RewrittenProblem[] = [];
  const changesByProblem: ProblemChange[] = [];
  for (const { problemId, applied } of outcome.rewritten) {
    const task = tasks.get(problemId) as Task;
    const simulationSignalsUsed = shown.get(problemId) ?? [];
    const rationale = rationaleFor(task, applied, simulationSignalsUsed, facts);
    rewrittenProblems.push({
      problemId,
      originalText: task.problem.content,
      rewrittenText: texts.get(problemId) ?? task.problem.content,
      rationale,
    });
    changesByProblem.push({
      problemId,
      appliedFeedbackIds: [...applied],
      teacherNotesUsed: facts.notesOn(problemId).map(({ noteId }) => noteId),
      simulationSignalsUsed: [...simulationSignalsUsed],
      rationale,
    });
  }
  return {
    newVersion: request.version + 1,
    rewrittenProblems,
    rewriteSummary: {
      totalProblemsRewritten: rewrittenProblems.length,
      changesByProblem,
      globalChanges: documentChangesOf(request, structure, outcome),
    },
  };
}

function rationaleFor(
  { problem, feedback }: Task,
  applied: readonly string[],
  signals: Parameters<typeof rationaleOf>[0]['signals'],
  facts: RequestFacts,
): string {
  const { problemId, bloomLevel } = problem;
  return rationaleOf({
    applied: feedback.filter(({ feedbackId }) => applied.includes(feedbackId)),
    notes: facts.notesOn(problemId).map(({ noteId }) => noteId),
    studentsUnsure: facts.signalFacts(problemId).studentsUnsure,
    signals,
    clusters: facts.clustersOn(problemId),
    bloomLevel: bloomLevelName(bloomLevel),
  });
}

/** What was selected and not applied, with the renderer's own words on why where it gave any. */
export function unappliedFeedback(state: AssessmentState): UnappliedFeedback[] {
  const { structure, outcome, tasks, calls, input } = state;
  const whys = new Map<string, string>();
  for (const task of tasks)
    for (const { feedbackId, why } of answerTo(task, input?.renderer ?? '', calls.get(task.key)).notApplied)
      whys.set(`${task.problem.problemId} ${feedbackId}`, why);
  return [...(structure?.unapplied ?? []), ...(outcome?.unapplied ?? [])].map((each) => ({
    ...each,
    guards: [...each.guards],
    detail: whys.get(`${each.problemId} ${each.feedbackId}`) ?? null,
  }));
}
