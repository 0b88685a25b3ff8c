import type { UrlStatus } from '@palimpsest/contracts';
import type { RenderFailure } from '@palimpsest/kernel';
import { failure } from '../wire/failures.ts';

export type Verdict =
  | { readonly kind: 'status'; readonly status: UrlStatus; readonly note?: string }
  | { readonly kind: 'failed'; readonly failure: RenderFailure };

/** What an HTTP status says about an address. What may be otherwise in a minute is a failure, not a verdict. */
export function verdictOf(status: number, from: string, to: URL): Verdict {
  if (status >= 200 && status <= 299) return moved(from, to);
  if (status === 429)
    return failed('rate_limited', 'The host answers too many requests (429). Try again later.');
  if (status === 503) return failed('overloaded', 'The host is overloaded (503). Try again later.');
  if (status === 408) return failed('timeout', 'The host stopped waiting (408). Try again later.');
  if (status >= 500) return failed('provider_error', `The host has a fault (${status}). Try again later.`);
  if (status === 401 || status === 402 || status === 403) {
    return {
      kind: 'status',
      status: 'PAYWALL',
      note: `The host gives this page to certain readers only (${status}).`,
    };
  }
  return { kind: 'status', status: 'DEAD', note: `The host does not have this page (${status}).` };
}

function failed(code: RenderFailure['code'], message: string): Verdict {
  return { kind: 'failed', failure: failure(code, 'retryable', message) };
}

function moved(from: string, to: URL): Verdict {
  const asked = new URL(from);
  if (samePlace(asked, to)) return { kind: 'status', status: 'LIVE' };
  const home = to.pathname === '/' && asked.pathname !== '/';
  return {
    kind: 'status',
    status: 'REDIRECT',
    ...(home && { note: 'The address leads to the start page of a site: the page itself is probably gone.' }),
  };
}

/** Encryption, `www.` and a slash at the end do not make another page. */
function samePlace(one: URL, other: URL): boolean {
  const plain = ({ hostname, pathname, search }: URL) =>
    `${hostname.replace(/^www\./, '')}${pathname.replace(/(?<!\/)\/+$/, '')}${search}`;
  return plain(one) === plain(other);
}
