import type { ComplaintStatus, Surface } from '@palimpsest/contracts';
import { type AuthoredDraft, ERASED_TEXT } from '@palimpsest/kernel';
import { asTenant, query, type Statement } from '../../adapters/postgres/database.ts';
import { UnknownMessageError } from '../../errors/unknown-message-error.ts';
import type { EngineContext } from '../context.ts';

const COLUMNS = `run_id, rewrite_request_id, home_id, sender_user_id, recipient_user_id, surface, status, original_text,
  rewritten_text, rewritten_language, created_at, rewrite_completed_at, sender_reveal_at,
  operator_flag,
  routing is not null or exists (
    select from palimpsest.attempts a where a.tenant_id = r.tenant_id and a.run_id = r.run_id) as under_way`;
const BY_ID: Statement = {
  name: 'complaint-request',
  text: `select ${COLUMNS} from palimpsest.complaint_requests r where tenant_id = $1 and rewrite_request_id = $2`,
};
const BY_RUN: Statement = {
  name: 'complaint-request-of-run',
  text: `select ${COLUMNS} from palimpsest.complaint_requests r where tenant_id = $1 and run_id = $2`,
};

/** A request as it stands in its table, as far as people may see it. */
export interface RequestRow {
  readonly runId: string;
  readonly rewriteRequestId: string;
  readonly homeId: string;
  readonly senderUserId: string;
  readonly recipientUserId: string;
  readonly surface: Surface;
  readonly status: ComplaintStatus;
  readonly originalText: string | null;
  readonly rewrittenText: string | null;
  readonly rewrittenLanguage: string | null;
  readonly createdAt: string;
  readonly completedAt: string | null;
  readonly senderRevealAt: string | null;
  /** True once its route is known or a model was asked about it: what happens then is no answer to the caller. */
  readonly underWay: boolean;
  /** Why a person should look at it. */
  readonly operatorFlag: string | null;
}

interface Row {
  readonly run_id: string;
  readonly rewrite_request_id: string;
  readonly home_id: string;
  readonly sender_user_id: string;
  readonly recipient_user_id: string;
  readonly surface: Surface;
  readonly status: ComplaintStatus;
  readonly original_text: string | null;
  readonly rewritten_text: string | null;
  readonly rewritten_language: string | null;
  readonly created_at: Date;
  readonly rewrite_completed_at: Date | null;
  readonly sender_reveal_at: Date | null;
  readonly under_way: boolean;
  readonly operator_flag: string | null;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A request by its id. One that is not there and one that nobody may see are the same to a caller. */
export async function readRequest(context: EngineContext, tenant: string, id: string): Promise<RequestRow> {
  if (!UUID.test(id)) throw new UnknownMessageError();
  return one(context, tenant, BY_ID, id);
}

export interface Acceptance extends Pick<RequestRow, 'rewriteRequestId' | 'operatorFlag'> {
  readonly accepted: boolean;
}

/**
 * Whether a request was taken, by what was decided on it at once: it has a route then. Null where that does not tell,
 * since a model is asked first, or the run was there before.
 */
export function acceptanceOf(facts: readonly AuthoredDraft[]): Acceptance | null {
  for (const { draft } of facts) {
    const { rewrite_request_id, operator_flag } = draft.payload;
    if (typeof rewrite_request_id !== 'string') continue;
    if (draft.type === 'complaint-route-selected')
      return { rewriteRequestId: rewrite_request_id, operatorFlag: null, accepted: true };
    if (draft.type === 'complaint-failed')
      return {
        rewriteRequestId: rewrite_request_id,
        operatorFlag: typeof operator_flag === 'string' ? operator_flag : null,
        accepted: false,
      };
  }
  return null;
}

/** The same by its row. A worker may be through with it by now. */
export async function acceptanceOfRun(
  context: EngineContext,
  tenant: string,
  runId: string,
): Promise<Acceptance> {
  const { rewriteRequestId, status, underWay, operatorFlag } = await one(context, tenant, BY_RUN, runId);
  return { rewriteRequestId, operatorFlag, accepted: status !== 'failed' || underWay };
}

async function one(
  { database }: EngineContext,
  tenant: string,
  statement: Statement,
  value: string,
): Promise<RequestRow> {
  const [row] = await asTenant(database, tenant, (client) => query<Row>(client, statement, [tenant, value]));
  if (row === undefined) throw new UnknownMessageError();
  return {
    runId: row.run_id,
    rewriteRequestId: row.rewrite_request_id,
    homeId: row.home_id,
    senderUserId: row.sender_user_id,
    recipientUserId: row.recipient_user_id,
    surface: row.surface,
    status: row.status,
    originalText: unlessErased(row.original_text),
    rewrittenText: unlessErased(row.rewritten_text),
    rewrittenLanguage: row.rewritten_language,
    createdAt: row.created_at.toISOString(),
    completedAt: row.rewrite_completed_at?.toISOString() ?? null,
    senderRevealAt: row.sender_reveal_at?.toISOString() ?? null,
    underWay: row.under_way,
    operatorFlag: row.operator_flag,
  };
}

/** Whether two ids name one member, however their letters are written. */
export function sameMember(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

function unlessErased(text: string | null): string | null {
  return text === ERASED_TEXT ? null : text;
}
