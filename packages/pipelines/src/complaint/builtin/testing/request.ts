import type { Intent, RewriteRequestV1, RewriteStrength, Tone, Topic } from '@palimpsest/contracts';

export interface Wish {
  readonly source?: string;
  readonly target?: string;
  readonly topics?: readonly Topic[];
  readonly intent?: Intent;
  readonly strength?: RewriteStrength;
  readonly tone?: Tone;
  readonly directness?: RewriteRequestV1['rewrite_policy']['directness'];
  readonly temperature?: RewriteRequestV1['rewrite_policy']['emotional_temperature'];
  readonly power?: RewriteRequestV1['recipient']['power_mode'];
  readonly style?: 'gentle' | 'balanced' | 'direct';
  readonly maxLength?: number;
}

/** A request about one message, everything else usual. */
export function requestFor(text: string, wish: Wish = {}): RewriteRequestV1 {
  const source = wish.source ?? 'en';
  const target = wish.target ?? source;
  return {
    rewrite_request_id: '00000000-0000-4000-8000-000000000001',
    sender: { user_id: '00000000-0000-4000-8000-000000000002', language: source },
    recipient: {
      user_id: '00000000-0000-4000-8000-000000000003',
      language: target,
      power_mode: wish.power ?? 'peer',
    },
    message: { original_text: text, detected_language: source },
    classification: {
      topics: [...(wish.topics ?? ['other'])],
      intent: wish.intent ?? 'request',
      rewrite_strength: wish.strength ?? 'full_reframe',
    },
    rewrite_policy: {
      tone: wish.tone ?? 'gentle',
      directness: wish.directness ?? 'balanced',
      emotional_temperature: wish.temperature ?? 'steady',
      avoid: ['authority_language', 'rules_language', 'enforcement_language'],
    },
    recipient_context: { communication_style: wish.style ?? 'balanced' },
    output_constraints: {
      target_language: target,
      max_length_chars: wish.maxLength ?? 600,
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
}
