// How many messages are taken a second, and how long each caller waits: 1, 16 and 50 callers at once in one tenant of
// fifty homes, first with nobody working the queue, then with the renders made in the same process, as a server does.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { complaintRewriteCreateV1, createEngine, importHomes } from '@palimpsest/engine';

const HOMES = 50;
const MEMBERS = 9;
const CALLERS = [1, 16, 50];
/** Seconds of work a figure, at scale 1. */
const MESSAGES = 1_000;
const GOAL = { atLeast: 200 };
const GOAL_P99_MS = { below: 100 };
/** Requests that a sender may make as often as they like, so that none is refused; each is another text. */
const WORDS = [
  (i) => `Could you please do your dishes before ${clock(i)}?`,
  (i) => `Would you mind turning the music down after ${clock(i)}? I have to get up early.`,
  (i) => `Could we keep the bathroom free at ${clock(i)} on weekdays, please?`,
  (i) => `Please take the rubbish out by ${clock(i)} when it is your turn, thank you.`,
];

function clock(i) {
  return `${i % 24}:${String(Math.floor(i / 24) % 60).padStart(2, '0')}`;
}

export async function run({ scale, note, callers = CALLERS }) {
  const rows = [];
  for (const worker of [false, true]) {
    const home = await mkdtemp(join(tmpdir(), 'palimpsest-bench-'));
    const engine = await createEngine({ home, environment: {} });
    try {
      const homes = await makeHomes(engine);
      if (worker) await engine.startWorker();
      const send = sender(engine, homes);
      await takeAll(send, 40, 4);
      for (const many of callers) {
        const count = Math.max(many, Math.round((many === 1 ? MESSAGES / 4 : MESSAGES) * scale));
        const { perSecond, p50, p99 } = await takeAll(send, count, many);
        const behind = worker ? await openRuns(engine) : 0;
        note(
          `${count} messages, ${many} at once, worker ${worker ? `on, ${behind} renders behind` : 'off'}: ` +
            `${perSecond.toFixed(0)}/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
        );
        const what = `messages taken, ${many} at once${worker ? ', renders too' : ''}`;
        const goals = many === 1 ? {} : { goal: GOAL };
        rows.push({ what, value: perSecond, unit: '/s', ...goals, p50, p99 });
        if (many > 1) rows.push({ what: `${what}: p99`, value: p99, unit: 'ms', goal: GOAL_P99_MS });
        if (worker) await caughtUp(engine, note);
      }
    } finally {
      await engine.close();
      await rm(home, { recursive: true, force: true });
    }
  }
  return rows;
}

async function makeHomes(engine) {
  const homes = Array.from({ length: HOMES }, () => ({
    home_id: randomUUID(),
    members: Array.from({ length: MEMBERS }, (_, i) => ({
      user_id: randomUUID(),
      role: i === 0 ? 'owner' : 'member',
      locale: 'en',
      preferences: null,
    })),
  }));
  for (const home of homes) await importHomes(home, { engine });
  return homes;
}

/** Each call another message of another member, to the owner of their home. */
function sender(engine, homes) {
  let sent = 0;
  return () => {
    const i = sent++;
    const { home_id, members } = homes[i % HOMES];
    const from = members[1 + (Math.floor(i / HOMES) % (MEMBERS - 1))];
    return complaintRewriteCreateV1(
      {
        home_id,
        sender_user_id: from.user_id,
        recipient_user_id: members[0].user_id,
        sender_message: WORDS[i % WORDS.length](i),
        surface: 'direct_message',
      },
      { engine, idempotencyKey: randomUUID() },
    );
  };
}

async function takeAll(send, count, callers) {
  const times = [];
  let next = 0;
  const begun = performance.now();
  const call = async () => {
    while (next++ < count) {
      const from = performance.now();
      await send();
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: callers }, call));
  const seconds = (performance.now() - begun) / 1_000;
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  return { perSecond: count / seconds, p50: at(0.5), p99: at(0.99) };
}

async function openRuns(engine) {
  const { rows } = await engine.context.database
    .owner()
    .query("select count(*)::integer as open from palimpsest.runs where status = 'open'");
  return rows[0].open;
}

async function caughtUp(engine, note) {
  const begun = performance.now();
  const behind = await openRuns(engine);
  while ((await openRuns(engine)) > 0) await new Promise((resolve) => setTimeout(resolve, 100));
  const seconds = (performance.now() - begun) / 1_000;
  if (behind > 0)
    note(`${behind} renders caught up in ${seconds.toFixed(1)} s (${(behind / seconds).toFixed(0)}/s)`);
}

// Alone: node bench/complaint/creation-rate.mjs [scale] [callers, as in 1,16,50]
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const callers = process.argv[3]?.split(',').map(Number) ?? CALLERS;
  await run({ scale: Number(process.argv[2] ?? 1), note: console.log, callers });
}
