import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fakeRenderer, POLISH_MIGRATION, polishPipeline } from '@palimpsest/kernel/testing';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedServer, openEmbeddedServer } from '../adapters/embedded-postgres/index.ts';
import { verifyLedger } from './audit/verify-ledger.ts';
import type { EngineConfig } from './config.ts';
import { createEngine, type Engine } from './engine.ts';
import { eraseSubject } from './erase-subject.ts';

const scratch = mkdtempSync(join(tmpdir(), 'pal-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const polish = { name: 'polish', sql: POLISH_MIGRATION };
const text = 'A text that is long enough to be rewritten at least once by the small pipeline.';

function open(config: Partial<EngineConfig>): Promise<Engine> {
  const renderer = fakeRenderer([{ when: 'Shorten', answer: 'short' }]);
  return createEngine({
    environment: {},
    pipelines: [polishPipeline()],
    renderers: [renderer],
    migrations: [polish],
    ...config,
  });
}

/** What every server must be able to do: a run in this process, a run by a worker, verify, erase, verify again. */
async function coreScenario(engine: Engine) {
  const request = { tenant: 'local', pipeline: 'polish/v1', actor: 'person:me', input: {}, texts: { text } };
  const inline = await engine.startRun({ ...request, subject: 'person:1', mode: 'inline' });
  expect((await engine.finishRun('local', inline.runId)).view.finished).toMatchObject({
    outcome: 'completed',
  });
  const worker = await engine.startWorker();
  const queued = await engine.startRun({ ...request, subject: 'person:2' });
  await expect
    .poll(async () => (await engine.loadRun('local', queued.runId)).view.finished, { timeout: 20_000 })
    .toMatchObject({ outcome: 'completed' });
  expect(await verifyLedger(engine.context, {})).toMatchObject({ ok: true });
  const report = await eraseSubject(engine.context, {
    tenant: 'local',
    subject: 'person:1',
    actor: 'person:officer',
    reason: 'ticket 7',
  });
  expect(report).toMatchObject({ erased: true, alreadyErased: false });
  expect(report.outOfReach.join('\n')).not.toMatch(/Old copies|Old row versions/);
  expect(report.scrubbed).toEqual(
    expect.arrayContaining(['palimpsest.subject_keys', 'palimpsest.polish_versions']),
  );
  expect(await verifyLedger(engine.context, {})).toMatchObject({ ok: true });
  await worker.stop();
  return report;
}

async function sql(connection: pg.ClientConfig, ...statements: string[]): Promise<unknown[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    let rows: unknown[] = [];
    for (const statement of statements) rows = (await client.query(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
}

/** The oldest server that is promised; where it cannot be had, the same is shown on the usual one. */
function oldest(): { label: string; binaries: string | undefined } {
  try {
    const entry = createRequire(import.meta.url).resolve('embedded-postgres-14');
    return { label: 'PostgreSQL 14', binaries: resolve(dirname(entry), '..', 'native') };
  } catch {
    return { label: 'the usual PostgreSQL (14 has no binary for this platform)', binaries: undefined };
  }
}

describe('migrations', () => {
  it('let twelve processes begin at once on an empty database', async () => {
    const home = join(scratch, 'twelve');
    const module = (path: string) => {
      const file = fileURLToPath(new URL(path, import.meta.url));
      if (!existsSync(file)) throw new Error(`${file} is missing: build first`);
      return JSON.stringify(file);
    };
    const script = `
      import { createEngine } from ${module('../../dist/index.js')};
      import { fakeRenderer, polishPipeline, POLISH_MIGRATION } from ${module('../../../kernel/dist/testing/index.js')};
      const renderers = [fakeRenderer([{ when: 'Shorten', answer: 'short' }])];
      const engine = await createEngine({ home: ${JSON.stringify(home)}, environment: {}, pipelines: [polishPipeline()], renderers, migrations: [{ name: 'polish', sql: POLISH_MIGRATION }], maxConnections: 3 });
      const { runId } = await engine.startRun({ tenant: 'local', pipeline: 'polish/v1', actor: 'me', input: {}, texts: { text: ${JSON.stringify(text)} }, mode: 'inline' });
      const { view } = await engine.finishRun('local', runId);
      await engine.close();
      console.log(view.finished.outcome);`;
    const outputs = await Promise.all(Array.from({ length: 12 }, () => child(script)));
    expect(outputs).toEqual(Array.from({ length: 12 }, () => 'completed\n'));

    const engine = await open({ home });
    try {
      const { rows } = await engine.context.database
        .owner()
        .query<{ name: string }>('select name from palimpsest.migrations order by name');
      expect(rows.map(({ name }) => name)).toEqual([
        ...readdirSync(new URL('../../migrations/', import.meta.url)).sort(),
        'graphile-worker 0.17.3',
        'polish',
      ]);
      const { rows: runs } = await engine.context.database
        .owner()
        .query<{ runs: number }>('select count(*)::integer as runs from palimpsest.runs');
      expect(runs).toEqual([{ runs: 12 }]);
      expect(await verifyLedger(engine.context, {})).toMatchObject({ ok: true });
    } finally {
      await engine.close();
    }
  });

  it('refuse one whose content changed, naming it, and change nothing', async () => {
    const home = join(scratch, 'changed');
    await (await open({ home })).close();
    const other = { name: 'polish', sql: `${POLISH_MIGRATION}\n-- mended afterwards` };
    await expect(open({ home, migrations: [other] })).rejects.toMatchObject({
      code: 'migration_changed',
      message: expect.stringContaining('polish'),
      hint: expect.stringMatching(/version/),
    });
    await (await open({ home })).close();
  });

  it('leave nothing of one that failed, and go on once it is mended', async () => {
    const home = join(scratch, 'failed');
    const broken = { name: 'broken', sql: 'create table half_done (tenant_id text); select 1 / 0;' };
    await expect(open({ home, migrations: [polish, broken] })).rejects.toMatchObject({
      code: 'database_error',
      sqlState: '22012',
    });
    const engine = await open({
      home,
      migrations: [polish, { name: 'broken', sql: 'create table half_done (tenant_id text);' }],
    });
    await engine.close();
  });
});

function child(script: string): Promise<string> {
  const cwd = fileURLToPath(new URL('.', import.meta.url));
  const running = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 100_000,
  });
  let output = '';
  running.stdout.on('data', (chunk) => {
    output += chunk;
  });
  running.stderr.on('data', (chunk) => {
    output += chunk;
  });
  return new Promise((done) => {
    running.on('close', (code) => done(code === 0 ? output : `exit ${code}: ${output}`));
  });
}

describe.each([oldest(), { label: 'the embedded PostgreSQL', binaries: undefined }])(
  'by DATABASE_URL, on $label',
  ({ label, binaries }) => {
    let server: EmbeddedServer;
    const folder = mkdtempSync(join(scratch, 'server-'));
    const url = (database: string, account: string) =>
      `postgresql:///${database}?host=${encodeURIComponent(server.connection.host)}&port=${server.connection.port}&${account}`;

    beforeAll(async () => {
      server = await openEmbeddedServer({ home: folder, ...(binaries === undefined ? {} : { binaries }) });
      // A managed database's owner: may make roles, is no superuser, comes with a password.
      await sql(
        server.connection,
        "create role managed_owner login createrole password 'correct horse'",
        "create role second_owner login password 'battery staple'",
        'create database managed owner managed_owner',
        'create database second owner second_owner',
      );
      for (const role of ['managed_owner', 'second_owner'])
        appendFileSync(join(folder, 'postgres', 'pg_hba.conf'), `local all ${role} scram-sha-256\n`);
      await sql(server.connection, 'select pg_reload_conf()');
    });
    afterAll(async () => {
      await server?.close();
    });

    it('everything works for an owner who is no superuser, and erasure says what it could not reach', async () => {
      const engine = await open({
        home: join(folder, 'keys-managed'),
        databaseUrl: url('managed', 'user=managed_owner&password=correct%20horse'),
      });
      try {
        const { rows } = await engine.context.database
          .owner()
          .query<{ super: boolean }>('select rolsuper as super from pg_roles where rolname = current_user');
        expect(rows).toEqual([{ super: false }]);
        const report = await coreScenario(engine);
        expect(report.scrubbed).not.toContain('pg_wal');
        expect(report.outOfReach.join('\n')).toMatch(
          /write-ahead log of the database server: the database user may not/,
        );
      } finally {
        await engine.close();
      }
    });

    it('everything works for a superuser', async () => {
      expect(server.serverVersion).toMatch(label === 'PostgreSQL 14' ? /^14\./ : /^1[4-9]\./);
      const engine = await open({
        home: join(folder, 'keys-super'),
        databaseUrl: url('palimpsest', 'user=palimpsest'),
      });
      try {
        const report = await coreScenario(engine);
        expect(report.scrubbed).toContain('pg_wal');
      } finally {
        await engine.close();
      }
    });

    it('options in the URL do not displace the role that keeps tenants apart', async () => {
      const engine = await open({
        home: join(folder, 'keys-managed'),
        databaseUrl: url(
          'managed',
          `user=managed_owner&password=correct%20horse&options=${encodeURIComponent('-c work_mem=5MB')}`,
        ),
      });
      try {
        const { rows } = await engine.context.database.app.query<{ role: string; memory: string }>(
          "select current_user as role, current_setting('work_mem') as memory",
        );
        expect(rows).toEqual([{ role: 'palimpsest_app', memory: '5MB' }]);
      } finally {
        await engine.close();
      }
    });

    it('a second database of the same server needs only the right to work under the role', async () => {
      const second = {
        home: join(folder, 'keys-second'),
        databaseUrl: url('second', 'user=second_owner&password=battery%20staple'),
      };
      await expect(open(second)).rejects.toMatchObject({
        code: 'database_error',
        sqlState: '42501',
        hint: expect.stringContaining('grant palimpsest_app to second_owner'),
      });
      await sql(server.connection, 'grant palimpsest_app to second_owner');
      const engine = await open(second);
      await engine.close();
    });
  },
);
