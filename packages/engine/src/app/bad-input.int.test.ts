import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  appendFileSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  unlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { type AnyPipeline, definePipeline } from '@palimpsest/kernel';
import { fakeRenderer, POLISH_MIGRATION, polishPipeline } from '@palimpsest/kernel/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderError } from '../adapters/embedded-postgres/folder-errors.ts';
import { homeLayout } from '../adapters/embedded-postgres/home-layout.ts';
import { translateError } from '../adapters/postgres/translate-error.ts';
import { PalimpsestError } from '../errors/palimpsest-error.ts';
import { UnknownEventError } from '../errors/unknown-event-error.ts';
import { freshHome } from '../testing/fresh-home.ts';
import { verifyLedger } from './audit/verify-ledger.ts';
import type { EngineConfig } from './config.ts';
import { createEngine, type Engine } from './engine.ts';

const scratch = freshHome('pal-', 'home');
const home = join(scratch, 'home');
const request = {
  tenant: 'local',
  pipeline: 'polish/v1',
  actor: 'person:me',
  input: {},
  texts: { text: 'A text that is long enough to be rewritten at least once by the small pipeline.' },
  mode: 'inline',
} as const;

function open(config: Partial<EngineConfig> = {}): Promise<Engine> {
  const renderer = fakeRenderer([{ when: 'Shorten', answer: 'short' }]);
  return createEngine({
    home,
    environment: {},
    pipelines: [polishPipeline()],
    renderers: [renderer],
    migrations: [{ name: 'polish', sql: POLISH_MIGRATION }],
    ...config,
  });
}

/** The error an engine could not be opened with. */
async function refusal(config: Partial<EngineConfig>): Promise<PalimpsestError> {
  const result = await open(config).catch((error: unknown) => error);
  if (result instanceof PalimpsestError) return result;
  if (!(result instanceof Error)) await (result as Engine).close();
  throw new Error('the engine was opened, or failed without a message of its own', { cause: result });
}

async function headOf(engine: Engine): Promise<unknown> {
  const { rows } = await engine.context.database
    .owner()
    .query('select tenant_id, head_sequence, head_hash from palimpsest.tenants order by 1');
  return rows;
}

let engine: Engine;
let socket: string;
beforeAll(async () => {
  engine = await open();
  const owner = engine.context.database.owner();
  socket = `host=${encodeURIComponent(join(home, 'postgres'))}`;
  await owner.query("create role with_password login password 'the right one'");
  appendFileSync(join(home, 'postgres', 'pg_hba.conf'), 'local all with_password scram-sha-256\n');
  await owner.query('select pg_reload_conf()');
});
afterAll(async () => {
  await engine?.close();
  rmSync(scratch, { recursive: true, force: true });
});

describe('a DATABASE_URL that is wrong', () => {
  it.each([
    {
      what: 'nobody listens there',
      url: () => 'postgres://me:s3cret-word@127.0.0.1:1/palimpsest',
      code: 'database_unreachable',
      says: /DATABASE_URL|database runs/,
    },
    {
      what: 'there is no such host',
      url: () => 'postgres://me:s3cret-word@nowhere.invalid/palimpsest',
      code: 'database_unreachable',
      says: /DATABASE_URL|database runs/,
    },
    {
      what: 'there is no such socket',
      url: () =>
        `postgres:///palimpsest?host=${encodeURIComponent(join(scratch, 'nothing'))}&user=me&password=s3cret-word`,
      code: 'database_unreachable',
      says: /DATABASE_URL|database runs/,
    },
    {
      what: 'there is no such database',
      url: () => `postgres:///no_such_place?${socket}&user=palimpsest`,
      code: 'database_error',
      says: /does not exist; create it/,
    },
    {
      what: 'the password is wrong',
      url: () => `postgres:///palimpsest?${socket}&user=with_password&password=s3cret-word`,
      code: 'database_error',
      says: /password in DATABASE_URL is wrong/,
    },
    {
      what: 'the user may not connect',
      url: () => `postgres:///palimpsest?${socket}&user=stranger&password=s3cret-word`,
      code: 'database_error',
      says: /may not connect/,
    },
  ])('says so when $what, without its password, and leaves nothing behind', async ({ url, code, says }) => {
    const empty = join(scratch, 'untouched');
    const error = await refusal({ home: empty, databaseUrl: url() });
    expect(error.code).toBe(code);
    expect(error.hint).toMatch(says);
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain('s3cret-word');
    expect(existsSync(empty)).toBe(false);
  });
});

