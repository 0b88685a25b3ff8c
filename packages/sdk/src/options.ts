/** How a client reaches its server. */
export interface ClientOptions {
  /** Where the server is, such as `http://127.0.0.1:4310`; may have a path. */
  readonly baseUrl: string | URL;
  /** `pal_...`; not needed on the server's own machine before the first key is made. */
  readonly apiKey?: string | undefined;
  /** In place of the platform's `fetch`. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** How long an answer may take, 60 s where it is absent; 0 is without end. Time spent on `wait` comes on top. */
  readonly timeoutMs?: number | undefined;
  /** How often a call is sent again by itself; never where it is absent. See `CallOptions.retries`. */
  readonly retries?: number | undefined;
}

/** What may be said with any call. */
export interface CallOptions {
  /** Ends the call; it then throws the reason of the signal. */
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number | undefined;
  /**
   * How often it is sent again where the server was not reached, is overloaded or away (429, 503), or has the same
   * request under way. What makes something is sent again under the same Idempotency-Key, so it is done once.
   */
  readonly retries?: number | undefined;
}

/** A call that makes something. */
export interface CreateOptions extends CallOptions {
  /** Where it is absent, a new random one. Repeat it only to repeat the very same call. */
  readonly idempotencyKey?: string | undefined;
}

/** A call that starts a run. */
export interface StartOptions extends CreateOptions {
  /** Seconds to wait for the end of the run, 0 to 60; the answer then has the result. */
  readonly wait?: number | undefined;
}

/** A call that was decided on a version. */
export interface MatchOptions {
  /** The `etag` of that version: a newer one makes the call fail with PreconditionFailedError. */
  readonly ifMatch?: string | undefined;
}

/** Everything that any call takes. */
export type SendOptions = StartOptions & MatchOptions & { readonly ifNoneMatch?: string | undefined };

/** Which part of a list is wanted. */
export interface PageQuery {
  /** 1 to 200; 50 where it is absent. */
  readonly limit?: number | undefined;
  /** `nextCursor` of the page before. */
  readonly cursor?: string | undefined;
}

/** Which part of a list is wanted, and the words its items must have. */
export interface SearchQuery extends PageQuery {
  /** In capitals or not. */
  readonly search?: string | undefined;
}

/** A thing together with its ETag, to be given back as `ifMatch` or `ifNoneMatch`. */
export type Tagged<T> = T & { readonly etag: string | null };
