import type { FeedbackAction } from '@palimpsest/contracts';

/** A selected feedback item as it bears on one problem. */
export interface AppliedFeedback {
  readonly feedbackId: string;
  readonly category: string;
  readonly recommendation: string;
  /** Only a structured action may lift a lock; words in `recommendation` never do. */
  readonly action?: FeedbackAction;
}

/** What a guard may know of a problem besides its text before and after. */
export interface ProblemContext {
  readonly gradeBand: string;
  readonly subject: string;
  /** The problem's selected feedback, in request order. */
  readonly feedback: readonly AppliedFeedback[];
  readonly correctAnswer?: string;
}

const INCREASE = new Set(['scaffolding', 'increase_scaffolding', 'scaffolding_increase', 'add_scaffolding']);
export const DECREASE = new Set([
  'decrease_scaffolding',
  'scaffolding_decrease',
  'reduce_scaffolding',
  'remove_scaffolding',
]);

/** A category in the one form in which it is compared: `Increase scaffolding` is `increase_scaffolding`. */
export function categoryName(category: string): string {
  return category
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '_');
}

/** Whether an item asks for more or less scaffolding: by its action, else by its category. */
export function scaffoldingOf(
  feedback: Pick<AppliedFeedback, 'category' | 'action'>,
): 'increase' | 'decrease' | null {
  if (feedback.action?.type === 'scaffold') return feedback.action.direction;
  const category = categoryName(feedback.category);
  if (INCREASE.has(category)) return 'increase';
  return DECREASE.has(category) ? 'decrease' : null;
}

/** Whether the problem's text is to be replaced by another one, which only an action can ask for. */
export function asksForReplacement(feedback: readonly Pick<AppliedFeedback, 'action'>[]): boolean {
  return feedback.some(({ action }) => action?.type === 'replace');
}
