import type { IncomingMessage } from 'node:http';
import type { JsonObject, Scope } from '@palimpsest/contracts';
import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import { doOnce } from '../app/requests/remembered-requests.ts';
import { answerHeaders } from './answer-headers.ts';
import { ApiCall, requestsUnderWay } from './api-call.ts';
import type { ApiWorld } from './api-world.ts';
import { HttpProblem } from './problem.ts';
import { readJson } from './read-json.ts';
import { readNames, readPart } from './read-part.ts';
import type { Answer, Call, Caller, Route } from './route.ts';
import { routeTable } from './route-table.ts';

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/;

/** Puts every route of the list on the server, each behind the same checks in the same order. */
export function mountRoutes(app: Hono, routes: readonly Route[], world: ApiWorld): void {
  const find = routeTable(routes);
  const underWay = requestsUnderWay(world.leaving);
  app.all('/v1/*', (context, next) => {
    const { method, path } = context.req;
    const found = find(method, path);
    if (found === null) return next();
    context.set('route' as never, found.pattern as never);
    if (found.entry === undefined) throw notAllowed(found.allow);
    return perform(found.entry, found.params, context, world, underWay);
  });
}

function notAllowed(allow: string): HttpProblem {
  return new HttpProblem({
    status: 405,
    code: 'method_not_allowed',
    message: `Here only ${allow} can be used.`,
    headers: { allow },
  });
}

async function perform(
  route: Route,
  params: Readonly<Record<string, string>>,
  context: Context,
  world: ApiWorld,
  underWay: Set<AbortController>,
): Promise<Response> {
  const { req } = context;
  const caller = await world.gate.enter(req.raw.headers);
  context.set('caller', caller);
  context.set('spent', world.gate.spend(caller));
  requireScope(caller, route.scope);
  const call = new ApiCall(world, underWay, req, caller, {
    params: readNames(route.params, params, 'path'),
    query: readNames(route.query, req.query(), 'query'),
    body: route.body === undefined ? {} : await readBody(route.body, context, world),
    idempotencyKey: idempotencyKeyOf(route, req.header('idempotency-key')),
  });
  try {
    const work = route.handle === undefined ? createOnce(route, call) : route.handle(call);
    const answer =
      route.patient === true
        ? await work
        : await inTime(work, world.settings.requestSeconds, () => call.giveUp());
    return responseOf(context, answer);
  } finally {
    call.end();
  }
}

async function readBody(shape: z.ZodType, context: Context, { settings }: ApiWorld): Promise<unknown> {
  const value = await readJson(context.req.raw, settings.bodyBytes, incomingOf(context));
  return readPart(shape, value, 'request');
}

/** The request as the server has it; there is none where no server is around the app. */
function incomingOf({ env }: Context): IncomingMessage | undefined {
  return (env as { readonly incoming?: IncomingMessage } | undefined)?.incoming;
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
    (request) => creates.make(call, request),
    creates.claim?.(call),
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

function responseOf(context: Context, { status, body, headers, stream }: Answer): Response {
  const all = answerHeaders(context, headers);
  if (stream !== undefined) return new Response(stream as ReadableStream, { status, headers: all });
  if (body === undefined) return new Response(null, { status, headers: all });
  all['content-type'] = 'application/json; charset=utf-8';
  return new Response(JSON.stringify(body), { status, headers: all });
}
