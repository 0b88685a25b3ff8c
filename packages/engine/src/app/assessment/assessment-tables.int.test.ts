import type { RewriteRequest } from '@palimpsest/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../engine.ts';
import { snapshotOf } from './document-store.ts';
import { restoreVersion } from './restore-version.ts';
import { rewriteAssignment } from './rewrite-assignment.ts';
import { diffDocument, showDocument } from './show-document.ts';
import { type AssessmentLedger, assignment, openAssessmentLedger } from './testing/assessment-ledger.ts';

const TABLES = ['assessment_documents', 'assessment_versions', 'assessment_problems', 'assessment_changes'];
const rewrite = (request: unknown) => rewriteAssignment(request as RewriteRequest, { engine });
let ledger: AssessmentLedger;
let engine: Engine;

beforeAll(async () => {
  ledger = await openAssessmentLedger();
  engine = await ledger.open();
  await rewrite(
    assignment('kept', {
      affected: ['p_1', 'p_2'],
      items: [
        {
          feedbackId: 'x',
          category: 'length',
          affectedProblems: ['p_3'],
          recommendation: 'Too many.',
          action: { type: 'remove' },
        },
      ],
    }),
  );
  await restoreVersion({ engine, documentId: 'kept', version: 1 });
  await rewrite(assignment('gone', { affected: ['p_1', 'p_2'] }));
});
afterAll(() => ledger?.close());

async function rowsOf(table: string): Promise<Record<string, unknown>[]> {
  const { rows } = await engine.context.database
    .owner()
    .query(`select * from palimpsest.${table} order by 1, 2, 3, 4`);
  return rows as Record<string, unknown>[];
}

describe('the tables of the assessment pipeline', () => {
  it('hold each version with its kind, and each change with its reasons', async () => {
    expect((await rowsOf('assessment_versions')).filter((row) => row.document_id === 'kept')).toMatchObject([
      { version: 1, kind: 'registered', from_version: null, problems: 3, response: null },
      { version: 2, kind: 'rewritten', from_version: 1, problems: 2 },
      { version: 3, kind: 'restored', from_version: 1, problems: 3, response: null },
    ]);
    expect((await rowsOf('assessment_changes')).filter((row) => row.document_id === 'kept')).toMatchObject([
      {
        version: 2,
        problem_id: 'p_1',
        change: 'rewritten',
        applied_feedback: ['fb_1'],
        teacher_notes: ['tn_001'],
        signals: ['clarity_confusion'],
      },
      { version: 2, problem_id: 'p_2', change: 'rewritten', teacher_notes: [], signals: [] },
      { version: 2, problem_id: 'p_3', change: 'removed', applied_feedback: ['x'], rationale: null },
    ]);
  });

  it.each(TABLES)('%s is insert-only, for the application and for the owner', async (table) => {
    const owner = engine.context.database.owner();
    for (const change of [
      `update palimpsest.${table} set document_id = 'x'`,
      `delete from palimpsest.${table}`,
      `truncate palimpsest.${table} cascade`,
    ])
      await expect(owner.query(change)).rejects.toThrow(/never changed or removed/);
    await expect(engine.context.database.app.query(`delete from palimpsest.${table}`)).rejects.toThrow();
  });

  it.each(TABLES)('%s shows nothing to a tenant that is not set', async (table) => {
    const { rows } = await engine.context.database.app.query(`select * from palimpsest.${table}`);
    expect(rows).toEqual([]);
  });

  it('compare two versions with the rationale recorded in between', async () => {
    const place = { tenant: 'local', documentId: 'kept' };
    const { problems } = await diffDocument(engine.context, place, 1, 2);
    expect(problems.map(({ problemId, change }) => [problemId, change])).toEqual([
      ['p_1', 'rewritten'],
      ['p_2', 'rewritten'],
      ['p_3', 'removed'],
    ]);
    expect(problems[0]?.rationale).toMatch(/^Applied feedback fb_1/);
    expect(problems[2]?.rationale).toBe('Removed as feedback x instructs.');
    const shown = await showDocument(engine.context, place);
    expect(shown).toMatchObject({ version: 3, problems: [{ problemId: 'p_1' }, {}, {}] });
    await expect(showDocument(engine.context, place, 9)).rejects.toMatchObject({ code: 'unknown_document' });
  });
});

describe('the audit', () => {
  it('verifies and replays every decision', async () => {
    expect(await engine.audit.verify({})).toMatchObject({ ok: true });
    const { ok, decisions } = await engine.audit.replay({});
    expect(ok).toBe(true);
    expect(decisions).toBeGreaterThan(10);
  });

  it('rebuilds the tables as they were', async () => {
    const before = await Promise.all(TABLES.map(rowsOf));
    await engine.audit.rebuild({});
    expect(await Promise.all(TABLES.map(rowsOf))).toEqual(before);
    expect(await engine.audit.verify({})).toMatchObject({ ok: true });
  });

  it('finds a problem text that was altered', async () => {
    const client = await engine.context.database.owner().connect();
    try {
      await client.query("set session_replication_role = 'replica'");
      const set = (content: string) =>
        client.query(
          "update palimpsest.assessment_problems set content = $1 where document_id = 'kept' and version = 1 and position = 1",
          [content],
        );
      await set('Forged.');
      const { ok, firstBad } = await engine.audit.verify({});
      await set('Add 2 and 3 in your head.');
      expect(ok).toBe(false);
      expect(firstBad).toMatchObject({ what: 'read-model' });
    } finally {
      await client.query("set session_replication_role = 'origin'");
      client.release();
    }
    expect(await engine.audit.verify({})).toMatchObject({ ok: true });
  });
});

describe('erasing a document', () => {
  it('leaves no words of it in any table; the ledger still verifies, and nothing more can be made of it', async () => {
    const report = await engine.erase({
      tenant: 'local',
      subject: 'assessment:gone',
      actor: 'person:test',
      reason: 'test',
    });
    expect(report).toMatchObject({ erased: true });
    const problems = await snapshotOf(engine.context, 'local', 'gone', 2);
    expect(problems.map(({ problemId, content }) => [problemId, content])).toEqual([
      ['p_1', '[erased]'],
      ['p_2', '[erased]'],
      ['p_3', '[erased]'],
    ]);
    for (const table of TABLES) {
      const rows = (await rowsOf(table)).filter((row) => row.document_id === 'gone');
      expect(JSON.stringify(rows)).not.toMatch(/in your head|hint|Applied feedback|Students/);
    }
    expect((await snapshotOf(engine.context, 'local', 'kept', 2))[0]?.content).toBe(
      'Now: Add 2 and 3 in your head.',
    );
    expect(await engine.audit.verify({})).toMatchObject({ ok: true });
    const { ok, erased } = await engine.audit.replay({});
    expect(ok).toBe(true);
    expect(erased).toBeGreaterThan(0);
    await expect(rewrite(assignment('gone', { affected: ['p_1', 'p_2'] }))).rejects.toMatchObject({
      code: 'subject_erased',
    });
    await expect(restoreVersion({ engine, documentId: 'gone', version: 1 })).rejects.toMatchObject({
      code: 'subject_erased',
    });
  });

  it('is not undone by a rebuild', async () => {
    await engine.audit.rebuild({});
    expect((await snapshotOf(engine.context, 'local', 'gone', 1))[0]).toEqual({
      problemId: 'p_1',
      content: '[erased]',
    });
  });
});
