// npm run bench -- http: reading, scoring and creating over HTTP with a key, next to a bare Hono route in the same
// run; then a thousand clients that follow a run. The server is the real command in a process of its own.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { installPeers } from '../install-peers.mjs';
import { atRate } from './at-rate.mjs';
import { followers } from './followers.mjs';
import { processorTime } from './processor-time.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const BIN = here('../../packages/engine/bin/palimpsest.js');
const SECONDS = 8;
/** Creations are measured for longer: a full garbage collection comes about twice a minute, and is part of it. */
const CREATING_SECONDS = 30;
const CONNECTIONS = 50;
const FEW_CONNECTIONS = 10;
const CREATIONS_PER_SECOND = 200;
const FOLLOWERS = 1_000;
const WARM_UP = 500;
const HOMES = 40;
const MEMBERS = 8;

const POST = `# Why tea needs hot water\n\nTea gives its taste to water of 96 degrees within four minutes. ${'Leaves open slowly, and each kind has its own time. '.repeat(12)}\n`;

export async function run({ scale, note }) {
  if (!(await installPeers(note, 'autocannon')))
    throw new Error('This benchmark needs autocannon, which could not be installed.');
  const autocannon = createRequire(new URL('../peers/package.json', import.meta.url))('autocannon');
  const home = await mkdtemp(join(tmpdir(), 'palimpsest-bench-http-'));
  const config = join(home, 'palimpsest.config.json');
  await writeFile(
    config,
    JSON.stringify({
      home,
      port: 0,
      logLevel: 'warn',
      limits: { requestsPerSecond: 1_000_000, burst: 1_000_000 },
    }),
  );
  const { secret } = await command([
    'keys',
    'create',
    '--name',
    'bench',
    '--scopes',
    'all',
    '--json',
    '--config',
    config,
  ]);
  const server = await listening([BIN, 'serve', '--json', '--config', config]);
  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
  const ask = async (method, path, body, extra = {}) => {
    const response = await fetch(`${server.url}${path}`, {
      method,
      headers: { ...headers, 'idempotency-key': randomUUID(), ...extra },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const fire = (options) =>
    new Promise((resolve, reject) => {
      autocannon(
        { connections: CONNECTIONS, duration: Math.max(2, SECONDS * scale), headers, ...options },
        (error, result) => (error ? reject(error) : resolve(result)),
      );
    });
  const measured = async (what, options) => {
    const result = await fire(options);
    const { average } = result.requests;
    note(
      `${what}: ${average.toFixed(0)}/s, p99 ${result.latency.p99} ms, ${result.non2xx} refused, ${result.errors} errors`,
    );
    return { value: average, unit: '/s', p50: result.latency.p50, p99: result.latency.p99, result };
  };
  const rows = [];
  try {
    const { run: begun, blogId } = await ask('POST', '/v1/blogs?wait=30', {
      content: POST,
      asOf: '2026-01-31',
    });
    const file = join(home, 'body.json');
    await writeFile(file, JSON.stringify(await ask('GET', `/v1/runs/${begun.runId}`)));
    const bareServer = await listening([here('./bare-server.mjs'), file, home, begun.runId]);
    const bare = await measured('bare Hono', { url: `${bareServer.url}/read`, headers: {} });
    const row = await measured('bare Hono with one row', { url: `${bareServer.url}/row`, headers: {} });
    bareServer.stop();
    const peer = { name: 'bare Hono', value: bare.value };
    const read = await measured('reading a run', { url: `${server.url}/v1/runs/${begun.runId}` });
    rows.push({ what: 'read a run', ...shown(read), peer, goal: { atLeast: bare.value / 2 } });
    rows.push({
      what: 'read a run',
      ...shown(read),
      peer: { name: 'bare Hono with one row', value: row.value },
    });
    const version = await measured('reading a version', {
      url: `${server.url}/v1/blogs/${blogId}/versions/1`,
    });
    rows.push({ what: 'read a version with its words', ...shown(version), peer });
    const score = await measured('scoring 700 characters', {
      url: `${server.url}/v1/blog/score`,
      method: 'POST',
      body: JSON.stringify({ content: POST, asOf: '2026-01-31' }),
    });
    rows.push({ what: 'score a post of 700 characters', ...shown(score), peer });

    const message = await messages(ask);
    const createUrl = `${server.url}/v1/rpc/complaint_rewrite_create_v1`;
    const creation = () => ({
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body: JSON.stringify(message()),
    });
    const create = (options = {}) => ({
      url: createUrl,
      method: 'POST',
      requests: [{ setupRequest: (request) => ({ ...request, ...creation() }) }],
      ...options,
    });
    // The very first ones read the word lists, which takes a moment for each language.
    await measured('warming up', create({ amount: WARM_UP }));
    // What one measurement leaves in the queue is no part of the next.
    const atRest = async () => {
      const begun = performance.now();
      for (;;) {
        const { items } = await ask('GET', '/v1/runs?pipeline=complaint/v1&status=open&limit=1');
        if (items.length === 0) break;
        await sleep(200);
      }
      note(`the queue was empty after ${((performance.now() - begun) / 1_000).toFixed(1)} s`);
    };
    const steadily = async (what, url, serverId) => {
      const spent = processorTime(serverId, home);
      const steady = await atRate({
        url,
        perSecond: CREATIONS_PER_SECOND,
        seconds: Math.max(2, CREATING_SECONDS * scale),
        make: creation,
      });
      const { perSecond, p50, p99, most, refused, slow } = steady;
      note(
        `${what}: ${perSecond.toFixed(0)}/s, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, longest ${most.toFixed(0)} ms, ${refused} refused`,
      );
      const took = spent();
      const count = CREATIONS_PER_SECOND * Math.max(2, CREATING_SECONDS * scale);
      if (took !== null)
        note(
          `  of the processor for each: server ${(took.server / count).toFixed(2)} ms, PostgreSQL ${(took.database / count).toFixed(2)} ms, the queue's part among it`,
        );
      // Slow ones that come in heaps have one cause: when they were due tells them from those that merely queued.
      if (process.env.BENCH_SLOW !== undefined)
        for (const each of slow)
          note(`  slow: due at ${each.at.toFixed(0)} ms, took ${each.took.toFixed(0)} ms`);
      return steady;
    };
    await atRest();
    // A server that was just started compiles its code while it is asked, so its first half minute stands by itself.
    const first = await steadily(
      `creating messages, ${CREATIONS_PER_SECOND} a second asked for, the server just started`,
      createUrl,
      server.id,
    );
    await atRest();
    const steady = await steadily(
      `creating messages, ${CREATIONS_PER_SECOND} a second asked for`,
      createUrl,
      server.id,
    );
    rows.push({
      what: `messages at ${CREATIONS_PER_SECOND}/s, the server just started: p99`,
      value: first.p99,
      unit: 'ms',
    });
    rows.push({
      what: `messages accepted at ${CREATIONS_PER_SECOND}/s asked for`,
      value: steady.perSecond,
      unit: '/s',
      p50: steady.p50,
      p99: steady.p99,
      goal: { atLeast: CREATIONS_PER_SECOND * 0.99 },
    });
    rows.push({ what: 'messages at that rate: p99', value: steady.p99, unit: 'ms', goal: { below: 100 } });
    // autocannon spends its whole rate at the beginning of each second: every connection asks as soon as it was
    // answered until its part is used up, and then waits. Its correction for requests that could not be sent takes
    // seconds for milliseconds, so it is left out.
    for (const connections of [FEW_CONNECTIONS, CONNECTIONS]) {
      await atRest();
      const bursts = await measured(
        `creating messages, ${CREATIONS_PER_SECOND} a second in bursts of ${connections} at once`,
        create({
          connections,
          duration: Math.max(2, CREATING_SECONDS * scale),
          overallRate: CREATIONS_PER_SECOND,
          ignoreCoordinatedOmission: true,
        }),
      );
      rows.push({
        what: `messages at that rate by autocannon, ${connections} at once: p99`,
        value: bursts.result.latency.p99,
        unit: 'ms',
        goal: { below: 100 },
      });
    }
    await atRest();
    const most = await measured('creating messages, as many as it takes', create());
    rows.push({
      what: 'messages accepted, as many as it takes',
      ...shown(most),
      value: most.result['2xx'] / most.result.duration,
    });

    const open = await ask('POST', '/v1/blogs', { content: POST, settings: { scores: 'external' } });
    rows.push(
      ...(await followers({ url: server.url, headers, runId: open.run.runId, count: FOLLOWERS, note })),
    );

    // The same with the steps of the queue in a process of its own.
    await server.stop();
    const apart = await listening([BIN, 'serve', '--no-work', '--json', '--config', config]);
    const worker = spawn(process.execPath, [BIN, 'worker', '--config', config], { stdio: 'ignore' });
    const gone = new Promise((left) => worker.once('exit', left));
    try {
      const url = createUrl.replace(server.url, apart.url);
      await measured('warming up', create({ url, amount: WARM_UP }));
      const beside = await steadily('the same, with a worker beside the server', url, apart.id);
      rows.push({
        what: `messages at ${CREATIONS_PER_SECOND}/s, a worker beside the server: p99`,
        value: beside.p99,
        unit: 'ms',
      });
    } finally {
      worker.kill('SIGTERM');
      await Promise.all([gone, apart.stop()]);
    }
    return rows;
  } finally {
    await server.stop();
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  }
}

const shown = ({ value, unit, p50, p99 }) => ({ value, unit, p50, p99 });

/** Messages between people who share a home, each a different one. */
async function messages(ask) {
  const pairs = [];
  for (let i = 0; i < HOMES; i += 1) {
    const home_id = randomUUID();
    const members = Array.from({ length: MEMBERS }, (_, j) => ({
      user_id: randomUUID(),
      role: j === 0 ? 'owner' : 'member',
      locale: 'en-NZ',
      preferences: null,
    }));
    await ask('PUT', `/v1/homes/${home_id}`, { members });
    for (let j = 0; j < MEMBERS; j += 1)
      pairs.push([home_id, members[j].user_id, members[(j + 1) % MEMBERS].user_id]);
  }
  let sent = 0;
  return () => {
    sent += 1;
    const [home_id, sender_user_id, recipient_user_id] = pairs[sent % pairs.length];
    const sender_message = `Could you please do your dishes before ${sent % 24}:${String(Math.floor(sent / 24) % 60).padStart(2, '0')}? Thank you.`;
    return { home_id, sender_user_id, recipient_user_id, surface: 'direct_message', sender_message };
  };
}

/** Runs a command to its end and reads its JSON. */
function command(args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [BIN, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
    });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve(JSON.parse(text)) : reject(new Error(`${args[0]} left with ${code}`)),
    );
  });
}

/** Starts a program that tells its address as JSON on its first line. */
function listening(args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
      const [line, rest] = text.split('\n');
      if (rest === undefined) return;
      resolve({
        ...JSON.parse(line),
        id: child.pid,
        stop: () =>
          new Promise((left) => {
            if (child.exitCode !== null || child.signalCode !== null) return left();
            child.once('exit', left);
            child.kill('SIGTERM');
          }),
      });
    });
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`${args[0]} left with ${code}`)));
  });
}
