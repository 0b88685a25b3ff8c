import type { Json, JsonObject } from '@palimpsest/contracts';
import { canonicalJson } from '@palimpsest/kernel';
import { query, type Statement } from '../../adapters/postgres/database.ts';
import { translateThrown } from '../../adapters/postgres/translate-error.ts';
import { IdempotencyError } from '../../errors/idempotency-error.ts';
import { RequestInFlightError } from '../../errors/request-in-flight-error.ts';
import type { EngineContext } from '../context.ts';

/** A request that may come again. */
export interface RememberedRequest {
  readonly tenant: string;
  readonly operation: string;
  readonly key: string;
  /** All that makes it what it is. */
  readonly request: JsonObject;
}

/** What is kept of the requests of a tenant is compared under this subject's key. */
export const REQUESTS_SUBJECT = 'http-requests';
/** A claim without an end that is older than this belongs to a server that died. */
const PATIENCE = '2 minutes';

/** Does not wait for the disk: what the request does is committed after it, and brings the claim to the disk with it. */
const CLAIM: Statement = {
  name: 'http-claim',
  text: `select c.* from (select set_config('synchronous_commit', 'off', true) as set) as soon
    cross join lateral palimpsest.claim_http_request($1, $2, $3, $4, $5::interval) as c where soon.set = 'off'`,
};
const SETTLE: Statement = {
  name: 'http-settle',
  text: 'select palimpsest.settle_http_request($1, $2, $3, $4)',
};

/**
 * Does the work for a key once and keeps its receipt; whoever asks again gets the receipt. While it is under way, and
 * for another request under the same key, that is an error. Work that failed is forgotten: it may be tried again.
 */
export async function doOnce(
  context: Pick<EngineContext, 'database' | 'keyring'>,
  { tenant, operation, key, request }: RememberedRequest,
  work: () => Promise<Json>,
): Promise<{ readonly receipt: Json; readonly replayed: boolean }> {
  const { database, keyring } = context;
  const sealer = await keyring.sealer(tenant, REQUESTS_SUBJECT);
  const fingerprint = sealer.fingerprint(`http\n${operation}\n${canonicalJson(request)}`);
  const settle = (receipt: Json | null) =>
    query(database.app, SETTLE, [tenant, operation, key, receipt === null ? null : JSON.stringify(receipt)]);
  try {
    const [claim] = await query<{ mine: boolean; fingerprint: string | null; receipt: Json | null }>(
      database.app,
      CLAIM,
      [tenant, operation, key, fingerprint, PATIENCE],
    );
    if (claim?.mine !== true) {
      // A fingerprint is taken away where words of the tenant were erased: then the key alone must do.
      if (claim !== undefined && (claim.fingerprint ?? fingerprint) !== fingerprint)
        throw new IdempotencyError({ key });
      if (claim === undefined || claim.receipt === null) throw new RequestInFlightError();
      return { receipt: claim.receipt, replayed: true };
    }
  } catch (error) {
    throw translateThrown(error);
  }
  let receipt: Json;
  try {
    receipt = await work();
  } catch (error) {
    await settle(null).catch(() => undefined);
    throw error;
  }
  // Whatever was done is done; a claim that stays open is taken over by the next one with this key.
  await settle(receipt).catch(() => undefined);
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
