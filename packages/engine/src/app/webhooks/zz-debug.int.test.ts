import { expect, it } from 'vitest';
import { allEnded, endpointAt, openWebhookBench, TENANT } from './testing/webhook-bench.ts';
import { pingEndpoint } from './deliveries.ts';
import { rotateSecret } from './endpoints.ts';
it('dbg', async () => {
  const bench = await openWebhookBench();
  let slow = 0;
  for (let i = 0; i < 90; i++) {
    const t0 = performance.now();
    const log: string[] = [];
    const engine = await bench.open({ log: (...a) => log.push(`${(performance.now() - t0).toFixed(0)} ${JSON.stringify(a)}`) });
    const t1 = performance.now();
    const { webhook } = await endpointAt(engine, bench.receiver.url);
    const t2 = performance.now();
    await engine.startWorker();
    await rotateSecret(engine.context, { tenant: TENANT, endpointId: webhook.webhookId, actor: 'me' }, { overlapHours: 0 });
    const t3 = performance.now();
    await pingEndpoint(engine.context, { tenant: TENANT, endpointId: webhook.webhookId });
    const t4 = performance.now();
    const r = await allEnded(engine, webhook.webhookId);
    const t5 = performance.now();
    await bench.leave();
    const t6 = performance.now();
    const parts = [t1 - t0, t2 - t1, t3 - t2, t4 - t3, t5 - t4, t6 - t5].map((x) => x.toFixed(0)).join(' ');
    if (t6 - t0 > 5000) { slow++; console.log(i, parts, JSON.stringify(r)); console.log(log.join('\n')); }
  }
  await bench.close();
  expect(slow).toBe(0);
}, 500_000);
