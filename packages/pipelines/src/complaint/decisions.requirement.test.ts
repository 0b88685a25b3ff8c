import { createHash } from 'node:crypto';
import type { Classification, Preferences, RouteRow, RoutingTable } from '@palimpsest/contracts';
import { PREFERENCE_KEYS } from '@palimpsest/contracts';
import { canonicalJson } from '@palimpsest/kernel';
import { describe, expect, it } from 'vitest';
import { DEFAULT_ROUTING_TABLE } from './routing/default-table.ts';
import { type RouteQuestion, selectRoute } from './routing/select-route.ts';
import { applyClassification } from './rules/v1/classification.ts';
import { type EligibilityFacts, eligibilityOf } from './rules/v1/eligibility.ts';
import { complaintRulesV1 } from './rules/v1/rule-set.ts';
import {
  contextCombinations,
  localeCombinations,
  policyCombinations,
  powerCombinations,
} from './tables/combinations.ts';
import { contextKeys, contextPack } from './tables/context-pack.ts';
import { localesOf } from './tables/locales.ts';
import { derivePolicy, type PolicyFacts } from './tables/policy.ts';
import { powerMode } from './tables/power.ts';
import { canonicalSurface } from './tables/surfaces.ts';
import { minutesAfter } from './time/instant.ts';
import { isoWeekOf } from './time/iso-week.ts';

describe('eligibility', () => {
  const member = { role: 'member', locale: 'en', erased: false } as const;
  const FACTS: EligibilityFacts = {
    home_known: true,
    same_person: false,
    surface: 'weekly_feedback',
    sender: member,
    recipient: member,
    cadence_readable: true,
  };
  const reasonFor = (more: Partial<Record<keyof EligibilityFacts, unknown>>) =>
    eligibilityOf({ ...FACTS, ...more } as EligibilityFacts, complaintRulesV1.parameters.surfaces).reason;

  it('lets a member write to another member of the same home', () => {
    expect(reasonFor({})).toBeNull();
  });

  it.each([
    ['a home nobody knows', { home_known: false }, 'unknown_home'],
    ['a sender of another home', { sender: null }, 'sender_not_a_member'],
    ['a recipient of another home', { recipient: null }, 'recipient_not_a_member'],
    ['oneself', { same_person: true }, 'recipient_is_sender'],
    ['a surface that is not allowed', { surface: 'email' }, 'surface_not_allowed'],
    ['a cadence that cannot be read', { cadence_readable: false }, 'cadence_unreadable'],
  ])('refuses %s', (_what, more, reason) => {
    expect(reasonFor(more)).toBe(reason);
  });

  it('allows the four surfaces', () => {
    expect(complaintRulesV1.parameters.surfaces).toEqual([
      'weekly_feedback',
      'weekly_harmony',
      'direct_message',
      'other',
    ]);
  });
});

describe('what is made of a classification', () => {
  const SURE: Classification = {
    topics: ['noise'],
    intent: 'request',
    detected_language: 'en',
    rewrite_strength: 'light_touch',
    confidence: { topic: 'high', intent: 'high', language: 'high' },
    safety_flags: ['none'],
  };
  const apply = (more: Partial<Classification>) =>
    applyClassification({ advice: { ...SURE, ...more }, floor: null });
  const confidence = (more: Partial<Classification['confidence']>) =>
    apply({ confidence: { ...SURE.confidence, ...more } });

  it('a sure one is taken as it is', () => {
    expect(apply({}).classification).toEqual(SURE);
  });

  it('a failure gives topic other, intent concern, full reframe and low confidence', () => {
    const { classification, failed } = applyClassification({ advice: null, floor: null });
    expect(failed).toBe(true);
    expect(classification).toMatchObject({
      topics: ['other'],
      intent: 'concern',
      rewrite_strength: 'full_reframe',
      confidence: { topic: 'low', intent: 'low' },
    });
  });

  it('an unsure topic names other and is a full reframe', () => {
    const { classification } = confidence({ topic: 'low' });
    expect(classification.topics).toContain('other');
    expect(classification.rewrite_strength).toBe('full_reframe');
  });

  it('an unsure intent is a concern and a full reframe', () => {
    expect(confidence({ intent: 'low' }).classification).toMatchObject({
      intent: 'concern',
      rewrite_strength: 'full_reframe',
    });
  });

  it('an ambiguous intent is a concern', () => {
    expect(apply({ safety_flags: ['ambiguous_intent'] }).classification.intent).toBe('concern');
  });

  it('emotional intensity is a full reframe', () => {
    expect(apply({ safety_flags: ['emotional_intensity'] }).classification.rewrite_strength).toBe(
      'full_reframe',
    );
  });

  it('an unsure language alone is not a full reframe', () => {
    expect(confidence({ language: 'low' }).classification.rewrite_strength).toBe('light_touch');
  });

  it('medium confidence changes nothing', () => {
    const said = { topic: 'medium', intent: 'medium', language: 'medium' } as const;
    expect(confidence(said).classification).toMatchObject({
      topics: ['noise'],
      intent: 'request',
      rewrite_strength: 'light_touch',
    });
  });

  it.each(['threat', 'self_harm'] as const)('%s is a danger that is not rewritten', (flag) => {
    expect(apply({ safety_flags: [flag] }).danger).toBe(flag);
  });

  it('a model cannot call harmless what the built-in classifier flagged', () => {
    const floor: Classification = {
      ...SURE,
      rewrite_strength: 'full_reframe',
      safety_flags: ['emotional_intensity', 'threat'],
    };
    const { classification, danger } = applyClassification({ advice: SURE, floor });
    expect(danger).toBe('threat');
    expect(classification.rewrite_strength).toBe('full_reframe');
  });
});

