import { setTimeout as sleep } from 'node:timers/promises';
import { AFTERWARDS } from './requests.mjs';

const PATIENCE_MS = 10_000;
const [SHORTEST_PAUSE_MS, LONGEST_PAUSE_MS] = [50, 300];
/** From then on a claim that nobody settles is taken for that of a killed server. */
const CLAIM_STUCK_MS = 3_000;
/** Ends a hang: nothing is away for as long as this. */
const GIVEN_UP_MS = 300_000;

/**
 * Clients that ask until they are answered, each request under its own Idempotency-Key. An answer is what they hold
 * the server to later: `answers` has one for every request.
 */
export function startClients({ url, engine, requests, count, random, progress, ahead = 12 }) {
  const answers = [];
  const faults = [];
  const tried = { asked: 0, again: 0 };
  let next = 0;
  const client = async () => {
    while (next < requests.length) {
      const at = next;
      next += 1;
      // No faster than the storm goes on, so that all of its faults meet work in progress.
      while (at > ahead + progress() * (requests.length - ahead)) await sleep(20);
      while (at >= requests.length - AFTERWARDS && progress() < 1) await sleep(20);
      const answer = await askUntilAnswered({ url, engine, request: requests[at], random, tried });
      if (answer.fault === undefined) answers.push(answer);
      else faults.push(answer.fault);
    }
  };
  const over = Promise.all(Array.from({ length: count }, client));
  return { answers, faults, tried, over };
}

/** The answer to a request: what was accepted, or `accepted: false` where the week's limit kept a message back. */
export async function askUntilAnswered({ url, engine, request, random, tried }) {
  const begun = Date.now();
  for (let times = 1; ; times += 1) {
    tried.asked += 1;
    if (times > 1) tried.again += 1;
    const askedAt = Date.now();
    const answer = await ask(url, request);
    const status = answer?.status;
    if (status >= 200 && status < 300) {
      const id = (request.idOf ?? request.runOf)(answer.body);
      return { request, id, accepted: true, begun, at: Date.now(), askedAt, replayed: answer.replayed };
    }
    if (status === 422 && request.refusable && answer.body?.code === 'message_not_accepted')
      return {
        request,
        id: null,
        accepted: false,
        begun,
        at: Date.now(),
        askedAt,
        replayed: answer.replayed,
      };
    const inFlight = status === 409 && answer.body?.code === 'request_in_flight';
    if (answer !== null && !inFlight && status !== 429 && status < 500)
      return { fault: `${request.key}: ${status} ${JSON.stringify(answer.body)}` };
    if (Date.now() - begun > GIVEN_UP_MS) return { fault: `${request.key}: no answer (${status ?? 'none'})` };
    if (inFlight && Date.now() - begun > CLAIM_STUCK_MS) await letClaimAge(engine, request.key);
    await sleep(random.between(SHORTEST_PAUSE_MS, LONGEST_PAUSE_MS));
  }
}

async function ask(url, { path, body, key }) {
  try {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return {
      status: response.status,
      body: await response.json(),
      replayed: response.headers.get('idempotent-replayed') === 'true',
    };
  } catch {
    // Refused, cut off or not in time: whether it was done, only asking again can tell.
    return null;
  }
}

/** A killed server's claim is free after two minutes; for this one they pass at once. */
async function letClaimAge(engine, key) {
  const age = `update palimpsest.http_requests set claimed_at = claimed_at - interval '2 minutes'
    where idempotency_key = $1 and receipt is null and claimed_at > now() - interval '2 minutes'`;
  await engine.context.database
    .owner()
    .query(age, [key])
    .catch(() => undefined);
}

/** Sets up what the backend of a host would: until it is done. */
export async function setUp(url, steps) {
  for (const { path, body } of steps) {
    for (;;) {
      const response = await fetch(`${url}${path}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const said = await response.text();
      if (response.ok) break;
      if (response.status < 500) throw new Error(`${path}: ${response.status} ${said}`);
      await sleep(100);
    }
  }
}
