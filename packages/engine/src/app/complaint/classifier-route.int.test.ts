import { DEFAULT_ROUTING_TABLE } from '@palimpsest/pipelines/complaint';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditRewrite } from './audit-rewrite.ts';
import { setRoutes } from './route-store.ts';
import { showToSender } from './show-rewrite.ts';
import { type ComplaintLedger, MEMBER, openComplaintLedger } from './testing/complaint-ledger.ts';

let ledger: ComplaintLedger;
beforeAll(async () => {
  ledger = await openComplaintLedger();
  const [row] = DEFAULT_ROUTING_TABLE.rows;
  const classifier = { ...row, id: 'model', task: 'complaint_classify', match: {}, model: 'some-model' };
  await setRoutes(
    { ...DEFAULT_ROUTING_TABLE, version: 'ours/1', rows: [classifier, ...DEFAULT_ROUTING_TABLE.rows] },
    { engine: ledger.engine },
  );
});
afterAll(() => ledger?.close());

const view = (id: string) =>
  showToSender(ledger.engine.context, { tenant: 'local', id, senderUserId: MEMBER });
const audit = (id: string) => auditRewrite(ledger.engine.context, { tenant: 'local', id });

it('a model that classifies is asked by the queue: steps 1 to 3 in the call, the rest as jobs', async () => {
  const { engine, renderer } = ledger;
  const first = await ledger.queue();
  const second = await ledger.queue();
  expect(renderer.calls).toHaveLength(0);
  const { stages } = await audit(first.id);
  expect(stages.filter(({ stage }) => stage.startsWith('complaint-')).map(({ stage }) => stage)).toEqual([
    'complaint-eligibility-decided',
    'complaint-snapshots-taken',
    'complaint-message-persisted',
  ]);
  for (const { runId } of [first, second]) await engine.finishRun('local', runId);

  // This renderer answers no classification, so the defaults hold: a full reframe, and the second of them fails.
  expect(await view(first.id)).toMatchObject({ status: 'completed' });
  expect(await view(second.id)).toMatchObject({ status: 'failed', rewritten_text: null });
  expect(await audit(first.id)).toMatchObject({
    classifier_version: 'builtin/some-model',
    classifier_failed: true,
    classification: { topics: ['other'], intent: 'concern', rewrite_strength: 'full_reframe' },
  });
  expect(await audit(second.id)).toMatchObject({ reason: 'weekly_limit_reached' });
});

it('verifies and replays', async () => {
  expect(await ledger.engine.audit.verify({})).toMatchObject({ ok: true });
  expect(await ledger.engine.audit.replay({})).toMatchObject({ ok: true });
});
