import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Engine } from '../app/engine.ts';
import { logRequest, requestIdFrom } from '../app/telemetry/observe-request.ts';
import { allRoutes } from './all-routes.ts';
import { headersOf } from './answer-headers.ts';
import type { ApiSettings } from './api-settings.ts';
import type { Gate } from './api-world.ts';
import { hostCheck } from './host-check.ts';
import type { Caller, Route } from './route.ts';

interface DirectOptions {
  readonly gate: Gate;
  readonly settings: Pick<ApiSettings, 'allowedHosts' | 'allowedOrigins'>;
  /** The address it listens on. */
  readonly boundHost: string;
  readonly routes?: readonly Route[];
}

/** Addresses that mean the same however they are read: nothing is encoded in them, and no query follows. */
const PLAIN = /^\/v1\/[\w/-]{1,200}$/;

/** `/v1/runs/{runId}` */
const ONE_NAME = /^(\/v1\/(?:[a-z-]{1,40}\/){1,4})\{(\w{1,40})\}$/;

/** A request that is known to be allowed, and what answers it. */
interface Ready {
  readonly caller: Caller;
  readonly spent: Readonly<Record<string, string>>;
  readonly pattern: string;
  readonly body: string;
}

/**
 * Answers what is in memory and never changes straight from Node's request, by the same checks in the same order as
 * every route (`mount.ts`). Whatever is out of the ordinary, be it a problem, a page of a browser or a key that has to
 * be read, is left alone: then it gives false, nothing was counted, and the app answers.
 *
 * @example if (!directly(incoming, outgoing)) listener(incoming, outgoing);
 */
export function answerDirectly(
  engine: Engine,
  { gate, settings, boundHost, routes = allRoutes }: DirectOptions,
): (incoming: IncomingMessage, outgoing: ServerResponse) => boolean {
  const { log, telemetry } = engine.context;
  const places = directPlaces(routes);
  const check = hostCheck({ host: boundHost, ...settings });

  const prepare = ({ method, url = '', headers, rawHeaders }: IncomingMessage): Ready | null => {
    if (method !== 'GET' || telemetry?.hasSpans === true || !PLAIN.test(url)) return null;
    const end = url.lastIndexOf('/') + 1;
    const place = places.get(url.slice(0, end));
    if (place === undefined) return null;
    const { host, origin, authorization } = headers;
    // A body that nobody reads would be taken for the next request.
    if (host === undefined || origin !== undefined || hasBody(headers) || isDoubled(rawHeaders)) return null;
    check({ method, host, origin: null, site: one(headers['sec-fetch-site']) });
    const caller = gate.recognise?.(authorization) ?? null;
    const { scope, pattern, read } = place;
    if (caller === null || (scope !== null && scope !== 'public' && !caller.scopes.has(scope))) return null;
    const body = read(engine, caller.tenant, url.slice(end));
    return body === undefined ? null : { caller, body, pattern, spent: gate.spend(caller) };
  };

  return (incoming, outgoing) => {
    const begun = performance.now();
    const ready = withoutProblem(() => prepare(incoming));
    if (ready === null) return false;
    const { body, caller, pattern: route, spent } = ready;
    const requestId = requestIdFrom(one(incoming.headers['x-request-id']) ?? undefined);
    const headers: Record<string, string | number> = headersOf(requestId, spent);
    headers['content-type'] = 'application/json; charset=utf-8';
    headers['content-length'] = Buffer.byteLength(body);
    outgoing.writeHead(200, headers);
    outgoing.end(body);
    const ms = performance.now() - begun;
    telemetry?.answered('GET', { route, status: 200 }, ms / 1_000);
    const { keyId, tenant } = caller;
    try {
      logRequest(log, { method: 'GET', route, status: 200, ms, keyId, tenant, requestId });
    } catch {
      // The log is the embedding program's. Its failure must not end the server, and the answer is out.
    }
    return true;
  };
}

interface Place {
  readonly pattern: string;
  readonly scope: Route['scope'];
  readonly read: (engine: Engine, tenant: string, name: string) => string | undefined;
}

/** Routes that answer at once, by what stands before the one name in their address: `/v1/runs/`. */
function directPlaces(routes: readonly Route[]): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  for (const { path, scope, atOnce, method } of routes) {
    if (atOnce === undefined) continue;
    const [, before = '', name = ''] = ONE_NAME.exec(path) ?? [];
    const others = routes.filter(
      (other) => other.path.startsWith(before) && !other.path.includes('/', before.length),
    );
    // A word in the place of the name would be another route, and mean something else.
    if (name === '' || method !== 'get' || others.some((other) => other.path !== path))
      throw new Error(`${path} cannot be answered at once`);
    places.set(before, {
      pattern: path,
      scope,
      read: (engine, tenant, value) => atOnce(engine, tenant, { [name]: value }),
    });
  }
  return places;
}

/** Refusals are told by the app, which finds the same. */
function withoutProblem(prepare: () => Ready | null): Ready | null {
  try {
    return prepare();
  } catch {
    return null;
  }
}

function hasBody(headers: IncomingMessage['headers']): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
}

/** Of two hosts or keys Node shows the first, and a proxy may have looked at the second: the app refuses both. */
function isDoubled(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  let keys = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
    else if (name.length === 13 && name.toLowerCase() === 'authorization') keys += 1;
  }
  return hosts > 1 || keys > 1;
}

/** Of a header that was sent twice, all; as a list it is of no use here. */
function one(value: string | string[] | undefined): string | null {
  return typeof value === 'string' ? value : null;
}
