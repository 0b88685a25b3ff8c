import type { CancelSignal, Renderer } from '@palimpsest/kernel';
import { z } from 'zod';
import { failure } from '../wire/failures.ts';
import { checkedBaseUrl, checkedKey, checkedTimeout, endpointTag } from '../wire/renderer-options.ts';
import { searchAnswer } from './found-results.ts';
import { searchOnce } from './search-once.ts';

export interface TavilyRendererOptions {
  readonly apiKey: string;
  readonly baseUrl?: string;
  /** Default: 30,000. */
  readonly timeoutMs?: number;
}

const ID = 'tavily';
const TIMEOUT_MS = 30_000;
const MOST = 20;

const answerSchema = z.looseObject({
  results: z.array(
    z.looseObject({
      url: z.string().nullish(),
      title: z.string().nullish(),
      content: z.string().nullish(),
      published_date: z.string().nullish(),
      score: z.number().nullish(),
    }),
  ),
});

/** Asks Tavily, once per search. */
export function createTavilyRenderer(options: TavilyRendererOptions): Renderer {
  const apiKey = checkedKey(ID, options.apiKey);
  const baseUrl = checkedBaseUrl(ID, options.baseUrl ?? 'https://api.tavily.com');
  const timeoutMs = checkedTimeout(ID, options.timeoutMs ?? TIMEOUT_MS);
  return Object.freeze<Renderer>({
    id: ID,
    version: `1;${endpointTag(baseUrl)}`,
    render: (request, signal?: CancelSignal) =>
      searchOnce({
        id: ID,
        apiKey,
        timeoutMs,
        costMicros: null,
        request,
        signal,
        call: ({ query, top, domains, since }) => ({
          url: `${baseUrl}/search`,
          method: 'POST',
          headers: { authorization: `Bearer ${apiKey}` },
          body: JSON.stringify({
            query,
            max_results: Math.min(top, MOST),
            search_depth: 'basic',
            ...(domains !== undefined && domains.length > 0 && { include_domains: domains }),
            ...(since !== undefined && /^\d{4}-\d\d-\d\d/.test(since) && { start_date: since.slice(0, 10) }),
          }),
        }),
        read: (answer, asked) => {
          const checked = answerSchema.safeParse(answer);
          if (!checked.success) return undefined;
          return searchAnswer(
            checked.data.results.map((each) => ({
              ...each,
              snippet: each.content,
              date: each.published_date,
            })),
            asked,
          );
        },
        // Its own statuses for a plan or a pay-as-you-go limit that is used up.
        status: (status, body) =>
          status === 432 || status === 433
            ? failure(
                'rate_limited',
                'terminal',
                `${ID} answered with status ${status}. The plan's limit is used up.`,
                body,
              )
            : undefined,
      }),
  });
}
