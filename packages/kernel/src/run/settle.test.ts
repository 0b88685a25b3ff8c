import { describe, expect, it } from 'vitest';
import { definePipeline, type Pipeline } from '../pipeline/pipeline.ts';
import type { RunEvent } from '../pipeline/run-event.ts';
import type { Step } from '../pipeline/step.ts';
import { replayRun } from './replay.ts';
import { foldRun } from './run-view.ts';
import { provisionalEvent, settleRun } from './settle.ts';

const AT = '2026-01-01T00:00:00.000Z';
const tools = { runId: 'r', id: (name: string) => name };
const FAULT = {
  type: 'run-finished',
  payload: { outcome: 'failed', reason: 'pipeline_fault', result: null },
};

const event = (type: string, payload: RunEvent['payload'] = {}): RunEvent => ({
  type,
  schemaVersion: 1,
  actor: 'test',
  recordedAt: AT,
  payload,
  texts: {},
});
const started = event('run-started', {
  pipeline: 'p',
  pipelineVersion: 'v1',
  subject: 's',
  input: {},
  budget: {},
});
const call = event('attempt-started', {
  step: 'ask',
  attemptId: 'a',
  holder: 'w',
  parameters: { maxOutputTokens: 1 },
});
const answer = event('attempt-succeeded', { step: 'ask', attemptId: 'a', usage: null, costMicros: null });

function pipeline(parts: Partial<Pipeline<number>>): Pipeline<number> {
  return definePipeline<number>({
    id: 'p',
    version: 'v1',
    initialState: 0,
    evolve: (seen) => seen + 1,
    next: () => [],
    events: { noted: 1 },
    signals: [],
    evaluators: {},
    ruleSets: [],
    readModels: [],
    ...parts,
  });
}
const broken = () => {
  throw new Error('words of a person');
};
const settled = (parts: Partial<Pipeline<number>>, ...events: RunEvent[]) => {
  const faulty = pipeline(parts);
  const { drafts, plan, view } = settleRun(faulty, foldRun(faulty, 'r', [started, ...events]), tools, AT);
  return { drafts: drafts.map(({ draft }) => draft), plan: plan.kind, finished: view.finished };
};

describe('a pipeline that throws', () => {
  it('ends the run on record, without what it threw, when it throws in next', () => {
    expect(settled({ next: broken })).toMatchObject({
      drafts: [FAULT],
      plan: 'finished',
      finished: { reason: 'pipeline_fault' },
    });
  });

  it('ends the run on record when it throws in evolve, and the run can still be read', () => {
    const parts = {
      evolve: (seen: number, { type }: RunEvent) => (type === 'attempt-succeeded' ? broken() : seen + 1),
    };
    expect(settled(parts, call, answer)).toMatchObject({ drafts: [FAULT], plan: 'finished' });
  });

  it('ends the run on record when an evaluator throws, and takes nothing of that step', () => {
    const steps: Step[] = [
      { kind: 'record', events: [{ type: 'noted', payload: {} }] },
      { kind: 'evaluate', key: 'e', evaluator: 'e', input: null, texts: {} },
    ];
    expect(
      settled({ next: () => steps, evaluators: { e: { version: 'v1', evaluate: broken } } }),
    ).toMatchObject({ drafts: [FAULT], plan: 'finished' });
  });

  it('keeps what was decided before it threw', () => {
    const next = (seen: number): readonly Step[] =>
      seen === 1 ? [{ kind: 'record', events: [{ type: 'noted', payload: {} }] }] : broken();
    expect(settled({ next })).toMatchObject({ drafts: [{ type: 'noted' }, FAULT] });
  });

  it.each([
    ['next', { next: broken }],
    [
      'an evaluator',
      {
        next: () => [{ kind: 'evaluate', key: 'e', evaluator: 'e', input: null, texts: {} }] as const,
        evaluators: { e: { version: 'v1', evaluate: broken } },
      },
    ],
  ])('waits for calls under way before a fault in %s ends the run', (_where, parts) => {
    expect(settled(parts, call)).toMatchObject({ drafts: [], plan: 'in-flight' });
    expect(settled(parts, call, answer)).toMatchObject({ drafts: [FAULT] });
  });
});

describe('a pipeline that records for ever', () => {
  const wild = pipeline({ next: () => [{ kind: 'record', events: [{ type: 'noted', payload: {} }] }] });
  const { drafts } = settleRun(wild, foldRun(wild, 'r', [started]), tools, AT);

  it('is stopped on record once it has proved that it never comes to a step', () => {
    expect(drafts).toHaveLength(10_001);
    expect(drafts.at(-1)?.draft).toEqual(FAULT);
  });

  it('replays to the same end', () => {
    const events = [started, ...drafts.map((draft) => provisionalEvent(draft, AT))];
    const placed = events.map((each, i) => ({ ...each, sequence: i + 1 }));
    expect(replayRun(wild, 'r', tools, placed)).toMatchObject({ decisions: 10_001, firstDifference: null });
  });
});

describe('a run that ended because an evaluator threw', () => {
  const evaluate: Step = { kind: 'evaluate', key: 'e', evaluator: 'score', input: null, texts: {} };
  const faulty = pipeline({
    next: () => [evaluate],
    evaluators: { score: { version: 'v1', evaluate: broken } },
  });
  const end = { ...event('run-finished', FAULT.payload), actor: 'pipeline:p/v1' };
  const placed = [started, end].map((each, i) => ({ ...each, sequence: i + 1 }));

  it('replays as long as the evaluator still throws', () => {
    expect(replayRun(faulty, 'r', tools, placed)).toMatchObject({ decisions: 1, firstDifference: null });
  });

  it('is a difference once it does not', () => {
    const mended = pipeline({
      next: () => [evaluate],
      evaluators: { score: { version: 'v1', evaluate: () => 1 } },
    });
    expect(replayRun(mended, 'r', tools, placed).firstDifference).toMatchObject({ sequence: 2 });
  });
});

describe('the raw answer of a provider', () => {
  const draft = (type: string) => ({
    actor: 'a',
    draft: { type, payload: {}, texts: { raw: 'bytes', other: 'words' } },
  });

  it('is not shown to pipelines, live no more than when it is read back', () => {
    for (const type of ['attempt-succeeded', 'attempt-failed', 'attempt-late']) {
      expect(provisionalEvent(draft(type), AT).texts).toEqual({ other: 'words' });
    }
  });

  it('does not take the name from texts of other events', () => {
    expect(provisionalEvent(draft('run-started'), AT).texts).toEqual({ raw: 'bytes', other: 'words' });
  });
});
