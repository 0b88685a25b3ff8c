import { generateKeyPairSync } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bundle } from '@palimpsest/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportBundle } from './export-bundle.ts';
import { readCheckpointFile } from './read-checkpoints.ts';
import { rebuildReadModels } from './rebuild-read-models.ts';
import { listRuns, showRun } from './show-run.ts';
import { type AuditLedger, LONG_TEXT, openAuditLedger } from './testing/audit-ledger.ts';
import { verifyBundleFile } from './verify-bundle-file.ts';
import { verifyLedger } from './verify-ledger.ts';

let ledger: AuditLedger;
let runs: string[];
let key: string;
const file = (name: string) => join(ledger.home, name);

beforeAll(async () => {
  ledger = await openAuditLedger();
  runs = [
    await ledger.run(),
    await ledger.run({ subject: 'person:7' }),
    await ledger.run({ subject: 'person:7' }),
  ];
  key = join(ledger.home, 'keys', 'signing.pub');
});
afterAll(() => ledger.close());

async function verifyText(text: string, publicKey = key) {
  await writeFile(file('bundle.json'), text);
  return verifyBundleFile({ bundle: file('bundle.json'), key: publicKey });
}

/** Without triggers, as nobody should be able to. */
async function asThief(sql: string): Promise<void> {
  await ledger.engine.context.database
    .owner()
    .query(`begin; set local session_replication_role = 'replica'; ${sql}; commit`);
}

describe('a bundle', () => {
  it('of the whole ledger verifies with the public key alone', async () => {
    const bundle = await exportBundle(ledger.engine.context, { tenant: 'local' });
    const { events } = await verifyLedger(ledger.engine.context, {});
    expect(await verifyText(JSON.stringify(bundle))).toEqual({
      ok: true,
      anchored: true,
      events,
      firstBad: null,
      complete: true,
    });
    expect(JSON.stringify(bundle)).not.toContain('rather long text');
  });

  it('of one run verifies with the public key alone', async () => {
    for (const run of runs) {
      const bundle = await exportBundle(ledger.engine.context, { tenant: 'local', run });
      expect(await verifyText(JSON.stringify(bundle))).toMatchObject({
        ok: true,
        anchored: true,
        events: bundle.events.length,
        complete: true,
      });
    }
  });

  it('with any changed byte does not', async () => {
    const text = JSON.stringify(
      await exportBundle(ledger.engine.context, { tenant: 'local', run: runs[0] ?? '' }),
    );
    for (let i = 0; i < 120; i += 1) {
      const at = Math.floor((i * text.length) / 120) + (i % 7);
      const other = text[at] === '1' ? '2' : '1';
      const report = await verifyText(text.slice(0, at) + other + text.slice(at + 1));
      expect(report.ok, text.slice(at - 20, at + 20)).toBe(false);
    }
  });

  it('names the event that was changed in it', async () => {
    const bundle = await exportBundle(ledger.engine.context, { tenant: 'local' });
    const events = bundle.events.map((event) =>
      event.sequence === 9 ? { ...event, body: event.body.replace('"actor":"', '"actor":"not-') } : event,
    );
    expect(await verifyText(JSON.stringify({ ...bundle, events } satisfies Bundle))).toMatchObject({
      ok: false,
      firstBad: { sequence: 9 },
    });
  });

  it('is not accepted under another key, and a file that is no key is an error', async () => {
    const { publicKey } = generateKeyPairSync('ed25519');
    await writeFile(file('other.pub'), publicKey.export({ type: 'spki', format: 'pem' }));
    const text = JSON.stringify(await exportBundle(ledger.engine.context, { tenant: 'local' }));
    expect(await verifyText(text, file('other.pub'))).toMatchObject({ ok: false, anchored: false });
    await expect(verifyText(text, file('bundle.json'))).rejects.toMatchObject({ code: 'key_unusable' });
    await expect(verifyText(text, file('none.pub'))).rejects.toMatchObject({ code: 'file_unusable' });
    expect(await verifyText('not JSON')).toMatchObject({ ok: false });
  });

  it('gets a fresh checkpoint, kept in table and file, where none covers its end', async () => {
    const { runId } = await ledger.engine.startRun({
      tenant: 'local',
      pipeline: 'polish/v1',
      actor: 'me',
      input: {},
      texts: { text: LONG_TEXT },
    });
    const log = ledger.engine.context.checkpoints.pathFor('local');
    const before = await readCheckpointFile(log);
    const bundle = await exportBundle(ledger.engine.context, { tenant: 'local', run: runId });
    expect(await verifyText(JSON.stringify(bundle))).toMatchObject({ ok: true, complete: false });
    expect(await readCheckpointFile(log)).toEqual([...before, bundle.checkpoint]);
    // The second time it is there.
    await exportBundle(ledger.engine.context, { tenant: 'local' });
    expect(await readCheckpointFile(log)).toHaveLength(before.length + 1);
    expect(await verifyLedger(ledger.engine.context, { checkpoints: [bundle.checkpoint] })).toMatchObject({
      ok: true,
      anchored: true,
    });
  });

  it('is refused for a run or tenant that is not there, and signs nothing that was altered', async () => {
    await expect(exportBundle(ledger.engine.context, { tenant: 'local', run: 'none' })).rejects.toMatchObject(
      { code: 'unknown_run' },
    );
    await expect(exportBundle(ledger.engine.context, { tenant: 'nobody' })).rejects.toMatchObject({
      code: 'unknown_tenant',
    });
    await asThief("update palimpsest.ledger_events set actor = 'x' || actor where sequence = 5");
    await expect(exportBundle(ledger.engine.context, { tenant: 'local' })).rejects.toMatchObject({
      code: 'ledger_altered',
    });
    await expect(rebuildReadModels(ledger.engine.context, {})).rejects.toMatchObject({
      code: 'ledger_altered',
    });
    await asThief('update palimpsest.ledger_events set actor = substr(actor, 2) where sequence = 5');
    expect(await verifyLedger(ledger.engine.context, {})).toMatchObject({ ok: true });
  });
});

