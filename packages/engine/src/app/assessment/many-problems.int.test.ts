import type { RewriteRequest } from '@palimpsest/contracts';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Engine } from '../engine.ts';
import { snapshotOf } from './document-store.ts';
import { rewriteAssignment } from './rewrite-assignment.ts';
import { type AssessmentLedger, assignment, openAssessmentLedger } from './testing/assessment-ledger.ts';

let ledger: AssessmentLedger;
let engine: Engine;

beforeAll(async () => {
  ledger = await openAssessmentLedger();
  engine = await ledger.open();
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => ledger?.close());

/** Rewrites every problem of an assignment and counts the statements that took. */
async function statementsFor(documentId: string, count: number): Promise<number> {
  const affected = Array.from({ length: count }, (_, i) => `p_${i + 1}`);
  const request = assignment(documentId, { count, affected });
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  const { rewriteSummary } = await rewriteAssignment(request as RewriteRequest, { engine });
  const statements = spy.mock.calls.length;
  spy.mockRestore();
  expect(rewriteSummary.totalProblemsRewritten).toBe(count);
  return statements;
}

it('500 problems are rewritten in one go: they take no more statements than five', async () => {
  await statementsFor('warm-up', 2);
  const few = await statementsFor('few', 5);
  const many = await statementsFor('many', 500);
  expect(many).toBeLessThan(few + 20);
  const after = await snapshotOf(engine.context, 'local', 'many', 2);
  expect(after.every(({ content }) => content.startsWith('Now: Add '))).toBe(true);
  expect(await engine.audit.verify({})).toMatchObject({ ok: true });
  expect(await engine.audit.replay({})).toMatchObject({ ok: true });
});
