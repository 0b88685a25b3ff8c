import type { SendOptions } from './options.ts';
import type { Settings } from './settings.ts';

/** What is asked of the server, before any option. */
export interface Ask {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Made by `path` where it has ids. */
  readonly path: string;
  readonly query?: object;
  readonly body?: unknown;
  /** Makes something: it goes with an Idempotency-Key. */
  readonly creates?: boolean;
  /** Reads or rewrites much of the ledger: it may take ten times as long as others. */
  readonly slow?: boolean;
}

const SLOW = 10;

/** An ask with its options, as `fetch` takes it. */
export function requestOf(
  { base, authorization }: Pick<Settings, 'base' | 'authorization'>,
  ask: Ask,
  options: SendOptions = {},
): { readonly url: string; readonly init: RequestInit } {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (authorization !== undefined) headers.authorization = authorization;
  if (ask.body !== undefined) headers['content-type'] = 'application/json';
  if (ask.creates === true) headers['idempotency-key'] = options.idempotencyKey ?? randomKey();
  if (options.ifMatch !== undefined) headers['if-match'] = options.ifMatch;
  if (options.ifNoneMatch !== undefined) headers['if-none-match'] = options.ifNoneMatch;
  return {
    url: `${base}${ask.path}${queryOf({ ...ask.query, wait: options.wait })}`,
    init: {
      method: ask.method,
      headers,
      // A redirect would take the key, or half of a request, where nobody meant it to go.
      redirect: 'manual',
      ...(ask.body === undefined ? {} : { body: JSON.stringify(ask.body) }),
    },
  };
}

/** How long the answer may take, in milliseconds. */
export function timeLimitOf(
  settings: Pick<Settings, 'timeoutMs'>,
  ask: Ask,
  options: SendOptions = {},
): number {
  if (options.timeoutMs !== undefined) return options.timeoutMs;
  return (
    settings.timeoutMs * (ask.slow === true ? SLOW : 1) +
    (settings.timeoutMs > 0 ? (options.wait ?? 0) * 1_000 : 0)
  );
}

function queryOf(query: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  if (given.length === 0) return '';
  return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()}`;
}

/** Not `randomUUID`: browsers keep that from pages that came without HTTPS. */
function randomKey(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
