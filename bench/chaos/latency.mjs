// From the moment a run is on record until its first step begins, within one process and across processes. The runs
// are those of the small test pipeline, in a data folder of their own.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeRenderer } from '@palimpsest/kernel/testing';
import { percentile } from './random.mjs';
import { openEngine, TENANT } from './setup.mjs';
import { startWorkers } from './workers.mjs';

const TEXT = 'a text that is long enough to be rewritten once but not much longer';
const WORKERS = 4;

export async function measureLatency(samples, environment) {
  const home = await mkdtemp(join(tmpdir(), 'palimpsest-latency-'));
  try {
    const within = await latencyWithin((more) => openEngine(home, more), samples);
    return {
      'within a process': within,
      'across processes': await latencyAcross(home, samples, environment),
    };
  } finally {
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Within: a worker in this very process. */
async function latencyWithin(openHere, samples) {
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
async function latencyAcross(home, samples, environment) {
  const engine = await openEngine(home);
  const environments = Array.from({ length: WORKERS }, () => environment);
  const workers = startWorkers({ home, concurrency: 4, environments });
  try {
    await workers.ready();
    return await measure(engine, samples, 'openai-compatible', 'across');
  } finally {
    await workers.leave();
    await engine.close();
  }
}

async function measure(engine, samples, renderer, name) {
  const taken = [];
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
    for (;;) {
      const { events, view } = await engine.loadRun(TENANT, runId);
      const begun = events.find(({ type }) => type === 'attempt-started');
      if (begun !== undefined && taken.length === number)
        taken.push(Math.max(0, Date.parse(begun.recordedAt) - enqueued));
      if (view.finished !== null) break;
      await new Promise((wake) => setTimeout(wake, 5));
    }
  }
  return { p50: percentile(taken, 0.5), p99: percentile(taken, 0.99), samples };
}
