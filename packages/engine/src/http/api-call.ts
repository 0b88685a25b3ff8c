import type { Scope } from '@palimpsest/contracts';
import type { HonoRequest } from 'hono';
import type { Engine } from '../app/engine.ts';
import type { EventsHub } from '../app/events/events-hub.ts';
import type { ApiSettings } from './api-settings.ts';
import type { ApiWorld } from './api-world.ts';
import type { Call, Caller } from './route.ts';

/** What was read of a request. */
interface ReadRequest {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly idempotencyKey: string | undefined;
}

/**
 * Those that are to hear of it when the server leaves. Its signal lives as long as the server does, and would remember
 * every signal that was ever made from it: so it is listened to once, and requests come and go here.
 */
export function requestsUnderWay(leaving: AbortSignal): Set<AbortController> {
  const underWay = new Set<AbortController>();
  leaving.addEventListener('abort', () => {
    for (const over of underWay) over.abort();
  });
  return underWay;
}

/** One request as its route gets it. */
export class ApiCall implements Call {
  readonly tenant: string;
  readonly actor: string;
  readonly keyId: string | null;
  readonly scopes: ReadonlySet<Scope>;
  readonly engine: Engine;
  readonly hub: EventsHub;
  readonly settings: ApiSettings;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly idempotencyKey: string | undefined;
  /** Routes take it out of the call. */
  readonly header: (name: string) => string | undefined;
  readonly #request: HonoRequest;
  readonly #leaving: AbortSignal;
  readonly #underWay: Set<AbortController>;
  /** Made only for those who look at the signal: most requests are over before anybody could leave. */
  #over: AbortController | undefined;

  constructor(
    world: ApiWorld,
    underWay: Set<AbortController>,
    request: HonoRequest,
    caller: Caller,
    read: ReadRequest,
  ) {
    this.tenant = caller.tenant;
    this.actor = caller.actor;
    this.keyId = caller.keyId;
    this.scopes = caller.scopes;
    this.engine = world.engine;
    this.hub = world.hub;
    this.settings = world.settings;
    this.params = read.params;
    this.query = read.query;
    this.body = read.body;
    this.idempotencyKey = read.idempotencyKey;
    this.header = (name) => request.header(name);
    this.#request = request;
    this.#leaving = world.leaving;
    this.#underWay = underWay;
  }

  get signal(): AbortSignal {
    this.#over ??= new AbortController();
    if (this.#leaving.aborted) this.#over.abort();
    else this.#underWay.add(this.#over);
    return AbortSignal.any([this.#request.raw.signal, this.#over.signal]);
  }

  giveUp(): void {
    this.#over?.abort();
  }

  /** To be called when it is answered. */
  end(): void {
    if (this.#over !== undefined) this.#underWay.delete(this.#over);
  }
}
