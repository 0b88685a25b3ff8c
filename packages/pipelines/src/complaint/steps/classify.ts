import { type Classification, classificationSchema } from '@palimpsest/contracts';
import { decide, type Evaluator, type Step, type StepTools } from '@palimpsest/kernel';
import type { RewriteInput } from '../input.ts';
import { classifyPrompt, readClassification } from '../prompt/v1/classify-prompt.ts';
import { DEFAULT_ROUTING_TABLE } from '../routing/default-table.ts';
import { type RouteAnswer, rendererOf } from '../routing/select-route.ts';
import { complaintRulesV1 } from '../rules/v1/rule-set.ts';
import { CLASSIFY, type ComplaintState } from '../state.ts';
import { baseLanguage } from '../tables/languages.ts';
import { FALLBACK_LOCALE } from '../tables/locales.ts';
import { POLICY_VERSION } from '../tables/policy.ts';
import { canonicalSurface } from '../tables/surfaces.ts';
import { fact, json } from './draft.ts';
import { failed } from './failed.ts';
import { nextAttempt } from './next-attempt.ts';

/** Says what a message is about. Pure and offline; it may throw, which counts as a failed classifier. */
export type ClassifyMessage = (message: string, languages: readonly string[]) => Classification;

export const CLASSIFIER_EVALUATOR = 'complaint-classifier';
const CLASSIFIER_EVALUATOR_VERSION = 'v1';
export const BUILTIN_CLASSIFIER = `${CLASSIFIER_EVALUATOR}/${CLASSIFIER_EVALUATOR_VERSION}`;
const MOST_TOKENS = 512;

/** The built-in classifier as an evaluator: what it said is on record, so no decision depends on running it again. */
export function classifierEvaluator(classify: ClassifyMessage): Evaluator {
  return {
    version: CLASSIFIER_EVALUATOR_VERSION,
    evaluate(input, texts) {
      try {
        const { languages } = input as unknown as { languages: readonly string[] };
        return json(classificationSchema.parse(classify(texts.message ?? '', languages)));
      } catch {
        return { failed: true };
      }
    },
  };
}

/** Step 4: the built-in classifier first; then the model, where a route names one; then what is made of their word. */
export function classifyStep(
  state: ComplaintState,
  input: RewriteInput,
  message: string,
  tools: StepTools,
): Step {
  if (state.evaluated === null)
    return {
      kind: 'evaluate',
      key: CLASSIFY,
      evaluator: CLASSIFIER_EVALUATOR,
      input: {
        sender_user_id: input.sender_user_id,
        surface: input.surface,
        languages: input.languages,
      },
      texts: { message },
    };
  const routed = classifierRoute(input);
  const builtin = readEvaluation(state.evaluated);
  if (routed.kind === 'refused') {
    if (routed.reason === 'no_route') return classified(input, BUILTIN_CLASSIFIER, builtin, null);
    // A row that asks for what is not built is not passed over in silence.
    return failed(tools, 'routing', routed.reason);
  }
  const route = routed.decision;
  const version = `${rendererOf(route)}/${route.model}`;
  const call = state.classifierCall;
  if (call?.state === 'answered')
    return classified(input, version, call.stop === 'end' ? readClassification(call.text) : null, builtin);
  const attempt = nextAttempt(call, route.max_retries);
  if (attempt === null) return classified(input, version, null, builtin);
  const { system, prompt } = classifyPrompt({
    sender_message: message,
    sender_user_id: input.sender_user_id,
    surface: input.surface,
  });
  return {
    kind: 'render',
    key: CLASSIFY,
    renderer: rendererOf(route),
    request: {
      model: route.model,
      system,
      prompt,
      parameters: { maxOutputTokens: MOST_TOKENS, temperature: 0, seed: 1 },
    },
    attempt,
    ...(attempt > 1 ? { reason: 'transport_failure' } : {}),
  };
}

function classified(
  input: RewriteInput,
  version: string,
  advice: Classification | null,
  floor: Classification | null,
): Step {
  const inputs = { advice, floor };
  const { output } = decide(complaintRulesV1, 'classification', inputs);
  return fact('complaint-classified', {
    step: 4,
    inputs: { sender_user_id: input.sender_user_id, surface: input.surface, ...inputs },
    classifier_version: version,
    outcome: output,
  });
}

/** The row that routes classification to a model, where the table has one. */
function classifierRoute(input: RewriteInput): RouteAnswer {
  return decide(complaintRulesV1, 'route', {
    table: input.routes ?? DEFAULT_ROUTING_TABLE,
    question: {
      task: 'complaint_classify',
      rewrite_strength: null,
      surface: canonicalSurface(input.surface),
      source_language: baseLanguage(input.facts.sender?.locale),
      target_language: baseLanguage(input.facts.recipient?.locale) ?? FALLBACK_LOCALE,
      lane: null,
      policy_version: POLICY_VERSION,
    },
  }).output;
}

function readEvaluation(value: unknown): Classification | null {
  const read = classificationSchema.safeParse(value);
  return read.success ? read.data : null;
}
