import { z } from 'zod';
import type { ToolCall } from '../tool.ts';

/** Who writes, in the arguments of every tool that rewrites. */
export const rendererFields = {
  renderer: z
    .enum(['builtin', 'anthropic', 'openai-compatible'])
    .exactOptional()
    .describe(
      'Who writes the words. builtin works offline, by rule, at no cost, and is the default; the others call a model and need its key in the environment of the server.',
    ),
  model: z
    .string()
    .min(1)
    .max(200)
    .exactOptional()
    .describe('The model to ask; by default the one of the configuration.'),
};

interface Choice {
  readonly renderer?: string;
  readonly model?: string;
}

/** Only what was said, with the model of the configuration where the renderer alone was named. */
export function rendererChoice({ renderer, model }: Choice, { models }: Pick<ToolCall, 'models'>): Choice {
  const chosen = model ?? (renderer === undefined ? undefined : models[renderer]);
  return {
    ...(renderer === undefined ? {} : { renderer }),
    ...(chosen === undefined ? {} : { model: chosen }),
  };
}

export const newAttemptField = z
  .string()
  .min(1)
  .max(500)
  .exactOptional()
  .describe('Asks anew where a recorded answer would be used again, and says why. Stays on record.');
