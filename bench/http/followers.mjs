// Many clients that follow one run: what they cost in memory, and how soon the last one hears of an event.
import { performance } from 'node:perf_hooks';

const AT_ONCE = 100;

/** Opens so many event streams, and measures the server's memory before and with them. */
export async function followers({ url, headers, runId, count, note }) {
  const memory = async () => {
    const text = await (await fetch(`${url}/metrics`, { headers })).text();
    return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1] ?? 0) / 1_048_576;
  };
  const before = await memory();
  const stop = new AbortController();
  const heard = new Set();
  const begun = performance.now();
  for (let i = 0; i < count; i += AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - i) }, (_, j) => follow(i + j)));
  async function follow(i) {
    const response = await fetch(`${url}/v1/runs/${runId}/events`, { headers, signal: stop.signal });
    if (response.status !== 200) throw new Error(`follower ${i}: ${response.status}`);
    const reader = response.body.getReader();
    await reader.read();
    heard.add(i);
  }
  const seconds = (performance.now() - begun) / 1_000;
  const held = await memory();
  note(
    `${heard.size} followers in ${seconds.toFixed(1)} s; memory ${before.toFixed(0)} MB before, ${held.toFixed(0)} MB with them`,
  );
  const response = performance.now();
  await fetch(`${url}/healthz`);
  note(`the server answers others in ${(performance.now() - response).toFixed(1)} ms`);
  stop.abort();
  return [
    { what: `clients following a run`, value: heard.size, unit: 'clients', goal: { atLeast: count } },
    { what: `server's memory with ${count} of them`, value: held, unit: 'MB' },
    { what: `of that for each`, value: ((held - before) * 1_024) / count, unit: 'kB' },
  ];
}
