import type { CanonicalRequest, FieldProblem } from '@palimpsest/contracts';
import { scaffoldingOf } from './problem-context.ts';

/** Why a well-formed request cannot be carried out. Nothing is written of it. */
export interface SelectionFault extends FieldProblem {
  readonly code: 'unknown_problem' | 'contradictory_feedback' | 'order_incomplete' | 'nothing_left';
}

/** What the selected feedback asks for that cannot be, each with the field it stands in; empty where all is well. */
export function checkSelection(request: CanonicalRequest): readonly SelectionFault[] {
  const unknown = unknownProblems(request);
  // What contradicts what cannot be said of problems that are not there.
  return unknown.length > 0
    ? unknown
    : [...contradictions(request), ...orderFaults(request), ...nothingLeft(request)];
}

function unknownProblems({ problems, selectedFeedback }: CanonicalRequest): SelectionFault[] {
  const known = new Set(problems.map(({ problemId }) => problemId));
  const fault = (field: string, id: string): SelectionFault => ({
    code: 'unknown_problem',
    field,
    problem: `names ${id}, which is no problem of this request`,
  });
  return selectedFeedback.flatMap(({ affectedProblems, action }, i) => [
    ...affectedProblems.flatMap((id, k) =>
      known.has(id) ? [] : [fault(`selectedFeedback[${i}].affectedProblems[${k}]`, id)],
    ),
    ...(action?.type === 'reorder' ? action.order : []).flatMap((id, k) =>
      known.has(id) ? [] : [fault(`selectedFeedback[${i}].action.order[${k}]`, id)],
    ),
  ]);
}

/** Two actions that cannot both be carried out on one problem, or two orders of the document. */
function contradictions({ selectedFeedback }: CanonicalRequest): SelectionFault[] {
  const faults: SelectionFault[] = [];
  const first = new Map<string, { readonly kind: string; readonly feedbackId: string }>();
  const asks = (i: number, problemId: string, kind: string, against: readonly string[]) => {
    const { feedbackId } = selectedFeedback[i] as { feedbackId: string };
    for (const other of against) {
      const earlier = first.get(`${problemId} ${other}`);
      if (earlier === undefined) continue;
      faults.push({
        code: 'contradictory_feedback',
        field: `selectedFeedback[${i}].action`,
        problem: `asks to ${kind} ${problemId}, but ${earlier.feedbackId} asks to ${other} it`,
      });
    }
    const key = `${problemId} ${kind}`;
    if (!first.has(key)) first.set(key, { kind, feedbackId });
  };
  let order: { readonly text: string; readonly feedbackId: string } | null = null;
  for (const [i, item] of selectedFeedback.entries()) {
    const { action, affectedProblems, feedbackId } = item;
    const scaffolding = scaffoldingOf(item);
    for (const problemId of affectedProblems) {
      if (action?.type === 'remove')
        asks(i, problemId, 'remove', ['replace', 'increase scaffolding of', 'decrease scaffolding of']);
      if (action?.type === 'replace') asks(i, problemId, 'replace', ['remove']);
      if (scaffolding === null) continue;
      const opposite = scaffolding === 'increase' ? 'decrease' : 'increase';
      asks(i, problemId, `${scaffolding} scaffolding of`, [`${opposite} scaffolding of`, 'remove']);
    }
    if (action?.type !== 'reorder') continue;
    const text = action.order.join(' ');
    if (order !== null && order.text !== text) {
      const problem = `gives another order than ${order.feedbackId}`;
      faults.push({ code: 'contradictory_feedback', field: `selectedFeedback[${i}].action.order`, problem });
    }
    order ??= { text, feedbackId };
  }
  return faults;
}

/** An order names every problem that stays, each once; those that are removed may be left out. */
function orderFaults(request: CanonicalRequest): SelectionFault[] {
  const removed = removedProblems(request);
  return request.selectedFeedback.flatMap(({ action }, i): SelectionFault[] => {
    if (action?.type !== 'reorder') return [];
    const field = `selectedFeedback[${i}].action.order`;
    const named = new Set(action.order);
    if (named.size < action.order.length)
      return [{ code: 'order_incomplete', field, problem: 'names a problem twice' }];
    const missing = request.problems.find(
      ({ problemId }) => !named.has(problemId) && !removed.has(problemId),
    );
    return missing === undefined
      ? []
      : [{ code: 'order_incomplete', field, problem: `leaves out ${missing.problemId}` }];
  });
}

function nothingLeft(request: CanonicalRequest): SelectionFault[] {
  return removedProblems(request).size < request.problems.length
    ? []
    : [{ code: 'nothing_left', field: 'selectedFeedback', problem: 'would remove every problem' }];
}

export function removedProblems({ selectedFeedback }: CanonicalRequest): ReadonlySet<string> {
  return new Set(
    selectedFeedback.flatMap(({ action, affectedProblems }) =>
      action?.type === 'remove' ? affectedProblems : [],
    ),
  );
}
