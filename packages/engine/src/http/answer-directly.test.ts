import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Scope } from '@palimpsest/contracts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Engine } from '../app/engine.ts';
import { createTelemetry } from '../app/telemetry/telemetry.ts';
import { answerDirectly } from './answer-directly.ts';
import { HttpProblem } from './problem.ts';
import { defineRoute, type Route } from './route.ts';

const BODY = '{"runId":"7","über":true}';

const thing = (path: string, method: 'get' | 'put' = 'get') =>
  defineRoute({
    method,
    path,
    operationId: 'getThing',
    tag: 'Things',
    summary: 'A thing',
    scope: 'runs:read',
    params: z.object({ thingId: z.string() }),
    answers: {},
    atOnce: (_, tenant, { thingId }) => (tenant === 'alpha' && thingId === '7' ? BODY : undefined),
    handle: async () => ({ status: 200 }),
  });

function world({
  spans = false,
  left = 10,
  scopes = ['runs:read'] as Scope[],
  routes = [thing('/v1/things/{thingId}')],
  full = false,
} = {}) {
  const lines: unknown[][] = [];
  const counted: unknown[][] = [];
  const telemetry = createTelemetry();
  telemetry.observe({
    steps: () => undefined,
    attempt: () => undefined,
    request: (...facts) => void counted.push(facts.slice(0, 3)),
    requestsInFlight: () => undefined,
    eventStreams: () => undefined,
  });
  const context = {
    log: (...line: unknown[]) => {
      if (full) throw new Error('no space left');
      lines.push(line);
    },
    telemetry: { ...telemetry, hasSpans: spans },
  };
  const spending = { left };
  const directly = answerDirectly({ context } as unknown as Engine, {
    settings: { allowedHosts: [], allowedOrigins: [] },
    boundHost: '127.0.0.1',
    routes,
    gate: {
      enter: () => Promise.reject(new Error('nobody is asked')),
      recognise: (sent) =>
        sent === 'Bearer known'
          ? { tenant: 'alpha', actor: 'key:k', keyId: 'k', scopes: new Set(scopes) }
          : null,
      spend: () => {
        if (spending.left === 0) throw new HttpProblem({ status: 429, code: 'rate_limited', message: '' });
        spending.left -= 1;
        return { 'ratelimit-remaining': String(spending.left) };
      },
    },
  });
  const ask = (request: Partial<Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'rawHeaders'>> = {}) => {
    const written: { status?: number; headers?: Record<string, unknown>; body?: string } = {};
    const outgoing = {
      writeHead: (status: number, headers: Record<string, unknown>) =>
        Object.assign(written, { status, headers }),
      end: (body: string) => Object.assign(written, { body }),
    };
    const headers = { host: '127.0.0.1:4310', authorization: 'Bearer known', ...request.headers };
    const rawHeaders = [...Object.entries(headers).flat(), ...(request.rawHeaders ?? [])];
    const incoming = { method: 'GET', url: '/v1/things/7', ...request, headers, rawHeaders };
    const answered = directly(incoming as IncomingMessage, outgoing as unknown as ServerResponse);
    return { answered, written };
  };
  return { ask, spending, lines, counted };
}

describe('what is in memory and never changes', () => {
  it('is answered where the log cannot be written, too', () => {
    expect(world({ full: true }).ask()).toMatchObject({ answered: true, written: { body: BODY } });
  });

  it('is answered directly, with the headers of every answer', () => {
    const { ask, spending } = world();
    const { answered, written } = ask({ headers: { 'x-request-id': 'mine-1' } });
    expect(answered).toBe(true);
    expect(written).toMatchObject({ status: 200, body: BODY });
    expect(written.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(BODY),
      'ratelimit-remaining': '9',
      'x-request-id': 'mine-1',
    });
    expect(spending.left).toBe(9);
  });

  it('is told of in the log and counted like every request', () => {
    const { ask, lines, counted } = world();
    ask();
    expect(counted).toEqual([['GET', '/v1/things/{thingId}', 200]]);
    expect(lines).toEqual([
      [
        'info',
        'request',
        expect.objectContaining({ route: '/v1/things/{thingId}', status: 200, keyId: 'k', tenant: 'alpha' }),
      ],
    ]);
  });
});

describe('whatever is out of the ordinary is left to the app, and nothing is counted', () => {
  it.each([
    ['another method', { method: 'POST' }],
    ['only the head', { method: 'HEAD' }],
    ['a query', { url: '/v1/things/7?wait=1' }],
    ['an encoded address', { url: '/v1/things/%37' }],
    ['an address that has to be resolved', { url: '/v1/things/../things/7' }],
    ['an address with its host', { url: 'http://127.0.0.1:4310/v1/things/7' }],
    ['another address', { url: '/v1/other/7' }],
    ['what is not in memory', { url: '/v1/things/8' }],
    ['no key', { headers: { authorization: undefined } }],
    ['a key that is not in memory', { headers: { authorization: 'Bearer other' } }],
    ['no host', { headers: { host: undefined } }],
    ['a host that is not ours', { headers: { host: 'evil.example' } }],
    ['two hosts', { rawHeaders: ['Host', 'evil.example'] }],
    ['two keys', { rawHeaders: ['Authorization', 'Bearer other'] }],
    ['a page of a browser', { headers: { origin: 'http://127.0.0.1:4310' } }],
    ['a body', { headers: { 'content-length': '2' } }],
    ['a body of unknown length', { headers: { 'transfer-encoding': 'chunked' } }],
  ] as const)('%s', (_, request) => {
    const { ask, spending, lines, counted } = world();
    const { answered, written } = ask(request as Parameters<typeof ask>[0]);
    expect({ answered, written }).toEqual({ answered: false, written: {} });
    expect({ left: spending.left, lines, counted }).toEqual({ left: 10, lines: [], counted: [] });
  });

  it('a key without the scope', () => {
    const { ask, spending } = world({ scopes: ['blog:read'] });
    expect(ask().answered).toBe(false);
    expect(spending.left).toBe(10);
  });

  it('any request where requests have spans', () => {
    expect(world({ spans: true }).ask().answered).toBe(false);
  });

  it('a caller that has nothing left to spend', () => {
    expect(world({ left: 0 }).ask().answered).toBe(false);
  });
});

describe('a route that could mean something else', () => {
  it.each<[string, Route[]]>([
    [
      'has a word where another has its name',
      [thing('/v1/things/{thingId}'), { ...thing('/v1/things/new'), atOnce: undefined } as never],
    ],
    ['has two names', [thing('/v1/things/{thingId}/parts/{partId}')]],
    ['writes', [thing('/v1/things/{thingId}', 'put')]],
  ])('is refused when it %s', (_, routes) => {
    expect(() => world({ routes })).toThrow('cannot be answered at once');
  });
});
