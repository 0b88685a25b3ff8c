import type { Json, JsonObject } from '@palimpsest/contracts';
import { canonicalJson } from '@palimpsest/kernel';
import { IdempotencyError } from '../../errors/idempotency-error.ts';
import { RequestInFlightError } from '../../errors/request-in-flight-error.ts';
import type { EngineContext } from '../context.ts';
import { type Claim, type Claimed, claimsOf } from './claims.ts';

/** A request that may come again. */
export interface RememberedRequest {
  readonly tenant: string;
  readonly operation: string;
  readonly key: string;
  /** All that makes it what it is. */
  readonly request: JsonObject;
}

/** A request under way, for work that keeps its receipt in the very transaction that does it. */
export interface RequestUnderWay {
  readonly operation: string;
  readonly key: string;
  /** What was looked up when the key was claimed. */
  readonly found?: unknown;
  /** Says that this was done. */
  kept(): void;
}

/** Claims a key in another way than by itself: together with what the work has to look up first. */
export type ClaimBy = (claim: Claim) => Promise<Claimed>;

/** What is kept of the requests of a tenant is compared under this subject's key. */
export const REQUESTS_SUBJECT = 'http-requests';

/**
 * Does the work for a key once and keeps its receipt; whoever asks again gets the receipt. While it is under way, and
 * for another request under the same key, that is an error. Work that failed is forgotten: it may be tried again.
 */
export async function doOnce(
  context: Pick<EngineContext, 'database' | 'keyring'>,
  { tenant, operation, key, request }: RememberedRequest,
  work: (underWay: RequestUnderWay) => Promise<Json>,
  claimBy?: ClaimBy,
): Promise<{ readonly receipt: Json; readonly replayed: boolean }> {
  const sealer = await context.keyring.sealer(tenant, REQUESTS_SUBJECT);
  const fingerprint = sealer.fingerprint(`http\n${operation}\n${canonicalJson(request)}`);
  const { claim, settle } = claimsOf(context);
  const place = { operation, key };
  const wanted = { ...place, fingerprint };
  const claimed = await (claimBy === undefined ? claim(tenant, wanted) : claimBy(wanted));
  if (claimed.mine !== true) {
    // A fingerprint is taken away where words of the tenant were erased: then the key alone must do.
    if ((claimed.fingerprint ?? fingerprint) !== fingerprint) throw new IdempotencyError({ key });
    if (claimed.receipt === null) throw new RequestInFlightError();
    return { receipt: claimed.receipt, replayed: true };
  }
  let receipt: Json;
  let kept = false;
  const keep = () => {
    kept = true;
  };
  try {
    receipt = await work({ ...place, found: claimed.found, kept: keep });
  } catch (error) {
    await settle(tenant, { ...place, receipt: null }).catch(() => undefined);
    throw error;
  }
  // Whatever was done is done; a claim that stays open is taken over by the next one with this key.
  if (!kept) await settle(tenant, { ...place, receipt }).catch(() => undefined);
  return { receipt, replayed: false };
}

/** Forgets requests that are older than this. */
export async function forgetRequests(
  { database }: Pick<EngineContext, 'database'>,
  hours: number,
): Promise<number> {
  const { rowCount } = await database
    .owner()
    .query("delete from palimpsest.http_requests where claimed_at < now() - $1::float8 * interval '1 hour'", [
      hours,
    ]);
  return rowCount ?? 0;
}
