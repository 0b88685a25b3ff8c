import { ArgumentError } from './errors/argument-error.ts';
import type { ClientOptions } from './options.ts';

/** The options of a client, checked. */
export interface Settings {
  /** Without a slash at its end. */
  readonly base: string;
  readonly authorization: string | undefined;
  readonly fetch: typeof globalThis.fetch;
  readonly timeoutMs: number;
  readonly retries: number;
}

const TIMEOUT_MS = 60_000;

export function readSettings(options: ClientOptions): Settings {
  const { apiKey, fetch, timeoutMs = TIMEOUT_MS, retries = 0 } = options;
  if (apiKey !== undefined && !/^[\x21-\x7e]+$/.test(apiKey))
    throw new ArgumentError({
      message: 'apiKey must be visible ASCII characters without spaces.',
      hint: 'Look for a line break or a space at its end.',
    });
  return {
    base: baseOf(options.baseUrl),
    authorization: apiKey === undefined ? undefined : `Bearer ${apiKey}`,
    // Looked up with each call: whoever wraps the platform's fetch later is heard, too.
    fetch: fetch ?? ((...given) => globalThis.fetch(...given)),
    timeoutMs,
    retries,
  };
}

function baseOf(given: string | URL): string {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new ArgumentError({ message: 'baseUrl must be an http or https address.' });
  if (url.username !== '' || url.password !== '')
    throw new ArgumentError({ message: 'baseUrl must not hold a name or a password.', hint: 'Use apiKey.' });
  return `${url.origin}${url.pathname.replace(/(?<!\/)\/+$/, '')}`;
}
