import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SignedCheckpoint } from '@palimpsest/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCheckpointFile } from './read-checkpoints.ts';
import { type AuditLedger, openAuditLedger } from './testing/audit-ledger.ts';
import { rewriteLedger } from './testing/rewrite-ledger.ts';
import { verifyLedger } from './verify-ledger.ts';

let ledger: AuditLedger;
let checkpoints: SignedCheckpoint[];
const verify = (given: readonly SignedCheckpoint[]) =>
  verifyLedger(ledger.engine.context, { checkpoints: given });

beforeAll(async () => {
  ledger = await openAuditLedger();
  for (let i = 0; i < 4; i += 1) await ledger.run();
  checkpoints = await readCheckpointFile(ledger.engine.context.checkpoints.pathFor('local'));
});
afterAll(() => ledger.close());

/** By size: after the first run, the second, ... */
const nth = (i: number) => checkpoints[i] as SignedCheckpoint;
const size = (i: number) => nth(i).checkpoint.treeSize;

describe('a checkpoint held outside the database', () => {
  it('is written to a file after each run, and anchors the ledger', async () => {
    expect(checkpoints).toHaveLength(4);
    expect(await verify([nth(3)])).toMatchObject({ ok: true, anchored: true });
    expect(await verify(checkpoints)).toMatchObject({ ok: true, anchored: true });
    expect(await verify([])).toMatchObject({ ok: true, anchored: false });
  });

  it('finds a tail that was re-hashed, which without it looks consistent', async () => {
    const forge = async (options: { checkpoints?: SignedCheckpoint[] }) =>
      ledger.tampered(
        (client) =>
          rewriteLedger(client, size(1) + 1, (event) => ({
            ...event,
            actor: event.actor.replace('person:test', 'person:else'),
          })),
        options,
      );
    expect(await forge({})).toMatchObject({ ok: true, anchored: false });
    const found = await forge({ checkpoints: [nth(3)] });
    expect(found).toMatchObject({
      ok: false,
      anchored: false,
      firstBad: { what: 'checkpoint', sequence: size(3) },
    });
    // With all of them it is known between which two the change lies.
    const narrowed = await forge({ checkpoints });
    expect(narrowed.firstBad).toMatchObject({ what: 'checkpoint', sequence: size(2) });
    expect(narrowed.firstBad?.problem).toContain(`events 1 to ${size(1)} agree`);
    // One from before the change says nothing about it.
    expect(await forge({ checkpoints: [nth(0)] })).toMatchObject({ ok: true, anchored: true });
  });

  it('finds a tail that was cut off without a trace', async () => {
    const cut = (given: SignedCheckpoint[]) =>
      ledger.tampered(
        async (client) => {
          const end = size(1);
          for (const table of ['texts', 'polish_versions', 'attempts', 'runs']) {
            const later = `select split_part(stream, '/', 2) from palimpsest.ledger_events where sequence > ${end}`;
            const run = table === 'texts' ? "split_part(stream, '/', 2)" : 'run_id';
            await client.query(`delete from palimpsest.${table} where ${run} in (${later})`);
          }
          await client.query(
            'delete from palimpsest.recordings r where not exists (select from palimpsest.attempts a where a.attempt_id = r.attempt_id)',
          );
          await rewriteLedger(client, end + 1, () => []);
        },
        { checkpoints: given },
      );
    expect(await cut([])).toMatchObject({ ok: true, anchored: false, events: size(1) });
    expect(await cut([nth(0)])).toMatchObject({ ok: true, anchored: true });
    expect(await cut([nth(2)])).toMatchObject({
      ok: false,
      firstBad: { what: 'event', sequence: size(1) + 1 },
    });
  });

  it('shows when a whole tenant is gone', async () => {
    const other = { ...nth(0), checkpoint: { ...nth(0).checkpoint, tenant: 'gone' } };
    expect(await verify([other])).toMatchObject({ ok: false, firstBad: { tenant: 'gone', sequence: 1 } });
    await expect(
      verifyLedger(ledger.engine.context, { tenant: 'gone', checkpoints: [other] }),
    ).resolves.toMatchObject({ ok: false });
    await expect(
      verifyLedger(ledger.engine.context, { tenant: 'local', checkpoints: [other] }),
    ).resolves.toMatchObject({ ok: true, anchored: false });
  });

  it('of a size that no ledger has is a finding, wherever it comes from', async () => {
    const given = { ...nth(0), checkpoint: { ...nth(0).checkpoint, treeSize: 0 } };
    const firstBad = { what: 'checkpoint', sequence: null };
    expect(await verify([given, nth(3)])).toMatchObject({ ok: false, firstBad });
    for (const [treeSize, key] of [
      [0, "'zz'"],
      [-1, 'key_id'],
      ['-9223372036854775808', "'zz'"],
    ]) {
      const report = await ledger.tampered(
        async (client) => {
          // The table itself takes no such size.
          await client.query('savepoint before');
          const add = () =>
            client.query(`insert into palimpsest.checkpoints
              select tenant_id, ${treeSize}, root_hash, head_hash, recorded_at, ${key}, signature from palimpsest.checkpoints limit 1`);
          await expect(add()).rejects.toMatchObject({ code: '23514' });
          await client.query('rollback to before');
          await client.query(
            'alter table palimpsest.checkpoints drop constraint checkpoints_tree_size_check',
          );
          await add();
        },
        { checkpoints },
      );
      expect(report).toMatchObject({ ok: false, anchored: false, firstBad });
      expect(report.firstBad?.problem).toContain(`the stored checkpoint of size ${Number(treeSize)}`);
    }
  });

  it('that was altered, or that another key signed, anchors nothing', async () => {
    const altered = { ...nth(1), signature: nth(2).signature };
    expect(await verify([altered])).toMatchObject({
      ok: false,
      anchored: false,
      firstBad: { what: 'checkpoint' },
    });
    const foreign = { ...nth(1), keyId: 'a'.repeat(64) };
    expect(await verify([foreign])).toMatchObject({ ok: true, anchored: false });
  });
});

