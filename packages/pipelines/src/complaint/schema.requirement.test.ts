import {
  type Preferences,
  type RewriteRequestV1,
  recipientViewSchema,
  rewriteRequestV1Schema,
  rewriteResponseV1Schema,
  senderViewSchema,
} from '@palimpsest/contracts';
import { describe, expect, it } from 'vitest';
import { contextPack } from './tables/context-pack.ts';

const REQUEST: RewriteRequestV1 = {
  rewrite_request_id: '0b0f5c0e-7d8f-4b8e-9a55-0d6f0f5d6f01',
  sender: { user_id: '0b0f5c0e-7d8f-4b8e-9a55-0d6f0f5d6f02', language: 'en' },
  recipient: { user_id: '0b0f5c0e-7d8f-4b8e-9a55-0d6f0f5d6f03', language: 'de', power_mode: 'peer' },
  message: { original_text: 'Turn the music down.', detected_language: 'en' },
  classification: { topics: ['noise'], intent: 'request', rewrite_strength: 'light_touch' },
  rewrite_policy: {
    tone: 'gentle',
    directness: 'soft',
    emotional_temperature: 'steady',
    avoid: ['authority_language', 'rules_language', 'enforcement_language'],
  },
  recipient_context: { communication_style: 'gentle', noise_tolerance: 'low' },
  output_constraints: {
    target_language: 'de',
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
const RESPONSE = {
  rewrite_request_id: REQUEST.rewrite_request_id,
  rewritten_message: { text: 'Magst du die Musik etwas leiser machen?', language: 'de' },
  rewrite_notes: { intent_preserved: true, tone_applied: 'gentle', translation_performed: true },
};

type Plain = Record<string, unknown>;

/** A copy with one value put at a path; undefined takes the field away. */
function changed(base: object, path: string, value: unknown): unknown {
  const copy = structuredClone(base) as Plain;
  const names = path.split('.');
  const last = names.pop() ?? '';
  let at = copy;
  for (const name of names) at = at[name] as Plain;
  if (value === undefined) delete at[last];
  else at[last] = value;
  return copy;
}

const isRequest = (value: unknown) => rewriteRequestV1Schema.safeParse(value).success;
const isResponse = (value: unknown) => rewriteResponseV1Schema.safeParse(value).success;

/** Every field of a shape, by its path. */
function paths(value: unknown, before = ''): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    `${before}${name}`,
    ...paths(inner, `${before}${name}.`),
  ]);
}

describe('RewriteRequestV1', () => {
  it('is what the specification shows', () => {
    expect(isRequest(REQUEST)).toBe(true);
    expect(rewriteRequestV1Schema.parse(REQUEST)).toEqual(REQUEST);
  });

  it.each([
    'rewrite_request_id',
    'sender.user_id',
    'recipient.user_id',
    'message.original_text',
    'classification.intent',
    'output_constraints.target_language',
  ])('requires %s', (path) => {
    expect(isRequest(changed(REQUEST, path, undefined))).toBe(false);
  });

  it('requires every other field too, but those of the context', () => {
    const optional = paths(REQUEST).filter((path) => isRequest(changed(REQUEST, path, undefined)));
    expect(optional).toEqual(['recipient_context.communication_style', 'recipient_context.noise_tolerance']);
  });

  it('has at least one topic', () => {
    expect(isRequest(changed(REQUEST, 'classification.topics', []))).toBe(false);
    expect(isRequest(changed(REQUEST, 'classification.topics', ['other']))).toBe(true);
  });

  it.each([
    ['recipient.power_mode', ['higher_sender', 'higher_recipient', 'peer']],
    ['classification.intent', ['request', 'boundary', 'concern', 'clarification']],
    ['classification.rewrite_strength', ['light_touch', 'full_reframe']],
    ['rewrite_policy.tone', ['gentle', 'neutral', 'calm']],
    ['rewrite_policy.directness', ['soft', 'balanced']],
    ['rewrite_policy.emotional_temperature', ['cool_down', 'steady']],
    ['recipient_context.communication_style', ['gentle', 'balanced', 'direct']],
    ['recipient_context.conflict_repair_preference', ['cool_off', 'talk_soon', 'check_in']],
    ['recipient_context.noise_tolerance', ['low', 'medium', 'high']],
    ['recipient_context.privacy_preference', ['high', 'medium', 'low']],
    ['recipient_context.social_preference', ['solo', 'balanced', 'together']],
  ])('takes the values of the specification for %s and no others', (path, values) => {
    for (const value of values) expect(isRequest(changed(REQUEST, path, value)), value).toBe(true);
    expect(isRequest(changed(REQUEST, path, 'strict'))).toBe(false);
  });

  it('takes the seven topics and no others', () => {
    const seven = ['noise', 'cleanliness', 'privacy', 'guests', 'schedule', 'communication', 'other'];
    expect(isRequest(changed(REQUEST, 'classification.topics', seven))).toBe(true);
    expect(isRequest(changed(REQUEST, 'classification.topics', ['money']))).toBe(false);
  });

  it('avoids authority, rules and enforcement, always all three', () => {
    expect(isRequest(changed(REQUEST, 'rewrite_policy.avoid', ['authority_language']))).toBe(false);
    expect(isRequest(changed(REQUEST, 'rewrite_policy.avoid', []))).toBe(false);
  });

  it.each(['no_exact_times', 'no_preference_mentions', 'no_rules_or_norms'])('cannot lift %s', (name) => {
    expect(isRequest(changed(REQUEST, `output_constraints.${name}`, false))).toBe(false);
  });

  it('has a ceiling of 600 characters', () => {
    expect(isRequest(changed(REQUEST, 'output_constraints.max_length_chars', 600))).toBe(true);
    expect(isRequest(changed(REQUEST, 'output_constraints.max_length_chars', 601))).toBe(false);
  });

  it.each([
    'provider',
    'model',
    'lane',
    'source_locale',
    'target_locale',
    'recipient_snapshot_id',
    'message.provider',
    'rewrite_policy.rewrite_strength',
    'recipient_context.house_rules',
    'recipient.role',
    'metadata.model',
  ])('has no place for %s', (path) => {
    expect(isRequest(changed(REQUEST, path, 'x'))).toBe(false);
  });

  it('on noise alone leaves out privacy and social preferences', () => {
    const all: Preferences = {
      communication_style: 'direct',
      conflict_repair_preference: 'talk_soon',
      noise_tolerance: 'low',
      privacy_preference: 'high',
      social_preference: 'solo',
    };
    expect(contextPack(['noise'], all).context).toEqual({
      communication_style: 'direct',
      conflict_repair_preference: 'talk_soon',
      noise_tolerance: 'low',
    });
  });
});

