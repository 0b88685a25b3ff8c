import type { RewriteRequestV1, RewriteResponseV1, RoutingDecisionV1, Verdict } from '@palimpsest/contracts';
import { type Evaluator, hardVerdict, type Step, type StepTools } from '@palimpsest/kernel';
import { memberSubject, type RewriteInput, requestSubject } from '../input.ts';
import { readResponse } from '../prompt/read-response.ts';
import { rewritePrompt } from '../prompt/v1/rewrite-prompt.ts';
import { rendererOf } from '../routing/select-route.ts';
import { type Call, REWRITE, VALIDATE } from '../state.ts';
import { minutesAfter } from '../time/instant.ts';
import { fact, json } from './draft.ts';
import { failed } from './failed.ts';
import { nextAttempt } from './next-attempt.ts';
import { rewriteRequestId } from './rewrite-ids.ts';

/** Looks at an answer beside its request. Pure and offline; where it throws, nothing is delivered. */
export type CheckResponse = (input: {
  readonly request: RewriteRequestV1;
  readonly response: RewriteResponseV1;
}) => readonly Verdict[];

export const VALIDATION_EVALUATOR = 'complaint-validation';
const MOST_TOKENS = 2_048;

/** The checks as an evaluator: their verdicts are on record. */
export function validationEvaluator(check: CheckResponse): Evaluator {
  return {
    version: 'v1',
    evaluate(_input, texts) {
      try {
        const request = JSON.parse(texts.request ?? '') as RewriteRequestV1;
        const response = JSON.parse(texts.response ?? '') as RewriteResponseV1;
        return json(check({ request, response }));
      } catch {
        const message = 'The answer could be checked.';
        return json([hardVerdict({ rule: 'check-failed', passed: false, message })]);
      }
    },
  };
}

export function cancelled(tools: StepTools): Step {
  return fact('complaint-cancelled', { rewrite_request_id: rewriteRequestId(tools) });
}

/** The one call, and after a transport failure as many further ones as the route allows. */
export function renderStep(
  request: RewriteRequestV1,
  routing: RoutingDecisionV1,
  call: Call | null,
  tools: StepTools,
): Step {
  const attempt = nextAttempt(call, routing.max_retries);
  if (attempt === null)
    return failed(tools, 'rewriter', call?.state === 'lost' ? `rewriter_${call.code}` : 'rewriter_failed');
  const { system, prompt } = rewritePrompt(request);
  return {
    kind: 'render',
    key: REWRITE,
    renderer: rendererOf(routing),
    request: {
      model: routing.model,
      system,
      prompt,
      parameters: { maxOutputTokens: MOST_TOKENS, temperature: 0, seed: 1 },
    },
    subject: requestSubject(request.rewrite_request_id),
    attempt,
    ...(attempt > 1 ? { reason: 'transport_failure' } : {}),
  };
}

/** Reads the answer and has it checked; an answer that is none fails at once and for good. */
export function validateStep(
  request: RewriteRequestV1,
  call: Call & { readonly state: 'answered' },
  tools: StepTools,
): Step {
  const response = call.stop === 'end' ? readResponse(call.text) : null;
  if (response === null) return failed(tools, 'response', 'response_not_of_the_shape');
  return {
    kind: 'evaluate',
    key: VALIDATE,
    evaluator: VALIDATION_EVALUATOR,
    input: { rewrite_request_id: request.rewrite_request_id, length: response.rewritten_message.text.length },
    texts: { request: JSON.stringify(request), response: JSON.stringify(response) },
  };
}

export function guardStep(verdicts: readonly Verdict[]): Step {
  const passed = verdicts.every((verdict) => verdict.passed || verdict.severity === 'soft');
  return fact(passed ? 'guard-passed' : 'guard-failed', { step: REWRITE, verdicts });
}

/** The message is there: for the recipient now, for the sender from the reveal on. */
export function completed(
  input: RewriteInput,
  call: Call & { readonly state: 'answered' },
  tools: StepTools,
): Step {
  const response = readResponse(call.text);
  if (response === null) return failed(tools, 'response', 'response_not_of_the_shape');
  const { text, language } = response.rewritten_message;
  return fact(
    'complaint-completed',
    {
      rewrite_request_id: rewriteRequestId(tools),
      language,
      rewrite_completed_at: call.at,
      sender_reveal_at: minutesAfter(call.at, input.reveal_delay_minutes),
    },
    { rewritten: { subject: memberSubject(input.sender_user_id), words: text.trim() } },
  );
}
