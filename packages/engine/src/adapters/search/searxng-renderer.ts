import type { SearchAnswer, SearchRequest } from '@palimpsest/contracts';
import type { CancelSignal, Renderer, RenderFailure } from '@palimpsest/kernel';
import { z } from 'zod';
import { failure } from '../wire/failures.ts';
import { checkedBaseUrl, checkedTimeout, endpointTag } from '../wire/renderer-options.ts';
import { queryWithSites, searchAnswer } from './found-results.ts';
import { searchOnce } from './search-once.ts';

export interface SearxngRendererOptions {
  /** Where the instance lies, e.g. `http://127.0.0.1:8888`. */
  readonly baseUrl: string;
  /** Default: 30,000. */
  readonly timeoutMs?: number;
}

const ID = 'searxng';
const TIMEOUT_MS = 30_000;
const JSON_OFF =
  'This SearXNG does not answer in JSON. Set "formats: [html, json]" under "search:" in its settings.yml and restart it.';

const answerSchema = z.looseObject({
  results: z.array(
    z.looseObject({
      url: z.string().nullish(),
      title: z.string().nullish(),
      content: z.string().nullish(),
      publishedDate: z.string().nullish(),
      score: z.number().nullish(),
    }),
  ),
  unresponsive_engines: z.array(z.array(z.string())).nullish(),
});

/** Asks a SearXNG instance, once per search. */
export function createSearxngRenderer(options: SearxngRendererOptions): Renderer {
  const baseUrl = checkedBaseUrl(ID, options.baseUrl);
  const timeoutMs = checkedTimeout(ID, options.timeoutMs ?? TIMEOUT_MS);
  return Object.freeze<Renderer>({
    id: ID,
    version: `1;${endpointTag(baseUrl)}`,
    render: (request, signal?: CancelSignal) =>
      searchOnce({
        id: ID,
        apiKey: undefined,
        timeoutMs,
        costMicros: 0,
        request,
        signal,
        call: (asked) => ({
          url: `${baseUrl}/search?${new URLSearchParams({ q: queryWithSites(asked), format: 'json' })}`,
          method: 'GET',
          headers: {},
        }),
        read,
        status: (status, body) => {
          const page = status < 400 && /^\s*<(?:!doctype|html)/i.test(body.slice(0, 200));
          return status === 403 || page ? failure('invalid_request', 'terminal', JSON_OFF, body) : undefined;
        },
      }),
  });
}

function read(answer: unknown, asked: SearchRequest): SearchAnswer | RenderFailure | undefined {
  const checked = answerSchema.safeParse(answer);
  if (!checked.success) return undefined;
  const { results, unresponsive_engines: silent } = checked.data;
  const engines = silent ?? [];
  if (results.length === 0 && engines.length > 0) {
    const limited = engines.some((parts) => /too many|captcha|suspended|denied|limit/i.test(parts.join(' ')));
    const what = `None of its search engines answered (${engines.length} failed).`;
    return limited
      ? failure(
          'rate_limited',
          'retryable',
          `SearXNG found nothing: ${what} They limit its requests: try again later.`,
        )
      : failure('provider_error', 'retryable', `SearXNG found nothing: ${what} Try again later.`);
  }
  const notes = engines.length === 0 ? [] : [`Search engines that did not answer: ${engines.length}.`];
  return searchAnswer(
    results.map((each) => ({ ...each, snippet: each.content, date: each.publishedDate })),
    asked,
    notes,
  );
}
