const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** A Monday. */
const FIRST_MONDAY = Date.UTC(1970, 0, 5);
const REVEAL_AFTER_MS = DAY_MS;

/**
 * The week's limit and the reveal, from the events alone: neither the index that enforces the limit nor the clock of a
 * worker is asked. `answers` know when clients really sent what.
 */
export function checkComplaints({ record, answers }) {
  const sentAt = new Map(
    answers.filter(({ id, request }) => id !== null && request.kind === 'complaint').map((a) => [a.id, a]),
  );
  const messages = record.runs.map(readMessage).filter((message) => message !== null);
  const taken = new Map();
  for (const { id, sender } of messages.filter(({ heated, got }) => heated && got)) {
    const { begun, at } = sentAt.get(id) ?? {};
    // Sent in the last moments of a week: nobody here can say which one it belongs to.
    if (weekOf(begun) !== weekOf(at)) continue;
    const place = `${sender} ${weekOf(at)}`;
    taken.set(place, (taken.get(place) ?? 0) + 1);
  }
  const exceeded = [...taken.values()].filter((times) => times > 1);
  const refused = messages.filter(({ reason }) => reason === 'weekly_limit_reached');
  const revealed = messages.filter(({ reveal }) => reveal !== null);
  const wrong = revealed.filter(
    ({ id, completed, reveal }) =>
      reveal !== completed + REVEAL_AFTER_MS || reveal < (sentAt.get(id)?.begun ?? 0) + REVEAL_AFTER_MS,
  );
  return [
    {
      what: "the week's limit was never exceeded",
      ok: exceeded.length === 0,
      detail: `${taken.size} senders got a heated message through, ${refused.length} messages met the limit`,
    },
    { what: "the week's limit was met", ok: refused.length > 0 && taken.size > 0, detail: '' },
    {
      what: 'nobody sees the rewritten words before their time',
      ok: revealed.length > 0 && wrong.length === 0,
      detail: `${wrong.length} of ${revealed.length}`,
    },
  ];
}

function weekOf(milliseconds) {
  return Math.floor(((milliseconds ?? 0) - FIRST_MONDAY) / WEEK_MS);
}

function readMessage({ events }) {
  const of = (type) => events.find((event) => event.type === type)?.payload;
  const begun = of('run-started');
  if (begun.input?.mode !== 'rewrite') return null;
  const completed = of('complaint-completed');
  return {
    id: events.find(({ payload }) => payload.rewrite_request_id !== undefined)?.payload.rewrite_request_id,
    sender: begun.input.sender_user_id,
    heated: of('complaint-cadence-claimed') !== undefined,
    got: completed !== undefined,
    reason: of('complaint-failed')?.reason ?? null,
    completed: completed === undefined ? null : Date.parse(completed.rewrite_completed_at),
    reveal: completed === undefined ? null : Date.parse(completed.sender_reveal_at),
  };
}
