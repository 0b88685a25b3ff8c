import { isIP } from 'node:net';
import { AddressRefusedError } from '../../errors/address-refused-error.ts';
import { isPublicAddress, isWithin, type Network, parseNetwork } from './public-address.ts';

export interface UrlPolicy {
  /** Networks that may be called although they are not public, e.g. `10.1.0.0/16` or `127.0.0.1`. Default: none. */
  readonly allow?: readonly string[];
  /** Default: 80, 443, 8080 and 8443. */
  readonly ports?: readonly number[];
}

const PORTS: readonly number[] = [80, 443, 8080, 8443];
const LONGEST = 2_048;

/**
 * The address in its normal form, if it is one that may be called as far as can be told without resolving its name.
 * Throws an AddressRefusedError otherwise. Notations of IP addresses (decimal, octal, hexadecimal, short, IPv6) are
 * one and the same after parsing.
 */
export function checkUrl(address: string | URL, policy: UrlPolicy = {}): URL {
  const text = String(address);
  if (text.length > LONGEST || !URL.canParse(text)) {
    throw refused('not_an_address', 'This is not an address of the web.');
  }
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw refused('scheme', 'Only http and https addresses are called.');
  }
  if (url.username !== '' || url.password !== '') {
    throw refused('credentials', 'An address with a user name or password in it is not called.');
  }
  checkPort(url, policy);
  const host = hostOf(url);
  if (isIP(host) !== 0) checkAddress(host, allowedNetworks(policy));
  // A single dot at the end is the same name; anything else that is not a name is nothing to call.
  else if (!/^[^\s.%:/\\?#@[\]]+(?:\.[^\s.%:/\\?#@[\]]+)*\.?$/.test(host)) {
    throw refused('not_an_address', 'The host in the address is not a name.');
  }
  url.hash = '';
  return url;
}

/** Throws for a port that is not called. */
export function checkPort(
  { protocol, port }: Pick<URL, 'protocol' | 'port'>,
  { ports = PORTS }: UrlPolicy,
): void {
  const number = Number(port === '' ? (protocol === 'https:' ? 443 : 80) : port);
  if (!ports.includes(number)) throw refused('port', 'This port is not called.');
}

/** Throws for an IP address that is neither public nor allowed. */
export function checkAddress(address: string, allowed: readonly Network[]): void {
  if (isPublicAddress(address) || isWithin(address, allowed)) return;
  throw refused(
    'private_network',
    'The address leads to a private, local or reserved network and was not contacted.',
    'If that network is meant to be read, put it on the allow-list.',
  );
}

/** The allow-list as networks; an entry that is none is an error of the operator and named. */
export function allowedNetworks({ allow = [] }: UrlPolicy): Network[] {
  return allow.map((entry) => {
    const network = parseNetwork(entry);
    if (network !== undefined) return network;
    throw refused(
      'not_an_address',
      `The allow-list has an entry that is no network: ${JSON.stringify(entry.slice(0, 60))}.`,
      'Write an IP address, or a network such as 10.1.0.0/16.',
    );
  });
}

/** The host without the brackets of an IPv6 address. */
export function hostOf({ hostname }: URL): string {
  return hostname.startsWith('[') && hostname.endsWith(']') ? hostname.slice(1, -1) : hostname;
}

function refused(
  problem: AddressRefusedError['problem'],
  message: string,
  hint?: string,
): AddressRefusedError {
  return new AddressRefusedError({ problem, message, ...(hint !== undefined && { hint }) });
}
