import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  entry,
  HOME,
  HOMES,
  id,
  MEMBER,
  MESSAGE,
  OWNER,
  testPipeline,
  testRenderer,
} from '../app/complaint/testing/complaint-ledger.ts';
import { freshHome } from '../testing/fresh-home.ts';
import { captured } from './testing/captured.ts';

let folder: string;
beforeAll(() => {
  folder = freshHome('palimpsest-complaint-cli-', '.palimpsest');
  for (const [name, value] of Object.entries({
    'homes.json': { homes: [HOMES] },
    'entry.json': entry(),
    'bad-home.json': { ...HOMES, members: [{ ...HOMES.members[0], locale: 'zz' }] },
    'odd-home.json': { ...HOMES, owner: 'me' },
  }))
    writeFileSync(join(folder, name), JSON.stringify(value));
});
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

const run = (...argv: string[]) =>
  captured(['complaint', ...argv], {
    workingFolder: folder,
    pipelines: [testPipeline()],
    renderers: [testRenderer()],
  });
const flags = ['--in-home', HOME, '--from', MEMBER, '--to', OWNER];

describe('palimpsest complaint', () => {
  it('home import sets a home; the same file again changes nothing', async () => {
    const first = await run('home', 'import', 'homes.json');
    expect(first).toMatchObject({ code: 0, stderr: expect.stringContaining('3 members added') });
    expect(JSON.parse(first.stdout)).toMatchObject({ homes: [{ home_id: HOME, added: 3 }] });
    const again = JSON.parse((await run('home', 'import', 'homes.json')).stdout) as unknown;
    expect(again).toEqual({ homes: [{ home_id: HOME, added: 0, changed: 0, removed: 0, run_id: null }] });
  });

  it('home import names the field that is wrong and writes nothing', async () => {
    const locale = await run('home', 'import', 'bad-home.json');
    expect(locale).toMatchObject({ code: 2, stdout: '' });
    expect(locale.stderr).toContain('members[0].locale names a language that is not known');
    expect((await run('home', 'import', 'odd-home.json')).stderr).toContain('owner is not taken here');
  });

  it('send, show and cancel take a message from its sender to its recipient', async () => {
    const queued = await run('send', ...flags, '--message', MESSAGE);
    expect(queued).toMatchObject({ code: 0, stderr: expect.stringContaining('Queued') });
    const { rewrite_request_id: first } = JSON.parse(queued.stdout) as { rewrite_request_id: string };
    const cancelled = await run('cancel', first);
    expect(JSON.parse(cancelled.stdout)).toMatchObject({ status: 'cancelled' });
    expect(await run('cancel', first)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('only while it is queued'),
    });

    const sent = await run('send', 'entry.json', '--wait');
    const { rewrite_request_id: second } = JSON.parse(sent.stdout) as { rewrite_request_id: string };
    const as = async (who: string) =>
      JSON.parse((await run('show', second, '--as', who, '--json')).stdout) as object;
    expect(await as('sender')).toMatchObject({ status: 'completed', rewritten_text: null });
    expect(await as('recipient')).toMatchObject({ text: 'Could we keep the music lower?' });
    expect(await as('operator')).toMatchObject({ provider: 'builtin', attempts: 1, reason: null });
    expect((await run('show', second, '--as', 'recipient')).stdout).toMatch(
      /^Could we keep the music lower\?\n\n/,
    );
  });

  it('send --wait leaves with 1 and leads to the reason where the message was not delivered', async () => {
    const renderer = testRenderer();
    renderer.write = () => 'no answer of the contract';
    const { code, stdout, stderr } = await captured(
      ['complaint', 'send', ...flags, '--message', MESSAGE, '--wait'],
      {
        workingFolder: folder,
        pipelines: [testPipeline()],
        renderers: [renderer],
      },
    );
    const { rewrite_request_id: message } = JSON.parse(stdout) as { rewrite_request_id: string };
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: `Not delivered: palimpsest complaint show ${message} --as operator tells why\n`,
    });
    expect((await run('show', message, '--as', 'operator')).stdout).toContain('not delivered');
  });

  it('send takes a file or options, not both', async () => {
    const both = await run('send', 'entry.json', '--message', 'Something else.');
    expect(both).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('not both') });
  });

  it('send says one and the same of whatever must not be told, and names shapes', async () => {
    const unknown = await run('send', ...flags.with(1, id(9)), '--message', MESSAGE);
    const self = await run('send', ...flags.with(5, MEMBER), '--message', MESSAGE);
    expect(unknown).toMatchObject({ code: 2, stdout: '' });
    expect(self).toEqual(unknown);
    const long = await run('send', ...flags, '--message', 'x'.repeat(1501));
    expect(long.stderr).toContain('sender_message must have at most 1500 characters');
    expect((await run('send', ...flags)).stderr).toContain('sender_message is missing');
  });

  it('routes shows the table in force and puts another one in force', async () => {
    const shown = JSON.parse((await run('routes')).stdout) as { version: string; rows: object[] };
    expect(shown).toMatchObject({ version: 'complaint-routes/default-v1' });
    writeFileSync(join(folder, 'routes.json'), JSON.stringify({ ...shown, version: 'ours/1', rows: [] }));
    expect(await run('routes', 'routes.json')).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('In force: ours/1, table 1.'),
    });
    expect((await run('send', 'entry.json')).stderr).toContain('cannot be sent at the moment');
    writeFileSync(join(folder, 'old.json'), JSON.stringify({ ...shown, policy_version: 'old' }));
    expect((await run('routes', 'old.json')).stderr).toContain('policy_version must be complaint-policy/v1');
  });

  it('clock sets the time of test tenants alone', async () => {
    expect(await run('clock', '2027-01-03T23:59:59.999Z', '--tenant', 'test-a')).toMatchObject({ code: 0 });
    expect((await run('clock', '2027-01-03T23:59:59.999Z')).stderr).toContain('must be a test tenant');
  });
});
