// The request to the rewriter that the pipeline's own tables make of a message between two members of a home.

import { classifyMessage } from '../../packages/pipelines/dist/complaint/classifier/classify.js';
import {
  applyClassification,
  contextPack,
  derivePolicy,
  localesOf,
} from '../../packages/pipelines/dist/complaint/index.js';

const ID = '0b0f5c0e-7d8f-4b8e-9a55-0d6f0f5d6f0';

export function requestFor(text, target, detect, { languages, power_mode = 'peer' }) {
  const { classification } = applyClassification({
    advice: classifyMessage(text, detect, languages),
    floor: null,
  });
  const { topics, intent, rewrite_strength, confidence, detected_language, safety_flags } = classification;
  const { source_locale } = localesOf({
    detected_language,
    language_confidence: confidence.language,
    sender_locale: null,
    recipient_locale: target,
  });
  const { context } = contextPack(topics, null);
  const { rules: _rules, ...policy } = derivePolicy({
    surface: 'weekly_feedback',
    power_mode,
    low_confidence: confidence.topic === 'low' || confidence.intent === 'low',
    emotional_intensity: safety_flags.includes('emotional_intensity'),
    emotion_context: null,
    communication_style: context.communication_style ?? null,
    conflict_repair_preference: context.conflict_repair_preference ?? null,
  });
  return {
    rewrite_request_id: `${ID}1`,
    sender: { user_id: `${ID}2`, language: source_locale },
    recipient: { user_id: `${ID}3`, language: target, power_mode },
    message: { original_text: text, detected_language: source_locale },
    classification: { topics, intent, rewrite_strength },
    rewrite_policy: {
      ...policy,
      avoid: ['authority_language', 'rules_language', 'enforcement_language'],
    },
    recipient_context: context,
    output_constraints: {
      target_language: target,
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
}
