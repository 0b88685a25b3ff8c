import * as http from 'node:http';
import * as https from 'node:https';

/** What one exchange with a provider came to. The first thing that happens decides. */
export type WireResult =
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly body: string;
      /** Whether the answer said how long it is. Without that, a cut cannot be told from an end. */
      readonly framed: boolean;
    }
  | { readonly kind: 'lost'; readonly reason: string }
  | { readonly kind: 'not_http' }
  | { readonly kind: 'oversized' }
  | { readonly kind: 'encoded' }
  | { readonly kind: 'stopped' };

export interface SingleExchange {
  /** Give this to an SDK client. A second call is refused: one render is one request. */
  readonly fetch: typeof globalThis.fetch;
  /** What happened, or undefined when nothing was sent. */
  readonly result: () => WireResult | undefined;
}

/** Large enough for any honest answer, small enough that a hostile server cannot fill the memory. */
const MAX_BODY_BYTES = 16 * 1024 * 1024;

/** The same for every provider. No compression: a small compressed body can unpack to a huge one. */
const FIXED_HEADERS = {
  accept: 'application/json',
  'accept-encoding': 'identity',
  'content-type': 'application/json',
  'user-agent': 'palimpsest',
};

const NULL_BODY_STATUSES: readonly number[] = [204, 205, 304];

/**
 * SDKs add headers about the machine, and others from environment variables of their own. Only the fixed ones and
 * those named in `passOn` go out, so that the same request is the same bytes everywhere.
 */
export function createSingleExchange({ passOn }: { readonly passOn: readonly string[] }): SingleExchange {
  let started = false;
  let result: WireResult | undefined;

  return {
    result: () => result,
    fetch: async (input, init) => {
      if (started) throw new Error('This exchange was already used.');
      started = true;
      result = await exchange(String(input), init, passOn);
      if (result.kind !== 'answered') throw new Error('The exchange brought no answer.');
      return responseForSdk(result.status, result.body);
    },
  };
}

/** The SDK needs a Response to go on; what the renderer reports is read from the result, not from this. */
function responseForSdk(status: number, body: string): Response {
  if (NULL_BODY_STATUSES.includes(status)) return new Response(null, { status });
  return new Response(body, { status: status >= 200 && status <= 599 ? status : 500 });
}

function exchange(
  url: string,
  init: RequestInit | undefined,
  passOn: readonly string[],
): Promise<WireResult> {
  return new Promise((settle) => {
    const body = Buffer.from(typeof init?.body === 'string' ? init.body : '', 'utf8');
    const signal = init?.signal ?? undefined;
    const fail = (error: unknown) => settle(signal?.aborted ? { kind: 'stopped' } : lossOf(error));

    const request = (url.startsWith('https:') ? https : http).request(url, {
      method: init?.method ?? 'POST',
      headers: { ...FIXED_HEADERS, ...chosen(init?.headers, passOn), 'content-length': body.byteLength },
      // A fresh connection each time: a kept one may be closed by the server just as the request leaves,
      // and then nobody knows whether the call was made.
      agent: false,
      ...(signal && { signal }),
    });
    request.on('error', fail);
    request.on('response', (response) => readAnswer(response, fail, settle));
    request.on('upgrade', (_response, socket) => {
      socket.destroy();
      settle({ kind: 'not_http' });
    });
    request.end(body);
  });
}

function readAnswer(
  response: http.IncomingMessage,
  fail: (error: unknown) => void,
  settle: (result: WireResult) => void,
): void {
  const { headers } = response;
  const giveUp = (result: WireResult) => {
    settle(result);
    response.destroy();
  };
  response.on('error', fail);
  response.on('close', () => fail(new Error('closed')));

  if ((headers['content-encoding'] ?? 'identity') !== 'identity') giveUp({ kind: 'encoded' });
  if (Number(headers['content-length'] ?? 0) > MAX_BODY_BYTES) giveUp({ kind: 'oversized' });

  const chunks: Buffer[] = [];
  let size = 0;
  response.on('data', (chunk: Buffer) => {
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) giveUp({ kind: 'oversized' });
    else chunks.push(chunk);
  });
  response.on('end', () => {
    // An answer that was cut short is left to `error` and `close`.
    if (!response.complete) return;
    settle({
      kind: 'answered',
      status: response.statusCode ?? 0,
      body: Buffer.concat(chunks).toString('utf8'),
      framed: headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined,
    });
  });
}

function chosen(given: RequestInit['headers'], names: readonly string[]): Record<string, string> {
  const all = new Headers(given);
  return Object.fromEntries(names.flatMap((name) => (all.has(name) ? [[name, all.get(name) ?? '']] : [])));
}

function lossOf(error: unknown): WireResult {
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code !== 'string') return { kind: 'lost', reason: 'CLOSED' };
  if (code.startsWith('HPE_') && code !== 'HPE_INVALID_EOF_STATE') return { kind: 'not_http' };
  return { kind: 'lost', reason: /^[A-Z0-9_]{1,48}$/.test(code) ? code : 'UNKNOWN' };
}
