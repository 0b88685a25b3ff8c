import type { CanonicalRequest, JsonObject, UniversalProblem } from '@palimpsest/contracts';
import type { AppliedFeedback } from './problem-context.ts';
import { problemPrompt } from './prompt/v1/problem-prompt.ts';
import type { StructureAsked } from './rules/v1/structure.ts';

/** One problem that is to get other words, with all its selected feedback. */
export interface Task {
  /** Names the call within its run. */
  readonly key: string;
  readonly problem: UniversalProblem;
  readonly feedback: readonly AppliedFeedback[];
}

/** What the structured actions of a request ask for, without any words. */
export function structureAsked({ problems, selectedFeedback }: CanonicalRequest): StructureAsked {
  const asked = { removals: [], orders: [], wordings: [] } as {
    removals: { feedbackId: string; problems: readonly string[] }[];
    orders: { feedbackId: string; order: readonly string[] }[];
    wordings: { feedbackId: string; problems: readonly string[] }[];
  };
  for (const { feedbackId, affectedProblems, action } of selectedFeedback) {
    const named = [...new Set(affectedProblems)];
    if (action?.type === 'reorder') asked.orders.push({ feedbackId, order: action.order });
    else if (action?.type === 'remove') asked.removals.push({ feedbackId, problems: named });
    else asked.wordings.push({ feedbackId, problems: named });
  }
  return { problems: problems.map(({ problemId }) => problemId), ...asked };
}

/** One task for each problem to rewrite, applying all its items in request order. */
export function tasksOf(request: CanonicalRequest, rewrite: readonly string[]): readonly Task[] {
  const byId = new Map(request.problems.map((problem) => [problem.problemId, problem]));
  const items = new Map<string, AppliedFeedback[]>();
  for (const { feedbackId, category, recommendation, action, affectedProblems } of request.selectedFeedback) {
    if (action?.type === 'reorder' || action?.type === 'remove') continue;
    const item = { feedbackId, category, recommendation, ...(action === undefined ? {} : { action }) };
    for (const id of new Set(affectedProblems)) items.set(id, [...(items.get(id) ?? []), item]);
  }
  return rewrite.flatMap((id) => {
    const problem = byId.get(id);
    const feedback = items.get(id) ?? [];
    if (problem === undefined || feedback.length === 0) return [];
    return [{ key: `rewrite/${id}`, problem, feedback }];
  });
}

/** Prompts are long and asked for again with every step of a run; each is made once. */
const prompts = new WeakMap<Task, string>();

export function promptOf(task: Task, { generationContext }: CanonicalRequest): string {
  let prompt = prompts.get(task);
  if (prompt === undefined) {
    prompt = problemPrompt({
      text: task.problem.content,
      feedback: task.feedback,
      context: generationContext,
    });
    prompts.set(task, prompt);
  }
  return prompt;
}

/** The answer key, where the metadata have one in either spelling. */
export function correctAnswerOf(problem: UniversalProblem): string | undefined {
  const answer = problem.correctAnswer ?? problem.CorrectAnswer;
  return typeof answer === 'string' || typeof answer === 'number' ? String(answer) : undefined;
}

const KNOWN = new Set([
  'documentId',
  'version',
  'problems',
  'teacherNotes',
  'selectedFeedback',
  'clusterReport',
  'simulationSummary',
  'generationContext',
]);

/** Fields of a request that the contract does not know: metadata of the document, kept as they are. */
export function documentMetadata(request: CanonicalRequest): JsonObject {
  return Object.fromEntries(Object.entries(request).filter(([name]) => !KNOWN.has(name))) as JsonObject;
}
