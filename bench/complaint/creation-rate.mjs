// How many messages are taken a second, and how long each caller waits: 1, 16 and 50 callers at once in one tenant of
// fifty homes, and 200 a second whoever waits; first with nobody working the queue, then with the renders made in the
// same process, as a server does. Messages are taken as a server that has run for a while takes them.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { complaintRewriteCreateV1, createEngine, importHomes } from '@palimpsest/engine';

const HOMES = 50;
const MEMBERS = 9;
const CALLERS = [1, 16, 50];
const WARM_UP = 500;
/** Messages a figure, at scale 1. */
const MESSAGES = 1_000;
const ASKED_PER_SECOND = 200;
const ASKED_SECONDS = 5;
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
  for (const works of [false, true]) {
    const home = await mkdtemp(join(tmpdir(), 'palimpsest-bench-'));
    const engine = await createEngine({ home, environment: {} });
    try {
      const send = sender(engine, await makeHomes(engine));
      if (works) await engine.startWorker();
      await takeAll(send, WARM_UP, 8);
      if (works) await caughtUp(engine, note);
      const measure = async (what, take) => {
        const measured = await take();
        const behind = works ? `, ${await openRuns(engine)} renders behind` : '';
        const { value, p50, p99 } = measured;
        const name = `${what}${works ? ', renders too' : ''}`;
        note(`${name}: ${value.toFixed(0)}/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms${behind}`);
        if (works) await caughtUp(engine, note);
        return { what: name, unit: '/s', ...measured };
      };
      for (const many of callers) {
        const count = Math.max(many, Math.round((many === 1 ? MESSAGES / 4 : MESSAGES) * scale));
        const row = await measure(`messages taken, ${many} at once`, () => takeAll(send, count, many));
        rows.push(many === 1 ? row : { ...row, goal: { atLeast: ASKED_PER_SECOND } });
      }
      const asked = await measure(`messages taken, ${ASKED_PER_SECOND}/s asked for`, () =>
        takeAtRate(send, ASKED_PER_SECOND, ASKED_SECONDS * scale),
      );
      rows.push(asked, { what: `${asked.what}: p99`, value: asked.p99, unit: 'ms', goal: { below: 100 } });
    } finally {
      await engine.close();
      await rm(home, { recursive: true, force: true });
    }
  }
  return rows;
}

export async function makeHomes(engine) {
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

/** Each call another message of another member, to the owner of their home, under a key of its own. */
export function sender(engine, homes) {
  let sent = 0;
  return () => {
    const i = sent++;
    const { home_id, members } = homes[i % HOMES];
    const from = members[1 + (Math.floor(i / HOMES) % (MEMBERS - 1))];
    const message = {
      home_id,
      sender_user_id: from.user_id,
      recipient_user_id: members[0].user_id,
      sender_message: WORDS[i % WORDS.length](i),
      surface: 'direct_message',
    };
    return complaintRewriteCreateV1(message, { engine, idempotencyKey: randomUUID() });
  };
}

/** Each caller sends the next message when it has its answer. */
async function takeAll(send, count, callers) {
  const times = [];
  let next = 0;
  const begun = performance.now();
  const call = async () => {
    while (next++ < count) times.push(await timed(send));
  };
  await Promise.all(Array.from({ length: callers }, call));
  return figures(times, performance.now() - begun);
}

/** Messages come at this rate, whether or not those before them have their answer. */
async function takeAtRate(send, perSecond, seconds) {
  const calls = [];
  const begun = performance.now();
  for (let passed = 0; passed < seconds; passed = (performance.now() - begun) / 1_000) {
    while (calls.length < passed * perSecond) calls.push(timed(send));
    await sleep(1);
  }
  const times = await Promise.all(calls);
  return figures(times, performance.now() - begun);
}

async function timed(send) {
  const from = performance.now();
  await send();
  return performance.now() - from;
}

function figures(times, ms) {
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  return { value: (times.length / ms) * 1_000, p50: at(0.5), p99: at(0.99) };
}

export async function openRuns(engine) {
  const { rows } = await engine.context.database
    .owner()
    .query("select count(*)::integer as open from palimpsest.runs where status = 'open'");
  return rows[0].open;
}

async function caughtUp(engine, note) {
  const begun = performance.now();
  const behind = await openRuns(engine);
  while ((await openRuns(engine)) > 0) await sleep(100);
  const seconds = (performance.now() - begun) / 1_000;
  if (behind > 0) note(`${behind} renders caught up, ${(behind / seconds).toFixed(0)}/s`);
}

// Alone: node bench/complaint/creation-rate.mjs [scale] [callers, as in 1,16,50]
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const callers = process.argv[3]?.split(',').map(Number) ?? CALLERS;
  await run({ scale: Number(process.argv[2] ?? 1), note: console.log, callers });
}
