import { describe, expect, it } from 'vitest';
import { definePipeline } from '../pipeline/pipeline.ts';
import type { Step } from '../pipeline/step.ts';
import { type GivenEvent, given, runStarted } from '../testing/given.ts';

const render = (key: string, extra: Partial<Step & { kind: 'render' }> = {}): Step => ({
  kind: 'render',
  key,
  renderer: 'fake',
  request: { model: 'm', prompt: 'p'.repeat(30), parameters: { maxOutputTokens: 100 } },
  ...extra,
});

/** A pipeline whose next steps are whatever the test says, whatever happened. */
const always = (...steps: readonly Step[]) =>
  definePipeline<null>({
    id: 'always',
    version: 'v1',
    initialState: null,
    evolve: () => null,
    next: () => steps,
    events: {},
    signals: [],
    evaluators: {},
    ruleSets: [],
    readModels: [],
  });

const started = (budget = {}): GivenEvent =>
  runStarted({ id: 'always', version: 'v1' }, {}, { text: 'words' }, budget);
const attempt = (step: string, attemptId = 'a1', prompt = 'p'.repeat(30)): GivenEvent => ({
  type: 'attempt-started',
  payload: { step, attemptId, holder: 'w', parameters: { maxOutputTokens: 100 } },
  texts: { prompt },
});
const ended = (type: string, step: string, attemptId = 'a1', extra = {}): GivenEvent => ({
  type,
  payload: { step, attemptId, usage: null, costMicros: null, ...extra },
});
const stopped = (reason: string) => ({
  kind: 'record',
  events: [
    {
      kind: 'fact',
      actor: 'pipeline:always/v1',
      draft: { type: 'run-finished', payload: { outcome: 'stopped', reason, result: null } },
    },
  ],
});

describe('the run loop', () => {
  it('asks for the call the pipeline wants', () => {
    expect(given(always(render('a')), started()).plan).toEqual({
      kind: 'effects',
      renders: [render('a')],
      waits: [],
    });
  });

  it('does not ask again while the call is under way', () => {
    expect(given(always(render('a')), started(), attempt('a')).plan).toEqual({ kind: 'in-flight' });
  });

  it('goes on with independent steps while one call is under way', () => {
    const plan = given(always(render('a'), render('b')), started(), attempt('a')).plan;
    expect(plan).toEqual({ kind: 'effects', renders: [render('b')], waits: [] });
  });

  it.each(['interrupted', 'failed'])(
    'stops by default after an attempt that was %s: nothing is called again by itself',
    (how) => {
      given(always(render('a')), started(), attempt('a'))
        .when(ended(`attempt-${how}`, 'a'))
        .thenPlan(stopped(`attempt_${how}`) as never);
    },
  );

  it('opens a further attempt only when the pipeline asks for it by number', () => {
    const again = always(render('a', { attempt: 2, reason: 'interrupted' }));
    const plan = given(again, started(), attempt('a'), ended('attempt-interrupted', 'a')).plan;
    expect(plan).toMatchObject({ kind: 'effects', renders: [{ key: 'a', attempt: 2 }] });
  });

  it('never calls again after an answer, whatever number the pipeline names', () => {
    const events = [started(), attempt('a'), ended('attempt-succeeded', 'a')];
    given(always(render('a', { attempt: 2 })), ...events).thenPlan(stopped('step_repeated') as never);
    given(always(render('a', { attempt: 3 })), ...events).thenPlan(stopped('step_repeated') as never);
  });

  it('does not fill up attempts that the pipeline left out', () => {
    const third = always(render('a', { attempt: 3 }));
    given(third, started()).thenPlan(stopped('attempt_out_of_order') as never);
    given(third, started(), attempt('a'), ended('attempt-failed', 'a')).thenPlan(
      stopped('attempt_out_of_order') as never,
    );
  });

  it('stops a pipeline that repeats a step it has the answer to', () => {
    given(always(render('a')), started(), attempt('a'), ended('attempt-succeeded', 'a')).thenPlan(
      stopped('step_repeated') as never,
    );
  });

  it('lets calls under way end before it stops for one that failed', () => {
    const both = always(render('a'), render('b'));
    const events = [started(), attempt('a', 'a1'), attempt('b', 'b1'), ended('attempt-failed', 'a', 'a1')];
    expect(given(both, ...events).plan).toEqual({ kind: 'in-flight' });
    given(both, ...events)
      .when(ended('attempt-interrupted', 'b', 'b1'))
      .thenPlan(stopped('attempt_failed') as never);
  });

  it('stops a pipeline that has nothing more to say', () => {
    given(always(), started()).thenPlan(stopped('no_next_step') as never);
  });

  it('does nothing more once the run is over', () => {
    const over = { type: 'run-finished', payload: { outcome: 'completed', reason: null, result: null } };
    expect(given(always(render('a')), started(), over).plan).toEqual({ kind: 'finished' });
  });

  it('ends a run whose words were erased without asking the pipeline', () => {
    const erased: GivenEvent = { type: 'note-added', texts: { note: { erased: true } } };
    given(always(render('a')), started(), erased).thenPlan(stopped('subject_erased') as never);
  });

  it('waits until a wait has elapsed', () => {
    const wait: Step = { kind: 'wait', key: 'w', until: '2026-02-01T00:00:00.000Z' };
    expect(given(always(wait), started()).plan).toEqual({ kind: 'effects', renders: [], waits: [wait] });
    given(always(wait), started())
      .when({ type: 'wait-elapsed', payload: { step: 'w', until: wait.until } })
      .thenPlan(stopped('no_next_step') as never);
  });
});

