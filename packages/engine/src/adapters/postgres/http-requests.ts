import type { Json } from '@palimpsest/contracts';
import type { Statement } from './database.ts';

/** Which request of a tenant: one key may be used for several operations. */
export interface RequestPlace {
  readonly operation: string;
  readonly key: string;
}

export interface Settlement extends RequestPlace {
  /** Null where the work failed: then the claim is given back. */
  readonly receipt: Json | null;
}

/** Takes the rows in the order in which they are given. */
export const SETTLE: Statement = {
  name: 'http-settle-all',
  text: `select palimpsest.settle_http_request($1, q.operation, q.key, q.receipt::jsonb)
    from unnest($2::text[], $3::text[], $4::text[]) as q (operation, key, receipt)`,
};

export function settleValues(tenant: string, settlements: readonly Settlement[]): unknown[] {
  return [
    tenant,
    settlements.map(({ operation }) => operation),
    settlements.map(({ key }) => key),
    settlements.map(({ receipt }) => (receipt === null ? null : JSON.stringify(receipt))),
  ];
}

/** Transactions that take several rows take them in this order, or they would wait for each other crosswise. */
export function byPlace(one: RequestPlace, other: RequestPlace): number {
  const [a, b] = [placeOf(one), placeOf(other)];
  return a < b ? -1 : a > b ? 1 : 0;
}

function placeOf({ operation, key }: RequestPlace): string {
  return `${operation}\n${key}`;
}
