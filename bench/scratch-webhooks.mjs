import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEngine } from '@palimpsest/engine';
import { fakeRenderer, POLISH_MIGRATION, polishPipeline } from '@palimpsest/kernel/testing';
import { pingEndpoint } from '../packages/engine/dist/app/webhooks/deliveries.js';
import { createEndpoint } from '../packages/engine/dist/app/webhooks/endpoints.js';

const home = mkdtempSync(join(tmpdir(), 'pal-wh-'));
const engine = await createEngine({
  home,
  environment: { PALIMPSEST_WEBHOOK_ALLOW: '127.0.0.1' },
  pipelines: [polishPipeline()],
  renderers: [fakeRenderer([{ when: 'Shorten', answer: 'short' }])],
  migrations: [{ name: 'polish', sql: POLISH_MIGRATION }],
});
const owner = engine.context.database.owner();
await owner.query("select palimpsest.ensure_tenant('t', now())");
const N = 20000;
const insert = (from) =>
  `insert into palimpsest.runs select 't', g::text, 'p', 'v1', 's', 'open', null, null, now(), null, g, null from generate_series(${from}, ${from + N - 1}) g`;
let at = 1;
async function timed(label) {
  const c = await owner.connect();
  const ms = [];
  for (let i = 0; i < 5; i++) {
    await c.query('begin');
    await c.query('set local role palimpsest_app');
    await c.query("select set_config('palimpsest.tenant','t',true)");
    const s = performance.now();
    await c.query(insert(at));
    ms.push(performance.now() - s);
    at += N;
    await c.query('rollback');
  }
  c.release();
  console.log(label, ((Math.min(...ms) * 1000) / N).toFixed(1), 'µs a run');
}
await timed('with trigger, no endpoint');
await owner.query('alter table palimpsest.runs disable trigger announce_started');
await timed('without trigger');
await owner.query('alter table palimpsest.runs enable trigger announce_started');
await owner.query('delete from palimpsest.tenants where tenant_id = $1', ['t']).catch(() => {});
let got = 0;
let last = 0;
const inFlight = 0;
const server = createServer((q, r) => {
  q.resume();
  q.on('end', () => {
    got++;
    last = performance.now();
    r.writeHead(204).end();
  });
});
await new Promise((r) => server.listen(0, '127.0.0.1', r));
const { webhook } = await createEndpoint(
  engine.context,
  { tenant: 'local', actor: 'me' },
  { url: `http://127.0.0.1:${server.address().port}/`, eventTypes: ['run.finished'] },
);
await engine.startWorker({ concurrency: 8 });
const M = 500;
const s = performance.now();
await Promise.all(
  Array.from({ length: M }, () =>
    pingEndpoint(engine.context, { tenant: 'local', endpointId: webhook.webhookId }),
  ),
);
console.log('pings made', (performance.now() - s).toFixed(0), 'ms');
while (got < M) await new Promise((r) => setTimeout(r, 50));
console.log(`${M} deliveries: ${((M * 1000) / (last - s)).toFixed(0)}/s`);
// latency of a single one
const lat = [];
for (let i = 0; i < 20; i++) {
  const b = got;
  const s = performance.now();
  await pingEndpoint(engine.context, { tenant: 'local', endpointId: webhook.webhookId });
  while (got === b) await new Promise((r) => setTimeout(r, 1));
  lat.push(last - s);
}
lat.sort((a, b) => a - b);
console.log('one ping arrives after', lat[10].toFixed(0), 'ms (median)');
await engine.close();
server.close();
server.closeAllConnections();
rmSync(home, { recursive: true, force: true });
