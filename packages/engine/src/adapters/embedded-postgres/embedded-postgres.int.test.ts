import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type EmbeddedServer, inspectEmbeddedServer, openEmbeddedServer } from './index.ts';
import { liveProcess } from './process-table.ts';

const isRoot = process.getuid?.() === 0;
const built = fileURLToPath(new URL('../../../dist/adapters/embedded-postgres/index.js', import.meta.url));

let scratch: string;
let opened: EmbeddedServer[];
let children: ChildProcess[];

beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'pal-'));
  opened = [];
  children = [];
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  await Promise.all(opened.map((server) => server.close()));
  await stopLeftovers();
  rmSync(scratch, { recursive: true, force: true });
});

async function open(home: string): Promise<EmbeddedServer> {
  const server = await openEmbeddedServer({ home });
  opened.push(server);
  return server;
}

/** A killed opener leaves its server behind; opening and closing once more ends it. */
async function stopLeftovers(): Promise<void> {
  for (const home of findHomes(scratch)) {
    if (existsSync(join(home, 'postgres', 'postmaster.pid')))
      await (await openEmbeddedServer({ home })).close();
  }
}

function findHomes(folder: string): string[] {
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  if (existsSync(join(folder, 'postgres', 'PG_VERSION'))) return [folder];
  return names.flatMap(({ name }) => findHomes(join(folder, name)));
}

