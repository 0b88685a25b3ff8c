/** A request as the server would have got it. */
export interface Sent {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: unknown;
  readonly signal: AbortSignal;
  readonly init: RequestInit;
}

/** What the fake server does with a request: an answer, a fault to throw, or nothing for as long as it takes. */
export type Reply = Response | Error | 'never' | ((sent: Sent) => Response | Promise<Response>);

/** A fetch that keeps what it is given and answers from a list; a request beyond its end fails the test. */
export function fakeFetch(...replies: readonly Reply[]): {
  readonly fetch: typeof globalThis.fetch;
  readonly sent: readonly Sent[];
} {
  const sent: Sent[] = [];
  const left = [...replies];
  const fetch = async (input: unknown, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(input));
    const { signal } = init;
    if (!(signal instanceof AbortSignal)) throw new Error('sent without a signal');
    const one: Sent = {
      method: init.method ?? 'GET',
      path: `${url.pathname}${url.search}`,
      url: url.href,
      headers: new Headers(init.headers),
      body: init.body === undefined ? undefined : (JSON.parse(String(init.body)) as unknown),
      signal,
      init,
    };
    sent.push(one);
    signal.throwIfAborted();
    const reply = left.shift();
    if (reply === undefined) throw new Error(`${one.method} ${one.path} was not expected`);
    if (reply === 'never')
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    if (reply instanceof Error) throw reply;
    return typeof reply === 'function' ? reply(one) : reply;
  };
  return { fetch: fetch as typeof globalThis.fetch, sent };
}

export function json(body: unknown, { status = 200, headers = {} } = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  });
}

export function problem(
  status: number,
  code: string,
  {
    headers = {},
    ...more
  }: { readonly headers?: Record<string, string>; readonly [name: string]: unknown } = {},
): Response {
  const body = { type: 'about:blank', title: 'A title', status, code, detail: `It is ${code}.`, ...more };
  return json(body, { status, headers: { 'content-type': 'application/problem+json', ...headers } });
}

/** What fetch throws where nobody answers. */
export const unreachable = (code = 'ECONNREFUSED') =>
  new TypeError('fetch failed', { cause: Object.assign(new Error('no'), { code }) });