describe('a checkpoint file', () => {
  const file = (name: string) => join(ledger.home, name);

  it('may hold one document, an array, or one document per line', async () => {
    await writeFile(file('one.json'), JSON.stringify(nth(0), null, 2));
    expect(await readCheckpointFile(file('one.json'))).toEqual([nth(0)]);
    await writeFile(file('some.json'), JSON.stringify(checkpoints));
    expect(await readCheckpointFile(file('some.json'))).toEqual(checkpoints);
  });

  it.each([
    ['nothing', '', 'empty'],
    ['no JSON', 'hello', 'line 1 is not JSON'],
    ['another document', '{"a":1}', 'is not a checkpoint'],
    ['a number', '12', 'is not a checkpoint'],
  ])('with %s is refused', async (_what, content, message) => {
    await writeFile(file('bad.jsonl'), content);
    await expect(readCheckpointFile(file('bad.jsonl'))).rejects.toMatchObject({
      code: 'file_unusable',
      message: expect.stringContaining(message),
    });
  });

  it('whose last line is torn says so, and names the line', async () => {
    const whole = await readFile(ledger.engine.context.checkpoints.pathFor('local'), 'utf8');
    await writeFile(file('torn.jsonl'), whole);
    await appendFile(file('torn.jsonl'), whole.slice(0, 50));
    await expect(readCheckpointFile(file('torn.jsonl'))).rejects.toMatchObject({
      message: expect.stringContaining('line 5, the last one, is cut off'),
    });
  });

  it('with a bad line in the middle names it as the one to remove', async () => {
    const lines = (await readFile(ledger.engine.context.checkpoints.pathFor('local'), 'utf8')).split('\n');
    await writeFile(file('middle.jsonl'), [lines[0], lines[1]?.slice(0, 50), ...lines.slice(2)].join('\n'));
    await expect(readCheckpointFile(file('middle.jsonl'))).rejects.toMatchObject({
      message: expect.stringContaining('line 2 is not JSON'),
      hint: expect.stringContaining('Remove line 2'),
    });
  });

  it('that is not there is an error of its own', async () => {
    await expect(readCheckpointFile(file('none'))).rejects.toMatchObject({
      code: 'file_unusable',
      message: expect.stringContaining('no such file'),
    });
  });
});
