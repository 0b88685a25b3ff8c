// From the moment a run is on record until its first step begins, within one process and across processes.
import { fakeRenderer } from '@palimpsest/kernel/testing';
import { percentile } from './random.mjs';
import { TENANT } from './setup.mjs';

const TEXT = 'a text that is long enough to be rewritten once but not much longer';

/** Within: a worker in this very process. */
export async function latencyWithin(openHere, samples) {
  const engine = await openHere({ renderers: [fakeRenderer([{ when: 'Shorten', answer: 'short' }])] });
  const worker = await engine.startWorker();
  try {
    return await measure(engine, samples, 'fake', 'within');
  } finally {
    await worker.stop();
    await engine.close();
  }
}

/** Across: the workers are other processes; this one only enqueues. */
export function latencyAcross(engine, samples) {
  return measure(engine, samples, 'openai-compatible', 'across');
}

async function measure(engine, samples, renderer, name) {
  const taken = [];
  const runIds = [];
  for (let number = 0; number < samples; number += 1) {
    const input = { renderer, model: 'slow-1', width: 1, furtherAttempts: 2 };
    const subject = `latency-${name}-${number}`;
    const { runId } = await engine.startRun({
      tenant: TENANT,
      pipeline: 'polish/v1',
      actor: 'chaos',
      subject,
      input,
      texts: { text: `${subject} ${TEXT}` },
    });
    const enqueued = Date.now();
    runIds.push(runId);
    for (;;) {
      const { events, view } = await engine.loadRun(TENANT, runId);
      const begun = events.find(({ type }) => type === 'attempt-started');
      if (begun !== undefined && taken.length === number)
        taken.push(Math.max(0, Date.parse(begun.recordedAt) - enqueued));
      if (view.finished !== null) break;
      await new Promise((wake) => setTimeout(wake, 5));
    }
  }
  return { runIds, p50: percentile(taken, 0.5), p99: percentile(taken, 0.99), samples };
}
