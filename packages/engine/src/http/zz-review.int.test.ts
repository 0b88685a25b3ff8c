import { afterAll, beforeAll, it } from 'vitest';
import { writeFileSync, appendFileSync } from 'node:fs';
import { serveLedger, type ServedLedger } from './testing/served-ledger.ts';
import { createEventsHub } from '../app/events/events-hub.ts';
import { createHttpApp } from './app.ts';
import { localGate } from './testing/local-gate.ts';

let served: ServedLedger;
const OUT = '/tmp/review7b.out';
const say = (...x: unknown[]) => appendFileSync(OUT, `${x.map((e) => typeof e === 'string' ? e : JSON.stringify(e)).join(' ')}\n`);
beforeAll(async () => { writeFileSync(OUT, ''); served = await serveLedger({ worker: true }); });
afterAll(() => served.close());
const content = '# Tea\n\nTea needs water of 96 degrees.';

it('if-match after a crash', async () => {
  const { api } = served;
  const a = await api.ask('POST', '/v1/blogs?wait=60', { body: { content } });
  const etag = (await api.ask('GET', `/v1/blogs/${a.body.blogId}`)).headers.get('etag') ?? '';
  const again = { body: { content: `${content} More.` }, headers: { 'if-match': etag, 'idempotency-key': 'crash-1' } };
  const b = await api.ask('POST', `/v1/blogs/${a.body.blogId}/versions?wait=60`, again);
  await served.forget();
  const c = await api.ask('POST', `/v1/blogs/${a.body.blogId}/versions?wait=60`, again);
  say('if-match crash', b.status, c.status, c.body.code ?? '', b.body.run?.runId === c.body.run?.runId);
  // another blog, same key
  const d = await api.ask('POST', '/v1/blogs?wait=60', { body: { content: `${content} x` } });
  const e = await api.ask('POST', `/v1/blogs/${d.body.blogId}/versions`, { body: { content: 'Another entirely' }, headers: { 'idempotency-key': 'crash-1' } });
  say('same key, other blog after 24 h / crash', e.status, e.body.code ?? '', e.body.blogId === a.body.blogId ? 'ANSWERS THE OTHER BLOG' : '');
  const ev = await (await api.app.request(`/v1/runs/${b.body.run.runId}/events`)).text();
  say(ev.length, ev.includes('degrees') ? 'WORDS in events' : 'no words');
  // busy
  const ext = { body: { content, settings: { scores: 'external' } } };
  const x = await api.ask('POST', '/v1/blogs', ext);
  const y = await api.ask('POST', `/v1/blogs/${x.body.blogId}/versions`, { body: { content: 'b b' } });
  say('busy', x.status, y.status, y.body.code);
  const terms = await api.ask('POST', '/v1/blogs?wait=60', { body: { content, newAttempt: 'SECRETREASON', settings: { protectedTerms: ['SECRETTERM'] } } });
  const ev2 = await (await api.app.request(`/v1/runs/${terms.body.run.runId}/events`)).text();
  say('terms', ev2.includes('SECRETTERM'), 'reason', ev2.includes('SECRETREASON'));
  // HEAD on an open run
  const hub = createEventsHub(served.engine.context);
  const app = createHttpApp(served.engine, { gate: localGate, hub });
  const runId = x.body.run.runId;
  for (let i = 0; i < 20; i++) await app.request(`/v1/runs/${runId}/events`, { method: 'HEAD' });
  await new Promise((r) => setTimeout(r, 300));
  say('followers after 20 HEAD', hub.followers);
  const metrics = await (await app.request('/metrics')).text();
  say(metrics.split('\n').filter((l) => l.startsWith('palimpsest_sse')).join());
  const rs = [];
  for (let i = 0; i < 300; i++) rs.push(await app.request(`/v1/runs/${runId}/events`));
  const readers = rs.map((r) => r.body!.getReader());
  for (const r of readers) { await r.read(); }
  const pending = readers.map((r) => r.read());
  await new Promise((r) => setTimeout(r, 500));
  say('streams one caller may hold', hub.followers);
  await Promise.all(readers.map((r) => r.cancel())); await Promise.allSettled(pending);
  await new Promise((r) => setTimeout(r, 300));
  say('after cancel', hub.followers);
  hub.close();
}, 200_000);
it('webhooks', async () => {
  const { api } = served;
  const h = { 'idempotency-key': 'hook-1' };
  const a = await api.ask('POST', '/v1/webhooks', { body: { url: 'https://one.example.org/a', eventTypes: ['run.finished'] }, headers: h });
  await served.forget();
  const b = await api.ask('POST', '/v1/webhooks', { body: { url: 'https://two.example.org/b', eventTypes: ['run.started'] }, headers: h });
  say('hook again', a.status, b.status, b.body.webhook?.url, 'same secret again', b.body.secret === a.body.secret);
  const k = { 'idempotency-key': 'long-'.padEnd(255, 'x') };
  const c = await api.ask('POST', '/v1/keys', { body: { name: 'n', scopes: ['blog:read'] }, headers: k });
  await served.forget();
  const d = await api.ask('POST', '/v1/keys', { body: { name: 'n', scopes: ['blog:read'], expiresAt: '2030-01-01T00:00:00.000Z' }, headers: k });
  say('key again', c.status, d.status, d.body.secret, d.body.key?.keyId === c.body.key?.keyId, d.body.key?.expiresAt);
});
it('cors', async () => {
  const app = createHttpApp(served.engine, { gate: localGate, boundHost: '127.0.0.1', settings: { allowedOrigins: ['https://studio.example.org'] } });
  const pre = await app.request('http://127.0.0.1:4310/v1/blog/score', { method: 'OPTIONS', headers: { host: '127.0.0.1:4310', origin: 'https://studio.example.org', 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type,authorization' } });
  const get = await app.request('http://127.0.0.1:4310/v1/rules', { headers: { host: '127.0.0.1:4310', origin: 'https://studio.example.org' } });
  say('preflight', pre.status, pre.headers.get('access-control-allow-origin'), 'get', get.status, get.headers.get('access-control-allow-origin'));
  for (const p of ['/v1//rules', '/v1/rules/', '/V1/rules', '/v1/rules%2f', '/v1/%72ules', '/v1/keys/current/', '/v1/runs/%00', '/v1/runs/%ff', '/v1/runs/..%2fx/events']) { const r = await app.request(`http://127.0.0.1:4310${p}`); say(p, r.status); }
});