describe('rebuilding read models', () => {
  it('restores rows that were altered, removed or made up', async () => {
    await asThief(`update palimpsest.attempts set model = 'x', input_tokens = 1;
      update palimpsest.polish_versions set content = 'other words', score = 3, detail = '{}';
      delete from palimpsest.recordings;
      update palimpsest.runs set status = 'open', finished_at = null where run_id = '${runs[0]}';
      insert into palimpsest.runs select tenant_id, 'made-up', pipeline, pipeline_version, subject, status, outcome, reason,
        started_at, finished_at, started_sequence, finished_sequence from palimpsest.runs limit 1`);
    expect(await verifyLedger(ledger.engine.context, {})).toMatchObject({ ok: false });
    const { tables } = await rebuildReadModels(ledger.engine.context, { tenant: 'local' });
    expect(tables).toContainEqual({ table: 'runs', rows: 4 });
    expect(await verifyLedger(ledger.engine.context, {})).toMatchObject({ ok: true });
    await expect(rebuildReadModels(ledger.engine.context, { tenant: 'nobody' })).rejects.toMatchObject({
      code: 'unknown_tenant',
    });
  });

  it('lets runs go on afterwards', async () => {
    await rebuildReadModels(ledger.engine.context, {});
    await ledger.run();
    expect(await verifyLedger(ledger.engine.context, {})).toMatchObject({ ok: true });
  });
});

describe('showing runs', () => {
  it('lists the newest first', async () => {
    const rows = await listRuns(ledger.engine.context, { tenant: 'local', limit: 3 });
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatchObject({ pipeline: 'polish/v1', status: 'finished', outcome: 'completed' });
    expect(rows.map(({ run }) => run)).not.toContain(runs[0]);
    await expect(listRuns(ledger.engine.context, { tenant: 'nobody', limit: 3 })).rejects.toMatchObject({
      code: 'unknown_tenant',
    });
  });

  it('shows every event with its words, and every attempt with its cost', async () => {
    const report = await showRun(ledger.engine.context, { tenant: 'local', run: runs[0] ?? '' });
    expect(report).toMatchObject({ pipeline: 'polish/v1', status: 'finished', outcome: 'completed' });
    expect(report.events[0]).toMatchObject({
      type: 'run-started',
      actor: 'person:test',
      texts: [{ name: 'text', state: 'readable', words: LONG_TEXT }],
    });
    expect(report.attempts[0]).toMatchObject({
      state: 'succeeded',
      renderer: 'fake',
      costMicros: 0,
      inputTokens: expect.any(Number),
      latencyMs: expect.any(Number),
    });
    const replayed = await showRun(ledger.engine.context, { tenant: 'local', run: runs[2] ?? '' });
    expect(replayed.attempts.map(({ state }) => state)).toContain('replayed');
    await expect(showRun(ledger.engine.context, { tenant: 'local', run: 'none' })).rejects.toMatchObject({
      code: 'unknown_run',
    });
  });

  it('says where words are erased or altered instead of showing any', async () => {
    const owner = ledger.engine.context.database.owner();
    await asThief(`delete from palimpsest.texts where stream = 'run/${runs[0]}'`);
    await owner.query(
      "update palimpsest.subject_keys set wrapped_key = null, erased_at = now() where subject = 'person:7'",
    );
    const altered = await showRun(ledger.engine.context, { tenant: 'local', run: runs[0] ?? '' });
    const erased = await showRun(ledger.engine.context, { tenant: 'local', run: runs[1] ?? '' });
    expect(altered.events[0]?.texts).toMatchObject([{ state: 'altered', words: null }]);
    expect(erased.events[0]?.texts).toMatchObject([{ state: 'erased', words: null }]);
  });
});
