// What the ledger costs: appends with all they imply, beside raw inserts of the same rows; verifying; replaying.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createEngine } from '@palimpsest/engine';
import { fakeRenderer, POLISH_MIGRATION, polishPipeline } from '@palimpsest/kernel/testing';
import { commandTimes, rate } from '../measure.mjs';
import { createRawTable, insertRaw } from './raw-inserts.mjs';
import { appendStep, batchOf, makeTenants } from './steps.mjs';

const CONNECTIONS = 10;
const COMMAND = fileURLToPath(new URL('../../packages/engine/bin/palimpsest.js', import.meta.url));
const OPEN_APPEND_EXIT = fileURLToPath(new URL('./open-append-exit.mjs', import.meta.url));

export async function run({ scale, note }) {
  const home = await mkdtemp(join(tmpdir(), 'palimpsest-bench-'));
  const renderer = fakeRenderer([{ when: 'Shorten', answer: (request) => request.prompt.slice(0, 60) }]);
  const engine = await createEngine({
    home,
    pipelines: [polishPipeline()],
    renderers: [renderer],
    migrations: [{ name: 'polish', sql: POLISH_MIGRATION }],
    maxConnections: CONNECTIONS,
  });
  try {
    const n = Math.round(3_000 * scale);
    note('raw inserts of the same rows');
    await createRawTable(engine);
    const rawOne = await rate(n, CONNECTIONS, (i) => insertRaw(engine, i, 2));
    const rawTen = await rate(Math.round(n / 3), CONNECTIONS, (i) => insertRaw(engine, i, 10));

    note('steps on one chain');
    const [one] = await makeTenants(engine, 1);
    const onOne = await rate(n, CONNECTIONS, (i) => appendStep(engine, one, i));
    const alone = await rate(Math.round(n / 3), 1, (i) => appendStep(engine, one, n + i));
    note('steps on fifty chains');
    const fifty = await makeTenants(engine, 50);
    const onFifty = await rate(n, CONNECTIONS, (i) => appendStep(engine, fifty[i % 50], i));
    note('batches of ten');
    const [batches] = await makeTenants(engine, 1);
    const ten = await rate(Math.round(n / 3), CONNECTIONS, (i) => batchOf(engine, batches, i, 10));

    note('whole runs through the loop');
    const runs = Math.round(300 * scale);
    const text = (i) =>
      `Text ${i} that is rather long and says very little, taking its time about it. `.repeat(3);
    const played = await rate(runs, 4, async (i) => {
      const { runId } = await engine.startRun({
        tenant: 'local',
        pipeline: 'polish/v1',
        actor: 'bench',
        input: {},
        texts: { text: text(i) },
        mode: 'inline',
      });
      await engine.finishRun('local', runId);
    });

    note('verify and replay');
    const verify = await timed(() => engine.audit.verify());
    const verifyChain = await timed(() => engine.audit.verify({ tenant: batches }));
    const replay = await timed(() => engine.audit.replay({ tenant: 'local' }));
    if (!verify.result.ok || !replay.result.ok)
      throw new Error('The ledger of the benchmark does not verify or replay.');

    note('commands');
    const version = await commandTimes(15, process.execPath, [COMMAND, '--version']);
    const node = await commandTimes(15, process.execPath, ['-e', '0']);
    const open = await commandTimes(15, process.execPath, [OPEN_APPEND_EXIT, home]);

    const raw = (value) => ({ name: 'raw insert', value });
    return [
      {
        what: 'steps on one chain, 10 connections',
        value: onOne.perSecond,
        unit: 'tx/s',
        goal: { atLeast: 500 },
        peer: raw(rawOne.perSecond),
        ...onOne,
      },
      { what: 'steps on one chain, 1 connection', value: alone.perSecond, unit: 'tx/s', ...alone },
      {
        what: 'steps on fifty chains, 10 connections',
        value: onFifty.perSecond,
        unit: 'tx/s',
        goal: { atLeast: 1_500 },
        peer: raw(rawOne.perSecond),
        ...onFifty,
      },
      {
        what: 'events in batches of ten, one chain',
        value: ten.perSecond * 10,
        unit: 'events/s',
        goal: { atLeast: 4_000 },
        peer: raw(rawTen.perSecond * 10),
        ...ten,
      },
      { what: 'whole runs, inline, 4 at once', value: played.perSecond, unit: 'runs/s', ...played },
      {
        what: `verify everything (${verify.result.events} events)`,
        value: verify.result.events / verify.seconds,
        unit: 'events/s',
        goal: { atLeast: 50_000 },
      },
      {
        what: `verify one chain (${verifyChain.result.events} events)`,
        value: verifyChain.result.events / verifyChain.seconds,
        unit: 'events/s',
      },
      { what: `replay ${runs} runs`, value: replay.result.decisions / replay.seconds, unit: 'decisions/s' },
      {
        what: 'palimpsest --version',
        value: version.p50,
        unit: 'ms',
        goal: { below: 150 },
        peer: { name: 'bare node', value: node.p50 },
        ...version,
      },
      {
        what: 'open, append, exit (server up)',
        value: open.p50,
        unit: 'ms',
        goal: { below: 400 },
        peer: { name: 'bare node', value: node.p50 },
        ...open,
      },
    ];
  } finally {
    await engine.close();
    await rm(home, { recursive: true, force: true });
  }
}

async function timed(work) {
  const begun = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - begun) / 1_000 };
}
