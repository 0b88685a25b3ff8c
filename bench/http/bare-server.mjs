// What a server of this kind can do at most: one route of bare Hono that gives the same bytes, without a key, a
// database or a check. node bare-server.mjs FILE prints its address.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

// The product's own copy, so that both are the same.
const product = createRequire(new URL('../../packages/engine/package.json', import.meta.url));
const { Hono } = product('hono');
const { serve } = product('@hono/node-server');

const value = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const app = new Hono();
app.get('/read', (context) => context.json(value));
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  console.log(JSON.stringify({ url: `http://127.0.0.1:${port}` }));
});
