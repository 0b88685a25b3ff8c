import type { Dispatcher } from 'undici';
import { AddressRefusedError } from '../../errors/address-refused-error.ts';
import { checkUrl, type UrlPolicy } from './check-url.ts';
import { type Answer, type AnswerHead, type ExchangeLimits, exchange } from './exchange.ts';

export interface Walk {
  readonly address: string;
  readonly method: 'GET' | 'HEAD';
  readonly dispatcher: Dispatcher;
  readonly policy: UrlPolicy;
  readonly headers: Readonly<Record<string, string>>;
  readonly limits: ExchangeLimits;
  readonly maxRedirects: number;
  readonly signal: AbortSignal;
  readonly wants: (answer: AnswerHead) => boolean;
  /** Asked before each request; false ends the walk there. */
  readonly mayCall: (url: URL) => Promise<boolean>;
}

export type WalkResult =
  | { readonly kind: 'answered'; readonly url: URL; readonly hops: number; readonly answer: Answer }
  | { readonly kind: 'too_many_redirects'; readonly url: URL }
  | { readonly kind: 'forbidden'; readonly url: URL };

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Follows redirects one by one, each address checked like the first. Throws when an address is refused. */
export async function follow(walk: Walk): Promise<WalkResult> {
  let url = checkUrl(walk.address, walk.policy);
  for (let hops = 0; hops <= walk.maxRedirects; hops += 1) {
    if (!(await walk.mayCall(url))) return { kind: 'forbidden', url };
    const answer = await exchange({ ...walk, url });
    if (!REDIRECTS.has(answer.status) || answer.location === undefined)
      return { kind: 'answered', url, hops, answer };
    if (!URL.canParse(answer.location, url.href)) {
      throw new AddressRefusedError({
        problem: 'not_an_address',
        message: 'The page redirects to something that is not an address.',
      });
    }
    url = checkUrl(new URL(answer.location, url), walk.policy);
  }
  return { kind: 'too_many_redirects', url };
}
