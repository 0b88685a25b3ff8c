import type { RewriteRequestV1, RewriteResponseV1 } from '@palimpsest/contracts';
import type { DetectLanguage } from '@palimpsest/kernel/text';
import { expect, it } from 'vitest';
import { checkResponse } from './check-response.ts';
import { COMPLAINT_RULES } from './rules.ts';

const detect: DetectLanguage = () => ({ language: 'de', confidence: 'high' });
const id = (n: number): string => `0b0f5c0e-7d8f-4b8e-9a55-00000000000${n}`;

const REQUEST: RewriteRequestV1 = {
  rewrite_request_id: id(1),
  sender: { user_id: id(2), language: 'en' },
  recipient: { user_id: id(3), language: 'de-AT', power_mode: 'peer' },
  message: { original_text: 'Turn your music down, you slob!', detected_language: 'en' },
  classification: { topics: ['noise'], intent: 'request', rewrite_strength: 'full_reframe' },
  rewrite_policy: {
    tone: 'calm',
    directness: 'soft',
    emotional_temperature: 'cool_down',
    avoid: ['authority_language', 'rules_language', 'enforcement_language'],
  },
  recipient_context: {},
  output_constraints: {
    target_language: 'de-AT',
    max_length_chars: 600,
    no_exact_times: true,
    no_preference_mentions: true,
    no_rules_or_norms: true,
  },
  metadata: {
    orchestrator_version: 'v1',
    classifier_version: 'v1',
    lexicon_version: 'v1',
    prompt_version: 'v1',
  },
};
const RESPONSE: RewriteResponseV1 = {
  rewrite_request_id: id(1),
  rewritten_message: { text: 'Könntest du die Musik bitte etwas leiser machen?', language: 'de' },
  rewrite_notes: { intent_preserved: true, tone_applied: 'calm', translation_performed: true },
};
const failed = (response: RewriteResponseV1): string[] =>
  checkResponse({ request: REQUEST, response }, detect)
    .filter(({ passed }) => !passed)
    .map(({ rule }) => rule);

it('gives one verdict for each rule, in their order', () => {
  const verdicts = checkResponse({ request: REQUEST, response: RESPONSE }, detect);
  expect(verdicts.map(({ rule }) => rule)).toEqual(COMPLAINT_RULES.map(({ id: rule }) => rule));
  expect(verdicts.every(({ passed }) => passed)).toBe(true);
});

it('locales are compared by base language', () => {
  expect(failed(RESPONSE)).toEqual([]);
});

it('an answer that does not fit its request fails, whatever the text', () => {
  expect(failed({ ...RESPONSE, rewrite_request_id: id(9) })).toEqual(['request_mismatch']);
  const notes = { ...RESPONSE.rewrite_notes, translation_performed: false };
  expect(failed({ ...RESPONSE, rewrite_notes: notes })).toEqual(['request_mismatch']);
});

it('language and tone must be those of the request, and a translation must be told', () => {
  const { rewritten_message: message, rewrite_notes: notes } = RESPONSE;
  expect(failed({ ...RESPONSE, rewritten_message: { ...message, language: 'en' } })).toEqual([
    'request_mismatch',
  ]);
  expect(failed({ ...RESPONSE, rewritten_message: { ...message, language: 'DE-CH' } })).toEqual([]);
  expect(failed({ ...RESPONSE, rewrite_notes: { ...notes, tone_applied: 'gentle' } })).toEqual([
    'request_mismatch',
  ]);
  const same = { ...REQUEST, sender: { ...REQUEST.sender, language: 'de-CH' } };
  const of = (translation_performed: boolean) =>
    checkResponse(
      { request: same, response: { ...RESPONSE, rewrite_notes: { ...notes, translation_performed } } },
      detect,
    )
      .filter(({ passed }) => !passed)
      .map(({ rule }) => rule);
  expect(of(true)).toContain('request_mismatch');
  expect(of(false)).not.toContain('request_mismatch');
});

it('a verdict says why the rule is there, or what is wrong and where', () => {
  const request = {
    ...REQUEST,
    output_constraints: { ...REQUEST.output_constraints, max_length_chars: 20 },
  };
  const verdicts = checkResponse({ request, response: RESPONSE }, detect);
  const [first] = COMPLAINT_RULES;
  const length = COMPLAINT_RULES.find(({ id: rule }) => rule === 'over_length');
  expect(verdicts[0]).toEqual({
    rule: first?.id,
    severity: first?.severity,
    passed: true,
    message: first?.why,
    spans: [],
  });
  expect(verdicts.filter(({ passed }) => !passed)).toEqual([
    { rule: 'over_length', severity: 'hard', passed: false, message: length?.message, spans: [] },
  ]);
});

it('a lost intent fails', () => {
  const notes = { ...RESPONSE.rewrite_notes, intent_preserved: false };
  expect(failed({ ...RESPONSE, rewrite_notes: notes })).toEqual(['intent_lost']);
});

it('all places of a rule stand in one verdict', () => {
  const text = 'Du Idiot, könntest du die Musik leiser machen? Du Schwein!';
  const verdict = checkResponse(
    { request: REQUEST, response: { ...RESPONSE, rewritten_message: { text, language: 'de' } } },
    detect,
  ).find(({ rule }) => rule === 'personal_attack');
  expect(verdict?.spans.map(({ start, end }) => text.slice(start, end))).toEqual(
    ['Du Idiot', 'Du Schwein'].map((each) => expect.stringContaining(each.slice(3))),
  );
});