describe('a budget', () => {
  const reached = (limit: string) =>
    expect.objectContaining({
      draft: expect.objectContaining({ type: 'budget-reached', payload: expect.objectContaining({ limit }) }),
    });
  const planWith = (budget: object, ...events: GivenEvent[]) =>
    given(always(render('b')), started(budget), ...events).plan;
  const recorded = (limit: string) => ({
    kind: 'record',
    events: [
      reached(limit),
      expect.objectContaining({ draft: expect.objectContaining({ type: 'run-finished' }) }),
    ],
  });

  it('of attempts is a recorded stop when the next call would break it', () => {
    const done = [attempt('a'), ended('attempt-succeeded', 'a')];
    expect(planWith({ maxAttempts: 2 }, ...done).kind).toBe('effects');
    expect(planWith({ maxAttempts: 1 }, ...done)).toEqual(recorded('attempts'));
  });

  it('of tokens counts the largest answer in advance', () => {
    expect(planWith({ maxTokens: 110 }).kind).toBe('effects');
    expect(planWith({ maxTokens: 109 })).toEqual(recorded('tokens'));
  });

  it('of tokens counts what was really used once an answer is there', () => {
    const used = (outputTokens: number) => [
      attempt('a'),
      ended('attempt-succeeded', 'a', 'a1', { usage: { inputTokens: 10, outputTokens } }),
    ];
    expect(planWith({ maxTokens: 130 }, ...used(10)).kind).toBe('effects');
    expect(planWith({ maxTokens: 130 }, ...used(11))).toEqual(recorded('tokens'));
  });

  it('of tokens keeps what was set aside for an answer of unknown size', () => {
    const silent = [attempt('a'), ended('attempt-succeeded', 'a')];
    expect(planWith({ maxTokens: 219 }, ...silent)).toEqual(recorded('tokens'));
    expect(planWith({ maxTokens: 220 }, ...silent).kind).toBe('effects');
  });

  it('of cost ends once nothing is left', () => {
    const cost = (costMicros: number) => [
      attempt('a'),
      ended('attempt-succeeded', 'a', 'a1', { costMicros }),
    ];
    expect(planWith({ maxCostMicros: 500 }, ...cost(499)).kind).toBe('effects');
    expect(planWith({ maxCostMicros: 500 }, ...cost(500))).toEqual(recorded('cost'));
  });

  it('counts a late answer too', () => {
    const late = [
      attempt('a'),
      ended('attempt-interrupted', 'a'),
      ended('attempt-late', 'a', 'a1', { outcome: 'succeeded', costMicros: 500 }),
    ];
    expect(planWith({ maxCostMicros: 500 }, ...late)).toEqual(recorded('cost'));
  });

  it('of cost ends once a call cost something nobody told us', () => {
    const silent = [attempt('a'), ended('attempt-succeeded', 'a')];
    expect(planWith({ maxCostMicros: 500 }, ...silent)).toEqual(recorded('cost'));
    expect(planWith({ maxTokens: 10_000 }, ...silent).kind).toBe('effects');
  });

  it('of cost counts an interrupted call as one of unknown cost, until its late answer tells', () => {
    const lost = [attempt('a'), ended('attempt-interrupted', 'a')];
    expect(planWith({ maxCostMicros: 500 }, ...lost)).toEqual(recorded('cost'));
    const told = ended('attempt-late', 'a', 'a1', { outcome: 'succeeded', costMicros: 100 });
    expect(planWith({ maxCostMicros: 500 }, ...lost, told).kind).toBe('effects');
  });

  it('of cost takes a call that failed without usage as free', () => {
    const refused = [attempt('a'), ended('attempt-failed', 'a')];
    expect(planWith({ maxCostMicros: 500 }, ...refused).kind).toBe('effects');
  });
});