describe('the context pack', () => {
  it.each([
    ['noise', ['noise_tolerance']],
    ['cleanliness', []],
    ['privacy', ['privacy_preference']],
    ['guests', ['privacy_preference', 'social_preference']],
    ['schedule', ['social_preference']],
    ['communication', []],
    ['other', []],
  ] as const)('for %s has the two keys of every topic and its own', (topic, own) => {
    expect(contextKeys([topic])).toEqual(['communication_style', 'conflict_repair_preference', ...own]);
  });

  it('of two topics has the keys of both, each once', () => {
    expect(contextKeys(['guests', 'privacy', 'noise'])).toEqual(PREFERENCE_KEYS);
  });

  it('without recorded preferences is the default pack, marked so', () => {
    const topics = ['noise', 'privacy', 'guests', 'schedule'] as const;
    for (const recorded of [null, {}])
      expect(contextPack(topics, recorded)).toMatchObject({
        is_default: true,
        context: {
          communication_style: 'balanced',
          conflict_repair_preference: 'check_in',
          noise_tolerance: 'medium',
          privacy_preference: 'medium',
          social_preference: 'balanced',
        },
      });
  });

  it('with partly recorded preferences leaves out the missing keys and infers none', () => {
    const recorded: Preferences = { communication_style: 'direct', noise_tolerance: 'high' };
    expect(contextPack(['noise', 'guests'], recorded)).toMatchObject({
      is_default: false,
      context: { communication_style: 'direct', noise_tolerance: 'high' },
    });
    expect(contextPack(['guests'], recorded).context).toEqual({ communication_style: 'direct' });
  });

  it('changes no recorded value', () => {
    const recorded: Required<Preferences> = {
      communication_style: 'gentle',
      conflict_repair_preference: 'cool_off',
      noise_tolerance: 'high',
      privacy_preference: 'low',
      social_preference: 'together',
    };
    expect(contextPack(['noise', 'guests'], recorded).context).toEqual(recorded);
  });
});

describe('power', () => {
  it('is higher with the owner of the home, and equal among members or owners', () => {
    expect(powerMode('owner', 'member')).toBe('higher_sender');
    expect(powerMode('member', 'owner')).toBe('higher_recipient');
    expect(powerMode('member', 'member')).toBe('peer');
    expect(powerMode('owner', 'owner')).toBe('peer');
  });
});

