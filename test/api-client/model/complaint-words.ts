/** What is written to a housemate. */
export const COMPLAINT =
  'Could you wash the dishes from last night before you leave? I need the pan for lunch.';

/** What the model makes of it. */
export const KINDER =
  'Would you mind washing the dishes from last night before you leave? I would like to use the pan for lunch.';

interface RewriteRequest {
  readonly rewrite_request_id: string;
  readonly sender: { readonly language: string };
  readonly rewrite_policy: { readonly tone: string };
  readonly output_constraints: { readonly target_language: string };
}

/** The message, rewritten or classified as the prompt asks. Null where this is no such prompt. */
export function answeredMessage(prompt: string): string | null {
  const request = fenced(prompt, 'rewrite_request') as RewriteRequest | null;
  if (request !== null) return JSON.stringify(rewritten(request));
  return fenced(prompt, 'message_to_classify') === null ? null : JSON.stringify(CLASSIFIED);
}

function rewritten({ rewrite_request_id, sender, rewrite_policy, output_constraints }: RewriteRequest) {
  const language = output_constraints.target_language;
  return {
    rewrite_request_id,
    rewritten_message: { text: KINDER, language },
    rewrite_notes: {
      intent_preserved: true,
      tone_applied: rewrite_policy.tone,
      translation_performed: sender.language !== language,
    },
  };
}

const CLASSIFIED = {
  topics: ['cleanliness'],
  intent: 'request',
  detected_language: 'en',
  rewrite_strength: 'light_touch',
  confidence: { topic: 'high', intent: 'high', language: 'high' },
  safety_flags: ['none'],
};

function fenced(prompt: string, name: string): unknown {
  const json = new RegExp(`^<${name}>\\n(.*)\\n</${name}>$`, 'm').exec(prompt)?.[1];
  return json === undefined ? null : JSON.parse(json);
}
