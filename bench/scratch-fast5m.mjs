// CPU-only microbench of one creation's parts: takes real events of one run
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { complaintRewriteCreateV1, createEngine, importHomes } from '@palimpsest/engine';
import {
  canonicalJson,
  chainEvents,
  emptyRun,
  evolveRun,
  provisionalEvent,
  settleRun,
} from '@palimpsest/kernel';
import { nodeHasher } from '/work/main/packages/engine/dist/adapters/crypto/node-hasher.js';
import { stepTools } from '/work/main/packages/engine/dist/app/load-run.js';
import { sealDrafts } from '/work/main/packages/engine/dist/app/seal.js';

const home = await mkdtemp('/tmp/palimpsest-bench-');
const engine = await createEngine({ home, environment: {} });
const h = {
  home_id: randomUUID(),
  members: Array.from({ length: 9 }, (_, i) => ({
    user_id: randomUUID(),
    role: i ? 'member' : 'owner',
    locale: 'en',
    preferences: null,
  })),
};
await importHomes(h, { engine });
const r = await complaintRewriteCreateV1(
  {
    home_id: h.home_id,
    sender_user_id: h.members[1].user_id,
    recipient_user_id: h.members[0].user_id,
    sender_message: 'Would you mind turning the music down after 23:00? I have to get up early.',
    surface: 'direct_message',
  },
  { engine },
);
const { rows } = await engine.context.database
  .owner()
  .query(
    'select body, stream from palimpsest.ledger_events where stream=(select stream from palimpsest.ledger_events order by sequence desc limit 1) order by sequence',
  );
const runId = rows[0].stream.slice(4);
const run = await engine.loadRun('local', runId);
const bodies = rows.map((r) => JSON.parse(r.body));
console.log(
  'events',
  bodies.length,
  'bytes',
  rows.reduce((s, r) => s + r.body.length, 0),
  'texts',
  bodies.reduce((s, b) => s + Object.keys(b.texts).length, 0),
);
const cpu = () => {
  const c = process.cpuUsage();
  return c.user + c.system;
};
async function bench(name, f, n = 400) {
  let best = 1e9;
  for (let k = 0; k < 6; k++) {
    const a = cpu();
    for (let i = 0; i < n; i++) await f(i);
    best = Math.min(best, (cpu() - a) / n);
  }
  console.log(name.padEnd(22), (best / 1000).toFixed(3), 'ms');
}
const begun = {
  actor: bodies[0].actor,
  draft: {
    type: 'run-started',
    payload: bodies[0].payload,
    texts: {
      message: run.events[0].texts.message,
      preferences: { subject: 'member:' + h.members[0].user_id, words: run.events[0].texts.preferences },
    },
  },
};
const pipeline = run.pipeline;
const at = bodies[0].recordedAt;
let settled;
await bench('settle', () => {
  const first = evolveRun(pipeline, emptyRun(pipeline, runId), provisionalEvent(begun, at));
  settled = settleRun(pipeline, first, stepTools(runId), at);
});
await bench('classify', () =>
  pipeline.evaluators['complaint-classifier'].evaluate(
    { languages: ['de', 'en', 'es', 'fr'] },
    { message: run.events[0].texts.message },
  ),
);
let drafts;
await bench(
  'seal',
  async () => {
    drafts = await sealDrafts(engine.context, 'local', bodies[0].payload.subject, [begun, ...settled.drafts]);
  },
  200,
);
await bench('canonical payloads', () => {
  for (const b of bodies) {
    canonicalJson(b.payload);
    canonicalJson(b.texts);
  }
});
await bench('chain', () =>
  chainEvents({ hasher: nodeHasher, head: { sequence: 1, hash: '0'.repeat(64) }, drafts: bodies }),
);
const { openWriting } = await import('/work/main/packages/engine/dist/adapters/postgres/send-events.js');
const { readModelsOf } = await import('/work/main/packages/engine/dist/app/read-models.js');
const models = readModelsOf(engine.context);
const client = { query: async () => ({ rows: [] }) };
const place = { tenant: 'local', stream: rows[0].stream, expectedVersion: 0, recordedAt: at };
const mk = () =>
  openWriting({
    client,
    sent: [],
    tenant: 'local',
    head: { head_sequence: '1000', head_hash: '0'.repeat(64), frontier: Buffer.alloc(6 * 32) },
    readModels: models,
    signer: engine.context.signer,
  });
await bench('write', () => {
  mk().write(place, drafts);
});
await bench('write+send', () => {
  const w = mk();
  w.write(place, drafts);
  w.enqueue('x', null);
  w.send();
});
const utils = (await import('/work/main/node_modules/pg/lib/utils.js')).default;
const got = [];
client.query = async (q) => {
  got.push(q);
  return { rows: [] };
};
const w = mk();
w.write(place, drafts);
w.send();
await bench('pg encode', () => {
  for (const q of got) for (const v of q.values) utils.prepareValue(v);
});
await engine.close();
await rm(home, { recursive: true, force: true });
