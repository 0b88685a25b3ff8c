import { PREFERENCE_KEYS, type Preferences, type Verdict } from '@palimpsest/contracts';
import type { RecordStep, Step } from '@palimpsest/kernel';
import { describe, expect, it } from 'vitest';
import { memberSubject, type RewriteInput } from './input.ts';
import { type Call, type ComplaintState, initialState } from './state.ts';
import { classifierEvaluator, classifyStep } from './steps/classify.ts';
import { derivePolicyAndLocales } from './steps/decide.ts';
import { changeHome, changeRoutes } from './steps/directory.ts';
import { decideEligibility, persistMessage, takeSnapshots } from './steps/intake.ts';
import { nextAttempt } from './steps/next-attempt.ts';
import { powerOf } from './steps/power-of.ts';
import { assembleRequest, enqueueJob, selectRouteStep } from './steps/request.ts';
import {
  cancelled,
  completed,
  guardStep,
  renderStep,
  validateStep,
  validationEvaluator,
} from './steps/settle.ts';
import { HOME, MESSAGE, PLAIN, RECIPIENT, rewriteInput, routesWith, SENDER } from './testing/fakes.ts';
import { uuidTools } from './testing/play.ts';

const first = (step: Step) => (step as RecordStep).events[0];
const payloadOf = (step: Step): Record<string, unknown> => ({ ...first(step)?.payload });
const REQUEST_ID = uuidTools.id('rewrite-request');
const AT = '2026-11-16T09:00:00.000Z';
const answered = (text: string, stop = 'end'): Call & { state: 'answered' } => ({
  state: 'answered',
  text,
  stop,
  at: AT,
});
const lost = (times: number, again = true): Call => ({ state: 'lost', times, again, code: 'timeout' });
const known = (changes: Partial<ComplaintState>): ComplaintState => ({ ...initialState, ...changes });
const applied = {
  classification: { ...PLAIN, rewrite_strength: 'full_reframe' as const },
  failed: false,
  danger: null,
  rules: [],
};
const context = { context: {}, keys: [], source: 'recorded' } as never;
const policy = {
  tone: 'calm',
  directness: 'soft',
  emotional_temperature: 'steady',
  source_locale: 'en',
  target_locale: 'en',
  lane: 'same_language',
} as const;

function request(message = MESSAGE, input: RewriteInput = rewriteInput()) {
  const step = assembleRequest(
    input,
    message,
    { classified: applied, context, policy: policy as never },
    uuidTools,
  );
  return {
    step,
    request: JSON.parse((first(step)?.texts?.request as { words: string } | undefined)?.words ?? 'null'),
  };
}

describe('a change of the directory', () => {
  const change = {
    user_id: SENDER,
    change: 'added',
    role: 'member',
    locale: 'en',
    preferences: 'none',
  } as const;

  it('is one fact a member, and one of the home', () => {
    const input = { mode: 'home', home_id: HOME, home_known: false } as const;
    const members = [change, { ...change, user_id: RECIPIENT, change: 'removed' } as const];
    expect(changeHome({ ...input, members }, initialState)).toEqual({
      kind: 'record',
      events: [
        {
          type: 'complaint-member-added',
          payload: { home_id: HOME, user_id: SENDER, role: 'member', locale: 'en', preferences: 'none' },
        },
        {
          type: 'complaint-member-removed',
          payload: { home_id: HOME, user_id: RECIPIENT, role: 'member', locale: 'en', preferences: 'none' },
        },
        { type: 'complaint-home-changed', payload: { home_id: HOME, created: true, members: 2 } },
      ],
    });
    expect(payloadOf(changeHome({ ...input, home_known: true, members: [] }, initialState)).created).toBe(
      false,
    );
  });

  it('seals preferences under the member, where they are set and came along', () => {
    const state = known({ texts: { [`preferences:${SENDER}`]: '{}' } });
    const textsOf = (preferences: 'set' | 'kept' | 'none', from = state) =>
      first(
        changeHome(
          { mode: 'home', home_id: HOME, home_known: true, members: [{ ...change, preferences }] },
          from,
        ),
      )?.texts;
    expect(textsOf('set')).toEqual({ preferences: { subject: memberSubject(SENDER), words: '{}' } });
    expect(textsOf('kept')).toBeUndefined();
    expect(textsOf('none')).toBeUndefined();
    expect(textsOf('set', initialState)).toBeUndefined();
  });

  it('of the routes keeps the table under its number', () => {
    const table = routesWith();
    expect(changeRoutes({ mode: 'routes', number: 3, table })).toEqual({
      kind: 'record',
      events: [{ type: 'complaint-routes-changed', payload: { number: 3, table } }],
    });
  });
});

