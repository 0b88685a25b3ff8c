import type { RenderCompletion } from '@palimpsest/kernel';
import { z } from 'zod';
import type { Reading } from '../wire/render-once.ts';

const count = z.number().int().nonnegative();

/** Only what we use is checked: compatible servers leave out and add fields of every kind. */
const chatCompletionSchema = z.object({
  model: z.string().min(1).max(200).optional().catch(undefined),
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({
          content: z
            .union([z.string(), z.array(z.object({ type: z.string(), text: z.string().optional() }))])
            .nullish(),
          refusal: z.string().nullish(),
        }),
      }),
    )
    .min(1),
  usage: z
    .object({
      prompt_tokens: count,
      completion_tokens: count.nullish(),
      prompt_tokens_details: z.object({ cached_tokens: count.nullish() }).nullish().catch(undefined),
    })
    .nullish(),
});

type ChatCompletion = z.infer<typeof chatCompletionSchema>;

const STOPS: Readonly<Record<string, RenderCompletion['stop']>> = {
  stop: 'end',
  length: 'max_tokens',
  content_filter: 'refusal',
};

/** Understands an answer of a chat completions endpoint. The first choice counts: more than one is never asked for. */
export function readChatCompletion(answer: unknown): Reading | undefined {
  const parsed = chatCompletionSchema.safeParse(answer);
  const choice = parsed.data?.choices[0];
  if (parsed.data === undefined || choice === undefined) return undefined;
  const { content, refusal } = choice.message;
  const reason = choice.finish_reason;
  const stop = reason && Object.hasOwn(STOPS, reason) ? STOPS[reason] : undefined;
  return {
    text: typeof content === 'string' ? content : (content ?? []).map((part) => part.text ?? '').join(''),
    stop: refusal ? 'refusal' : (stop ?? 'other'),
    model: parsed.data.model,
    tokens: tokensOf(parsed.data.usage),
  };
}

/** Here the cached tokens are part of the prompt's tokens; for the bill they are told apart. */
function tokensOf(usage: ChatCompletion['usage']): Reading['tokens'] {
  if (!usage) return undefined;
  const cacheRead = Math.min(usage.prompt_tokens_details?.cached_tokens ?? 0, usage.prompt_tokens);
  return {
    input: usage.prompt_tokens - cacheRead,
    cacheRead,
    cacheWrite: 0,
    output: usage.completion_tokens ?? 0,
  };
}
