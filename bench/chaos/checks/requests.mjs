import { askUntilAnswered } from '../clients.mjs';
import { TENANT } from '../setup.mjs';

const KINDS = ['blog', 'assessment', 'complaint', 'research'];

/** What clients were promised beside what is there. */
export async function checkRequests({ engine, record, requests, answers, again }) {
  const runOfMessage = await messages(engine);
  const runs = new Set(record.runs.map(({ runId }) => runId));
  const runOf = ({ request, id }) => (request.kind === 'complaint' ? runOfMessage.get(id) : id);
  const accepted = answers.filter((answer) => answer.accepted);
  const lost = accepted.filter((answer) => !runs.has(runOf(answer)));
  const different = again.filter(
    ({ before, after }) => before.id !== after.id || before.accepted !== after.accepted,
  );
  const asked = (kind) => requests.filter((request) => request.kind === kind).length;
  const begun = (kind) =>
    kind === 'complaint' ? runOfMessage.size : record.runs.filter(({ pipeline }) => pipeline === kind).length;
  const surplus = KINDS.filter((kind) => begun(kind) !== asked(kind));
  return [
    {
      what: 'every request was answered',
      ok: answers.length === requests.length,
      detail: `${answers.length} of ${requests.length}`,
    },
    {
      what: 'every accepted request has its run',
      ok: accepted.length > 0 && lost.length === 0,
      detail: lost.length === 0 ? `${accepted.length} accepted` : `lost: ${lost[0].request.key}`,
    },
    {
      what: 'no request was carried out twice',
      ok: surplus.length === 0,
      detail: KINDS.map((kind) => `${kind} ${begun(kind)} of ${asked(kind)}`).join(', '),
    },
    {
      what: 'asked again under its key, every request has the same answer',
      ok: again.length === answers.length && different.length === 0,
      detail: different.length === 0 ? `${again.length}` : `differs: ${different[0].before.request.key}`,
    },
  ];
}

/** Every request once more, when all is over. */
export async function askAgain({ url, engine, answers, random }) {
  const pairs = [];
  for (const before of answers) {
    const tried = { asked: 0, again: 0 };
    const after = await askUntilAnswered({ url, engine, request: before.request, random, tried });
    pairs.push({ before, after });
  }
  return pairs;
}

async function messages(engine) {
  const { rows } = await engine.context.database
    .owner()
    .query(
      'select rewrite_request_id as id, run_id from palimpsest.complaint_requests where tenant_id = $1',
      [TENANT],
    );
  return new Map(rows.map(({ id, run_id }) => [id, run_id]));
}
