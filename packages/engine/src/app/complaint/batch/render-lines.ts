import {
  type Json,
  type RewriteRequestV1,
  type RewriteResponseV1,
  rewriteStrengthSchema,
  toneSchema,
} from '@palimpsest/contracts';
import { canonicalJson, deriveId } from '@palimpsest/kernel';
import type { DetectLanguage } from '@palimpsest/kernel/text';
import {
  applyClassification,
  BUILTIN_LANGUAGES,
  builtinAnswer,
  checkResponse,
  classifyMessage,
  complaintRulesV1,
  contextPack,
  derivePolicy,
  PINNED_PROMPT_VERSION,
  readResponse,
  rewritePrompt,
} from '@palimpsest/pipelines/complaint';
import { z } from 'zod';
import { nodeHasher } from '../../../adapters/crypto/node-hasher.ts';
import { loadDetector } from '../../language-detector.ts';
import { BadLine, lineOf } from './bad-line.ts';
import { batchTextSchema, languageSchema, lineIdSchema } from './line-fields.ts';

const renderLineSchema = z.object({
  id: lineIdSchema,
  text: batchTextSchema,
  target_language: languageSchema,
  source_language: languageSchema.exactOptional(),
  tone: toneSchema.exactOptional(),
  rewrite_strength: rewriteStrengthSchema.exactOptional(),
});
type RenderLine = z.infer<typeof renderLineSchema>;

export interface RenderedLine {
  readonly id: unknown;
  readonly response: RewriteResponseV1;
}

/**
 * Rewrites messages with the built-in renderer, one line each: the classifier, the tables and the checks of the
 * pipeline, two people who are peers and recorded no preferences, and no home, cadence or ledger.
 */
export async function lineRenderer(): Promise<(value: unknown) => RenderedLine> {
  const detect = await loadDetector();
  return (value) => {
    const line = lineOf(renderLineSchema, value);
    const request = requestOf(line, detect);
    const answer = builtinAnswer(rewritePrompt(request).prompt);
    if (answer.kind === 'cannot') throw new BadLine(answer.reason);
    const response = readResponse(answer.text);
    if (response === null) throw new BadLine('the answer of the built-in renderer is not of the shape');
    const broken = checkResponse({ request, response }, detect).filter(
      ({ passed, severity }) => !passed && severity === 'hard',
    );
    if (broken.length > 0)
      throw new BadLine(`the rewritten text was refused: ${broken.map(({ rule }) => rule).join(', ')}`);
    return { id: line.id, response };
  };
}

function requestOf(line: RenderLine, detect: DetectLanguage): RewriteRequestV1 {
  const { id, text, target_language, source_language, tone, rewrite_strength } = line;
  const languages = source_language === undefined ? BUILTIN_LANGUAGES : [source_language];
  const { classification, failed, danger } = applyClassification({
    advice: classifyMessage(text, detect, languages),
    floor: null,
  });
  // As in the pipeline: kind words would hide what somebody ought to know.
  if (danger !== null)
    throw new BadLine(
      `it is flagged as ${danger}: nothing is written, since kind words would hide the danger; a person should read it`,
    );
  const { context } = contextPack(classification.topics, null);
  const { confidence, safety_flags, topics, intent } = classification;
  const policy = derivePolicy({
    surface: 'direct_message',
    power_mode: 'peer',
    low_confidence: failed || confidence.topic === 'low' || confidence.intent === 'low',
    emotional_intensity: safety_flags.includes('emotional_intensity'),
    emotion_context: null,
    communication_style: context.communication_style ?? null,
    conflict_repair_preference: context.conflict_repair_preference ?? null,
  });
  const source = source_language ?? (classification.detected_language || 'en');
  const nobody = (name: string) => deriveId(nodeHasher, 'complaint-render', name);
  return {
    rewrite_request_id: nobody(canonicalJson(id as Json)),
    sender: { user_id: nobody('sender'), language: source },
    recipient: { user_id: nobody('recipient'), language: target_language, power_mode: 'peer' },
    message: { original_text: text, detected_language: source },
    classification: {
      topics,
      intent,
      rewrite_strength: rewrite_strength ?? classification.rewrite_strength,
    },
    rewrite_policy: {
      tone: tone ?? policy.tone,
      directness: policy.directness,
      emotional_temperature: policy.emotional_temperature,
      avoid: ['authority_language', 'rules_language', 'enforcement_language'],
    },
    recipient_context: context,
    output_constraints: {
      target_language,
      max_length_chars: complaintRulesV1.parameters.maxLengthChars,
      no_exact_times: true,
      no_preference_mentions: true,
      no_rules_or_norms: true,
    },
    metadata: {
      orchestrator_version: 'v1',
      classifier_version: 'v1',
      lexicon_version: 'v1',
      prompt_version: PINNED_PROMPT_VERSION,
    },
  };
}
