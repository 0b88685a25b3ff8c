import type { Preferences } from '@palimpsest/contracts';
import { canonicalJson, decide, type Step, type StepTools } from '@palimpsest/kernel';
import { memberSubject, type RewriteInput } from '../input.ts';
import type { AppliedClassification } from '../rules/v1/classification.ts';
import { complaintRulesV1 } from '../rules/v1/rule-set.ts';
import type { ContextPack } from '../tables/context-pack.ts';
import type { Locales } from '../tables/locales.ts';
import { type DerivedPolicy, POLICY_VERSION } from '../tables/policy.ts';
import { canonicalSurface } from '../tables/surfaces.ts';
import { isoWeekOf } from '../time/iso-week.ts';
import { fact } from './draft.ts';
import { powerOf } from './power-of.ts';
import { rewriteRequestId } from './rewrite-ids.ts';

/** Step 5: a full reframe takes the sender's one place of the week; the unique index says whether it is free. */
export function checkCadence(
  input: RewriteInput,
  { classification }: AppliedClassification,
  persistedAt: string,
  tools: StepTools,
): Step {
  const week = isoWeekOf(persistedAt);
  const { rewrite_strength } = classification;
  const type =
    rewrite_strength === 'full_reframe' ? 'complaint-cadence-claimed' : 'complaint-cadence-not-counted';
  return fact(type, {
    step: 5,
    rewrite_request_id: rewriteRequestId(tools),
    inputs: { sender_user_id: input.sender_user_id, rewrite_strength, persisted_at: persistedAt },
    ...week,
  });
}

/** Step 6: what the rewriter may know of the recipient. The values are theirs and sealed; the record names the keys. */
export function buildContext(
  input: RewriteInput,
  { classification }: AppliedClassification,
  preferences: Preferences | null,
): Step {
  const { topics } = classification;
  const pack: ContextPack = decide(complaintRulesV1, 'context', { topics, preferences }).output;
  const { context, ...outcome } = pack;
  return fact(
    'complaint-context-built',
    {
      step: 6,
      inputs: {
        home_id: input.home_id,
        sender_user_id: input.sender_user_id,
        recipient_user_id: input.recipient_user_id,
        topics,
      },
      outcome,
    },
    { context: { subject: memberSubject(input.recipient_user_id), words: canonicalJson(context) } },
  );
}

/** Step 7: tone, directness, temperature; source, target and lane. */
export function derivePolicyAndLocales(
  input: RewriteInput,
  { classification, failed: classifierFailed }: AppliedClassification,
  { context }: ContextPack,
): Step {
  const { confidence, safety_flags, detected_language, rewrite_strength } = classification;
  const facts = {
    surface: canonicalSurface(input.surface),
    power_mode: powerOf(input),
    low_confidence: classifierFailed || confidence.topic === 'low' || confidence.intent === 'low',
    emotional_intensity: safety_flags.includes('emotional_intensity'),
    emotion_context: input.emotion_context,
  };
  const locales = {
    detected_language,
    language_confidence: confidence.language,
    sender_locale: input.facts.sender?.locale ?? null,
    recipient_locale: input.facts.recipient?.locale ?? null,
  };
  const derived: DerivedPolicy = decide(complaintRulesV1, 'policy', {
    ...facts,
    communication_style: context.communication_style ?? null,
    conflict_repair_preference: context.conflict_repair_preference ?? null,
  }).output;
  const decided: Locales = decide(complaintRulesV1, 'locales', locales).output;
  const { rules, ...policy } = derived;
  return fact(
    'complaint-policy-derived',
    {
      step: 7,
      policy_version: POLICY_VERSION,
      inputs: { ...facts, ...locales },
      outcome: {
        ...policy,
        rewrite_strength,
        power_mode: facts.power_mode,
        ...decided,
      },
    },
    // Which rows decided tells of the recipient's preferences, so it is sealed like them.
    { rules: { subject: memberSubject(input.recipient_user_id), words: canonicalJson(rules) } },
  );
}