describe('intake', () => {
  it('names the rules that decided', () => {
    expect(payloadOf(decideEligibility(rewriteInput(), uuidTools)).rules).toBe('complaint/v1');
  });

  it('says of the preferences whether there are none, some or all, and of whom they are', () => {
    const all = Object.fromEntries(PREFERENCE_KEYS.map((key) => [key, 'x'])) as unknown as Preferences;
    const { communication_style: _style, ...some } = all;
    const taken = (preferences: Preferences | null) =>
      payloadOf(takeSnapshots(rewriteInput(), known({ preferences }), uuidTools));
    expect(taken(null).preferences).toBe('none');
    expect(taken({}).preferences).toBe('none');
    expect(taken(some).preferences).toBe('partial');
    expect(taken(all).preferences).toBe('complete');
    expect(taken(null).inputs).toEqual({
      recipient_user_id: RECIPIENT,
      recipient_role: 'member',
      recipient_locale: 'en-NZ',
    });
  });

  it('keeps the message without its words in the payload, and has no snapshot where none was taken', () => {
    const step = persistMessage(rewriteInput(), MESSAGE, initialState, uuidTools);
    expect(payloadOf(step)).toMatchObject({
      length: MESSAGE.length,
      recipient_snapshot_id: '',
      recipient_preference_snapshot_id: '',
    });
    expect(first(step)?.texts).toEqual({ original: MESSAGE });
  });

  it('takes everybody whose role is not known for a member', () => {
    const facts = rewriteInput().facts;
    const owner = { role: 'owner', locale: 'en', erased: false } as const;
    expect(powerOf({ facts: { ...facts, sender: null, recipient: null } })).toBe(powerOf({ facts }));
    expect(powerOf({ facts: { ...facts, sender: owner, recipient: null } })).toBe(
      powerOf({ facts: { ...facts, sender: owner } }),
    );
    expect(powerOf({ facts: { ...facts, sender: null, recipient: owner } })).toBe(
      powerOf({ facts: { ...facts, recipient: owner } }),
    );
    expect(powerOf({ facts: { ...facts, sender: owner } })).not.toBe(
      powerOf({ facts: { ...facts, recipient: owner } }),
    );
  });
});

