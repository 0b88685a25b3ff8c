import { expect, it } from 'vitest';
import { polish, untilFinished } from '../testing/crash-bench.ts';
import { endpointAt, openWebhookBench } from './testing/webhook-bench.ts';
it('dbg', async () => {
  const bench = await openWebhookBench();
  const engine = await bench.open({ log: (...a) => console.log(JSON.stringify(a)) });
  const ap = engine.context.appender;
  Object.assign(engine.context, { appender: { ...ap, append: (p: any, w: any) => ap.append(p, w).catch((e: any) => { console.log('APPEND', e, e.cause); throw e; }) } });
  if (process.env.EP) await endpointAt(engine, bench.receiver.url);
  await engine.startWorker();
  const { runId } = await engine.startRun(polish());
  const r = await untilFinished(engine, runId);
  console.log(r.events.map((e) => [e.type, e.recordedAt, JSON.stringify(e.payload).slice(0, 100)]));
  await bench.close();
  expect(1).toBe(1);
});
