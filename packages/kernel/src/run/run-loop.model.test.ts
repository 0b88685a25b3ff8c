import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RunEvent } from '../pipeline/run-event.ts';
import { fakeRenderer } from '../testing/fake-renderer.ts';
import { filledIn, runStarted, testTools } from '../testing/given.ts';
import { playRun } from '../testing/play-run.ts';
import { polishPipeline } from '../testing/polish-pipeline.ts';
import { planRun } from './plan.ts';
import { replayRun } from './replay.ts';
import { evolveRun, foldRun, openAttempts, type RunView } from './run-view.ts';
import { provisionalEvent, settleRun } from './settle.ts';

const AT = '2026-01-01T00:00:00.000Z';
const pipeline = polishPipeline();
type State = typeof pipeline.initialState;

/** What is on record: the one thing that survives when a worker is killed. */
interface Record {
  readonly events: RunEvent[];
}

/** A worker: what it holds in memory, which must never differ from the record. */
class Worker {
  view: RunView<State>;
  calls = 0;

  constructor(record: Record) {
    this.view = foldRun(pipeline, testTools.runId, record.events);
  }

  take(record: Record, event: RunEvent): void {
    record.events.push(event);
    this.view = evolveRun(pipeline, this.view, event);
  }

  get plan() {
    return planRun(pipeline, this.view, testTools);
  }
}

type Command = fc.Command<Record, Worker>;

function agrees(record: Record, worker: Worker): void {
  const folded = foldRun(pipeline, testTools.runId, record.events);
  expect(planRun(pipeline, folded, testTools)).toEqual(worker.plan);
  const placed = record.events.map((event, i) => ({ ...event, sequence: i + 1 }));
  expect(replayRun(pipeline, testTools.runId, testTools, placed).firstDifference).toBeNull();
}

/** Writes what is decided; killed after `written` of these events, the rest is lost. */
const settle = (written: number): Command => ({
  check: () => true,
  run(record, worker) {
    const { drafts } = settleRun(pipeline, worker.view, testTools, AT);
    for (const draft of drafts.slice(0, written)) worker.take(record, provisionalEvent(draft, AT));
    agrees(record, worker);
  },
  toString: () => `settle(${written})`,
});

const call: Command = {
  check: () => true,
  run(record, worker) {
    const { plan } = worker;
    const [step] = plan.kind === 'effects' ? plan.renders : [];
    if (step === undefined) return;
    worker.calls += 1;
    const { request, take = 1, attempt = 1, reason = null } = step;
    const payload = {
      step: step.key,
      attemptId: `id:${record.events.length}`,
      attempt,
      renderer: step.renderer,
      rendererVersion: 'test/v1',
      model: request.model,
      parameters: { ...request.parameters },
      take,
      requestKey: '0'.repeat(64),
      round: 1,
      holder: 'test',
      reason,
    };
    const texts = {
      prompt: request.prompt,
      ...(request.system === undefined ? {} : { system: request.system }),
    };
    worker.take(record, filledIn({ type: 'attempt-started', payload, texts }));
    // A call that is on its way is never made a second time.
    const after = worker.plan;
    expect(after.kind === 'effects' ? after.renders.filter(({ key }) => key === step.key) : []).toEqual([]);
    agrees(record, worker);
  },
  toString: () => 'call',
};

const bill = { usage: null, costMicros: null, latencyMs: 0 };
const ends = {
  succeeded: { model: 'm', stop: 'end', ...bill },
  failed: { code: 'timeout', retry: 'never', message: 'no answer', ...bill },
  interrupted: { reason: 'worker_lost' },
} as const;

const end = (how: keyof typeof ends, words: string): Command => ({
  check: () => true,
  run(record, worker) {
    const [open] = openAttempts(worker.view);
    if (open === undefined) return;
    const payload = { step: open.step, attemptId: open.attempt.attemptId, ...ends[how] };
    const texts = how === 'succeeded' ? { response: words } : {};
    worker.take(record, filledIn({ type: `attempt-${how}`, payload, texts }));
    agrees(record, worker);
  },
  toString: () => `end(${how})`,
});

/** Killed: another worker takes over with nothing but the record. */
const takeOver: Command = {
  check: () => true,
  run(record, worker) {
    worker.view = new Worker(record).view;
    agrees(record, worker);
  },
  toString: () => 'takeOver',
};

describe('the run loop', () => {
  it('decides the same from memory and from the record, whatever happens and wherever it is killed', () => {
    const commands = fc.commands(
      [
        fc.constantFrom(0, 1, 2, 100).map(settle),
        fc.constant(call),
        fc
          .tuple(
            fc.constantFrom('succeeded' as const, 'failed' as const, 'interrupted' as const),
            fc.string(),
          )
          .map(([how, words]) => end(how, words)),
        fc.constant(takeOver),
      ],
      { maxCommands: 30 },
    );
    fc.assert(
      fc.property(
        fc.string({ maxLength: 120 }),
        fc.integer({ min: 1, max: 3 }),
        commands,
        (text, width, all) => {
          const record = { events: [filledIn(runStarted(pipeline, { width }, { text }))] };
          fc.modelRun(() => ({ model: record, real: new Worker(record) }), all);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('goes on after any event as if it had never stopped', async () => {
    const text = 'A rather long text that says very little and takes its time about it. '.repeat(3);
    const renderer = fakeRenderer([{ when: 'Shorten', answer: (request) => request.prompt.slice(0, 60) }]);
    const { events } = await playRun(pipeline, { input: { width: 2 }, texts: { text }, renderer });
    for (let kept = 1; kept < events.length; kept += 1) {
      const view = foldRun(pipeline, testTools.runId, events.slice(0, kept));
      const next = events[kept] as RunEvent;
      const { drafts, plan } = settleRun(pipeline, view, testTools, next.recordedAt);
      const [first] = drafts;
      if (first !== undefined) expect(provisionalEvent(first, next.recordedAt)).toEqual(next);
      else if (next.type === 'attempt-started')
        expect(plan.kind === 'effects' && plan.renders.map(({ key }) => key)).toContain(next.payload.step);
      else expect(plan.kind === 'in-flight' || plan.kind === 'effects').toBe(true);
    }
  });
});
