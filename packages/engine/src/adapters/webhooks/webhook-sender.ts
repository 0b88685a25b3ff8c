import type { Dispatcher } from 'undici';
import { AddressRefusedError } from '../../errors/address-refused-error.ts';
import { WebhookUrlRefusedError } from '../../errors/webhook-url-refused-error.ts';
import { checkUrl, type UrlPolicy } from '../fetcher/check-url.ts';
import { guardedDispatcher, type Resolve } from '../fetcher/guarded-dispatcher.ts';
import { type AllowList, trustIn } from './allow-list.ts';

export interface WebhookPost {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Why a receiver has not taken a message. Codes only: what a receiver writes back is not kept. */
export type SendProblem =
  | 'address_refused'
  | 'no_such_host'
  | 'connection_failed'
  | 'tls_failed'
  | 'timeout'
  | 'redirected'
  | 'gone'
  | 'status';

export interface SendOutcome {
  /** The status of the answer; null where there was none. */
  readonly status: number | null;
  /** Null when the message was taken. */
  readonly problem: SendProblem | null;
}

/** Sends messages to receivers, and to nothing else that this machine can reach. */
export interface WebhookSender {
  /** The address in its normal form, if messages may be sent there as far as can be told without resolving its name. */
  check(url: string): string;
  /** One POST, whatever comes of it. */
  send(post: WebhookPost): Promise<SendOutcome>;
  close(): Promise<void>;
}

export interface WebhookSenderOptions {
  readonly allow: AllowList;
  /** For tests: the name server, and the ports of receivers that nobody allowed. */
  readonly resolve?: Resolve;
  readonly ports?: readonly number[];
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 15_000;
/** An answer is read only so far that its connection can be used again. */
const MOST_BODY_BYTES = 1_024;
const BODY_MS = 1_000;
/** More than a worker has places for: a message that waited here for a connection would seem to be refused. */
const MOST_CONNECTIONS = 1_000;
const EVERYWHERE = ['0.0.0.0/0', '::/0'];

/**
 * Connections go to public addresses over https; to others, and without TLS, only where the operator allows it. Every
 * address is checked when the connection is made. No redirect is followed.
 */
export function createWebhookSender({
  allow,
  resolve,
  ports,
  timeoutMs = TIMEOUT_MS,
}: WebhookSenderOptions): WebhookSender {
  const dispatchers = new Map<string, Promise<Dispatcher>>();
  const rules: Rules = { allow, ports };
  const dispatcherFor = (url: URL): Promise<Dispatcher> => {
    const policy = policyFor(rules, url);
    const name = JSON.stringify(policy);
    const known = dispatchers.get(name);
    if (known !== undefined) return known;
    const made = guardedDispatcher({
      ...policy,
      connections: MOST_CONNECTIONS,
      ...(resolve === undefined ? {} : { resolve }),
    });
    dispatchers.set(name, made);
    return made;
  };
  const send = async ({ url: address, headers, body }: WebhookPost): Promise<SendOutcome> => {
    const over = AbortSignal.timeout(timeoutMs);
    try {
      const url = checkedUrl(rules, address);
      const { request } = await import('undici');
      const response = await request(url, {
        method: 'POST',
        dispatcher: await dispatcherFor(url),
        headers: { ...headers },
        body,
        headersTimeout: timeoutMs,
        bodyTimeout: timeoutMs,
        signal: over,
      });
      response.body.on('error', () => undefined);
      const enough = AbortSignal.any([over, AbortSignal.timeout(BODY_MS)]);
      await response.body.dump({ limit: MOST_BODY_BYTES, signal: enough }).catch(() => undefined);
      return { status: response.statusCode, problem: problemWithStatus(response.statusCode) };
    } catch (error) {
      return { status: null, problem: over.aborted ? 'timeout' : problemOf(error) };
    }
  };
  return {
    check: (address) => checkedUrl(rules, address).href,
    send,
    async close() {
      const open = [...dispatchers.values()];
      dispatchers.clear();
      for (const each of open) await (await each).destroy();
    },
  };
}

interface Rules {
  readonly allow: AllowList;
  readonly ports: readonly number[] | undefined;
}

function checkedUrl(rules: Rules, address: string): URL {
  try {
    const url = checkUrl(address, URL.canParse(address) ? policyFor(rules, new URL(address)) : {});
    if (url.protocol === 'https:' || trustIn(rules.allow, url) !== null) return url;
  } catch (error) {
    if (!(error instanceof AddressRefusedError)) throw error;
    const { message, problem } = error;
    const hint =
      problem === 'private_network'
        ? 'Give an address on the Internet, or let the operator name the network in PALIMPSEST_WEBHOOK_ALLOW.'
        : undefined;
    throw new WebhookUrlRefusedError({ message, hint });
  }
  throw new WebhookUrlRefusedError({ message: 'Messages are sent to https addresses only.' });
}

function policyFor({ allow, ports }: Rules, url: URL): UrlPolicy {
  const trust = trustIn(allow, url);
  if (trust === null) return { allow: allow.networks, ...(ports === undefined ? {} : { ports }) };
  const port = Number(url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : url.port);
  return { allow: trust === 'host' ? EVERYWHERE : allow.networks, ports: [port] };
}

function problemWithStatus(status: number): SendProblem | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return 'redirected';
  return status === 410 ? 'gone' : 'status';
}

/** Errors of TLS have names of their own; all that remains means that there was no usable connection. */
function problemOf(error: unknown): SendProblem {
  for (let each = error, depth = 0; each instanceof Error && depth < 5; each = each.cause, depth += 1) {
    if (each instanceof WebhookUrlRefusedError) return 'address_refused';
    if (each instanceof AddressRefusedError)
      return each.problem === 'no_such_host' ? 'no_such_host' : 'address_refused';
    const code = String((each as NodeJS.ErrnoException).code ?? '');
    if (/TIMEOUT|ETIMEDOUT/.test(code)) return 'timeout';
    if (/^ERR_TLS|^ERR_SSL|CERT|SIGNATURE|^EPROTO$/.test(code)) return 'tls_failed';
  }
  return 'connection_failed';
}
