import type { Context } from 'hono';

type Headers = Record<string, string>;

/**
 * What an answer says beside its own: the same for all, the id of its request, and what is left to its caller. This
 * server speaks plain HTTP: what stands in front decides on HTTPS.
 *
 * Written out and filled in place, since this is done for every request: objects that are made by spreading others
 * cost three times as much, and outlive the request by a while.
 */
export function answerHeaders(context: Context, own?: Readonly<Headers>): Headers {
  const spent = context.get('spent') as Readonly<Headers> | undefined;
  return headersOf(context.get('requestId') as string | undefined, spent, own);
}

/** The same where no context is around the request. */
export function headersOf(
  requestId: string | undefined,
  spent: Readonly<Headers> | undefined,
  own?: Readonly<Headers>,
): Headers {
  const headers: Headers = {
    'cache-control': 'no-store',
    'content-security-policy':
      "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
  };
  if (requestId !== undefined) headers['x-request-id'] = requestId;
  put(headers, spent);
  put(headers, own);
  return headers;
}

/**
 * The same for pages that Hono makes the answer of. To be called before, so that the answer need not be made twice. A
 * route of the API makes its answer itself.
 */
export function setAnswerHeaders(context: Context): void {
  for (const [name, value] of Object.entries(answerHeaders(context))) context.header(name, value);
}

function put(headers: Headers, more: Readonly<Headers> | undefined): void {
  for (const name in more) headers[name] = more[name] as string;
}