describe('what a pipeline asks for that could never be recorded', () => {
  const fault = {
    kind: 'record',
    events: [
      {
        kind: 'fact',
        actor: 'pipeline:always/v1',
        draft: {
          type: 'run-finished',
          payload: { outcome: 'failed', reason: 'pipeline_fault', result: null },
        },
      },
    ],
  };
  const wait = (until: string): Step => ({ kind: 'wait', key: 'w', until });
  const record = (type: string, payload: object = {}, extra: object = {}): Step => ({
    kind: 'record',
    events: [{ type, payload: payload as never, ...extra }],
  });
  const request = { model: 'm', prompt: 'p', parameters: { maxOutputTokens: 0 } };
  const wrong: [string, Step[]][] = [
    ['an event it does not declare', [record('note-added')]],
    [
      'an event of the run loop',
      [record('run-finished', { outcome: 'completed', reason: null, result: null })],
    ],
    ['an attempt nobody made', [record('attempt-succeeded')]],
    ['a decision of another shape', [record('decision-made', { decision: 'x' })]],
    [
      'a newer version than it declares',
      [record('guard-passed', { step: 's', verdicts: [] }, { schemaVersion: 2 })],
    ],
    ['a number JSON cannot hold', [{ kind: 'finish', outcome: 'completed', result: Number.NaN }]],
    ['half a character', [{ kind: 'finish', outcome: 'completed', result: '\ud800' }]],
    [
      'an end only the run loop gives',
      [{ kind: 'finish', outcome: 'stopped', reason: 'subject_erased', result: null }],
    ],
    ['a wait for no instant', [wait('2099-01-01')]],
    ['a request for no answer', [render('a', { request })]],
    ['attempt number zero', [render('a', { attempt: 0 })]],
    ['the same step twice', [render('a'), render('a')]],
    [
      'an evaluator it does not have',
      [{ kind: 'evaluate', key: 'e', evaluator: 'toString', input: null, texts: {} }],
    ],
  ];

  it.each(wrong)('ends the run on record: %s', (_what, steps) => {
    given(always(...steps), started()).thenPlan(fault as never);
  });

  it('leaves alone what can be recorded', () => {
    expect(given(always(wait('2099-01-01T00:00:00.000Z')), started()).plan.kind).toBe('effects');
    expect(given(always(record('guard-passed', { step: 's', verdicts: [] })), started()).plan.kind).toBe(
      'record',
    );
  });
});