describe('the master key', () => {
  it('that is lost is never replaced by a new one', async () => {
    const { runId } = await engine.startRun(request);
    const before = await engine.finishRun('local', runId);
    const file = join(home, 'keys', 'master.key');
    renameSync(file, `${file}.kept`);
    try {
      const error = await refusal({});
      expect(error).toMatchObject({
        code: 'key_unusable',
        message: expect.stringContaining(file),
        hint: expect.stringMatching(/backup|PALIMPSEST_MASTER_KEY/),
      });
      expect(existsSync(file)).toBe(false);
    } finally {
      renameSync(`${file}.kept`, file);
    }
    const again = await open();
    expect((await again.loadRun('local', runId)).events).toEqual(before.events);
    await again.close();
  });

  it.each([
    ['is another one', randomBytes(32).toString('base64'), /not the one this ledger was made with/],
    ['is too short', randomBytes(8).toString('base64'), /not a key of 32 bytes/],
    ['is no key at all', 'correct horse battery staple', /not a key of 32 bytes/],
  ])('that %s is refused before it can do harm', async (_what, key, says) => {
    const head = await headOf(engine);
    const error = await refusal({ environment: { PALIMPSEST_MASTER_KEY: key } });
    expect(error.code).toBe('key_unusable');
    expect(error.message).toMatch(says);
    expect(inspect(error, { depth: 9 })).not.toContain(key);
    expect(await headOf(engine)).toEqual(head);
  });

  it('may come from the environment or from a command', async () => {
    const key = readFileSync(join(home, 'keys', 'master.key'), 'utf8').trim();
    for (const environment of [
      { PALIMPSEST_MASTER_KEY: key },
      { PALIMPSEST_MASTER_KEY: Buffer.from(key, 'base64').toString('hex') },
      { PALIMPSEST_MASTER_KEY_COMMAND: `cat '${join(home, 'keys', 'master.key')}'` },
    ]) {
      await (await open({ environment })).close();
    }
    const error = await refusal({ environment: { PALIMPSEST_MASTER_KEY_COMMAND: `echo ${key}; exit 3` } });
    expect(error.code).toBe('key_unusable');
    expect(inspect(error, { depth: 9 })).not.toContain(key);
  });
});

describe('an event of an unknown kind', () => {
  const base = polishPipeline();
  const newer: AnyPipeline = definePipeline({
    ...base,
    events: { ...base.events, 'novelty-seen': 1, 'note-added': 2 },
    signals: [...base.signals, 'novelty-seen'],
  });

  it.each([
    { type: 'novelty-seen', schemaVersion: 1 },
    { type: 'note-added', schemaVersion: 2 },
  ])(
    '($type, version $schemaVersion) is not guessed at: the run is left as it is for a version that knows it',
    async ({ type, schemaVersion }) => {
      const ahead = await open({ pipelines: [newer] });
      try {
        const { runId } = await ahead.startRun(request);
        const { view, stream } = await ahead.loadRun('local', runId);
        const place = {
          tenant: 'local',
          stream,
          expectedVersion: view.version,
          recordedAt: ahead.context.now(),
        };
        await ahead.context.appender.append(place, async (append) => {
          await append.write([{ type, schemaVersion, actor: 'person:me', payload: {}, texts: {} }]);
          await append.enqueue(runId, null);
        });
        const head = await headOf(engine);

        const error = await engine.loadRun('local', runId).catch((thrown: unknown) => thrown);
        expect(error).toBeInstanceOf(UnknownEventError);
        expect(error).toMatchObject({
          code: 'unknown_event',
          message: expect.stringContaining(`'${type}' version ${schemaVersion}`),
          hint: expect.stringMatching(/upgrade/),
        });
        await expect(engine.finishRun('local', runId)).rejects.toBeInstanceOf(UnknownEventError);
        await expect(
          engine.signalRun({ tenant: 'local', runId, actor: 'person:me', type: 'note-added', payload: {} }),
        ).rejects.toBeInstanceOf(UnknownEventError);
        const faults: string[] = [];
        const behind = await open({ log: (level, message) => level === 'error' && faults.push(message) });
        const worker = await behind.startWorker();
        await expect.poll(() => faults.join('\n'), { timeout: 20_000 }).toContain(type);
        await worker.stop();
        await behind.close();
        expect(await headOf(engine)).toEqual(head);
        expect(await verifyLedger(engine.context, {})).toMatchObject({ ok: true });

        expect((await ahead.finishRun('local', runId)).view.finished).toMatchObject({ outcome: 'completed' });
      } finally {
        await ahead.close();
      }
    },
  );
});