describe('attempts', () => {
  it.each<[string, Call | null, number | null]>([
    ['the first', null, 1],
    ['one that was begun is begun again', { state: 'started' }, 1],
    ['none after an answer', answered('{}'), null],
    ['the next after a transport failure', lost(1), 2],
    ['the last that is allowed', lost(2), 3],
    ['none beyond', lost(3), null],
    ['none after another failure', lost(1, false), null],
  ])('%s', (_what, call, attempt) => {
    expect(nextAttempt(call, 2)).toBe(attempt);
  });

  const routed = payloadOf(
    selectRouteStep(rewriteInput(), { policy: policy as never, classified: applied }, uuidTools),
  );
  const routing = { ...(routed.routing as object), max_retries: 1 } as never;

  it('of the rewriter name a reason from the second on', () => {
    const of = (call: Call | null) => renderStep(request().request, routing, call, uuidTools);
    expect(of(null)).not.toHaveProperty('reason');
    expect(of(null)).toMatchObject({ attempt: 1 });
    expect(of(lost(1))).toMatchObject({ attempt: 2, reason: 'transport_failure' });
    expect(payloadOf(of(lost(2)))).toMatchObject({ stage: 'rewriter', reason: 'rewriter_timeout' });
    expect(payloadOf(of(answered('{}')))).toMatchObject({ stage: 'rewriter', reason: 'rewriter_failed' });
  });

  it('of a model that classifies do so too, and then the built-in word holds', () => {
    const row = {
      id: 'm',
      task: 'complaint_classify',
      match: { target_language: 'en' },
      max_retries: 1,
    } as const;
    const input = rewriteInput({ routes: routesWith(row) });
    const of = (classifierCall: Call | null) =>
      classifyStep(known({ evaluated: PLAIN, classifierCall }), input, MESSAGE, uuidTools);
    expect(of(null)).toMatchObject({ kind: 'render', attempt: 1 });
    expect(of(null)).not.toHaveProperty('reason');
    expect(of(lost(1))).toMatchObject({ attempt: 2, reason: 'transport_failure' });
    expect(payloadOf(of(lost(2))).inputs).toMatchObject({ advice: null, floor: PLAIN });
    expect(payloadOf(of(answered(JSON.stringify(PLAIN)))).inputs).toMatchObject({ advice: PLAIN });
    expect(payloadOf(of(answered(JSON.stringify(PLAIN), 'length'))).inputs).toMatchObject({ advice: null });
  });

  it('are not made on a route that is not built', () => {
    const row = { id: 'm', task: 'complaint_classify', execution_mode: 'batch' } as const;
    const input = rewriteInput({ routes: routesWith(row as never) });
    expect(payloadOf(classifyStep(known({ evaluated: PLAIN }), input, MESSAGE, uuidTools))).toMatchObject({
      stage: 'routing',
      reason: 'execution_mode_not_supported',
    });
  });

  it('of the classifier are for the language of the recipient, English where it is not known', () => {
    const row = { id: 'm', task: 'complaint_classify', match: { target_language: 'en' } } as const;
    const of = (locale: string | null) => {
      const recipient = { role: 'member', locale, erased: false } as const;
      const input = rewriteInput({ routes: routesWith(row), facts: { ...rewriteInput().facts, recipient } });
      return classifyStep(known({ evaluated: PLAIN }), input, MESSAGE, uuidTools).kind;
    };
    expect(of('en-GB')).toBe('render');
    expect(of(null)).toBe('render');
    expect(of('de')).toBe('record');
  });
});

describe('evaluators', () => {
  it('the classifier says that it failed, whether it throws or answers in another shape', () => {
    const evaluate = (classify: () => unknown) =>
      classifierEvaluator(classify as never).evaluate({ languages: ['en'] }, { message: 'x' });
    expect(evaluate(() => PLAIN)).toEqual(PLAIN);
    expect(evaluate(() => ({ topics: [] }))).toEqual({ failed: true });
    expect(
      evaluate(() => {
        throw new Error('broken');
      }),
    ).toEqual({ failed: true });
  });

  it('is asked with the sender, the surface and the languages of the home', () => {
    expect(classifyStep(initialState, rewriteInput(), MESSAGE, uuidTools)).toMatchObject({
      kind: 'evaluate',
      input: { sender_user_id: SENDER, surface: 'weekly_feedback', languages: ['de', 'en', 'es', 'fr'] },
      texts: { message: MESSAGE },
    });
  });

  it('a check that breaks off refuses the answer', () => {
    const { version, evaluate } = validationEvaluator(() => []);
    expect(version).toBe('v1');
    expect(evaluate({}, { request: '{}', response: '{}' })).toEqual([]);
    expect(evaluate({}, {})).toMatchObject([{ rule: 'check-failed', severity: 'hard', passed: false }]);
  });
});

describe('policy and locales', () => {
  const derived = (classification: Partial<typeof PLAIN>, failed = false, input = rewriteInput()) =>
    derivePolicyAndLocales(
      input,
      { ...applied, failed, classification: { ...PLAIN, ...classification } },
      context,
    );
  const lowOf = (...given: Parameters<typeof derived>) =>
    (payloadOf(derived(...given)).inputs as Record<string, unknown>).low_confidence;

  it('are careful where the classifier failed or was unsure of topic or intent', () => {
    expect(lowOf({})).toBe(false);
    expect(lowOf({}, true)).toBe(true);
    expect(lowOf({ confidence: { ...PLAIN.confidence, topic: 'low' } })).toBe(true);
    expect(lowOf({ confidence: { ...PLAIN.confidence, intent: 'low' } })).toBe(true);
    expect(lowOf({ confidence: { ...PLAIN.confidence, language: 'low' } })).toBe(false);
  });

  it('have their inputs on record, and the rules that decided under the recipient', () => {
    const step = derived({});
    expect(payloadOf(step).inputs).toMatchObject({
      surface: 'weekly_feedback',
      detected_language: 'en',
      sender_locale: 'en',
      recipient_locale: 'en-NZ',
    });
    expect(first(step)?.texts?.rules).toMatchObject({ subject: memberSubject(RECIPIENT) });
    const facts = { ...rewriteInput().facts, sender: null, recipient: null };
    expect(payloadOf(derived({}, false, rewriteInput({ facts }))).inputs).toMatchObject({
      sender_locale: null,
      recipient_locale: null,
    });
  });
});

