import type { RenderCompletion } from '@palimpsest/kernel';
import { z } from 'zod';
import type { Reading } from '../wire/render-once.ts';

const count = z.number().int().nonnegative();

/** Only what we use is checked; fields that come later do not break the reading. */
const messageSchema = z.object({
  type: z.literal('message'),
  model: z.string().min(1).max(200).optional().catch(undefined),
  content: z.array(
    z.union([
      z.object({ type: z.literal('text'), text: z.string() }),
      z.object({ type: z.string().refine((type) => type !== 'text') }),
    ]),
  ),
  stop_reason: z.string().nullish(),
  usage: z.object({
    input_tokens: count,
    output_tokens: count,
    cache_creation_input_tokens: count.nullish(),
    cache_read_input_tokens: count.nullish(),
  }),
});

const STOPS: Readonly<Record<string, RenderCompletion['stop']>> = {
  end_turn: 'end',
  stop_sequence: 'end',
  max_tokens: 'max_tokens',
  model_context_window_exceeded: 'max_tokens',
  refusal: 'refusal',
};

/** Understands an answer of the Messages API. Thinking blocks are not part of the words. */
export function readMessage(answer: unknown): Reading | undefined {
  const parsed = messageSchema.safeParse(answer);
  if (!parsed.success) return undefined;
  const { content, model, stop_reason: reason, usage } = parsed.data;
  return {
    text: content.map((block) => ('text' in block ? block.text : '')).join(''),
    stop: (reason && Object.hasOwn(STOPS, reason) ? STOPS[reason] : undefined) ?? 'other',
    model,
    tokens: {
      input: usage.input_tokens,
      cacheRead: usage.cache_read_input_tokens ?? 0,
      cacheWrite: usage.cache_creation_input_tokens ?? 0,
      output: usage.output_tokens,
    },
  };
}
