// Requests at a steady rate, each sent when it is due, whoever still waits: what a server sees of many clients that know
// nothing of each other. A time counts from when the request was due, so a server that stalls cannot hide it.
import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

const SLOW_MS = 100;

/** `make()` gives the headers and the body of the next request. `slow` has those that took long, and when they were due. */
export async function atRate({ url, method = 'POST', perSecond, seconds, make }) {
  const agent = new Agent({ keepAlive: true });
  const times = [];
  const slow = [];
  let refused = 0;
  const begun = performance.now();
  const ask = async (due) => {
    const status = await send(url, { method, agent, ...make() });
    const took = performance.now() - due;
    if (status >= 200 && status < 300) times.push(took);
    else refused += 1;
    if (took >= SLOW_MS) slow.push({ at: due - begun, took });
  };
  const asked = [];
  for (let i = 0; i < perSecond * seconds; i += 1) {
    const due = begun + (i * 1_000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await sleep(early);
    asked.push(ask(due));
  }
  await Promise.all(asked);
  const took = (performance.now() - begun) / 1_000;
  agent.destroy();
  times.sort((one, other) => one - other);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { perSecond: times.length / took, p50: at(0.5), p99: at(0.99), most: at(1), refused, slow };
}

/** The status; 0 where no answer came. */
function send(url, { method, agent, headers, body }) {
  return new Promise((resolve) => {
    const length = { 'content-length': Buffer.byteLength(body) };
    const asked = request(url, { method, agent, headers: { ...headers, ...length } }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', () => resolve(0));
    });
    asked.on('error', () => resolve(0));
    asked.end(body);
  });
}
