import type { Json, Scope } from '@palimpsest/contracts';
import type { z } from 'zod';
import type { Engine } from '../app/engine.ts';
import type { EventsHub } from '../app/events/events-hub.ts';
import type { ClaimBy, RequestUnderWay } from '../app/requests/remembered-requests.ts';
import type { ApiSettings } from './api-settings.ts';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type Shape = z.ZodObject | undefined;
type Read<S> = S extends z.ZodType ? z.output<S> : Record<string, never>;

/** Who calls, as their key tells; without keys, on this machine alone, anybody. */
export interface Caller {
  readonly tenant: string;
  /** Stands in the ledger: `key:<id>` or `local`. */
  readonly actor: string;
  readonly keyId: string | null;
  readonly scopes: ReadonlySet<Scope>;
}

/** One request, read and checked. */
export interface Call<Params = unknown, Query = unknown, Body = unknown> extends Caller {
  readonly engine: Engine;
  readonly hub: EventsHub;
  readonly settings: ApiSettings;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  header(name: string): string | undefined;
  /** Pass it on to whatever starts a run: a crash between doing and remembering must not do it twice. */
  readonly idempotencyKey: string | undefined;
  /** The caller went away, or the server is leaving. */
  readonly signal: AbortSignal;
}

export interface Answer {
  readonly status: number;
  /** JSON; absent for an answer without a body. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** In place of a body of JSON. */
  readonly stream?: ReadableStream<Uint8Array> | string;
}

interface AnswerShape {
  readonly description: string;
  /** Absent: no body, or one that is not JSON. */
  readonly schema?: z.ZodType;
  /** Where it is not JSON. */
  readonly contentType?: string;
}

interface RouteFacts<Params extends Shape, Query extends Shape, Body extends z.ZodType | undefined> {
  readonly method: Method;
  /** `/v1/blogs/{blogId}` */
  readonly path: string;
  readonly operationId: string;
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  /** What a key must allow; null where any key will do, `public` where none is asked for. */
  readonly scope: Scope | null | 'public';
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Takes longer than others are allowed to: it waits, or follows a run. */
  readonly patient?: boolean;
  /**
   * The body of a 200, as JSON that is written out already, where it is in memory and will never change; undefined
   * where somebody has to be asked. For reading by address alone, without a query.
   */
  readonly atOnce?: (engine: Engine, tenant: string, params: Read<Params>) => string | undefined;
  /** Headers that it reads, beside those every route has. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly answers: Readonly<Record<number, AnswerShape>>;
  /** Statuses beyond those that every route may answer with. */
  readonly problems?: readonly number[];
}

type Acts<C> =
  | { readonly handle: (call: C) => Promise<Answer>; readonly creates?: never }
  | {
      readonly handle?: never;
      /** Done once for each Idempotency-Key: `make` does it, `answer` tells of it, also to whoever asks again. */
      readonly creates: {
        /** Claims the key together with what `make` has to look up first, which it then finds in `request`. */
        readonly claim?: (call: C) => ClaimBy;
        /** What it returns is kept: no words of people, no secrets. It may be kept with the work, by way of `request`. */
        readonly make: (call: C, request: RequestUnderWay) => Promise<Json>;
        readonly answer: (call: C, receipt: Json, replayed: boolean) => Promise<Answer>;
      };
    };

/** A route as the server and the OpenAPI document see it. */
export type Route = RouteFacts<Shape, Shape, z.ZodType | undefined> & Acts<Call>;

/**
 * A route is data: the server is mounted and the OpenAPI document is written from the same list.
 *
 * @example
 * defineRoute({ method: 'get', path: '/v1/runs/{runId}', operationId: 'getRun', scope: 'runs:read', params, answers, handle });
 */
export function defineRoute<
  Params extends Shape = undefined,
  Query extends Shape = undefined,
  Body extends z.ZodType | undefined = undefined,
>(route: RouteFacts<Params, Query, Body> & Acts<Call<Read<Params>, Read<Query>, Read<Body>>>): Route {
  return route as unknown as Route;
}
