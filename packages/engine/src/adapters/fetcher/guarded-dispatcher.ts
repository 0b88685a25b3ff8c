import { lookup as systemLookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import type { Dispatcher } from 'undici';
import { AddressRefusedError } from '../../errors/address-refused-error.ts';
import { allowedNetworks, checkAddress, checkPort, type UrlPolicy } from './check-url.ts';
import type { Network } from './public-address.ts';

export interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

/** All addresses of a name. */
export type Resolve = (hostname: string) => Promise<readonly ResolvedAddress[]>;

export interface GuardOptions extends UrlPolicy {
  /** Default: the system's resolver. */
  readonly resolve?: Resolve;
  readonly connectTimeoutMs?: number;
  /** How many at once to one server. Default: 2. */
  readonly connections?: number;
}

const CONNECT_TIMEOUT_MS = 10_000;
const CONNECTIONS = 2;
const MAX_HEADER_BYTES = 32 * 1024;
const MOST_ADDRESSES = 32;

/**
 * A dispatcher for undici that connects to public addresses only. Names are resolved here, every address of the
 * answer is checked, and the connection is made to those very addresses: a second answer of the name server, given
 * between check and connection, is never asked for. Redirects are not followed.
 *
 * @example
 * const dispatcher = await guardedDispatcher({ allow: [] });
 * await request(checkUrl('https://example.org/'), { dispatcher });
 */
export async function guardedDispatcher(options: GuardOptions = {}): Promise<Dispatcher> {
  const { Agent, buildConnector } = await import('undici');
  const allowed = allowedNetworks(options);
  const connect = buildConnector({
    lookup: guardedLookup(options.resolve ?? resolveBySystem, allowed),
    timeout: options.connectTimeoutMs ?? CONNECT_TIMEOUT_MS,
    maxCachedSessions: 0,
    allowH2: false,
  } as Parameters<typeof buildConnector>[0]);
  return new Agent({
    connections: options.connections ?? CONNECTIONS,
    pipelining: 1,
    keepAliveTimeout: 1_000,
    keepAliveMaxTimeout: 5_000,
    maxHeaderSize: MAX_HEADER_BYTES,
    connect: (target, callback) => {
      try {
        checkPort({ protocol: target.protocol, port: target.port ?? '' }, options);
        // Node does not look up IP addresses, so the lookup below never sees them.
        if (isIP(target.hostname) !== 0) checkAddress(target.hostname, allowed);
      } catch (error) {
        callback(error as Error, null);
        return;
      }
      // A socket of somebody else's making is not ours to trust.
      connect({ ...target, socketPath: null } as typeof target, (error, socket) => {
        if (error !== null) return callback(error, null);
        try {
          checkAddress(socket.remoteAddress ?? '', allowed);
        } catch (refusal) {
          socket.destroy();
          return callback(refusal as Error, null);
        }
        return callback(null, socket);
      });
    },
  });
}

function guardedLookup(resolve: Resolve, allowed: readonly Network[]): LookupFunction {
  return (hostname, options, callback) => {
    const answer = (error: Error | null, found: readonly ResolvedAddress[]) => {
      if (error !== null) return callback(error as NodeJS.ErrnoException, []);
      if (options.all === true)
        return callback(
          null,
          found.map(({ address, family }) => ({ address, family })),
        );
      const [first] = found;
      return callback(null, first?.address ?? '', first?.family ?? 0);
    };
    checkedAddresses(resolve, hostname, allowed).then(
      (found) => answer(null, found),
      (error: Error) => answer(error, []),
    );
  };
}

/** One private address among public ones is how names are used to get in: then none of them is called. */
async function checkedAddresses(
  resolve: Resolve,
  hostname: string,
  allowed: readonly Network[],
): Promise<readonly ResolvedAddress[]> {
  const found = await resolve(hostname);
  if (found.length === 0 || found.length > MOST_ADDRESSES) {
    throw new AddressRefusedError({
      problem: 'no_such_host',
      message: 'The host of the address does not exist.',
    });
  }
  return found.map(({ address }) => {
    checkAddress(address, allowed);
    return { address, family: isIP(address) };
  });
}

async function resolveBySystem(hostname: string): Promise<readonly ResolvedAddress[]> {
  try {
    return await systemLookup(hostname, { all: true, verbatim: true });
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EAI_AGAIN') throw error;
    throw new AddressRefusedError({
      problem: 'no_such_host',
      message: 'The host of the address does not exist.',
    });
  }
}