describe('the policy', () => {
  const FACTS: PolicyFacts = {
    surface: 'weekly_feedback',
    power_mode: 'peer',
    low_confidence: false,
    emotional_intensity: false,
    emotion_context: null,
    communication_style: 'balanced',
    conflict_repair_preference: 'check_in',
  };
  const policy = (more: Partial<PolicyFacts>) => {
    const { rules: _rules, ...rest } = derivePolicy({ ...FACTS, ...more });
    return rest;
  };
  const PLAIN = { tone: 'neutral', directness: 'balanced', emotional_temperature: 'steady' };

  it('of peers and a calm, clear message is neutral, balanced and steady', () => {
    expect(policy({})).toEqual(PLAIN);
  });

  it('softens a sender of higher power', () => {
    expect(policy({ power_mode: 'higher_sender' })).toEqual({
      ...PLAIN,
      tone: 'gentle',
      directness: 'soft',
    });
  });

  it('does not harden a sender of lower power', () => {
    expect(policy({ power_mode: 'higher_recipient' })).toEqual(PLAIN);
  });

  it('is gentler at low confidence', () => {
    expect(policy({ low_confidence: true })).toEqual({ ...PLAIN, tone: 'gentle', directness: 'soft' });
  });

  it('cools down emotional intensity', () => {
    expect(policy({ emotional_intensity: true }).emotional_temperature).toBe('cool_down');
  });

  it('lets the mood of the sender add cool_down and nothing else', () => {
    for (const emotion_context of ['frustrated', 'angry', 'hurt'] as const)
      expect(policy({ emotion_context })).toEqual({ ...PLAIN, emotional_temperature: 'cool_down' });
    expect(policy({ emotion_context: 'calm' })).toEqual(PLAIN);
    expect(policy({ emotion_context: 'calm', emotional_intensity: true }).emotional_temperature).toBe(
      'cool_down',
    );
  });

  it('is whole for every combination', () => {
    const all = policyCombinations();
    expect(all).toHaveLength(3 * 3 * 2 * 2 * 5 * 4 * 4);
    for (const { policy: each } of all) {
      expect(['gentle', 'neutral', 'calm']).toContain(each.tone);
      expect(['soft', 'balanced']).toContain(each.directness);
      expect(['cool_down', 'steady']).toContain(each.emotional_temperature);
    }
  });

  it('treats weekly_harmony as weekly_feedback', () => {
    expect(canonicalSurface('weekly_harmony')).toBe('weekly_feedback');
  });
});

describe('locales', () => {
  const facts = {
    detected_language: 'de',
    language_confidence: 'high',
    sender_locale: 'fr',
    recipient_locale: 'es-MX',
  } as const;

  it.each([
    ['the detected language at high confidence', { language_confidence: 'high' }, 'de'],
    ['the detected language at medium confidence', { language_confidence: 'medium' }, 'de'],
    ['the profile at low confidence', { language_confidence: 'low' }, 'fr'],
    ['the profile where none was detected', { detected_language: '' }, 'fr'],
    ['en where there is neither', { language_confidence: 'low', sender_locale: null }, 'en'],
  ] as const)('the source is %s', (_what, more, source) => {
    expect(localesOf({ ...facts, ...more }).source_locale).toBe(source);
  });

  it.each([
    ['the locale of the recipient, normalised', 'es-MX', 'es'],
    ['en where there is none', null, 'en'],
    ['en where nobody knows it', 'xx-QQ', 'en'],
  ])('the target is %s', (_what, recipient_locale, target) => {
    expect(localesOf({ ...facts, recipient_locale }).target_locale).toBe(target);
  });

  it('the lane is same_language by base language: en and en-NZ are the same', () => {
    const lane = (detected_language: string, recipient_locale: string) =>
      localesOf({ ...facts, detected_language, recipient_locale }).lane;
    expect(lane('en', 'en-NZ')).toBe('same_language');
    expect(lane('en', 'EN')).toBe('same_language');
    expect(lane('de', 'de-AT')).toBe('same_language');
    expect(lane('en', 'de')).toBe('cross_language');
  });
});

