import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEngine, type Engine } from '../app/engine.ts';
import { listEvents } from '../app/runs/ledger-events.ts';
import { freshHome } from '../testing/fresh-home.ts';
import { type HttpServer, startHttpServer } from './server.ts';

const POST = `# Growing tomatoes on a balcony

In today's fast-paced world, growing tomatoes is a journey. Tomatoes need sun, water and patience.

It is important to note that pots matter. Moreover the soil matters. Furthermore the sun matters.
`;

let engine: Engine;
let server: HttpServer;
let home: string;
beforeAll(async () => {
  home = freshHome('palimpsest-follow-');
  engine = await createEngine({ home, environment: {} });
  server = await startHttpServer(engine, { host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await server.close();
  await engine.close();
  await rm(home, { recursive: true, force: true });
});

async function begin(key: string): Promise<string> {
  const response = await fetch(`${server.url}/v1/blogs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ content: POST, asOf: '2026-01-31' }),
  });
  const { run } = (await response.json()) as { run: { runId: string } };
  return run.runId;
}

const sequencesOf = async (runId: string) =>
  (
    await listEvents(engine.context, { tenant: 'local', stream: `run/${runId}`, order: 'oldest', limit: 200 })
  ).items.map(({ sequence }) => sequence);

/** Reads up to so many events and then cuts the connection, or reads to the end. */
async function read(runId: string, after: number | null, most = Number.POSITIVE_INFINITY): Promise<number[]> {
  const cut = new AbortController();
  const response = await fetch(`${server.url}/v1/runs/${runId}/events`, {
    headers: after === null ? {} : { 'last-event-id': String(after) },
    signal: cut.signal,
  });
  if (response.status === 204) return [];
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const seen: number[] = [];
  const decoder = new TextDecoder();
  let text = '';
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return seen;
    text += decoder.decode(value, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const id = /^id: (\d+)$/m.exec(block)?.[1];
      if (id !== undefined) seen.push(Number(id));
      if (seen.length >= most) {
        cut.abort();
        return seen;
      }
    }
  }
}

/** Requests under way, without the one that asks. */
async function inFlight({ url }: HttpServer): Promise<number> {
  const page = await (await fetch(`${url}/metrics`)).text();
  return Number(/^palimpsest_http_in_flight (\d+)$/m.exec(page)?.[1]) - 1;
}

describe('following a run', () => {
  it('tells every event once and in order to a client that is cut off twenty times, while the run is under way', async () => {
    const runId = await begin('cut');
    // The first events are there; the others come while the client is reading.
    const worker = engine.startWorker();
    const seen: number[] = [];
    let cuts = 0;
    while (cuts < 20) {
      const came = await read(runId, seen.at(-1) ?? null, 1);
      if (came.length === 0) break;
      seen.push(...came);
      cuts += 1;
    }
    expect(cuts).toBe(20);
    seen.push(...(await read(runId, seen.at(-1) ?? null)));
    await worker;
    expect(seen).toEqual(await sequencesOf(runId));
  });

  it('ends with the run, and has nothing for whoever comes back afterwards', async () => {
    const runId = await begin('end');
    const all = await read(runId, null);
    expect(all).toEqual(await sequencesOf(runId));
    const again = await fetch(`${server.url}/v1/runs/${runId}/events`, {
      headers: { 'last-event-id': String(all.at(-1)) },
    });
    expect(again.status).toBe(204);
  });

  it('many followers of one run are told the same', async () => {
    const runId = await begin('many');
    const told = await Promise.all(Array.from({ length: 50 }, () => read(runId, null)));
    const expected = await sequencesOf(runId);
    for (const each of told) expect(each).toEqual(expected);
  });

  it('refuses a place that is no number', async () => {
    const runId = await begin('place');
    const response = await fetch(`${server.url}/v1/runs/${runId}/events`, {
      headers: { 'last-event-id': 'x' },
    });
    expect(response.status).toBe(400);
  });

  it('lets followers go when the server leaves', async () => {
    const other = await startHttpServer(engine, { host: '127.0.0.1', port: 0 });
    const response = await fetch(`${other.url}/v1/blogs`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'waits' },
      body: JSON.stringify({ content: POST, settings: { scores: 'external' } }),
    });
    const { run } = (await response.json()) as { run: { runId: string } };
    const following = await fetch(`${other.url}/v1/runs/${run.runId}/events`);
    const reader = (following.body as ReadableStream<Uint8Array>).getReader();
    await reader.read();
    await other.close();
    for (;;) if ((await reader.read()).done) break;
    expect(following.status).toBe(200);
  });

  it('answers those who wait when the server leaves: the run is open still', async () => {
    const other = await startHttpServer(engine, { host: '127.0.0.1', port: 0 });
    const response = await fetch(`${other.url}/v1/blogs`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'waits-too' },
      body: JSON.stringify({ content: POST, settings: { scores: 'external' } }),
    });
    const { run } = (await response.json()) as { run: { runId: string } };
    const answers = Array.from({ length: 20 }, async () => {
      const answer = await fetch(`${other.url}/v1/runs/${run.runId}?wait=60`);
      return [answer.status, ((await answer.json()) as { status: string }).status];
    });
    while ((await inFlight(other)) < answers.length) await pause(20);
    await other.close();
    for (const answer of await Promise.all(answers)) expect(answer).toEqual([200, 'open']);
  });
});
