// What a server of this kind can do at most: bare Hono that gives the same bytes, without a key or a check; one route
// without a database, one that reads one row of it. node bare-server.mjs FILE HOME RUN prints its address.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createEngine } from '@palimpsest/engine';

// The product's own copy, so that both are the same.
const product = createRequire(new URL('../../packages/engine/package.json', import.meta.url));
const { Hono } = product('hono');
const { serve } = product('@hono/node-server');

const [file, home, runId] = process.argv.slice(2);
const value = JSON.parse(readFileSync(file, 'utf8'));
const engine = await createEngine({ home, environment: {} });
const ROW = { name: 'bare-row', text: 'select * from palimpsest.runs where run_id = $1', values: [runId] };
const app = new Hono();
app.get('/read', (context) => context.json(value));
app.get('/row', async (context) => {
  await engine.context.database.owner().query(ROW);
  return context.json(value);
});
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  console.log(JSON.stringify({ url: `http://127.0.0.1:${port}` }));
});
