import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fakeRenderer, POLISH_MIGRATION, polishPipeline } from '@palimpsest/kernel/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEngine, type Engine } from '../app/engine.ts';
import { freshHome } from '../testing/fresh-home.ts';
import { captured } from './testing/captured.ts';

const WORDS = 'A rather long text that says very little and takes its time about it. ';
const migrations = [{ name: 'polish', sql: POLISH_MIGRATION }];
const renderers = [
  fakeRenderer([{ when: 'Shorten', answer: () => 'Short \u001b[31mwords that are still too long to stop.' }]),
];
let folder: string;
let engine: Engine;
let runs: string[];

beforeAll(async () => {
  folder = freshHome('palimpsest-audit-cli-', 'home');
  engine = await createEngine({
    home: join(folder, 'home'),
    environment: {},
    pipelines: [polishPipeline()],
    renderers,
    migrations,
  });
  runs = [];
  for (const subject of ['person:1', 'person:2']) {
    const request = { tenant: 'local', pipeline: 'polish/v1', subject, actor: 'person:me', input: {} };
    const { runId } = await engine.startRun({ ...request, texts: { text: WORDS + subject }, mode: 'inline' });
    await engine.finishRun('local', runId);
    runs.push(runId);
  }
});
afterAll(async () => {
  await engine?.close();
  rmSync(folder, { recursive: true, force: true });
});

const run = (argv: readonly string[], pipeline = polishPipeline()) =>
  captured([...argv, '--home', join(folder, 'home')], {
    pipelines: [pipeline],
    renderers,
    migrations,
    workingFolder: folder,
  });
const data = async (argv: readonly string[]) =>
  JSON.parse((await run([...argv, '--json'])).stdout) as Record<string, unknown>;

