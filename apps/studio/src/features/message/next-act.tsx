import type { ComplaintAudit } from '@palimpsest/sdk';
import { Link } from '@tanstack/react-router';
import { text } from './text.ts';

/** Ends that the routing table is to blame for. */
const BY_ROUTES = new Set([
  'no_route',
  'policy_version_mismatch',
  'execution_mode_not_supported',
  'prompt_version_not_supported',
]);
/** Ends after which the same message may well be delivered. */
const BY_WRITER = /^(?:rewriter_|response_|request_invalid$|budget_reached$)/;

const words = text.operator.act;

/** What a person can do about a message that asks for one; nothing where none does. */
export function NextAct({ audit, reader }: { readonly audit: ComplaintAudit; readonly reader: boolean }) {
  const { operator_flag: flag, status, reason, run_id: runId, home_id: home } = audit;
  if (flag !== null)
    return (
      <div className="actions">
        {reader ? (
          <Link
            to="/audit/$runId"
            params={{ runId }}
            search={{ type: 'run-started' } as never}
            className="button primary"
          >
            {words.read}
          </Link>
        ) : (
          <span className="soft">{words.noKey}</span>
        )}
        <Link to="/messages" search={{ home } as never} className="button">
          {words.others}
        </Link>
      </div>
    );
  if (status !== 'failed' || reason === null) return null;
  if (BY_ROUTES.has(reason))
    return (
      <div className="actions">
        <Link to="/messages/homes" search={{ part: 'routes' } as never} className="button primary">
          {words.routes}
        </Link>
      </div>
    );
  if (!BY_WRITER.test(reason)) return null;
  const people = { home, from: audit.sender_user_id, to: audit.recipient_user_id };
  return (
    <div className="actions">
      <Link to="/messages/new" search={people as never} className="button primary">
        {words.again}
      </Link>
      <span className="soft">{words.againHelp}</span>
    </div>
  );
}
