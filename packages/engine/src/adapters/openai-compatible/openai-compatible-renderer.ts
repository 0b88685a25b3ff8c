import type { Renderer, RenderRequest } from '@palimpsest/kernel';
import type { PriceTable } from '../prices/price-table.ts';
import { renderOnce } from '../wire/render-once.ts';
import { checkedBaseUrl, checkedKey, checkedTimeout, endpointTag } from '../wire/renderer-options.ts';
import { readChatCompletion } from './read-chat-completion.ts';

/** Servers disagree on the name: most know only `max_tokens`, OpenAI's newer models only `max_completion_tokens`. */
type TokenLimitField = 'max_tokens' | 'max_completion_tokens';

export interface OpenAiCompatibleRendererOptions {
  /** Local servers mostly need none; then no authorization is sent at all. */
  readonly apiKey?: string;
  /** With the `/v1` that most servers have, e.g. `http://127.0.0.1:11434/v1`. */
  readonly baseUrl: string;
  /** For the whole exchange, the body included. Default: 300,000. */
  readonly timeoutMs?: number;
  /** Default: `max_tokens`. */
  readonly tokenLimitField?: TokenLimitField;
  readonly prices: PriceTable;
}

const ID = 'openai-compatible';

/** Asks a chat completions endpoint, once per render: OpenAI, Ollama, vLLM, LM Studio and others. */
export function createOpenAiCompatibleRenderer(options: OpenAiCompatibleRendererOptions): Renderer {
  const apiKey = options.apiKey === undefined ? undefined : checkedKey(ID, options.apiKey);
  const baseUrl = checkedBaseUrl(ID, options.baseUrl);
  const timeoutMs = checkedTimeout(ID, options.timeoutMs);
  const { prices, tokenLimitField = 'max_tokens' } = options;

  return Object.freeze<Renderer>({
    id: ID,
    version: `1;${tokenLimitField};${endpointTag(baseUrl)}`,
    render: async (request, signal?: AbortSignal) => {
      // Loading the SDK takes a noticeable part of a second: only a render pays for it.
      const { OpenAI } = await import('openai');
      return renderOnce({
        id: ID,
        apiKey,
        timeoutMs,
        prices,
        request,
        signal,
        passOn: ['authorization'],
        read: readChatCompletion,
        send: (fetch, stop) => {
          const client = new OpenAI({
            // Every credential is spelled out: for a missing one the SDK would take another from the environment
            // and send it to whatever server the base URL names.
            apiKey: apiKey ?? 'none',
            adminAPIKey: null,
            organization: null,
            project: null,
            webhookSecret: null,
            baseURL: baseUrl,
            timeout: timeoutMs,
            maxRetries: 0,
            logLevel: 'off',
            fetch,
          });
          const authorization = apiKey === undefined ? null : `Bearer ${apiKey}`;
          return client.chat.completions
            .create(bodyOf(request, tokenLimitField), { signal: stop, headers: { authorization } })
            .asResponse();
        },
      });
    },
  });
}

function bodyOf({ model, system, prompt, parameters }: RenderRequest, tokenLimitField: TokenLimitField) {
  return {
    model,
    messages: [
      ...(system === undefined ? [] : [{ role: 'system' as const, content: system }]),
      { role: 'user' as const, content: prompt },
    ],
    [tokenLimitField]: parameters.maxOutputTokens,
    ...(parameters.temperature !== undefined && { temperature: parameters.temperature }),
    ...(parameters.seed !== undefined && { seed: parameters.seed }),
  };
}
