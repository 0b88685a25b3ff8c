import { rm } from 'node:fs/promises';
import { writeResearchAnswer } from '@palimpsest/pipelines/research';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { WireCall } from '../../adapters/testing/wire-behaviour.ts';
import { startWireServer, type WireServer } from '../../adapters/testing/wire-server.ts';
import { freshHome } from '../../testing/fresh-home.ts';
import { createEngine } from '../engine.ts';
import { until } from '../testing/crash-bench.ts';
import { startResearch } from './start-research.ts';
import { command } from './testing/command.ts';
import { tarnFolder } from './testing/tarn-folder.ts';

let home: string;
let folder: string;
let wire: WireServer;
let hang = true;
const promptOf = ({ body }: WireCall): string => {
  const { messages = [] } = body as { messages?: { role: string; content: unknown }[] };
  return String(messages.at(-1)?.content ?? '');
};
const taskOf = (call: WireCall) => /\/v1\/(\w+)/.exec(promptOf(call))?.[1] ?? '';

beforeAll(async () => {
  home = freshHome('palimpsest-resume-');
  folder = await tarnFolder();
  wire = await startWireServer({
    script: (call) =>
      hang && taskOf(call) === 'synthesis'
        ? { kind: 'silent' }
        : {
            kind: 'reply',
            text: writeResearchAnswer(promptOf(call)),
            usage: { inputTokens: 10, outputTokens: 10 },
          },
  });
});
afterAll(async () => {
  await wire.close();
  for (const each of [home, folder]) await rm(each, { recursive: true, force: true, maxRetries: 5 });
});

it('a command that is killed in the middle of a paid call is resumed by its run', async () => {
  hang = true;
  const begun = wire.calls.length;
  const environment = { OPENAI_BASE_URL: `${wire.url}/v1`, OPENAI_API_KEY: 'test' };
  const run = (argv: readonly string[]) => command(argv, home, environment);
  const writer = ['--renderer', 'openai-compatible', '--model', 'model-1'];
  const killed = run([
    'research',
    'run',
    'How high is the Tarn Weir?',
    '--corpus',
    folder,
    '--project',
    'killed',
    ...writer,
  ]);
  await until('the call for the synthesis', () =>
    wire.calls.slice(begun).some((call) => taskOf(call) === 'synthesis'),
  );
  killed.child.kill('SIGKILL');
  await killed.ended;
  hang = false;

  const list = await run(['research', 'show', '--json']).ended;
  const [open] = JSON.parse(list.stdout) as { runId: string; status: string }[];
  expect(open?.status).toBe('open');
  const resumed = await run(['research', 'run', '--resume', open?.runId ?? '', '--out', 'out', '--json'])
    .ended;
  expect(resumed.code).toBe(0);
  expect(JSON.parse(resumed.stdout)).toMatchObject({ runId: open?.runId, outcome: { outcome: 'answered' } });
  const asked = wire.calls.slice(begun).map(taskOf).sort();
  expect(asked).toEqual(['critique', 'framing', 'framing', 'framing', 'plan', 'synthesis', 'synthesis']);
}, 120_000);

it('a run that is lost in the middle goes on from the ledger and repeats no paid step', async () => {
  hang = true;
  const before = wire.calls.length;
  const environment = { OPENAI_BASE_URL: `${wire.url}/v1`, OPENAI_API_KEY: 'test' };
  const doomed = await createEngine({ home, environment });
  const { runId } = await startResearch(doomed.context, {
    tenant: 'local',
    actor: 'person:test',
    question: 'How high is the Tarn Weir?',
    corpus: folder,
    renderer: 'openai-compatible',
    model: 'model-1',
    mode: 'inline',
  });
  const lost = doomed.finishRun('local', runId).catch(() => undefined);
  await until('the call for the synthesis', () =>
    wire.calls.slice(before).some((call) => taskOf(call) === 'synthesis'),
  );
  await doomed.close({ waitForCalls: false });
  hang = false;

  const engine = await createEngine({ home, environment });
  const run = await engine.finishRun('local', runId);
  expect(run.view.finished).toMatchObject({ outcome: 'completed' });
  const asked = wire.calls.slice(before).map(taskOf);
  expect(asked.filter((task) => task === 'plan')).toHaveLength(1);
  expect(asked.filter((task) => task === 'framing')).toHaveLength(3);
  expect(asked.filter((task) => task === 'synthesis')).toHaveLength(2);
  const again = run.events.filter(
    ({ type, payload }) => type === 'attempt-started' && payload.step === 'synthesis',
  );
  expect(again.map(({ payload }) => payload.attempt)).toEqual([1, 2]);
  expect(run.events.some(({ type }) => type === 'attempt-interrupted')).toBe(true);
  const steps = run.events
    .filter(({ type }) => type === 'attempt-started')
    .map(({ payload }) => payload.step);
  const searches = steps.filter((step) => String(step).startsWith('search-'));
  expect(new Set(searches).size).toBe(searches.length);
  await engine.close();
  await wire.close();
  await lost;
}, 120_000);
