import type { RewriteRequest } from '@palimpsest/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Engine } from '../engine.ts';
import { newestVersion, snapshotOf, versionsOf } from './document-store.ts';
import { rewriteAssignment } from './rewrite-assignment.ts';
import {
  type AssessmentLedger,
  assignment,
  openAssessmentLedger,
  testRenderer,
} from './testing/assessment-ledger.ts';

let ledger: AssessmentLedger;
let engine: Engine;
beforeAll(async () => {
  ledger = await openAssessmentLedger();
  engine = await ledger.open(testRenderer());
});
afterAll(() => ledger?.close());

const rewrite = (request: object) => rewriteAssignment(request as RewriteRequest, { engine });

it('a known document does not branch either: of requests at once on its newest version, one makes the next', async () => {
  await rewrite(assignment('known'));
  const problems = await snapshotOf(engine.context, 'local', 'known', 2);
  const ended = await Promise.allSettled(
    ['p_1', 'p_2', 'p_3'].map((id) =>
      rewrite({ ...assignment('known', { version: 2, affected: [id] }), problems }),
    ),
  );
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const each of ended)
    if (each.status === 'rejected')
      expect(each.reason).toMatchObject({ code: 'version_conflict', newest: 3 });
  expect(await newestVersion(engine.context, 'local', 'known')).toBe(3);
  expect((await versionsOf(engine.context, 'local', 'known')).map(({ version }) => version)).toEqual([
    1, 2, 3,
  ]);
});
