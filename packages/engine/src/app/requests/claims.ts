import type { Json } from '@palimpsest/contracts';
import type { PoolClient } from 'pg';
import { query, type Statement } from '../../adapters/postgres/database.ts';
import {
  byPlace,
  type RequestPlace,
  SETTLE,
  type Settlement,
  settleValues,
} from '../../adapters/postgres/http-requests.ts';
import { together } from '../../adapters/postgres/together.ts';
import { translateThrown } from '../../adapters/postgres/translate-error.ts';
import type { EngineContext } from '../context.ts';

export interface Claim extends RequestPlace {
  readonly fingerprint: string;
}

export interface Claimed {
  /** Whether the caller is to do the work. Null where another claim was given back in this very moment. */
  readonly mine: boolean | null;
  readonly fingerprint: string | null;
  /** Null while the work is under way. */
  readonly receipt: Json | null;
  /** What was looked up along with it, for the work. */
  readonly found?: unknown;
}

/** A claim without an end that is older than this belongs to a server that died. */
const PATIENCE = '2 minutes';
const MOST_TOGETHER = 64;

/** Does not wait for the disk: what the request does is committed after it, and brings the claim to the disk with it. */
const CLAIM: Statement = {
  name: 'http-claim-all',
  text: `select c.mine, c.fingerprint, c.receipt
    from (select set_config('synchronous_commit', 'off', true) as set) as soon
    cross join lateral unnest($2::text[], $3::text[], $4::text[]) with ordinality as q (operation, key, fingerprint, place)
    left join lateral palimpsest.claim_http_request($1, q.operation, q.key, q.fingerprint, $5::interval) as c on true
    where soon.set = 'off' order by q.place`,
};

interface Claims {
  claim(tenant: string, claim: Claim): Promise<Claimed>;
  settle(tenant: string, settlement: Settlement): Promise<void>;
}

const known = new WeakMap<object, Claims>();

/** Claims of requests that come at the same time are made in one statement, and so are their ends. */
export function claimsOf({ database }: Pick<EngineContext, 'database'>): Claims {
  const before = known.get(database);
  if (before !== undefined) return before;
  const claims: Claims = {
    claim: together<Claim, Claimed>({
      most: MOST_TOGETHER,
      work: (tenant, asked) => claimOn(database.app, tenant, asked),
    }),
    settle: together<Settlement, void>({
      most: MOST_TOGETHER,
      work: (tenant, ended) =>
        inOrder(ended, async (sorted) => {
          await query(database.app, SETTLE, settleValues(tenant, sorted));
          return sorted.map(() => undefined);
        }),
    }),
  };
  known.set(database, claims);
  return claims;
}

/** Claims requests on a connection at hand. What else its transaction does must be no more than looking something up. */
export function claimOn(
  client: Pick<PoolClient, 'query'>,
  tenant: string,
  asked: readonly Claim[],
): Promise<Claimed[]> {
  return inOrder(asked, (sorted) =>
    query<Claimed & Record<string, unknown>>(client, CLAIM, [
      tenant,
      sorted.map(({ operation }) => operation),
      sorted.map(({ key }) => key),
      sorted.map(({ fingerprint }) => fingerprint),
      PATIENCE,
    ]),
  );
}

/** By place: processes that claim or end several of the same in another order would wait for each other crosswise. */
async function inOrder<Item extends RequestPlace, Result>(
  items: readonly Item[],
  work: (sorted: readonly Item[]) => Promise<readonly Result[]>,
): Promise<Result[]> {
  const placed = items.map((item, at) => ({ item, at }));
  placed.sort((one, other) => byPlace(one.item, other.item) || one.at - other.at);
  try {
    const results = await work(placed.map(({ item }) => item));
    const ordered = new Array<Result>(items.length);
    for (const [i, { at }] of placed.entries()) ordered[at] = results[i] as Result;
    return ordered;
  } catch (error) {
    throw translateThrown(error);
  }
}
