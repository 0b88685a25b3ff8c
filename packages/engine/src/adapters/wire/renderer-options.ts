import { createHash } from 'node:crypto';
import { InvalidRendererOptionError } from './invalid-renderer-option-error.ts';

/** Five minutes: long answers come in one piece, and some models think before they write. */
const DEFAULT_TIMEOUT_MS = 300_000;

/** Timers of Node cannot wait longer; a larger number would fire at once. */
const LONGEST_TIMEOUT_MS = 2_147_483_647;

export function checkedTimeout(id: string, timeoutMs = DEFAULT_TIMEOUT_MS): number {
  if (Number.isInteger(timeoutMs) && timeoutMs > 0 && timeoutMs <= LONGEST_TIMEOUT_MS) return timeoutMs;
  throw new InvalidRendererOptionError({
    message: `The timeout of the renderer ${id} must be a whole number of milliseconds above zero.`,
    hint: `Give a number from 1 to ${LONGEST_TIMEOUT_MS}, or leave it out for ${DEFAULT_TIMEOUT_MS}.`,
  });
}

/** A key with a line break or a space in it would make an SDK throw an error that quotes the key. */
export function checkedKey(id: string, apiKey: string): string {
  if (/^[\x21-\x7e]+$/.test(apiKey)) return apiKey;
  throw new InvalidRendererOptionError({
    message: `The API key of the renderer ${id} is empty or has a character that no key has.`,
    hint: 'Copy the key again, without quotes, spaces or line breaks.',
  });
}

/** Keys belong in the key's own variable: a base URL ends up in records. */
export function checkedBaseUrl(id: string, baseUrl: string): string {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  const usable =
    url !== undefined &&
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    [url.username, url.password, url.search, url.hash].every((part) => part === '');
  if (usable) return url.href.replace(/(?<!\/)\/+$/, '');
  throw new InvalidRendererOptionError({
    message: `The base URL of the renderer ${id} cannot be used.`,
    hint: 'Give an http or https address without user name, password, query or fragment.',
  });
}

/**
 * Names where requests go, for a renderer's version: two servers must never share a recording.
 * A path may hold an account's name, so it is there as a short digest only.
 */
export function endpointTag(baseUrl: string): string {
  const { origin, pathname } = new URL(baseUrl);
  if (pathname === '/' || pathname === '/v1') return origin;
  return `${origin}#${createHash('sha256').update(pathname).digest('hex').slice(0, 12)}`;
}