describe('a full disk', () => {
  const disk = join(scratch, 'small-disk');
  /** Only root may mount, and not in every container. */
  const tool = (name: string, ...args: string[]) => spawnSync(name, args).status === 0;
  const mount = (megabytes: number) =>
    tool('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', disk);
  const unmount = () => tool('umount', disk);
  afterAll(unmount);

  function fill(file: string): void {
    const descriptor = openSync(file, 'w');
    for (let size = 1 << 20; size >= 1; ) {
      try {
        if (writeSync(descriptor, Buffer.alloc(size, 1)) < size) size = Math.floor(size / 2);
      } catch {
        size = Math.floor(size / 2);
      }
    }
    closeSync(descriptor);
  }

  it('is said to be full, and costs nothing that was confirmed', async () => {
    mkdirSync(disk);
    if (!mount(192)) {
      // Without a disk of our own: what the server would answer is at least told in words that help.
      expect(
        translateError(Object.assign(new Error('could not extend file'), { code: '53100' })),
      ).toMatchObject({
        sqlState: '53100',
        hint: expect.stringMatching(/disk of the database is full.*Free some space/),
      });
      return;
    }
    try {
      const logged: string[] = [];
      const small = await open({ home: join(disk, 'home'), log: (_level, message) => logged.push(message) });
      try {
        const confirmed: string[] = [];
        const start = async (kilobytes: number) => {
          const text = randomBytes(kilobytes * 768).toString('base64');
          const { runId } = await small.startRun({ ...request, texts: { text } });
          confirmed.push(runId);
        };
        await small.finishRun('local', (await small.startRun(request)).runId);
        await start(100);
        fill(join(disk, 'filler'));

        const failures: PalimpsestError[] = [];
        for (let tries = 0; tries < 10; tries += 1) {
          await start(300).catch((error: unknown) => failures.push(error as PalimpsestError));
        }
        expect(failures.length).toBeGreaterThan(0);
        for (const error of failures) {
          expect(error).toBeInstanceOf(PalimpsestError);
          expect(['database_error', 'database_unreachable', 'database_start_failed']).toContain(error.code);
        }
        expect(failures.find(({ code }) => code === 'database_error')).toMatchObject({
          sqlState: '53100',
          hint: expect.stringMatching(/disk of the database is full.*Free some space/),
        });

        // When its own log cannot grow either, the server gives up altogether; it must come back once there is room.
        const owner = small.context.database.owner();
        const grow = () =>
          owner.query("select pg_logical_emit_message(false, 'test', repeat('x', 1000000))").then(
            () => true,
            () => false,
          );
        let mostMegabytes = 100;
        while (mostMegabytes > 0 && (await grow())) mostMegabytes -= 1;
        expect(mostMegabytes).toBeGreaterThan(0);
        await start(1).catch((error: unknown) => expect(error).toBeInstanceOf(PalimpsestError));

        unlinkSync(join(disk, 'filler'));
        await expect
          .poll(async () => (await small.startRun(request).catch(() => null)) !== null, {
            timeout: 60_000,
            interval: 200,
          })
          .toBe(true);
        expect(await verifyLedger(small.context, {})).toMatchObject({ ok: true });
        for (const runId of confirmed)
          expect((await small.loadRun('local', runId)).events[0]?.type).toBe('run-started');
        await start(300);
      } finally {
        await small.close();
      }
    } finally {
      unmount();
    }
  });

  it('is named when there is not even room for a new database', async () => {
    mkdirSync(disk, { recursive: true });
    if (!mount(8)) {
      const full = Object.assign(new Error('write'), { code: 'ENOSPC' });
      expect(folderError(homeLayout(disk), full)).toMatchObject({
        code: 'database_start_failed',
        hint: expect.stringMatching(/disk is full/),
      });
      return;
    }
    try {
      const error = await refusal({ home: join(disk, 'home') });
      expect(error).toMatchObject({
        code: 'database_start_failed',
        hint: expect.stringMatching(/disk is full/),
      });
    } finally {
      unmount();
    }
  });

  it('does not make a finished run fail for want of room in the checkpoint file', async () => {
    const folder = join(scratch, 'no-checkpoints');
    const logged: string[] = [];
    const other = await open({ home: folder, log: (_level, message) => logged.push(message) });
    try {
      // A file in the folder's place stands for any reason why it cannot be written.
      writeFileSync(join(folder, 'checkpoints'), '');
      const { runId } = await other.startRun(request);
      expect((await other.finishRun('local', runId)).view.finished).toMatchObject({ outcome: 'completed' });
      expect(logged).toContain('a checkpoint could not be written to its file');
    } finally {
      await other.close();
    }
  });
});
