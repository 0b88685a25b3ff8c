import type { RewriteRequestV1, RewriteResponseV1, Verdict } from '@palimpsest/contracts';
import type { DetectLanguage } from '@palimpsest/kernel/text';
import { checkText } from './check-text.ts';
import { COMPLAINT_RULES, type ComplaintRuleId } from './rules.ts';

export const LEXICON_VERSION = 'complaint-lexicon/v1';

/** One verdict for each rule, passed or not: what the ledger keeps of an answer. */
export function checkResponse(
  input: { readonly request: RewriteRequestV1; readonly response: RewriteResponseV1 },
  detect: DetectLanguage,
): Verdict[] {
  const { request, response } = input;
  const failed = new Map<string, Verdict['spans']>();
  const fail = (rule: ComplaintRuleId): unknown => failed.set(rule, failed.get(rule) ?? []);
  // The sender's language there is the one the lane was chosen by.
  const source = base(request.sender.language);
  const target = base(request.output_constraints.target_language);
  const { text, language } = response.rewritten_message;
  const {
    intent_preserved: kept,
    tone_applied: tone,
    translation_performed: translated,
  } = response.rewrite_notes;
  const fits =
    response.rewrite_request_id === request.rewrite_request_id &&
    base(language) === target &&
    tone === request.rewrite_policy.tone &&
    translated === (source !== target);
  if (!fits) fail('request_mismatch');
  if (!kept) fail('intent_lost');
  const found = checkText(
    {
      original: request.message.original_text,
      rewritten: text,
      targetLanguage: target,
      sourceLanguage: source,
      maxLength: request.output_constraints.max_length_chars,
    },
    detect,
  );
  for (const { rule, span } of found)
    failed.set(rule, [...(failed.get(rule) ?? []), ...(span === null ? [] : [span])]);
  return COMPLAINT_RULES.map(({ id, severity, message, why }) => {
    const spans = failed.get(id);
    return spans === undefined
      ? { rule: id, severity, passed: true, message: why, spans: [] }
      : { rule: id, severity, passed: false, message, spans };
  });
}

const base = (locale: string): string => locale.toLowerCase().split('-')[0] ?? '';
