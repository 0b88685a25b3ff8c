import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rebuildReadModels } from '../audit/rebuild-read-models.ts';
import type { Engine } from '../engine.ts';
import { polish, untilFinished } from '../testing/crash-bench.ts';
import { pingEndpoint } from './deliveries.ts';
import { changeEndpoint, createEndpoint, listEndpoints, rotateSecret, showEndpoint } from './endpoints.ts';
import { endpointAt, openWebhookBench, TENANT, type WebhookBench } from './testing/webhook-bench.ts';

let bench: WebhookBench;
let engine: Engine;
beforeAll(async () => {
  bench = await openWebhookBench();
  engine = await bench.open();
});
afterAll(() => bench?.close());

const owner = () => engine.context.database.owner();
const place = (endpointId: string) => ({ tenant: TENANT, endpointId, actor: 'person:me' });
const count = async (table: string) =>
  (await owner().query<{ rows: number }>(`select count(*)::int as rows from palimpsest.${table}`)).rows[0]
    ?.rows;

describe('endpoints in the ledger', () => {
  it('every change is an event whose words are named, not quoted', async () => {
    const { webhook, secret } = await createEndpoint(
      engine.context,
      { tenant: TENANT, actor: 'person:me' },
      {
        url: `${bench.receiver.url}?token=kingfisher`,
        eventTypes: ['run.finished'],
        description: 'the otter desk',
      },
    );
    const at = place(webhook.webhookId);
    await changeEndpoint(engine.context, at, { eventTypes: ['run.started'], description: 'the swan desk' });
    await changeEndpoint(engine.context, at, { disabled: true });
    await changeEndpoint(engine.context, at, { description: null, disabled: false });
    const { secret: fresh } = await rotateSecret(engine.context, at);
    // What is the same already is no event.
    await changeEndpoint(engine.context, at, {
      eventTypes: ['run.started'],
      disabled: false,
      description: null,
    });
    const { rows } = await owner().query<{ type: string; actor: string; body: string }>(
      'select type, actor, body from palimpsest.ledger_events where stream = $1 order by stream_version',
      [`webhook/${webhook.webhookId}`],
    );
    expect(rows.map(({ type }) => type)).toEqual([
      'webhook-endpoint-created',
      'webhook-endpoint-changed',
      'webhook-endpoint-changed',
      'webhook-endpoint-changed',
      'webhook-secret-rotated',
    ]);
    expect(new Set(rows.map(({ actor }) => actor))).toEqual(new Set(['person:me']));
    const bodies = rows.map(({ body }) => body).join('\n');
    for (const hidden of [secret, fresh, 'kingfisher', 'otter', 'swan', '127.0.0.1'])
      expect(bodies).not.toContain(hidden);
    const { rows: table } = await owner().query('select t::text as row from palimpsest.webhook_endpoints t');
    for (const hidden of [secret, fresh, 'kingfisher', 'otter', 'swan', '127.0.0.1'])
      expect(JSON.stringify(table)).not.toContain(hidden);
    expect(await showEndpoint(engine.context, at)).toMatchObject({
      eventTypes: ['run.started'],
      description: null,
      disabled: false,
    });
  });

  it('two who change an endpoint at once both succeed, one after the other', async () => {
    const { webhook } = await endpointAt(engine, bench.receiver.url);
    const at = place(webhook.webhookId);
    const other = await bench.open();
    await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        changeEndpoint((i % 2 === 0 ? engine : other).context, at, { description: `number ${i}` }),
      ),
    );
    const { rows } = await owner().query('select from palimpsest.ledger_events where stream = $1', [
      `webhook/${webhook.webhookId}`,
    ]);
    expect(rows).toHaveLength(11);
  });

  it('a row that somebody altered is found, and a rebuild mends it without telling anybody anything', async () => {
    const { runId } = await engine.startRun(polish({ mode: 'inline' }));
    const { webhook } = await endpointAt(engine, bench.receiver.url);
    await engine.finishRun(TENANT, runId);
    const told = await count('webhook_deliveries');
    expect(told).toBeGreaterThan(0);
    expect(await engine.audit.verify({})).toMatchObject({ ok: true });
    await owner().query("update palimpsest.webhook_endpoints set event_types = '[]' where endpoint_id = $1", [
      webhook.webhookId,
    ]);
    expect(await engine.audit.verify({})).toMatchObject({
      ok: false,
      firstBad: { what: 'read-model', problem: expect.stringContaining('event_types') },
    });
    await rebuildReadModels(engine.context, {});
    expect(await engine.audit.verify({})).toMatchObject({ ok: true });
    expect(await count('webhook_deliveries')).toBe(told);
    expect((await listEndpoints(engine.context, { tenant: TENANT, limit: 50 })).items).toContainEqual(
      webhook,
    );
  });

  it('what is told of an event is there exactly when the event is', async () => {
    const { webhook } = await endpointAt(engine, bench.receiver.url);
    const before = await count('webhook_deliveries');
    const { appender } = engine.context;
    const failing: typeof appender.append = (at, work) =>
      appender.append(at, async (open) => {
        await work(open);
        throw new Error('a fault of the test');
      });
    Object.assign(engine.context, { appender: { ...appender, append: failing } });
    await expect(engine.startRun(polish())).rejects.toThrow('a fault of the test');
    Object.assign(engine.context, { appender });
    expect(await count('webhook_deliveries')).toBe(before);
    const { runId } = await engine.startRun(polish({ mode: 'inline' }));
    const { rows } = await owner().query(
      `select d.data->>'runId' as run, j.key is not null as job from palimpsest.webhook_deliveries d
         left join palimpsest_worker._private_jobs j on j.payload->>'delivery' = d.delivery_id::text
         where d.endpoint_id = $1`,
      [webhook.webhookId],
    );
    expect(rows).toEqual([{ run: runId, job: true }]);
    await engine.finishRun(TENANT, runId);
    await untilFinished(engine, runId);
  });

  it('tenants without endpoints are told of nothing, whatever others have', async () => {
    const before = await count('webhook_deliveries');
    const { runId } = await engine.startRun(polish({ tenant: 'quiet', mode: 'inline' }));
    await engine.finishRun('quiet', runId);
    expect(await count('webhook_deliveries')).toBe(before);
    const { webhook } = await endpointAt(engine, bench.receiver.url, ['run.finished'], 'loud');
    await expect(
      pingEndpoint(engine.context, { tenant: 'quiet', endpointId: webhook.webhookId }),
    ).rejects.toMatchObject({ code: 'unknown_webhook' });
  });
});
