export type WireProvider = 'anthropic' | 'openai';

/** The fields both providers share, and whatever else was sent. */
export interface WireRequestBody {
  readonly model?: string;
  readonly messages?: readonly { readonly role: string; readonly content: string }[];
  readonly [field: string]: unknown;
}

/** A good answer in words that fit both providers. */
export interface WireReply {
  /** The words, or a pure function of the request that makes them. Default: a fixed sentence. */
  readonly text?: string | ((body: WireRequestBody) => string);
  readonly stop?: 'end' | 'max_tokens' | 'refusal';
  readonly usage?: {
    readonly inputTokens: number;
    readonly outputTokens: number;
    readonly cacheReadTokens?: number;
  };
  /** The model the server says it used. Default: the one asked for. */
  readonly model?: string;
}

const DEFAULT_USAGE = { inputTokens: 12, outputTokens: 7 };

const STOPS = {
  anthropic: { end: 'end_turn', max_tokens: 'max_tokens', refusal: 'refusal' },
  openai: { end: 'stop', max_tokens: 'length', refusal: 'stop' },
} as const;

/** The body of a successful answer, as the provider would write it. */
export function replyBody(provider: WireProvider, reply: WireReply, body: WireRequestBody): string {
  const text = typeof reply.text === 'function' ? reply.text(body) : (reply.text ?? 'A clear sentence.');
  const parts = { ...reply, text, model: reply.model ?? body.model ?? 'unknown' };
  return JSON.stringify(provider === 'anthropic' ? message(parts) : chatCompletion(parts));
}

interface Parts extends Omit<WireReply, 'text'> {
  readonly text: string;
  readonly model: string;
}

function message({ text, model, stop = 'end', usage = DEFAULT_USAGE }: Parts) {
  return {
    id: 'msg_0001',
    type: 'message',
    role: 'assistant',
    model,
    content: text === '' ? [] : [{ type: 'text', text, citations: null }],
    stop_reason: STOPS.anthropic[stop],
    stop_sequence: null,
    stop_details: null,
    container: null,
    usage: {
      input_tokens: usage.inputTokens,
      cache_creation_input_tokens: 0,
      cache_read_input_tokens: usage.cacheReadTokens ?? 0,
      output_tokens: usage.outputTokens,
      service_tier: 'standard',
    },
  };
}

function chatCompletion({ text, model, stop = 'end', usage = DEFAULT_USAGE }: Parts) {
  const cached = usage.cacheReadTokens ?? 0;
  const prompt = usage.inputTokens + cached;
  const refused = stop === 'refusal';
  return {
    id: 'chatcmpl-0001',
    object: 'chat.completion',
    created: 1_700_000_000,
    model,
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: refused ? null : text,
          refusal: refused ? 'I cannot help with that.' : null,
        },
        logprobs: null,
        finish_reason: STOPS.openai[stop],
      },
    ],
    usage: {
      prompt_tokens: prompt,
      completion_tokens: usage.outputTokens,
      total_tokens: prompt + usage.outputTokens,
      prompt_tokens_details: { cached_tokens: cached },
    },
  };
}

/** The body of an error, as the provider would write it. */
export function refusedBody(provider: WireProvider): string {
  const error = { type: 'error_of_the_test', message: 'The test server said no.' };
  return JSON.stringify(
    provider === 'anthropic'
      ? { type: 'error', error, request_id: 'req_0001' }
      : { error: { ...error, param: null, code: null } },
  );
}
