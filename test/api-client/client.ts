import { randomUUID } from 'node:crypto';
import createClient, { type Client, type Middleware } from 'openapi-fetch';
import { isJson, problemOf } from './check-answer.ts';
import type { paths } from './openapi-types.d.ts';

export type Api = Client<paths>;

/** How often each operation was answered with which status. */
export type Tally = Map<string, number>;

/**
 * A client that knows the API from its document alone: the types are made from it, and every answer is compared with
 * it as it comes in.
 */
export function openClient(baseUrl: string, { key, tally }: { key?: string; tally?: Tally } = {}): Api {
  const client = createClient<paths>({
    baseUrl,
    fetch: sentAgainWhenCut,
    ...(key === undefined ? {} : { headers: { authorization: `Bearer ${key}` } }),
  });
  client.use(comparedWithDocument(tally ?? new Map()));
  return client;
}

const MOST_SENDINGS = 3;

/**
 * A connection that was kept may be closed by the server just as it is used again, most of all on a busy machine. Every
 * request of the API may be sent twice: what makes something carries a key.
 */
async function sentAgainWhenCut(request: Request): Promise<Response> {
  for (let sending = 1; ; sending += 1) {
    try {
      return await fetch(request.clone());
    } catch (error) {
      const code = ((error as Error).cause as { code?: string } | undefined)?.code ?? '';
      if (sending === MOST_SENDINGS || !['ECONNRESET', 'UND_ERR_SOCKET'].includes(code)) throw error;
    }
  }
}

function comparedWithDocument(tally: Tally): Middleware {
  return {
    async onResponse({ request: { method }, response, schemaPath: path }) {
      const { status } = response;
      const contentType = response.headers.get('content-type');
      const body: unknown = isJson(contentType) ? await response.clone().json() : undefined;
      const problem = problemOf({ path, method, status, contentType, body });
      if (problem !== null) throw new Error(`Not as the document has it: ${problem}`);
      const name = `${method} ${path} ${status}`;
      tally.set(name, (tally.get(name) ?? 0) + 1);
    },
  };
}

/** The header for a request that is new. */
export function newRequest(): { 'idempotency-key': string } {
  return { 'idempotency-key': randomUUID() };
}

/** What was answered; a problem is thrown with its words. */
export async function answered<T>(
  asked: Promise<{ data?: T; error?: unknown; response: Response }>,
): Promise<NonNullable<T>> {
  const { data, error, response } = await asked;
  if (data === undefined || data === null)
    throw new Error(`${response.status} from ${response.url}: ${JSON.stringify(error)}`);
  return data;
}
