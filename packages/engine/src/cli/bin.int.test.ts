import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ended, runBin, spawnBin } from './testing/bin.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'palimpsest-bin-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const run = (argv: readonly string[], environment: Record<string, string> = {}) =>
  runBin(argv, { cwd: folder, environment });
const file = (...names: string[]) => join(folder, '.palimpsest', ...names);

/** The tests of this block use one data folder one after the other, as a person would. */
describe('the palimpsest command', () => {
  interface Facts {
    readonly events: number;
    readonly examples: readonly { readonly fresh: boolean }[];
  }
  let events = 0;
  it('examines an empty folder without making anything', async () => {
    const { code, stdout, stderr } = await run(['doctor', '--json']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const report = JSON.parse(stdout) as { ok: boolean; items: { id: string; status: string }[] };
    expect(report.ok).toBe(true);
    expect(report.items.map(({ id }) => id)).toEqual([
      'node',
      'platform',
      'config',
      'binary',
      'data-folder',
      'server',
      'account',
      'schema',
      'master-key',
      'signing-key',
      'disk',
      'renderers',
      'corpora',
    ]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('starts, says what there is, and leaves with --once', async () => {
    const { code, stdout, stderr } = await run(['start', '--once']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(file());
    expect(stdout).toMatch(/Database +PostgreSQL 18\.\d+, embedded, started for this command/);
    expect(stdout).toMatch(/Ledger +\d+ events, 23 runs/);
    expect(stdout).toMatch(/Verified +consistent, not anchored/);
    expect(stdout).toMatch(/^blog +hidden-answer\.md +AEO \d+\.\d to \d+\.\d in \d cycle/m);
    expect(stdout).toMatch(/^assessment +mathematics-grade-6\.json +version 2; 3 problems rewritten/m);
    expect(stdout).toMatch(/^complaint +monday emma to ben dishes +Hi Ben, could you wash the dishes/m);
    expect(stdout).toMatch(/^complaint +friday ana to ben music again +not accepted/m);
    expect(stdout).toMatch(/^research +How many otters .* answered, 3 sources, \d claims, 1 contradicted/m);
    const again = JSON.parse((await run(['start', '--once', '--json'])).stdout) as Facts;
    expect(again).toMatchObject({
      runs: 23,
      pipelines: ['blog/v1', 'assessment/v1', 'complaint/v1', 'research/v1'],
      verified: { ok: true, events: again.events },
    });
    expect(again.examples.filter(({ fresh }) => fresh)).toEqual([]);
    events = again.events;
  });

  it('verifies, replays and lists what is in the ledger', async () => {
    const verified = await run(['audit', 'verify', '--json']);
    expect(JSON.parse(verified.stdout)).toMatchObject({ ok: true, anchored: false, events, firstBad: null });
    const replayed = await run(['audit', 'replay', '--json']);
    expect(replayed).toMatchObject({ code: 0, stderr: '' });
    expect(JSON.parse(replayed.stdout)).toMatchObject({ ok: true, erased: 0, firstDifference: null });
    expect((await run(['audit', 'show'])).stdout).toContain('research/v1');
  });

  it('exports a bundle, never over another file, and verifies it with the public key alone', async () => {
    const exported = await run(['audit', 'export', '--out', 'bundle.json']);
    expect(exported).toMatchObject({ code: 0, stdout: '' });
    const before = readFileSync(join(folder, 'bundle.json'));
    const again = await run(['audit', 'export', '--out', 'bundle.json']);
    expect(again.code).toBe(2);
    expect(again.stderr).toContain('Nothing is overwritten');
    expect(readFileSync(join(folder, 'bundle.json'))).toEqual(before);

    const elsewhere = mkdtempSync(join(tmpdir(), 'palimpsest-auditor-'));
    try {
      cpSync(join(folder, 'bundle.json'), join(elsewhere, 'bundle.json'));
      cpSync(file('keys', 'signing.pub'), join(elsewhere, 'signing.pub'));
      const verify = ['audit', 'verify', '--bundle', 'bundle.json', '--key', 'signing.pub'];
      const verified = await runBin([...verify, '--json'], { cwd: elsewhere });
      expect(JSON.parse(verified.stdout)).toMatchObject({ ok: true, anchored: true, events, firstBad: null });
      writeFileSync(join(elsewhere, 'bundle.json'), before.toString().replace('local', 'lokal'));
      expect((await runBin(verify, { cwd: elsewhere })).code).toBe(1);
      expect(readdirSync(elsewhere).sort()).toEqual(['bundle.json', 'signing.pub']);
    } finally {
      rmSync(elsewhere, { recursive: true, force: true });
    }
  });

  it('finds nothing to erase for a subject it never saw', async () => {
    const { code, stdout } = await run(['erase', '--subject', 'nobody', '--yes']);
    expect(code).toBe(1);
    expect(stdout).toContain('Nothing erased.');
  });

  it('refuses to go on without its master key, and is well again once it is back', async () => {
    renameSync(file('keys', 'master.key'), join(folder, 'kept.key'));
    const lost = await run(['audit', 'verify']);
    expect(lost).toMatchObject({ code: 2, stdout: '' });
    expect(lost.stderr).toContain('master.key is missing');
    const doctor = await run(['doctor']);
    expect(doctor.code).toBe(1);
    expect(doctor.stdout).toMatch(/^FAIL {2}Master key/m);
    expect(readdirSync(file('keys')).sort()).toEqual(['signing.key', 'signing.pub']);
    renameSync(join(folder, 'kept.key'), file('keys', 'master.key'));
    expect((await run(['audit', 'verify'])).code).toBe(0);
  });

  it('refuses another master key without changing anything', async () => {
    const other = { PALIMPSEST_MASTER_KEY: Buffer.alloc(32, 1).toString('base64') };
    const { code, stderr } = await run(['audit', 'verify'], other);
    expect(code).toBe(2);
    expect(stderr).toContain('not the one this ledger was made with');
    expect((await run(['audit', 'verify'])).code).toBe(0);
  });

  it('leaves a data folder of another PostgreSQL version untouched', async () => {
    const version = file('postgres', 'PG_VERSION');
    const before = readFileSync(version);
    writeFileSync(version, '17\n');
    const { code, stderr } = await run(['audit', 'verify']);
    expect(code).toBe(2);
    expect(stderr).toContain('was written by PostgreSQL 17');
    expect((await run(['doctor'])).stdout).toMatch(/^FAIL {2}Data folder/m);
    writeFileSync(version, before);
    expect((await run(['audit', 'verify'])).code).toBe(0);
  });

  it.each([
    ['not an address', 'it is not a URL'],
    ['postgres://me:geheim@127.0.0.1:1/x', 'cannot be reached'],
  ])('says what is wrong with DATABASE_URL=%s, without its password', async (url, problem) => {
    for (const argv of [['audit', 'verify'], ['doctor']]) {
      const { code, stdout, stderr } = await run(argv, { DATABASE_URL: url });
      expect(code).toBe(argv[0] === 'doctor' ? 1 : 2);
      expect(stdout + stderr).toContain(problem);
      expect(stdout + stderr).not.toContain('geheim');
    }
  });

  it('names the file and the key of a configuration it cannot use', async () => {
    writeFileSync(join(folder, 'palimpsest.config.json'), '{"port": "high"}');
    const { code, stderr } = await run(['audit', 'verify']);
    rmSync(join(folder, 'palimpsest.config.json'));
    expect(code).toBe(2);
    expect(stderr).toContain(join(folder, 'palimpsest.config.json'));
    expect(stderr).toContain('"port" must be a whole number from 0 to 65535, and is text');
  });

  it('says so when the port is in use', async () => {
    const other = await listening();
    const { port } = other.address() as { port: number };
    const { code, stderr } = await run(['serve', '--port', String(port)]);
    other.close();
    expect(code).toBe(2);
    expect(stderr).toContain(`Port ${port} on 127.0.0.1 is in use`);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('serves until %s, and leaves cleanly', async (signal) => {
    const child = spawnBin(['serve', '--port', '0'], { cwd: folder });
    const result = ended(child);
    const url = await said(child, /http:\/\/127\.0\.0\.1:\d+/);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(await (await fetch(`${url}/metrics`)).text()).toMatch(/^palimpsest_ledger_events_total \d{2,}$/m);
    expect((await fetch(`${url}/nowhere`)).status).toBe(404);
    // While it serves, another command works beside it on the same server, and the doctor sees it running.
    const doctor = JSON.parse((await run(['doctor', '--json'])).stdout) as {
      items: { id: string; detail: string }[];
    };
    const detail = (id: string) => doctor.items.find((item) => item.id === id)?.detail;
    expect(detail('server')).toMatch(/^running, process \d+$/);
    expect(detail('schema')).toBe(`up to date; ${events} events in the ledger`);
    child.kill(signal);
    expect((await result).code).toBe(0);
    expect(detailOfServer(await run(['doctor', '--json']))).toContain('not running');
  });

  it('works until SIGTERM, and leaves cleanly', async () => {
    const child = spawnBin(['worker', '--concurrency', '2'], { cwd: folder });
    const result = ended(child);
    await said(child, /Works on up to 2 steps at once/);
    child.kill('SIGTERM');
    expect((await result).code).toBe(0);
  });
});

function detailOfServer({ stdout }: { stdout: string }): string {
  const { items } = JSON.parse(stdout) as { items: { id: string; detail: string }[] };
  return items.find(({ id }) => id === 'server')?.detail ?? '';
}

function listening(): Promise<Server> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => resolve(server));
  });
}

/** Waits for words on standard error and gives what matched; a child that ends first is a failure. */
function said(child: ReturnType<typeof spawnBin>, words: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stderr?.on('data', (part: Buffer) => {
      text += part.toString();
      const [found] = words.exec(text) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.once('close', () => reject(new Error(`it ended without saying ${words}: ${text}`)));
  });
}
