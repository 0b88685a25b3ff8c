import { tryDecodeURIComponent } from 'hono/utils/url';
import type { Route } from './route.ts';

/** What stands at an address: a route, or none for this method but others for which there is one. */
interface FoundRoute<Entry> {
  /** As the reference writes it: `/v1/runs/{runId}`. */
  readonly pattern: string;
  readonly entry: Entry | undefined;
  readonly params: Readonly<Record<string, string>>;
  /** The methods that can be used there. */
  readonly allow: string;
}

interface Place<Entry> {
  readonly pattern: string;
  /** Null where a parameter stands. */
  readonly parts: readonly (string | null)[];
  readonly names: readonly string[];
  readonly entries: Map<string, Entry>;
  allow: string;
}

/** Of the parts of `/v1/runs/{runId}`, `runs`. */
const NAME = 2;
const NO_PARAMS: Readonly<Record<string, string>> = Object.freeze({});

/**
 * Finds routes by method and path. Of several that fit, the first of the list is meant. Addresses here are plain, parts
 * between slashes and names in their place, so that this takes a fraction of what a router for everything takes.
 *
 * @example
 * const find = routeTable(allRoutes);
 * find('GET', '/v1/runs/7'); // { pattern: '/v1/runs/{runId}', entry: the route, params: { runId: '7' }, allow: 'GET, HEAD' }
 */
export function routeTable<Entry extends Pick<Route, 'method' | 'path'>>(
  routes: readonly Entry[],
): (method: string, path: string) => FoundRoute<Entry> | null {
  const places = new Map<string, Place<Entry>>();
  for (const route of routes) {
    const { method, path } = route;
    const place = places.get(path) ?? placeAt<Entry>(path);
    places.set(path, place);
    const name = method.toUpperCase();
    if (!place.entries.has(name)) place.entries.set(name, route);
    place.allow = allowed([...place.entries.keys()]);
  }
  /** By the part behind the version, which is a name in every route. The first routes of the list come first. */
  const byName = new Map<string, Place<Entry>[]>();
  for (const place of places.values()) {
    const name = place.parts[NAME];
    if (name === undefined || name === null) throw new Error(`${place.pattern} has no name of its own`);
    byName.set(name, [...(byName.get(name) ?? []), place]);
  }
  return (method, path) => {
    const parts = path.split('/');
    const asked = method === 'HEAD' ? 'GET' : method;
    let otherwise: Place<Entry> | undefined;
    for (const place of byName.get(parts[NAME] ?? '') ?? []) {
      if (!fits(place.parts, parts)) continue;
      const entry = place.entries.get(asked);
      if (entry !== undefined) return found(place, entry, parts);
      otherwise ??= place;
    }
    return otherwise === undefined ? null : found(otherwise, undefined, parts);
  };
}

function placeAt<Entry>(path: string): Place<Entry> {
  const parts = path.split('/').map((part) => (part.startsWith('{') ? null : part));
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return { pattern: path, parts, names, entries: new Map(), allow: '' };
}

function allowed(methods: readonly string[]): string {
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : [])].join(', ');
}

/** A parameter is never empty. */
function fits(pattern: readonly (string | null)[], parts: readonly string[]): boolean {
  if (pattern.length !== parts.length) return false;
  for (let i = 0; i < pattern.length; i += 1) {
    const part = pattern[i];
    if (part === null ? parts[i] === '' : part !== parts[i]) return false;
  }
  return true;
}

function found<Entry>(
  place: Place<Entry>,
  entry: Entry | undefined,
  parts: readonly string[],
): FoundRoute<Entry> {
  const { pattern, allow, names } = place;
  if (names.length === 0) return { pattern, entry, allow, params: NO_PARAMS };
  const params: Record<string, string> = {};
  let next = 0;
  for (let i = 0; i < parts.length; i += 1) {
    if (place.parts[i] !== null) continue;
    params[names[next] ?? ''] = tryDecodeURIComponent(parts[i] ?? '');
    next += 1;
  }
  return { pattern, entry, allow, params };
}
