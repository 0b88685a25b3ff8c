// A step as the run loop makes it: events with a sealed text, their read-model rows, and the next job, in one transaction.
import { randomUUID } from 'node:crypto';

const WORDS =
  'The quick rewriting of a paragraph that has some length, so that sealing it costs what it costs in life. '.repeat(
    4,
  );

export async function makeTenants(engine, count) {
  const names = Array.from({ length: count }, () => `bench-${randomUUID()}`);
  for (const name of names)
    await engine.context.database.owner().query('select palimpsest.ensure_tenant($1, now())', [name]);
  return names;
}

export async function appendStep(engine, tenant, i) {
  const { context } = engine;
  const runId = randomUUID();
  const subject = `doc-${i % 100}`;
  const sealer = await context.keyring.sealer(tenant, subject);
  const text = { ...sealer.seal({ tenant, subject, textId: randomUUID() }, WORDS), words: WORDS };
  const drafts = [
    {
      type: 'run-started',
      actor: 'bench',
      payload: { pipeline: 'polish', pipelineVersion: 'v1', subject, input: {}, budget: {} },
      texts: { text },
    },
    { type: 'decision-made', actor: 'rules:polish/v1', payload: decision(i), texts: {} },
  ];
  const place = { tenant, stream: `run/${runId}`, expectedVersion: 0, recordedAt: context.now() };
  await context.appender.append(place, async (open) => {
    await open.write(drafts);
    await open.enqueue(runId, null);
  });
}

export async function batchOf(engine, tenant, i, size) {
  const { context } = engine;
  const drafts = Array.from({ length: size }, (_, n) => ({
    type: 'decision-made',
    actor: 'rules:polish/v1',
    payload: decision(i * size + n),
    texts: {},
  }));
  const place = { tenant, stream: `run/${randomUUID()}`, expectedVersion: 0, recordedAt: context.now() };
  await context.appender.append(place, (open) => open.write(drafts));
}

export function decision(n) {
  return {
    decision: 'next',
    ruleSet: 'polish',
    version: 'v1',
    inputs: { length: n, cycle: 1 },
    output: { action: 'rewrite', rule: 'too-long' },
  };
}
