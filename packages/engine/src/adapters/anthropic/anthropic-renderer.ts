import type { Renderer, RenderRequest } from '@palimpsest/kernel';
import type { PriceTable } from '../prices/price-table.ts';
import { renderOnce } from '../wire/render-once.ts';
import { checkedBaseUrl, checkedKey, checkedTimeout, endpointTag } from '../wire/renderer-options.ts';
import { readMessage } from './read-message.ts';

export interface AnthropicRendererOptions {
  readonly apiKey: string;
  /** Without `/v1`. Default: the provider's own address. */
  readonly baseUrl?: string;
  /** For the whole exchange, the body included. Default: 300,000. */
  readonly timeoutMs?: number;
  readonly prices: PriceTable;
}

const ID = 'anthropic';

/**
 * The API's versions. From the newer one on, sampling parameters are refused whatever their value, so a request
 * that names a temperature goes out under the older one, where the models that have a temperature still take it.
 */
const API_VERSION = '2026-10-21';
const API_VERSION_WITH_TEMPERATURE = '2023-06-01';

/** Asks Anthropic's Messages API, once per render. The provider has no seed, so a seed is not sent. */
export function createAnthropicRenderer(options: AnthropicRendererOptions): Renderer {
  const apiKey = checkedKey(ID, options.apiKey);
  const baseUrl = checkedBaseUrl(ID, options.baseUrl ?? 'https://api.anthropic.com');
  const timeoutMs = checkedTimeout(ID, options.timeoutMs);
  const { prices } = options;

  return Object.freeze<Renderer>({
    id: ID,
    version: `1;${endpointTag(baseUrl)}`,
    render: async (request, signal?: AbortSignal) => {
      // Loading the SDK takes a noticeable part of a second: only a render pays for it.
      const { Anthropic } = await import('@anthropic-ai/sdk');
      return renderOnce({
        id: ID,
        apiKey,
        timeoutMs,
        prices,
        request,
        signal,
        passOn: ['authorization', 'anthropic-version'],
        read: readMessage,
        send: (fetch, stop) => {
          const client = new Anthropic({
            apiKey,
            baseURL: baseUrl,
            timeout: timeoutMs,
            maxRetries: 0,
            logLevel: 'off',
            openTelemetry: false,
            fetch,
          });
          return client.messages
            .create(bodyOf(request), { signal: stop, headers: headersOf(request, apiKey) })
            .asResponse();
        },
      });
    },
  });
}

function bodyOf({ model, system, prompt, parameters }: RenderRequest) {
  return {
    model,
    max_tokens: parameters.maxOutputTokens,
    ...(parameters.temperature !== undefined && { temperature: parameters.temperature }),
    ...(system !== undefined && { system }),
    messages: [{ role: 'user' as const, content: prompt }],
  };
}

/** Said here and not left to the SDK, which would let environment variables of its own have a say. */
function headersOf({ parameters }: RenderRequest, apiKey: string): Record<string, string> {
  const version = parameters.temperature === undefined ? API_VERSION : API_VERSION_WITH_TEMPERATURE;
  return { authorization: `Bearer ${apiKey}`, 'anthropic-version': version };
}