describe('routing', () => {
  const QUESTION: RouteQuestion = {
    task: 'complaint_rewrite',
    rewrite_strength: 'full_reframe',
    surface: 'weekly_feedback',
    source_language: 'en',
    target_language: 'de',
    lane: 'cross_language',
    policy_version: DEFAULT_ROUTING_TABLE.policy_version,
  };
  const FIRST = DEFAULT_ROUTING_TABLE.rows[0] as RouteRow;
  const row = (id: string, match: RouteRow['match'], more: Partial<RouteRow> = {}): RouteRow => ({
    ...FIRST,
    id,
    match,
    ...more,
  });
  const table = (...rows: RouteRow[]): RoutingTable => ({
    ...DEFAULT_ROUTING_TABLE,
    version: 'test-7',
    rows,
  });
  const answer = (rows: RouteRow[], more: Partial<RouteQuestion> = {}) =>
    selectRoute(table(...rows), { ...QUESTION, ...more });
  const rowOf = (rows: RouteRow[], more: Partial<RouteQuestion> = {}) => {
    const said = answer(rows, more);
    return said.kind === 'route' ? said.decision.row_id : said.reason;
  };

  it('takes the most specific row, wherever it stands', () => {
    const rows = [
      row('any', {}),
      row('german', { target_language: 'de' }),
      row('exact', { source_language: 'en', target_language: 'de', rewrite_strength: 'full_reframe' }),
    ];
    expect(rowOf(rows)).toBe('exact');
    expect(rowOf([...rows].reverse())).toBe('exact');
    expect(rowOf(rows, { rewrite_strength: 'light_touch' })).toBe('german');
    expect(rowOf(rows, { target_language: 'fr' })).toBe('any');
  });

  it.each([
    ['strength', { rewrite_strength: 'light_touch' }],
    ['surface', { surface: 'direct_message' }],
    ['source language', { source_language: 'fr' }],
    ['target language', { target_language: 'fr' }],
    ['lane', { lane: 'same_language' }],
  ] as const)('looks at the %s', (_what, match) => {
    expect(rowOf([row('other', match)])).toBe('no_route');
  });

  it('looks at the task', () => {
    expect(rowOf([row('classifier', {}, { task: 'complaint_classify' })])).toBe('no_route');
  });

  it.each([
    ['there is no row', [], {}, 'no_route'],
    [
      'the mode is not supported',
      [row('batch', {}, { execution_mode: 'batch' })],
      {},
      'execution_mode_not_supported',
    ],
    [
      'the prompt version is not pinned',
      [row('new', {}, { prompt_version: 'v2' })],
      {},
      'prompt_version_not_supported',
    ],
    [
      'the policy is of another release',
      [row('any', {})],
      { policy_version: 'x' },
      'policy_version_mismatch',
    ],
  ])('fails closed where %s', (_what, rows, more, reason) => {
    expect(answer(rows, more)).toEqual({ kind: 'refused', reason });
  });

  it('decides every field the specification lists', () => {
    const [chosen] = [
      row('far', {}, { base_url: 'https://models.example/v1', max_retries: 2, cache: false }),
    ];
    expect(answer([chosen])).toEqual({
      kind: 'route',
      decision: {
        task: 'complaint_rewrite',
        provider: chosen.provider,
        adapter_kind: chosen.adapter_kind,
        base_url: 'https://models.example/v1',
        model: chosen.model,
        execution_mode: 'async',
        prompt_version: 'v1',
        policy_version: DEFAULT_ROUTING_TABLE.policy_version,
        cache: false,
        max_retries: 2,
        table_version: 'test-7',
        row_id: 'far',
      },
    });
  });

  it('offline writes English, Spanish, French and German, same- and cross-language, and nothing else', () => {
    const known = ['en', 'es', 'fr', 'de'];
    for (const source_language of [...known, 'it'])
      for (const target_language of [...known, 'pt']) {
        const said = selectRoute(DEFAULT_ROUTING_TABLE, { ...QUESTION, source_language, target_language });
        const offline = known.includes(source_language) && known.includes(target_language);
        expect(said.kind, `${source_language}-${target_language}`).toBe(offline ? 'route' : 'refused');
      }
  });
});

describe('the ISO week', () => {
  it.each([
    ['2026-11-15T23:59:59.999Z', 2026, 46],
    ['2026-11-16T00:00:00.000Z', 2026, 47],
    ['2026-12-27T23:59:59.000Z', 2026, 52],
    ['2026-12-28T00:00:00.000Z', 2026, 53],
    ['2027-01-03T23:59:59.000Z', 2026, 53],
    ['2027-01-04T00:00:00.000Z', 2027, 1],
    ['2024-12-30T00:00:00.000Z', 2025, 1],
    ['2023-01-01T12:00:00.000Z', 2022, 52],
    ['2021-01-01T00:00:00.000Z', 2020, 53],
  ])('of %s is %d, week %d', (instant, iso_week_year, iso_week) => {
    expect(isoWeekOf(instant)).toEqual({ iso_week_year, iso_week });
  });
});

describe('the reveal', () => {
  it('is 24 hours later by default', () => {
    const { defaultRevealMinutes } = complaintRulesV1.parameters;
    expect(minutesAfter('2026-02-28T10:00:00.000Z', defaultRevealMinutes)).toBe('2026-03-01T10:00:00.000Z');
  });
});

describe('versions', () => {
  const hash = (value: unknown) =>
    createHash('sha256')
      .update(canonicalJson(value as never))
      .digest('hex')
      .slice(0, 16);

  it('the tables of the decisions are pinned to v1: another decision is another version', () => {
    const pinned = [contextCombinations(), powerCombinations(), localeCombinations(), policyCombinations()];
    expect(pinned.map(hash)).toMatchInlineSnapshot(`
      [
        "47daaa769dddc085",
        "bec0e7b306202ce3",
        "b7b317f6f6b0f797",
        "2e9871d3076ac058",
      ]
    `);
  });
});
