// Requests at a steady rate, each sent when it is due, whoever still waits: what a server sees of many clients that know
// nothing of each other. A time counts from when the request was due, so a server that stalls cannot hide it.
import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

/** `make()` gives the headers and the body of the next request. */
export async function atRate({ url, method = 'POST', perSecond, seconds, make }) {
  const agent = new Agent({ keepAlive: true });
  const times = [];
  let refused = 0;
  const ask = async (due) => {
    const status = await send(url, { method, agent, ...make() });
    if (status >= 200 && status < 300) times.push(performance.now() - due);
    else refused += 1;
  };
  const begun = performance.now();
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
  return { perSecond: times.length / took, p50: at(0.5), p99: at(0.99), most: at(1), refused };
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
