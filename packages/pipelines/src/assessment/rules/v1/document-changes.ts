import type { CanonicalRequest } from '@palimpsest/contracts';
import { asksForReplacement, categoryName, scaffoldingOf } from '../../problem-context.ts';
import type { Outcome } from './outcome.ts';
import { list } from './rationale.ts';
import type { Structure } from './structure.ts';

const PACING = new Set(['pacing', 'pace', 'timing']);
const MOST_NAMED = 12;

/** What changed in the document as a whole, as sentences that name their feedback. */
export function documentChangesOf(
  request: CanonicalRequest,
  structure: Structure,
  outcome: Outcome,
): string[] {
  const applied = appliedItems(request, outcome);
  return [
    ...structureChanges(structure),
    ...grouped('Replaced the text of', applied, (item) => asksForReplacement([item])),
    ...grouped('Adjusted the pacing of', applied, ({ category }) => PACING.has(categoryName(category))),
    ...jumps(request, structure, applied),
  ];
}

type Item = CanonicalRequest['selectedFeedback'][number];
interface Applied {
  readonly problemId: string;
  readonly item: Item;
}

function appliedItems({ selectedFeedback }: CanonicalRequest, { rewritten }: Outcome): Applied[] {
  const byId = new Map(selectedFeedback.map((item) => [item.feedbackId, item]));
  return rewritten.flatMap(({ problemId, applied }) =>
    applied.flatMap((id) => {
      const item = byId.get(id);
      return item === undefined ? [] : [{ problemId, item }];
    }),
  );
}

function structureChanges({ order, removed, reordered }: Structure): string[] {
  const changes: string[] = [];
  if (reordered.length > 0)
    changes.push(`Reordered the problems as feedback ${list(reordered)} instructs: ${named(order)}.`);
  for (const { problemId, feedback } of removed)
    changes.push(`Removed ${problemId} as feedback ${list(feedback)} instructs.`);
  return changes;
}

function grouped(what: string, applied: readonly Applied[], belongs: (item: Item) => boolean): string[] {
  const found = applied.filter(({ item }) => belongs(item));
  if (found.length === 0) return [];
  const problems = [...new Set(found.map(({ problemId }) => problemId))];
  const feedback = [...new Set(found.map(({ item }) => item.feedbackId))];
  return [`${what} ${named(problems)} (feedback ${named(feedback)}).`];
}

/** A reported jump is eased by support at its later problem, or by an order that puts others in between. */
function jumps(request: CanonicalRequest, structure: Structure, applied: readonly Applied[]): string[] {
  const place = new Map(request.problems.map(({ problemId }, i) => [problemId, i + 1]));
  const next = new Map(structure.order.map((id, i) => [id, i + 1]));
  return (request.clusterReport.bloomJumps ?? []).flatMap(({ fromProblemId: from, toProblemId: to }) => {
    const [a, b] = [place.get(from), place.get(to)];
    if (a === undefined || b === undefined) return [];
    const between = `the Bloom jump between problems ${a} and ${b}`;
    const easing = applied.filter(
      ({ problemId, item }) => problemId === to && scaffoldingOf(item) === 'increase',
    );
    const feedback = [...new Set(easing.map(({ item }) => item.feedbackId))];
    if (feedback.length > 0) return [`Smoothed ${between} (${from}, ${to}; feedback ${list(feedback)}).`];
    const [x, y] = [next.get(from), next.get(to)];
    const parted =
      structure.reordered.length > 0 && x !== undefined && y !== undefined && b - a === 1 && y - x > 1;
    return parted ? [`The new order parts ${between} (${from}, ${to}).`] : [];
  });
}

function named(ids: readonly string[]): string {
  return ids.length > MOST_NAMED
    ? `${ids.slice(0, MOST_NAMED).join(', ')} and ${ids.length - MOST_NAMED} more`
    : ids.join(', ');
}
