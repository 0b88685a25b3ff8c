/** What an operator may set for the API. */
export interface ApiSettings {
  readonly bodyBytes: number;
  readonly requestsPerSecond: number;
  readonly burst: number;
  /** Names under which further hosts reach this server, beside its own. */
  readonly allowedHosts: readonly string[];
  readonly allowedOrigins: readonly string[];
  /** Folders that questions may be answered from, by name. Paths never come from callers. */
  readonly corpora: Readonly<Record<string, string>>;
  /** The model of each renderer that is used when a caller names none. */
  readonly models: Readonly<Record<string, string>>;
  /** How long the answer to a request is remembered under its Idempotency-Key. */
  readonly idempotencyHours: number;
  /** The longest that `?wait=` may hold a request. */
  readonly waitSeconds: number;
  /** How long one request may take; those that wait or follow a run have their own limits. */
  readonly requestSeconds: number;
}

const MEGABYTE = 1_048_576;

export const DEFAULT_API_SETTINGS: ApiSettings = {
  bodyBytes: 8 * MEGABYTE,
  requestsPerSecond: 50,
  burst: 200,
  allowedHosts: [],
  allowedOrigins: [],
  corpora: {},
  models: {},
  idempotencyHours: 24,
  waitSeconds: 60,
  requestSeconds: 60,
};
