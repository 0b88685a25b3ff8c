import { requestSubject } from '@palimpsest/pipelines/complaint';
import { asTenant, query, type Statement } from '../../adapters/postgres/database.ts';
import type { EngineContext } from '../context.ts';

const MEMBER = /^member:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;
const REQUESTS: Statement = {
  name: 'complaint-requests-of',
  text: `select rewrite_request_id from palimpsest.complaint_requests
    where tenant_id = $1 and (sender_user_id = $2 or recipient_user_id = $2)
      and recipient_snapshot_id is not null order by created_at`,
};

/**
 * The subjects that have words of a member beside another's: what the rewriter was asked and answered has the sender's
 * message and the recipient's preferences. Whoever of the two is erased, such a text goes.
 */
export async function relatedSubjects(
  { database }: Pick<EngineContext, 'database'>,
  tenant: string,
  subject: string,
): Promise<string[]> {
  const userId = MEMBER.exec(subject)?.[1];
  if (userId === undefined) return [];
  const rows = await asTenant(database, tenant, (client) =>
    query<{ rewrite_request_id: string }>(client, REQUESTS, [tenant, userId]),
  );
  return rows.map(({ rewrite_request_id }) => requestSubject(rewrite_request_id));
}
