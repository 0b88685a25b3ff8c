import type { CancelSignal, Renderer } from '@palimpsest/kernel';
import { z } from 'zod';
import { failure } from '../wire/failures.ts';
import { checkedBaseUrl, checkedKey, checkedTimeout, endpointTag } from '../wire/renderer-options.ts';
import { queryWithSites, searchAnswer } from './found-results.ts';
import { searchOnce } from './search-once.ts';

export interface BraveRendererOptions {
  readonly apiKey: string;
  readonly baseUrl?: string;
  /** Default: 30,000. */
  readonly timeoutMs?: number;
  readonly now: () => string;
}

const ID = 'brave';
const TIMEOUT_MS = 30_000;
const MOST = 20;

const answerSchema = z.looseObject({
  // Without any result there is no such part.
  web: z
    .looseObject({
      results: z.array(
        z.looseObject({
          url: z.string().nullish(),
          title: z.string().nullish(),
          description: z.string().nullish(),
          page_age: z.string().nullish(),
          profile: z.looseObject({ name: z.string().nullish() }).nullish(),
        }),
      ),
    })
    .nullish(),
  type: z.literal('search'),
});

/** Asks Brave Search, once per search. */
export function createBraveRenderer(options: BraveRendererOptions): Renderer {
  const apiKey = checkedKey(ID, options.apiKey);
  const baseUrl = checkedBaseUrl(ID, options.baseUrl ?? 'https://api.search.brave.com');
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
        call: (asked) => {
          const { top, since } = asked;
          const fields = new URLSearchParams({
            q: queryWithSites(asked),
            count: String(Math.min(top, MOST)),
          });
          if (since !== undefined && /^\d{4}-\d\d-\d\d/.test(since)) {
            fields.set('freshness', `${since.slice(0, 10)}to${options.now().slice(0, 10)}`);
          }
          return {
            url: `${baseUrl}/res/v1/web/search?${fields}`,
            method: 'GET',
            headers: { 'x-subscription-token': apiKey },
          };
        },
        read: (answer, asked) => {
          const checked = answerSchema.safeParse(answer);
          if (!checked.success) return undefined;
          const results = checked.data.web?.results ?? [];
          return searchAnswer(
            results.map((each) => ({
              ...each,
              snippet: each.description,
              date: each.page_age,
              publisher: each.profile?.name,
            })),
            asked,
          );
        },
        // Brave answers so to a key it does not know.
        status: (status, body) =>
          status === 422
            ? failure(
                'unauthorized',
                'terminal',
                `${ID} answered with status 422. Check the API key and the query.`,
                body,
              )
            : undefined,
      }),
  });
}
