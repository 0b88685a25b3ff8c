import type { RewriteResponseV1 } from '@palimpsest/contracts';
import { type Rendered, renderMessage } from '../builtin/render-message.ts';
import { baseLanguage } from '../tables/languages.ts';
import { readPrompt } from './v1/rewrite-prompt.ts';

/** The built-in renderer at the rewriter's place: a prompt in, a `RewriteResponseV1` as JSON out, or why there is none. */
export function builtinAnswer(prompt: string): Rendered {
  const request = readPrompt(prompt);
  if (request === null) return { kind: 'cannot', reason: 'this is no prompt of the complaint pipeline' };
  const rendered = renderMessage(request);
  if (rendered.kind === 'cannot') return rendered;
  const { target_language: language } = request.output_constraints;
  const response: RewriteResponseV1 = {
    rewrite_request_id: request.rewrite_request_id,
    rewritten_message: { text: rendered.text, language },
    rewrite_notes: {
      intent_preserved: true,
      tone_applied: request.rewrite_policy.tone,
      translation_performed: baseLanguage(request.sender.language) !== baseLanguage(language),
    },
  };
  return { kind: 'written', text: JSON.stringify(response) };
}
