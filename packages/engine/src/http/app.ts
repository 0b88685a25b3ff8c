import { Hono } from 'hono';
import type { Engine } from '../app/engine.ts';
import { createEventsHub, type EventsHub } from '../app/events/events-hub.ts';
import { PalimpsestError } from '../errors/palimpsest-error.ts';
import { allRoutes } from './all-routes.ts';
import { answerHeaders, setAnswerHeaders } from './answer-headers.ts';
import { type ApiSettings, DEFAULT_API_SETTINGS } from './api-settings.ts';
import type { Gate } from './api-world.ts';
import { crossOrigin } from './cross-origin.ts';
import { mountDocumentation } from './documentation.ts';
import { hostCheck, placeOf } from './host-check.ts';
import { mountRoutes } from './mount.ts';
import { observeRequests } from './observe-requests.ts';
import { mountOperations } from './operations.ts';
import { HttpProblem, problemOf, problemResponse } from './problem.ts';
import { mountStudio } from './studio.ts';

export interface HttpAppOptions {
  readonly gate: Gate;
  readonly settings?: Partial<ApiSettings>;
  /** Ends requests that wait or follow. */
  readonly leaving?: AbortSignal;
  readonly hub?: EventsHub;
  /** The address it listens on. Without one there is no server, and nobody to be kept out by name. */
  readonly boundHost?: string;
}

const API = '/v1/';

/**
 * Everything there is over HTTP, without a server around it.
 *
 * @example
 * const response = await createHttpApp(engine, { gate }).request('/healthz');
 */
export function createHttpApp(engine: Engine, options: HttpAppOptions): Hono {
  const { log } = engine.context;
  const settings = { ...DEFAULT_API_SETTINGS, ...options.settings };
  const leaving = options.leaving ?? new AbortController().signal;
  const hub = options.hub ?? createEventsHub(engine.context);
  // Streams outlive the request that began them; the hub is what ends them.
  leaving.addEventListener('abort', () => hub.close(), { once: true });
  const app = new Hono();
  app.use(observeRequests(engine.context));
  const { boundHost } = options;
  const check = boundHost === undefined ? () => undefined : hostCheck({ host: boundHost, ...settings });
  app.use((context, next) => {
    check(placeOf(context.req.raw));
    // Routes of the API set them on the answers they make; what a browser asks beforehand is not for them.
    if (!context.req.path.startsWith(API) || context.req.method === 'OPTIONS') setAnswerHeaders(context);
    return next();
  });
  app.use(crossOrigin(settings.allowedOrigins));
  mountOperations(app, { engine, gate: options.gate });
  mountDocumentation(app, allRoutes);
  const showNothing = mountStudio(app);
  mountRoutes(app, allRoutes, { engine, hub, gate: options.gate, settings, leaving });
  app.notFound((context) => {
    const page = showNothing(context);
    if (page !== undefined) return page;
    throw new HttpProblem({
      status: 404,
      code: 'not_found',
      message: 'There is nothing at this address.',
      hint: 'What there is stands at /docs and in /openapi.json.',
    });
  });
  app.onError((error, context) => {
    const { problem, headers } = problemOf(error);
    const known = context.get as (name: string) => unknown;
    const requestId = known('requestId');
    if (problem.status >= 500)
      log('error', 'a request failed', {
        path: known('route') ?? context.req.routePath,
        requestId,
        code: problem.code,
        error: error.name,
        ...(error instanceof PalimpsestError ? { reason: error.code } : { at: placesOf(error) }),
      });
    const answer = problemResponse(
      typeof requestId === 'string' ? { ...problem, requestId } : problem,
      answerHeaders(context, headers),
    );
    // What a page of another origin may read stays.
    for (const [name, value] of context.res.headers)
      if (!answer.headers.has(name)) answer.headers.set(name, value);
    return answer;
  });
  return app;
}

/** Where in the code a fault arose. Its message may quote people's words, so that is left out. */
function placesOf({ message, stack = '' }: Error): string[] {
  const begin = stack.indexOf(message);
  if (begin === -1) return [];
  return stack
    .slice(begin + message.length)
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 6)
    .map((line) => line.trim());
}
