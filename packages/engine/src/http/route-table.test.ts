import fc from 'fast-check';
import { TrieRouter } from 'hono/router/trie-router';
import { describe, expect, it } from 'vitest';
import { allRoutes } from './all-routes.ts';
import { routeTable } from './route-table.ts';

const find = routeTable(allRoutes);

/** What Hono's own router would choose: the first route of the method, else the first address that fits. */
function byHono() {
  const router = new TrieRouter<{ path: string; method: string | null }>();
  const path = (route: { path: string }) => route.path.replace(/\{(\w+)\}/g, ':$1');
  for (const route of allRoutes)
    router.add(route.method.toUpperCase(), path(route), { path: route.path, method: route.method });
  for (const route of allRoutes) router.add('ALL', path(route), { path: route.path, method: null });
  return (method: string, asked: string) => {
    const [[first] = []] = router.match(method, asked);
    if (first === undefined) return null;
    const [chosen, params] = first as unknown as [
      { path: string; method: string | null },
      Record<string, string>,
    ];
    return { pattern: chosen.path, method: chosen.method, params: { ...params } };
  };
}

describe('the table of routes', () => {
  it('finds a route with the names in its address', () => {
    expect(find('GET', '/v1/blogs/b%201/versions/3')).toMatchObject({
      pattern: '/v1/blogs/{blogId}/versions/{number}',
      entry: { operationId: 'getBlogVersion' },
      params: { blogId: 'b 1', number: '3' },
    });
  });

  it('answers HEAD where it answers GET', () => {
    expect(find('HEAD', '/v1/runs/7')?.entry?.operationId).toBe('getRun');
  });

  it('tells which methods there are where the one asked for is not', () => {
    expect(find('DELETE', '/v1/runs/7')).toMatchObject({ entry: undefined, allow: 'GET, HEAD' });
    expect(find('PUT', '/v1/keys')?.allow).toBe('POST, GET, HEAD');
  });

  it.each(['/v1/runs/', '/v1//runs', '/v1/runs/7/', '/v1/nothing', '/v1', '/v2/runs', '/v1/runs/7/events/8'])(
    'has nothing at %s',
    (path) => expect(find('GET', path)).toBeNull(),
  );

  it('keeps what cannot be decoded as it is', () => {
    expect(find('GET', '/v1/runs/%zz')?.params).toEqual({ runId: '%zz' });
  });

  it('finds what the router of Hono would find, for any method and path', () => {
    const expected = byHono();
    const words = [...new Set(allRoutes.flatMap(({ path }) => path.split('/')))].filter(
      (part) => !part.startsWith('{'),
    );
    const part = fc.oneof(fc.constantFrom(...words), fc.constantFrom('7', '', 'a b', '*', ':id', 'current'));
    const path = fc.oneof(
      fc.array(part, { maxLength: 7 }).map((parts) => `/v1/${parts.join('/')}`),
      fc.constantFrom(...allRoutes).chain((route) =>
        fc.array(part, { minLength: 4, maxLength: 4 }).map((values) => {
          let next = 0;
          return route.path.replace(/\{\w+\}/g, () => values[next++] ?? 'x');
        }),
      ),
    );
    fc.assert(
      fc.property(
        fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'),
        path,
        (method, asked) => {
          const found = find(method, asked);
          const mine =
            found === null
              ? null
              : { pattern: found.pattern, method: found.entry?.method ?? null, params: found.params };
          expect(mine).toEqual(expected(method, asked));
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
