import type { ComplaintStatus, MessageSummary, Page } from '@palimpsest/contracts';
import { asTenant, query, type Statement } from '../../adapters/postgres/database.ts';
import type { EngineContext } from '../context.ts';
import { cursorOf, readCursor } from '../cursor.ts';

export interface MessagesQuestion {
  readonly tenant: string;
  readonly limit: number;
  readonly cursor?: string;
  readonly home_id?: string;
  readonly status?: ComplaintStatus;
}

// Runs are walked from the newest on, so that a page of a long list costs no more than its rows.
const LIST: Statement = {
  name: 'complaint-message-page',
  text: `select r.rewrite_request_id, r.run_id, r.home_id, r.sender_user_id, r.recipient_user_id, r.surface, r.status, r.reason,
      r.operator_flag, r.created_at, r.finished_at, u.started_sequence as sequence
    from palimpsest.runs u
    join palimpsest.complaint_requests r on r.tenant_id = $1 and r.run_id = u.run_id
    where u.tenant_id = $1 and u.pipeline = 'complaint' and u.started_sequence < $2
      and ($3::uuid is null or r.home_id = $3) and ($4::text is null or r.status = $4)
    order by u.started_sequence desc limit $5`,
};

interface Row extends Omit<MessageSummary, 'created_at' | 'finished_at'> {
  readonly created_at: Date;
  readonly finished_at: Date | null;
  readonly sequence: string;
}

/** Messages of a tenant for its operator, newest first and without words. */
export async function listMessages(
  { database }: Pick<EngineContext, 'database'>,
  { tenant, limit, cursor, home_id, status }: MessagesQuestion,
): Promise<Page<MessageSummary>> {
  const [before] = readCursor<[number]>(cursor, ['number']) ?? [Number.MAX_SAFE_INTEGER];
  const rows = await asTenant(database, tenant, (client) =>
    query<Row>(client, LIST, [tenant, before, home_id ?? null, status ?? null, limit + 1]),
  );
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const more = rows.length > limit && last !== undefined;
  return {
    items: shown.map(({ sequence: _, created_at, finished_at, ...row }) => ({
      ...row,
      created_at: created_at.toISOString(),
      finished_at: finished_at?.toISOString() ?? null,
    })),
    nextCursor: more ? cursorOf([Number(last.sequence)]) : null,
  };
}