describe('audit on a ledger with runs', () => {
  it('verifies, and is anchored only by a checkpoint that was brought along', async () => {
    const free = await data(['audit', 'verify']);
    expect(free).toMatchObject({ ok: true, anchored: false, firstBad: null });
    expect(Object.keys(free)).toEqual(['ok', 'anchored', 'events', 'firstBad']);
    const file = join(folder, 'home', 'checkpoints', 'local.jsonl');
    expect(await data(['audit', 'verify', '--checkpoint', file])).toMatchObject({ ok: true, anchored: true });
    expect((await run(['audit', 'verify', '--tenant', 'nobody'])).code).toBe(2);
  });

  it('leaves with 1 when a checkpoint does not agree, and with 2 when it is none', async () => {
    const [first = ''] = readFileSync(join(folder, 'home', 'checkpoints', 'local.jsonl'), 'utf8').split('\n');
    writeFileSync(join(folder, 'other.jsonl'), `${first.replace(/"rootHash":"[0-9a-f]/, '"rootHash":"x')}\n`);
    expect((await run(['audit', 'verify', '--checkpoint', 'other.jsonl'])).code).toBe(2);
    const moved = first.replace(/"treeSize":\d+/, '"treeSize":100000');
    writeFileSync(join(folder, 'other.jsonl'), `${moved}\n`);
    const { code, stdout } = await run(['audit', 'verify', '--checkpoint', 'other.jsonl']);
    expect(code).toBe(1);
    expect(stdout).toContain('NOT OK');
  });

  it('makes every decision again', async () => {
    const report = await data(['audit', 'replay']);
    expect(Object.keys(report)).toEqual(['ok', 'decisions', 'erased', 'firstDifference']);
    expect(report).toMatchObject({ ok: true, erased: 0, firstDifference: null });
    expect(await data(['audit', 'replay', '--run', runs[0] ?? ''])).toMatchObject({ ok: true });
  });

  it('names the first decision that a changed threshold makes differently', async () => {
    const { code, stdout } = await run(['audit', 'replay'], polishPipeline({ longestText: 1_000 }));
    expect(code).toBe(1);
    expect(stdout).toMatch(/^DIFFERS/);
    expect(stdout).toContain(`run       ${runs[0]}`);
  });

  it('tells what another rule set would have decided', async () => {
    const same = await run(['audit', 'replay', '--rules', 'polish/strict-v1']);
    expect(same).toMatchObject({ code: 0 });
    expect(same.stdout).toContain('every decision would have been the same');
    const lenient = await run(
      ['audit', 'replay', '--rules', 'polish/strict-v1'],
      polishPipeline({ strictAt: 1_000 }),
    );
    expect(lenient.code).toBe(1);
    expect(lenient.stdout).toContain('would have come out differently');
    expect((await run(['audit', 'replay', '--rules', 'polish/v9'])).code).toBe(2);
  });

  it('lists runs, newest first, and shows one in words that cannot steer a terminal', async () => {
    const list = await run(['audit', 'show']);
    expect(list.stdout.split('\n').map((line) => line.split(' ')[0])).toEqual(['RUN', runs[1], runs[0], '']);
    const { code, stdout } = await run(['audit', 'show', runs[0] ?? '']);
    expect(code).toBe(0);
    expect(stdout).toContain('subject   person:1');
    expect(stdout).toContain('decision-made');
    expect(stdout).toContain('model call');
    expect(stdout).not.toContain('\u001b');
    expect(stdout).toContain('--full shows them whole');
    const full = await run(['audit', 'show', runs[0] ?? '', '--full']);
    expect(full.stdout).toContain('gives {"');
    expect(stdout).not.toContain('gives {"');
    expect(await data(['audit', 'show', runs[0] ?? ''])).toMatchObject({
      run: runs[0],
      outcome: 'completed',
    });
    expect((await run(['audit', 'show', 'nothing'])).code).toBe(2);
  });

  it('exports one run for an outsider', async () => {
    expect((await run(['audit', 'export', '--run', runs[0] ?? '', '--out', 'run.json'])).code).toBe(0);
    const key = join(folder, 'home', 'keys', 'signing.pub');
    const { code, stdout } = await run(['audit', 'verify', '--bundle', 'run.json', '--key', key]);
    expect(code).toBe(0);
    expect(stdout).toContain('signed with the key you gave');
    expect(readFileSync(join(folder, 'run.json'), 'utf8')).not.toContain('rather long');
  });

  it('makes the tables anew', async () => {
    const { code, stdout } = await run(['audit', 'rebuild']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^runs +2$/m);
    expect(await data(['audit', 'verify'])).toMatchObject({ ok: true });
  });

  it('erases a subject, lists what it cannot reach, and still verifies', async () => {
    const { code, stdout } = await run(['erase', '--subject', 'person:1', '--reason', 'ticket 7', '--yes']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Erased 'person:1': \d+ texts/);
    expect(stdout).toContain('Backups');
    expect((await run(['audit', 'show', runs[0] ?? ''])).stdout).toContain('text: (erased)');
    expect(await data(['audit', 'verify'])).toMatchObject({ ok: true });
    const { erased } = await data(['audit', 'replay']);
    expect(erased).toBeGreaterThan(0);
    expect((await run(['erase', '--subject', 'person:1', '--yes'])).stdout).toContain('was erased before');
  });

  it('serves the numbers of the ledger until it is told to stop', async () => {
    const stop = new AbortController();
    const seen = new Promise<string>((resolve) => {
      const stderr = {
        write: (text: string) => {
          const [url] = /http:\S+:\d+/.exec(text) ?? [];
          if (url !== undefined) resolve(url);
        },
      };
      const options = { pipelines: [polishPipeline()], renderers, migrations, signal: stop.signal, stderr };
      served = captured(['serve', '--port', '0', '--home', join(folder, 'home')], options);
    });
    const page = await (await fetch(`${await seen}/metrics`)).text();
    expect(page).toContain('palimpsest_runs{pipeline="polish/v1",status="finished",outcome="completed"} 2');
    expect(page).toContain('palimpsest_queue_jobs{state="ready"} 0');
    stop.abort();
    expect((await served)?.code).toBe(0);
  });
  let served: ReturnType<typeof captured> | undefined;
});