async function query(server: EmbeddedServer, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(server.connection);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function runningPid(home: string): Promise<number> {
  const { server } = await inspectEmbeddedServer({ home });
  if (server.pid === null) throw new Error('no server is running');
  return server.pid;
}

async function isStopped(home: string): Promise<boolean> {
  const { server } = await inspectEmbeddedServer({ home });
  return !server.running && server.stalePid === null && !server.socketExists;
}

/** Runs code in another process, which has `open()`, `query(server, sql)` and `home`. */
function elsewhere(home: string, code: string): ChildProcess & { result: Promise<string> } {
  if (!existsSync(built)) throw new Error(`${built} is missing: build the engine first`);
  const script = `
    import pg from 'pg';
    import { openEmbeddedServer } from ${JSON.stringify(built)};
    const home = ${JSON.stringify(home)};
    const open = () => openEmbeddedServer({ home });
    const query = async (server, sql) => {
      const client = new pg.Client(server.connection);
      client.on('error', () => {});
      await client.connect();
      const { rows } = await client.query(sql);
      await client.end();
      return rows;
    };
    ${code}`;
  const cwd = fileURLToPath(new URL('.', import.meta.url));
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const result = new Promise<string>((resolve, reject) => {
    child.on('close', (status) =>
      status === 0 ? resolve(output) : reject(new Error(`exit ${status}: ${output}`)),
    );
  });
  result.catch(() => {});
  return Object.assign(child, { result });
}

/** Starts a process that opens the server, writes one row, says so, and stays. */
async function openerThatStays(home: string): Promise<ChildProcess> {
  const child = elsewhere(
    home,
    `const server = await open();
     await query(server, 'CREATE TABLE kept (id int)');
     await query(server, 'INSERT INTO kept VALUES (7)');
     console.log('ready');
     setInterval(() => {}, 1000);`,
  );
  await Promise.race([
    new Promise((resolve) =>
      child.stdout?.on('data', (chunk) => String(chunk).includes('ready') && resolve(true)),
    ),
    child.result,
  ]);
  return child;
}

async function killAndWait(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

describe('one process', () => {
  it('creates and starts the server, lets a second user attach, and stops it when the last one leaves', async () => {
    const home = join(scratch, 'home');
    const first = await open(home);
    const second = await open(home);
    expect(first).toMatchObject({ started: true, home, serverVersion: expect.stringMatching(/^18\./) });
    expect(second.started).toBe(false);
    await query(first, 'CREATE TABLE kept (id int)');
    await first.close();
    expect(await query(second, 'SELECT count(*)::int AS n FROM kept')).toEqual([{ n: 0 }]);
    await second.close();
    await second.close();
    expect(await isStopped(home)).toBe(true);
  });

  it('keeps the data over a stop and a start', async () => {
    const home = join(scratch, 'home');
    const first = await open(home);
    await query(first, 'CREATE TABLE kept AS SELECT 7 AS id');
    await first.close();
    const second = await open(home);
    expect(second.started).toBe(true);
    expect(await query(second, 'SELECT id FROM kept')).toEqual([{ id: 7 }]);
  });

  it('lets a process end that forgot to close, and the server can be used by the next', async () => {
    const home = join(scratch, 'home');
    expect(await elsewhere(home, `console.log((await open()).started);`).result).toBe('true\n');
    expect((await open(home)).started).toBe(false);
  });

  it('is safe, silent and unprivileged: settings, authentication, log and user', async () => {
    const home = join(scratch, 'home');
    const server = await open(home);
    const settings = {
      ...{ listen_addresses: '', fsync: 'on', wal_recycle: 'off', max_connections: '200', TimeZone: 'UTC' },
      ...{
        log_error_verbosity: 'terse',
        log_min_error_statement: 'panic',
        log_parameter_max_length_on_error: '0',
      },
    };
    const rows = await query(server, `SELECT name, current_setting(name) AS value FROM pg_settings`);
    expect(Object.fromEntries(rows.map(({ name, value }) => [name, value]))).toMatchObject(settings);
    const cluster = `SELECT datcollate, pg_encoding_to_char(encoding) AS encoding FROM pg_database WHERE datname = 'palimpsest'`;
    expect(await query(server, cluster)).toEqual([{ datcollate: 'C', encoding: 'UTF8' }]);
    const rules = await query(server, 'SELECT type, auth_method FROM pg_hba_file_rules');
    expect(rules).toEqual([{ type: 'local', auth_method: 'peer' }]);

    await query(server, 'CREATE TABLE kept (words text UNIQUE CHECK (length(words) < 20))');
    await expect(query(server, `INSERT INTO kept VALUES ('the secret words of somebody')`)).rejects.toThrow();
    await expect(query(server, `SELECT 'the secret words of somebody'::int`)).rejects.toThrow();

    const report = await inspectEmbeddedServer({ home });
    const serverUid = report.server.pid === null ? undefined : liveProcess(report.server.pid)?.uid;
    expect(report.dataFolder.ownerUid).toBe(serverUid);
    expect(report.startAs?.uid).toBe(serverUid);
    if (isRoot) expect(serverUid).toBeGreaterThan(0);
    else expect(serverUid).toBe(process.getuid?.());
    expect(statSync(join(home, 'postgres')).mode & 0o777).toBe(0o700);
    await server.close();
    expect(readFileSync(join(home, 'postgres.log'), 'utf8')).not.toContain('secret');
  });
});

describe('places', () => {
  it('works below a folder that only its owner may enter', async () => {
    const closed = join(scratch, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    chmodSync(closed, 0o700);
    const server = await open(join(closed, 'project', '.palimpsest'));
    expect(await query(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('works on a path far too long for a socket, for other processes too', async () => {
    const home = join(scratch, 'a'.repeat(80), 'b'.repeat(80), 'c'.repeat(80));
    const server = await open(home);
    expect(Buffer.byteLength(server.connection.host)).toBeLessThan(90);
    const other = elsewhere(
      home,
      `const server = await open(); console.log(server.started); await server.close();`,
    );
    expect(await other.result).toBe('false\n');
    await server.close();
    expect(await isStopped(home)).toBe(true);
  });

  it('works on a path with spaces, quotes and letters beyond ASCII', async () => {
    const server = await open(join(scratch, `it's a "home" $(x) %s ünï 家`));
    expect(await query(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });
});

describe('many processes', () => {
  it('lets twelve start at once on nothing, with one server and every row kept', async () => {
    const home = join(scratch, 'home');
    const runs = Array.from({ length: 12 }, (_, id) =>
      elsewhere(
        home,
        `const server = await open();
         await query(server, 'SELECT pg_advisory_lock(1); CREATE TABLE IF NOT EXISTS kept (id int)');
         await query(server, 'INSERT INTO kept VALUES (${id})');
         await server.close();`,
      ),
    );
    await Promise.all(runs.map((run) => run.result));
    expect(await isStopped(home)).toBe(true);
    expect(readdirSync(home).sort()).toEqual(['postgres', 'postgres.log']);
    const server = await open(home);
    expect(await query(server, 'SELECT count(DISTINCT id)::int AS n FROM kept')).toEqual([{ n: 12 }]);
  });

  it('loses no row when several open, write and close over and over, each perhaps the last one out', async () => {
    const home = join(scratch, 'home');
    const first = await open(home);
    await query(first, 'CREATE TABLE kept (id int, round int)');
    await first.close();
    const runs = Array.from({ length: 5 }, (_, id) =>
      elsewhere(
        home,
        `for (let round = 0; round < 15; round += 1) {
           const server = await open();
           await query(server, 'INSERT INTO kept VALUES (${id}, ' + round + ')');
           await server.close();
         }`,
      ),
    );
    await Promise.all(runs.map((run) => run.result));
    expect(await isStopped(home)).toBe(true);
    const server = await open(home);
    expect(await query(server, 'SELECT count(*)::int AS n FROM kept')).toEqual([{ n: 75 }]);
  });
});

describe('a new home in the place of a deleted one', () => {
  it('is not taken for the old one, whose server may still be there', async () => {
    const home = join(scratch, 'home');
    const stale = await openerThatStays(home);
    const pid = await runningPid(home);
    await killAndWait(stale);
    rmSync(home, { recursive: true, maxRetries: 10 });
    const server = await open(home);
    expect(server.started).toBe(true);
    expect(await query(server, `SELECT to_regclass('kept') AS kept`)).toEqual([{ kept: null }]);
    process.kill(pid, 'SIGKILL');
  });
});

describe('kills', () => {
  it('attaches to the server that a killed process left behind, and stops it in the end', async () => {
    const home = join(scratch, 'home');
    await killAndWait(await openerThatStays(home));
    const pid = await runningPid(home);
    const server = await open(home);
    expect(server.started).toBe(false);
    expect(await runningPid(home)).toBe(pid);
    expect(await query(server, 'SELECT id FROM kept')).toEqual([{ id: 7 }]);
    await server.close();
    expect(await isStopped(home)).toBe(true);
  });

  it('starts again with all data after the server itself was killed', async () => {
    const home = join(scratch, 'home');
    const child = await openerThatStays(home);
    await killAndWait(child);
    process.kill(await runningPid(home), 'SIGKILL');
    const server = await open(home);
    expect(server.started).toBe(true);
    expect(await query(server, 'SELECT id FROM kept')).toEqual([{ id: 7 }]);
  });

  it('starts again while the killed server is still a zombie that nobody has reaped', async () => {
    const home = join(scratch, 'home');
    const child = await openerThatStays(home);
    const pid = await runningPid(home);
    // A stopped parent cannot reap, like a container's first process that never does.
    child.kill('SIGSTOP');
    process.kill(pid, 'SIGKILL');
    const server = await open(home);
    expect(await query(server, 'SELECT id FROM kept')).toEqual([{ id: 7 }]);
    expect(await runningPid(home)).not.toBe(pid);
  });

  it('brings a killed server back for a process that has it open', async () => {
    const home = join(scratch, 'home');
    const server = await open(home);
    await query(server, 'CREATE TABLE kept AS SELECT 7 AS id');
    const pid = await runningPid(home);
    process.kill(pid, 'SIGKILL');
    let rows: unknown;
    while (rows === undefined)
      rows = await query(server, 'SELECT id FROM kept').catch(
        () => new Promise((wake) => setTimeout(wake, 20)),
      );
    expect(rows).toEqual([{ id: 7 }]);
    expect(await runningPid(home)).not.toBe(pid);
    await server.close();
    expect(await isStopped(home)).toBe(true);
  });

  it('is not stopped by a start lock, a pid file and a half-made cluster of processes that are gone', async () => {
    const home = join(scratch, 'home');
    mkdirSync(join(home, 'postgres-init-abc', 'base'), { recursive: true });
    const dead = spawn(process.execPath, ['-e', '']);
    await new Promise((resolve) => dead.once('exit', resolve));
    writeFileSync(
      join(home, 'postgres.start-lock'),
      JSON.stringify({ pid: dead.pid, startedAt: '1', world: '', token: 't' }),
    );
    const old = new Date(Date.now() - 3_600_000);
    utimesSync(join(home, 'postgres.start-lock'), old, old);
    const first = await open(home);
    await first.close();
    expect(readdirSync(home).sort()).toEqual(['postgres', 'postgres.log']);
    // A number that is in use by somebody else: this very process.
    writeFileSync(join(home, 'postgres', 'postmaster.pid'), `${process.pid}\n/nowhere\n1\n5432\n.\n\n`);
    expect((await open(home)).started).toBe(true);
  });
});

describe('refusals', () => {
  it('leaves a data folder of another major version untouched and says what to do', async () => {
    const home = join(scratch, 'home');
    mkdirSync(join(home, 'postgres'), { recursive: true, mode: 0o700 });
    writeFileSync(join(home, 'postgres', 'PG_VERSION'), '15\n');
    await expect(open(home)).rejects.toMatchObject({
      code: 'data_folder_version',
      message: expect.stringMatching(/PostgreSQL 15.*PostgreSQL 18/),
      hint: expect.stringContaining('DATABASE_URL'),
    });
    expect(readFileSync(join(home, 'postgres', 'PG_VERSION'), 'utf8')).toBe('15\n');
    expect(readdirSync(join(home, 'postgres'))).toEqual(['PG_VERSION']);
    const report = await inspectEmbeddedServer({ home });
    expect(report.problems.map(({ code }) => code)).toEqual(['data_folder_version']);
  });

  it('leaves a folder that is no cluster untouched', async () => {
    const home = join(scratch, 'home');
    mkdirSync(join(home, 'postgres'), { recursive: true });
    writeFileSync(join(home, 'postgres', 'letter.txt'), 'dear');
    await expect(open(home)).rejects.toMatchObject({ code: 'data_folder_unusable' });
    expect(readdirSync(join(home, 'postgres'))).toEqual(['letter.txt']);
  });

  it('says that a home which is a file cannot be used', async () => {
    const home = join(scratch, 'home');
    writeFileSync(home, '');
    await expect(open(home)).rejects.toMatchObject({
      code: 'data_folder_unusable',
      hint: expect.stringContaining('PALIMPSEST_HOME'),
    });
    expect((await inspectEmbeddedServer({ home })).problems[0]?.code).toBe('data_folder_unusable');
  });

  it('names DATABASE_URL when there is no binary', async () => {
    await expect(
      openEmbeddedServer({ home: join(scratch, 'home'), binaries: scratch }),
    ).rejects.toMatchObject({
      code: 'embedded_unsupported',
      hint: expect.stringContaining('DATABASE_URL'),
    });
  });

  it('shows the end of the log when the server does not come up', async () => {
    const home = join(scratch, 'home');
    await (await open(home)).close();
    writeFileSync(join(home, 'postgres', 'postgresql.conf'), 'no_such_setting = 1\n');
    await expect(open(home)).rejects.toMatchObject({
      code: 'database_start_failed',
      message: expect.stringContaining('no_such_setting'),
    });
    expect(readdirSync(home).sort()).toEqual(['postgres', 'postgres.log']);
  });

  it('reports a home that does not exist yet without making it', async () => {
    const home = join(scratch, 'home');
    const report = await inspectEmbeddedServer({ home });
    expect(report).toMatchObject({
      home: { path: home, exists: false },
      dataFolder: { exists: false },
      server: { running: false },
      problems: [],
    });
    expect(existsSync(home)).toBe(false);
  });
});
