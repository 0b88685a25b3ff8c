import { isIP } from 'node:net';
import { isLoopback } from './loopback.ts';
import { HttpProblem } from './problem.ts';

/** What a request says about where it was sent, and from which page. */
export interface RequestPlace {
  readonly method: string;
  readonly host: string | null;
  readonly origin: string | null;
  /** `Sec-Fetch-Site`, which browsers set and pages cannot change. */
  readonly site: string | null;
}

export interface HostOptions {
  /** The address that the server listens on. */
  readonly host: string;
  /** Further names it goes by: `palimpsest.example.org`, with a port or without. */
  readonly allowedHosts: readonly string[];
  /** Origins whose pages may call it: `https://studio.example.org`. */
  readonly allowedOrigins: readonly string[];
}

const HOST = /^(\[[0-9a-f:.]{2,45}\]|[a-z0-9._-]{1,253})(?::(\d{1,5}))?$/;
const ANY_ADDRESS = new Set(['0.0.0.0', '::', '*']);
const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What the checks need of a request. Its URL stands in for a missing Host header, from which servers make it. */
export function placeOf(request: Request): RequestPlace {
  const { headers, method } = request;
  return {
    method,
    host: headers.get('host') ?? new URL(request.url).host,
    origin: headers.get('origin'),
    site: headers.get('sec-fetch-site'),
  };
}

/**
 * Refuses requests that a page of somebody else may have made a browser send: through a name that was pointed at this
 * machine (DNS rebinding), or from another origin. Throws a problem 403.
 *
 * @example checkHost(placeOf(request), { host: '127.0.0.1', allowedHosts: [], allowedOrigins: [] });
 */
export function checkHost({ method, host, origin, site }: RequestPlace, options: HostOptions): void {
  const place = readHost(host);
  if (place === null || !isOwnName(place, options)) throw hostRefused();
  if (origin !== null && isAllowedOrigin(origin, options.allowedOrigins)) return;
  if (origin !== null && !isSameOrigin(origin, place)) throw originRefused();
  if (site === 'cross-site' && !READING.has(method.toUpperCase())) throw originRefused();
}

/**
 * The same for the requests of one server. Most name the same host and no page, and what was let in once needs no
 * second look.
 */
export function hostCheck(options: HostOptions): (place: RequestPlace) => void {
  let known: string | null = null;
  return (place) => {
    if (place.host === known && place.origin === null && place.site !== 'cross-site') return;
    checkHost(place, options);
    known = place.host;
  };
}

/** Whether the operator lets pages of this origin call. */
export function isAllowedOrigin(origin: string, allowed: readonly string[]): boolean {
  return allowed.some((each) => sameText(each, origin));
}

interface HostName {
  readonly name: string;
  readonly port: string | null;
}

function readHost(text: string | null): HostName | null {
  const [, name, port] = HOST.exec(text?.toLowerCase() ?? '') ?? [];
  if (name === undefined || Number(port ?? 0) > 65_535) return null;
  // `localhost.` is the same name, written in full.
  return { name: name.replace(/\.$/, ''), port: port ?? null };
}

function isOwnName({ name, port }: HostName, { host, allowedHosts }: HostOptions): boolean {
  if (isLoopback(name)) return true;
  const bound = bare(host);
  // An address cannot be rebound, only a name can.
  if (bare(name) === bound || (ANY_ADDRESS.has(bound) && isIP(bare(name)) !== 0)) return true;
  return allowedHosts.some((each) => {
    const allowed = readHost(each);
    return allowed?.name === name && (allowed.port === null || allowed.port === port);
  });
}

function isSameOrigin(origin: string, { name, port }: HostName): boolean {
  let url: URL;
  try {
    url = new URL(origin);
  } catch {
    return false;
  }
  const usual = DEFAULT_PORTS[url.protocol];
  return (
    usual !== undefined &&
    url.hostname.replace(/\.$/, '') === name &&
    (url.port === '' ? usual : url.port) === (port ?? usual)
  );
}

const bare = (host: string) => host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
const sameText = (one: string, other: string) => one.toLowerCase().replace(/\/$/, '') === other.toLowerCase();

function hostRefused(): HttpProblem {
  return new HttpProblem({
    status: 403,
    code: 'host_refused',
    message: 'This server does not go by the name in the Host header.',
    hint: 'Use the address it listens on, or add the name to allowedHosts in palimpsest.config.json.',
  });
}

function originRefused(): HttpProblem {
  return new HttpProblem({
    status: 403,
    code: 'origin_refused',
    message: 'Pages of other origins may not call this server.',
    hint: 'If its pages should, add the origin to allowedOrigins in palimpsest.config.json.',
  });
}
