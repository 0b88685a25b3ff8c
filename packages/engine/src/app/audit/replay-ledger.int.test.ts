import { polishPipeline } from '@palimpsest/kernel/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eraseSubject } from '../erase-subject.ts';
import { replayLedger } from './replay-ledger.ts';
import { type AuditLedger, openAuditLedger } from './testing/audit-ledger.ts';
import { verifyLedger } from './verify-ledger.ts';

let ledger: AuditLedger;
let runs: string[];

beforeAll(async () => {
  ledger = await openAuditLedger();
  runs = [];
  for (const text of [
    'short',
    'Between thirty and forty letters...',
    'A text that is so long that it is cut several times before it is short enough.',
  ]) {
    runs.push(await ledger.run({ text, subject: `person:${runs.length}` }));
  }
  runs.push(await ledger.run({ input: { width: 3 } }));
});
afterAll(() => ledger.close());

describe('replaying a ledger', () => {
  it('finds that every decision comes out as recorded', async () => {
    const report = await replayLedger(ledger.engine.context, {});
    expect(report).toMatchObject({
      ok: true,
      erased: 0,
      firstDifference: null,
      evaluations: { firstDifference: null },
    });
    expect(report.decisions).toBeGreaterThan(30);
    expect(report.evaluations.checked).toBeGreaterThan(5);
    expect(report).not.toHaveProperty('changed');
  });

  it('can look at one run alone', async () => {
    const [all, one] = await Promise.all([
      replayLedger(ledger.engine.context, {}),
      replayLedger(ledger.engine.context, { tenant: 'local', run: runs[0] ?? '' }),
    ]);
    expect(one.ok).toBe(true);
    expect(one.decisions).toBeGreaterThan(0);
    expect(one.decisions).toBeLessThan(all.decisions);
    await expect(replayLedger(ledger.engine.context, { run: 'none' })).rejects.toMatchObject({
      code: 'unknown_run',
    });
    await expect(replayLedger(ledger.engine.context, { tenant: 'nobody' })).rejects.toMatchObject({
      code: 'unknown_tenant',
    });
  });

  it('names the first decision that a changed threshold would change', async () => {
    const changed = await ledger.reopen(polishPipeline({ longestText: 30 }));
    const report = await replayLedger(changed.context, {});
    expect(report).toMatchObject({ ok: false, firstDifference: { tenant: 'local', run: runs[1] } });
    const { events } = await ledger.engine.loadRun('local', runs[1] ?? '');
    const decision = events.find(({ type }) => type === 'decision-made');
    expect(report.firstDifference).toMatchObject({
      sequence: decision?.sequence,
      recorded: { payload: { output: { action: 'stop' } } },
      expected: { payload: { output: { action: 'rewrite' } } },
    });
  });

  it('lists what another rule set would have decided, and stays right about the replay itself', async () => {
    const { ok, changed = [] } = await replayLedger(ledger.engine.context, { rules: 'polish/strict-v1' });
    expect(ok).toBe(true);
    expect(changed.map(({ run }) => run)).toContain(runs[1]);
    expect(changed.map(({ run }) => run)).not.toContain(runs[0]);
    expect(changed[0]).toMatchObject({
      decision: 'next',
      ruleSet: 'polish/v1',
      recorded: { action: 'stop' },
      output: { action: 'rewrite' },
    });
    const same = await replayLedger(ledger.engine.context, { rules: 'polish/v1' });
    expect(same.changed).toEqual([]);
    await expect(replayLedger(ledger.engine.context, { rules: 'polish/v9' })).rejects.toMatchObject({
      code: 'unknown_rule_set',
    });
  });

  it('refuses to guess at a pipeline that this version does not have', async () => {
    const without = await ledger.reopen(null);
    await expect(replayLedger(without.context, {})).rejects.toMatchObject({ code: 'unknown_pipeline' });
  });

  it('counts the decisions of an erased subject as erased', async () => {
    const before = await replayLedger(ledger.engine.context, { tenant: 'local', run: runs[2] ?? '' });
    const subject = { tenant: 'local', subject: 'person:2', actor: 'person:test', reason: 'asked' };
    await eraseSubject(ledger.engine.context, subject);
    expect(await verifyLedger(ledger.engine.context, {})).toMatchObject({ ok: true });
    const after = await replayLedger(ledger.engine.context, { tenant: 'local', run: runs[2] ?? '' });
    expect(after).toMatchObject({ ok: true, decisions: 0, erased: before.decisions });
    // Inputs of decisions hold no words, so another rule set can still be asked.
    const asked = await replayLedger(ledger.engine.context, {
      run: runs[2] ?? '',
      rules: 'polish/strict-v1',
    });
    expect(asked.changed?.length).toBeGreaterThan(0);
  });
});
