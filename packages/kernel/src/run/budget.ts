import type { RunEventPayload } from '@palimpsest/contracts';
import type { RenderStep } from '../pipeline/step.ts';
import { budgetOf, type RunView } from './run-view.ts';
import { tokensNeeded } from './token-estimate.ts';

/**
 * The limit that one more call would break, or null. A budget is hard, so what the call could use at most
 * counts in advance. Cost is known only afterwards: a call is refused once nothing of it is left, or once a call
 * cost something nobody told us.
 */
export function brokenLimit(
  view: RunView<unknown>,
  step: RenderStep,
): RunEventPayload<'budget-reached'> | null {
  const { maxAttempts, maxTokens, maxCostMicros } = budgetOf(view);
  const { spend } = view;
  if (maxAttempts !== undefined && spend.attempts + 1 > maxAttempts) {
    return { step: step.key, limit: 'attempts', allowed: maxAttempts, spent: spend.attempts, needed: 1 };
  }
  if (maxTokens !== undefined) {
    // Counted only where it matters: it reads the whole prompt, and a round with hundreds of calls asks hundreds of times.
    const { prompt, system, parameters } = step.request;
    const needed = tokensNeeded(prompt, system ?? '', parameters.maxOutputTokens);
    if (spend.tokens + needed > maxTokens)
      return { step: step.key, limit: 'tokens', allowed: maxTokens, spent: spend.tokens, needed };
  }
  if (maxCostMicros !== undefined && (spend.costMicros >= maxCostMicros || spend.unknownCosts > 0)) {
    return { step: step.key, limit: 'cost', allowed: maxCostMicros, spent: spend.costMicros, needed: 1 };
  }
  return null;
}