describe('RewriteResponseV1', () => {
  it('is what the specification shows', () => {
    expect(rewriteResponseV1Schema.parse(RESPONSE)).toEqual(RESPONSE);
  });

  it('requires every field', () => {
    expect(paths(RESPONSE).filter((path) => isResponse(changed(RESPONSE, path, undefined)))).toEqual([]);
  });

  it.each([
    ['a personality label', 'rewrite_notes.personality'],
    ['a sentiment score', 'rewrite_notes.sentiment'],
    ['a confidence', 'rewrite_notes.confidence'],
    ['a politeness rating', 'rewrite_notes.politeness'],
    ['a model', 'model'],
    ['a provider', 'provider'],
    ['a rule on visibility', 'visible_at'],
    ['a second text', 'rewritten_message.alternative'],
  ])('has no place for %s', (_what, path) => {
    expect(isResponse(changed(RESPONSE, path, 'x'))).toBe(false);
  });

  it('is one output: a list of texts is refused', () => {
    expect(isResponse(changed(RESPONSE, 'rewritten_message.text', ['a', 'b']))).toBe(false);
    expect(isResponse([RESPONSE])).toBe(false);
  });

  it('names one of the three tones', () => {
    expect(isResponse(changed(RESPONSE, 'rewrite_notes.tone_applied', 'strict'))).toBe(false);
  });

  it('has words', () => {
    expect(isResponse(changed(RESPONSE, 'rewritten_message.text', ''))).toBe(false);
  });
});

describe('what people see', () => {
  const OF_THE_REWRITER = [
    'classification',
    'rewrite_policy',
    'recipient_context',
    'output_constraints',
    'rewrite_notes',
    'metadata',
    'routing',
    'power_mode',
    'topics',
    'intent',
    'reason',
  ];

  it('has no field of the rewriter or of the decisions', () => {
    const seen = [...Object.keys(senderViewSchema.shape), ...Object.keys(recipientViewSchema.shape)];
    expect(seen.filter((name) => OF_THE_REWRITER.includes(name))).toEqual([]);
  });

  it('does not tell the recipient the original words, nor the sender which rules decided', () => {
    expect(Object.keys(recipientViewSchema.shape)).toEqual([
      'rewrite_request_id',
      'surface',
      'text',
      'language',
      'delivered_at',
    ]);
    expect(Object.keys(senderViewSchema.shape)).toEqual([
      'rewrite_request_id',
      'surface',
      'status',
      'created_at',
      'sender_reveal_at',
      'original_text',
      'rewritten_text',
    ]);
  });
});
