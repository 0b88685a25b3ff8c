// worker off only, profile
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import inspector from 'node:inspector/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { complaintRewriteCreateV1, createEngine, importHomes } from '@palimpsest/engine';

const [, , many = '16', count = '600', worker = 'off', out = '/tmp/f5prof/p.cpuprofile'] = process.argv;
const home = await mkdtemp(join(tmpdir(), 'palimpsest-bench-'));
let engine = await createEngine({ home, environment: {} });
{
  const o = engine.context.database.owner();
  const d = (await o.query('select current_database() d')).rows[0].d;
  await o.query('alter database "' + d + '" set log_min_duration_statement=0');
  await o.query('alter database "' + d + '" set log_min_messages=log');
  await engine.close();
  engine = await createEngine({ home, environment: {} });
}
const homes = Array.from({ length: 50 }, () => ({
  home_id: randomUUID(),
  members: Array.from({ length: 9 }, (_, i) => ({
    user_id: randomUUID(),
    role: i ? 'member' : 'owner',
    locale: 'en',
    preferences: null,
  })),
}));
for (const h of homes) await importHomes(h, { engine });
const clock = (i) => `${i % 24}:${String(Math.floor(i / 24) % 60).padStart(2, '0')}`;
const W = [
  (i) => `Could you please do your dishes before ${clock(i)}?`,
  (i) => `Would you mind turning the music down after ${clock(i)}? I have to get up early.`,
  (i) => `Could we keep the bathroom free at ${clock(i)} on weekdays, please?`,
  (i) => `Please take the rubbish out by ${clock(i)} when it is your turn, thank you.`,
];

import { readdirSync, readFileSync } from 'node:fs';

function pg() {
  let t = 0;
  for (const d of readdirSync('/proc')) {
    if (!/^\d+$/.test(d)) continue;
    try {
      const st = readFileSync(`/proc/${d}/stat`, 'utf8');
      if (!st.includes('(postgres')) continue;
      const f = st.slice(st.lastIndexOf(')') + 2).split(' ');
      t += (+f[11] + +f[12]) * 10;
    } catch {}
  }
  return t;
}
let sent = 0;
const send = () => {
  const i = sent++;
  const h = homes[i % 50];
  return complaintRewriteCreateV1(
    {
      home_id: h.home_id,
      sender_user_id: h.members[1 + (Math.floor(i / 50) % 8)].user_id,
      recipient_user_id: h.members[0].user_id,
      sender_message: W[i % 4](i),
      surface: 'direct_message',
    },
    { engine },
  );
};
async function all(n, c) {
  let k = 0;
  const t = [];
  const b = performance.now();
  await Promise.all(
    Array.from({ length: c }, async () => {
      while (k++ < n) {
        const f = performance.now();
        await send();
        t.push(performance.now() - f);
      }
    }),
  );
  const s = (performance.now() - b) / 1000;
  t.sort((a, b) => a - b);
  console.log(
    `${c} at once ${(n / s).toFixed(0)}/s p50 ${t[n >> 1].toFixed(1)} p99 ${t[Math.floor(n * 0.99)].toFixed(1)}`,
  );
}
if (worker !== 'off') await engine.startWorker();
await all(60, 4);
await new Promise((r) => setTimeout(r, 300));
await import('node:child_process').then((c) => c.execSync('wc -l ' + home + '/postgres.log >/tmp/f5lines'));
const s = new inspector.Session();
s.connect();
await s.post('Profiler.enable');
await s.post('Profiler.setSamplingInterval', { interval: 200 });
await s.post('Profiler.start');
const c0 = process.cpuUsage();
const g0 = pg();
await all(+count, +many);
if (worker === 'drain') {
  for (;;) {
    const { rows } = await engine.context.database
      .owner()
      .query("select count(*)::int n from palimpsest.runs where status='open'");
    if (!rows[0].n) break;
    await new Promise((r) => setTimeout(r, 100));
  }
}
const c1 = process.cpuUsage(c0);
console.log(
  'pg ms/creation',
  (pg() - g0) / +count,
  'node ms/creation',
  (c1.user + c1.system) / 1000 / +count,
);
const { profile } = await s.post('Profiler.stop');
writeFileSync(out, JSON.stringify(profile));
await import('node:child_process').then((c) => c.execSync('cp ' + home + '/postgres.log /tmp/f5pg.log'));
await engine.close();
await rm(home, { recursive: true, force: true });
