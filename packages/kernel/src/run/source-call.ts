import { canonicalJson } from '../canonical.ts';
import type { RenderStep, SourceStep, Step } from '../pipeline/step.ts';

/** A source writes no words of its own, so none are set aside for it. */
const NO_WORDS = { maxOutputTokens: 1 };

/** The call a step asks for, or null for steps that call nobody. A source is asked in the form of a renderer's request. */
export function callOf(step: Step): RenderStep | null {
  if (step.kind === 'render') return step;
  return step.kind === 'search' || step.kind === 'fetch' ? sourceCall(step) : null;
}

function sourceCall({ kind, source, request, ...about }: SourceStep): RenderStep {
  return {
    ...about,
    kind: 'render',
    renderer: source,
    request: { model: `${kind}/v1`, prompt: canonicalJson(request), parameters: NO_WORDS },
  };
}
