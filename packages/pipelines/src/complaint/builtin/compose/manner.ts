import type { RewriteRequestV1 } from '@palimpsest/contracts';
import { languageOf } from '../words/languages.ts';
import { TROUBLED } from '../words/troubled.ts';
import type { Manner } from './compose.ts';

/** A heated message is troubled; a calm one where its words say so. */
function isTroubled({ classification, message }: RewriteRequestV1): boolean {
  const language = languageOf(message.detected_language) ?? 'en';
  if (classification.rewrite_strength === 'full_reframe') return true;
  return new RegExp(`(?<!\\p{L})(?:${TROUBLED[language]})`, 'iu').test(message.original_text);
}

/** How the policy of a request, its reader and its message want to be spoken to. */
export function mannerOf(request: RewriteRequestV1): Manner {
  const { tone, directness, emotional_temperature: temperature } = request.rewrite_policy;
  const style = request.recipient_context.communication_style;
  const softness =
    (directness === 'soft' ? 1 : 0) +
    (request.recipient.power_mode === 'higher_sender' ? 1 : 0) +
    (style === 'gentle' ? 1 : style === 'direct' ? -1 : 0);
  return {
    intent: request.classification.intent,
    tone,
    softness: softness <= 0 ? 0 : softness === 1 ? 1 : 2,
    calm: temperature === 'cool_down',
    troubled: isTroubled(request),
    seed: request.message.original_text,
  };
}
