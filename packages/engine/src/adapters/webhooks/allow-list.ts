import { isIP } from 'node:net';
import { WebhookAllowInvalidError } from '../../errors/webhook-allow-invalid-error.ts';
import { hostOf } from '../fetcher/check-url.ts';
import { isWithin, type Network, parseNetwork } from '../fetcher/public-address.ts';

/** Receivers the operator trusts although they are not on the Internet. */
export interface AllowList {
  readonly hosts: ReadonlySet<string>;
  /** As they were written, for the guard that connections pass. */
  readonly networks: readonly string[];
  readonly parsed: readonly Network[];
}

const HOST = /^[a-z0-9_]([a-z0-9_-]{0,62})(\.[a-z0-9_][a-z0-9_-]{0,62})*$/;

/** Reads `hooks.internal,10.1.0.0/16`; an entry that is neither a host nor a network is named. */
export function parseAllowList(text: string | undefined): AllowList {
  const hosts = new Set<string>();
  const networks: string[] = [];
  const parsed: Network[] = [];
  for (const entry of (text ?? '').split(',').map((each) => each.trim().toLowerCase())) {
    if (entry === '') continue;
    const network = parseNetwork(entry);
    if (network !== undefined) {
      networks.push(entry);
      parsed.push(network);
    } else if (HOST.test(entry) && /[a-z]/.test(entry)) hosts.add(entry);
    else throw new WebhookAllowInvalidError({ entry });
  }
  return { hosts, networks, parsed };
}

/** How far a receiver is trusted: one that is named may be anywhere, an address must lie in a network of the list. */
export function trustIn({ hosts, parsed }: AllowList, url: URL): 'host' | 'network' | null {
  const host = hostOf(url).replace(/\.$/, '');
  if (hosts.has(host)) return 'host';
  return isIP(host) !== 0 && isWithin(host, parsed) ? 'network' : null;
}
