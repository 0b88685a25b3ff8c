import { ASSESSMENT_BUILTIN, PROMPT_VERSION } from '@palimpsest/pipelines/assessment';
import { RequestInvalidError } from '../../errors/request-invalid-error.ts';

/** Who writes the words. */
export interface RendererChoice {
  /** `builtin` (offline, by rule; the default), or the id of a model's renderer such as `anthropic`. */
  readonly renderer?: string;
  /** The model to ask; a renderer other than the built-in one needs it. */
  readonly model?: string;
}

/** Calls to a model that may be under way at once; the built-in renderer answers all in one go. */
const MODEL_CALLS_AT_ONCE = 8;
const BUILTIN_CALLS_AT_ONCE = 1_000;

/** The part of a run's input that says who is asked. All of it counts for whether a request is the same. */
export function rendererInput({ renderer = ASSESSMENT_BUILTIN.renderer, model }: RendererChoice) {
  const rules = { promptVersion: PROMPT_VERSION, ruleSet: 'assessment/v1' };
  if (renderer === ASSESSMENT_BUILTIN.renderer)
    return { ...ASSESSMENT_BUILTIN, atOnce: BUILTIN_CALLS_AT_ONCE, ...rules };
  if (model === undefined || model === '')
    throw new RequestInvalidError({
      field: 'model',
      problem: `must be given for the renderer '${renderer}'`,
    });
  return { renderer, model, atOnce: MODEL_CALLS_AT_ONCE, ...rules };
}
