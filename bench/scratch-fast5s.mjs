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
let settled;const cls=pipeline.evaluators['complaint-classifier'].evaluate({languages:['de','en','es','fr']},{message:run.events[0].texts.message});pipeline.evaluators['complaint-classifier'].evaluate=()=>cls;
await bench('settle', () => {
  const first = evolveRun(pipeline, emptyRun(pipeline, runId), provisionalEvent(begun, at));
  settled = settleRun(pipeline, first, stepTools(runId), at);
});

import { writeFileSync } from 'node:fs';
import inspector from 'node:inspector/promises';

const s = new inspector.Session();
s.connect();
await s.post('Profiler.enable');
await s.post('Profiler.setSamplingInterval', { interval: 100 });
await s.post('Profiler.start');
await bench('settle', () => {
  const first = evolveRun(pipeline, emptyRun(pipeline, runId), provisionalEvent(begun, at));
  settled = settleRun(pipeline, first, stepTools(runId), at);
});
const { profile } = await s.post('Profiler.stop');
writeFileSync('/tmp/f5prof/s.cpuprofile', JSON.stringify(profile));
await engine.close();
await rm(home, { recursive: true, force: true });
