import { type JsonObject, readShape, type Scope } from '@palimpsest/contracts';
import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import { doOnce } from '../app/requests/remembered-requests.ts';
import type { ApiWorld } from './api-world.ts';
import { HttpProblem } from './problem.ts';
import { readJson } from './read-json.ts';
import type { Answer, Call, Caller, Route } from './route.ts';

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/;

/** Puts every route of the list on the server, each behind the same checks in the same order. */
export function mountRoutes(app: Hono, routes: readonly Route[], world: ApiWorld): void {
  const methods = new Map<string, string[]>();
  const underWay = requestsUnderWay(world.leaving);
  for (const route of routes) {
    const path = route.path.replace(/\{(\w+)\}/g, ':$1');
    methods.set(path, [...(methods.get(path) ?? []), route.method.toUpperCase()]);
    app.on(route.method.toUpperCase(), path, (context) => perform(route, context, world, underWay));
  }
  for (const [path, known] of methods) {
    const allow = [...known, ...(known.includes('GET') ? ['HEAD'] : [])].join(', ');
    app.all(path, () => {
      throw new HttpProblem({
        status: 405,
        code: 'method_not_allowed',
        message: `Here only ${allow} can be used.`,
        headers: { allow },
      });
    });
  }
}

/**
 * Those that are to hear of it when the server leaves. Its signal lives as long as the server does, and would remember
 * every signal that was ever made from it: so it is listened to once, and requests come and go here.
 */
function requestsUnderWay(leaving: AbortSignal): Set<AbortController> {
  const underWay = new Set<AbortController>();
  leaving.addEventListener('abort', () => {
    for (const over of underWay) over.abort();
  });
  return underWay;
}

async function perform(
  route: Route,
  context: Context,
  world: ApiWorld,
  underWay: Set<AbortController>,
): Promise<Response> {
  const { req } = context;
  const caller = await world.gate.enter(req.raw.headers);
  context.set('caller', caller);
  for (const [name, value] of Object.entries(world.gate.spend(caller))) context.header(name, value);
  requireScope(caller, route.scope);
  // Made only for those who look at the signal: most requests are over before anybody could leave.
  let over: AbortController | undefined;
  const call: Call = {
    ...caller,
    engine: world.engine,
    hub: world.hub,
    settings: world.settings,
    params: read(route.params, withoutNul(req.param(), 'path'), 'path'),
    query: read(route.query, withoutNul(req.query(), 'query'), 'query'),
    body:
      route.body === undefined
        ? {}
        : read(route.body, await readJson(req.raw, world.settings.bodyBytes), 'request'),
    header: (name) => req.header(name),
    idempotencyKey: idempotencyKeyOf(route, req.header('idempotency-key')),
    get signal() {
      over ??= new AbortController();
      if (world.leaving.aborted) over.abort();
      else underWay.add(over);
      return AbortSignal.any([req.raw.signal, over.signal]);
    },
  };
  try {
    const work = route.handle === undefined ? createOnce(route, call) : route.handle(call);
    const answer =
      route.patient === true
        ? await work
        : await inTime(work, world.settings.requestSeconds, () => over?.abort());
    return responseOf(context, answer);
  } finally {
    if (over !== undefined) underWay.delete(over);
  }
}

function requireScope({ scopes }: Caller, scope: Route['scope']): void {
  if (scope === null || scope === 'public' || scopes.has(scope)) return;
  throw scopeMissing(scope);
}

function scopeMissing(scope: Scope): HttpProblem {
  return new HttpProblem({
    status: 403,
    code: 'scope_missing',
    message: `This needs a key with the scope ${scope}.`,
    hint: `Make one with: palimpsest keys create --scopes ${scope}`,
    headers: {
      'www-authenticate': `Bearer realm="palimpsest", error="insufficient_scope", scope="${scope}"`,
    },
  });
}

function read(schema: z.ZodType | undefined, value: unknown, whole: string): unknown {
  if (schema === undefined) return {};
  const checked = readShape(schema, value, whole);
  if (checked.ok) return checked.value;
  const { detail, code, errors } = checked.problem;
  throw new HttpProblem({ status: 400, code, message: detail, errors });
}

/** No text of a database can hold one. */
function withoutNul(
  values: Readonly<Record<string, string>>,
  whole: string,
): Readonly<Record<string, string>> {
  for (const value of Object.values(values))
    if (value.includes('\u0000'))
      throw new HttpProblem({
        status: 400,
        code: 'request_invalid',
        message: `The ${whole} holds a NUL character, which no text may.`,
      });
  return values;
}

function idempotencyKeyOf(route: Route, given: string | undefined): string | undefined {
  if (route.creates === undefined) return undefined;
  if (given === undefined || given === '')
    throw new HttpProblem({
      status: 400,
      code: 'idempotency_key_missing',
      message: 'This needs the header Idempotency-Key, so that sending it twice does it once.',
      hint: 'Make a new random value, such as a UUID, for each new request; repeat it only when you repeat the request.',
    });
  if (!IDEMPOTENCY_KEY.test(given))
    throw new HttpProblem({
      status: 400,
      code: 'idempotency_key_invalid',
      message: 'The header Idempotency-Key must have 1 to 255 visible ASCII characters.',
    });
  return given;
}

async function createOnce(route: Route, call: Call): Promise<Answer> {
  const { creates } = route;
  if (creates === undefined) throw new Error(`${route.operationId} makes nothing`);
  const { receipt, replayed } = await doOnce(
    call.engine.context,
    {
      tenant: call.tenant,
      operation: route.operationId,
      key: call.idempotencyKey ?? '',
      request: {
        params: call.params,
        query: withoutWait(call.query),
        body: call.body,
        match: call.header('if-match') ?? null,
      } as JsonObject,
    },
    () => creates.make(call),
  );
  const answer = await creates.answer(call, receipt, replayed);
  return replayed ? { ...answer, headers: { ...answer.headers, 'idempotent-replayed': 'true' } } : answer;
}

/** How long somebody waits for the answer is no part of what they ask for. */
function withoutWait(query: unknown): unknown {
  const { wait: _, ...rest } = query as Readonly<Record<string, unknown>>;
  return rest;
}

async function inTime(work: Promise<Answer>, seconds: number, giveUp: () => void): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      giveUp();
      reject(
        new HttpProblem({
          status: 503,
          code: 'timed_out',
          message: `The answer took longer than ${seconds} s.`,
          hint: 'Ask for less at once. What was begun is not lost: ask again with the same Idempotency-Key.',
        }),
      );
    }, seconds * 1_000);
  });
  work.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

function responseOf(context: Context, { status, body, headers = {}, stream }: Answer): Response {
  for (const [name, value] of Object.entries(headers)) context.header(name, value);
  if (stream !== undefined) return context.body(stream as ReadableStream, status as 200);
  if (body === undefined) return context.body(null, status as 204);
  context.header('content-type', 'application/json; charset=utf-8');
  return context.body(JSON.stringify(body), status as 200);
}