describe('request, route and job', () => {
  it('a request of another shape fails', () => {
    expect(payloadOf(request('').step)).toMatchObject({ stage: 'request', reason: 'request_invalid' });
    expect(first(request().step)?.type).toBe('complaint-request-assembled');
  });

  it('without a policy there is no route', () => {
    expect(
      payloadOf(selectRouteStep(rewriteInput(), { policy: null, classified: null }, uuidTools)),
    ).toMatchObject({
      stage: 'routing',
      reason: 'no_route',
    });
  });

  it('the job has an id of its own', () => {
    const job = payloadOf(
      enqueueJob({ routing: null, policy: policy as never }, request().request, uuidTools),
    );
    expect(job).toMatchObject({
      job_id: uuidTools.id('rewrite-job'),
      source_locale: 'en',
      target_locale: 'en',
      lane: 'same_language',
      retry: { max_retries: 0, after: 'transport_failure' },
    });
    expect(
      payloadOf(enqueueJob({ routing: null, policy: null }, request().request, uuidTools)),
    ).toMatchObject({
      source_locale: '',
      target_locale: '',
      lane: '',
    });
  });
});

describe('the end', () => {
  const answer = JSON.stringify({
    rewrite_request_id: REQUEST_ID,
    rewritten_message: { text: '  Could we keep it lower? ', language: 'en' },
    rewrite_notes: { intent_preserved: true, tone_applied: 'calm', translation_performed: false },
  });

  it('an answer that was cut off, or is none, is not read', () => {
    const refused = { stage: 'response', reason: 'response_not_of_the_shape' };
    const of = (call: Call & { state: 'answered' }) => validateStep(request().request, call, uuidTools);
    expect(payloadOf(of(answered(answer, 'length')))).toMatchObject(refused);
    expect(payloadOf(of(answered('{}')))).toMatchObject(refused);
    expect(payloadOf(completed(rewriteInput(), answered('{}'), uuidTools))).toMatchObject(refused);
    expect(of(answered(answer))).toMatchObject({
      kind: 'evaluate',
      input: { rewrite_request_id: REQUEST_ID, length: 26 },
    });
  });

  it('the message is kept trimmed, under its sender', () => {
    const step = completed(rewriteInput({ reveal_delay_minutes: 5 }), answered(answer), uuidTools);
    expect(payloadOf(step)).toEqual({
      rewrite_request_id: REQUEST_ID,
      language: 'en',
      rewrite_completed_at: AT,
      sender_reveal_at: '2026-11-16T09:05:00.000Z',
    });
    expect(first(step)?.texts).toEqual({
      rewritten: { subject: memberSubject(SENDER), words: 'Could we keep it lower?' },
    });
  });

  it.each<[string, Pick<Verdict, 'passed' | 'severity'>[], string]>([
    ['all passed', [{ passed: true, severity: 'hard' }], 'guard-passed'],
    ['a soft rule failed', [{ passed: false, severity: 'soft' }], 'guard-passed'],
    [
      'a hard rule failed',
      [
        { passed: true, severity: 'hard' },
        { passed: false, severity: 'hard' },
      ],
      'guard-failed',
    ],
  ])('%s', (_what, verdicts, type) => {
    const whole = verdicts.map((verdict) => ({ rule: 'r', message: '', spans: [], ...verdict }));
    expect(first(guardStep(whole))?.type).toBe(type);
  });

  it('a cancelled request names itself', () => {
    expect(payloadOf(cancelled(uuidTools))).toEqual({ rewrite_request_id: REQUEST_ID });
  });
});
