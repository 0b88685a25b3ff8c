/** Ends that somebody should know of: what was asked for was not done. */
const CAME_TO_NOTHING = [
  'budget_reached',
  'render_failed',
  'guard_rejected',
  'quality_failed',
  'rule_checkpoint_failed',
];
/** Messages that were refused as the rules of the home want it: nobody has to do anything. */
const REFUSED_BY_RULE = [
  'unknown_home',
  'sender_not_a_member',
  'recipient_not_a_member',
  'recipient_is_sender',
  'member_erased',
  'surface_not_allowed',
  'weekly_limit_reached',
  'subject_erased',
];

const list = (codes: readonly string[]) => codes.map((code) => `'${code}'`).join(', ');

/**
 * Why a person should look at the run `u`, whose message is `c`; null where nobody needs to. Once something newer
 * ran for the same post, document or question, that counts; every message stands for itself.
 */
export const ATTENTION_SQL = `case
  when u.pipeline <> 'complaint' and exists (select from palimpsest.runs n where n.tenant_id = u.tenant_id
    and n.subject = u.subject and n.pipeline = u.pipeline and n.started_sequence > u.started_sequence) then null
  when c.operator_flag is not null then 'operator_flag'
  when u.outcome = 'failed' or u.reason in (${list(CAME_TO_NOTHING)}) then 'failed'
  when c.status = 'failed' and u.reason not in (${list(REFUSED_BY_RULE)}) then 'failed'
  when u.pipeline = 'research' and u.reason = 'escalated' then 'escalated'
  when u.pipeline = 'blog' and u.status = 'finished' and (u.reason = 'needs_author_input' or exists (
    select from palimpsest.ledger_events e where e.tenant_id = u.tenant_id and e.sequence = u.finished_sequence
      and e.body::jsonb #>> '{payload,result,advice,code}' = 'needs_author_input')) then 'needs_author_input'
  when u.pipeline = 'blog' and u.status = 'open' and exists (
    select from palimpsest.ledger_events e where e.tenant_id = u.tenant_id and e.sequence = u.started_sequence
      and e.body::jsonb #>> '{payload,input,settings,scores}' = 'external') and (
    select s.id is null from palimpsest.blog_versions v
      left join palimpsest.evaluation_runs s on s.tenant_id = v.tenant_id and s.version_id = v.id
      where v.tenant_id = u.tenant_id and v.run_id = u.run_id order by v.version_number desc limit 1)
    then 'waiting_for_scores'
end`;
