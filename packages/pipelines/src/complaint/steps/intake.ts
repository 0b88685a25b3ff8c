import { PREFERENCE_KEYS } from '@palimpsest/contracts';
import { canonicalJson, decide, type Step, type StepTools } from '@palimpsest/kernel';
import { memberSubject, type RewriteInput } from '../input.ts';
import { complaintRulesV1 } from '../rules/v1/rule-set.ts';
import type { ComplaintState } from '../state.ts';
import { canonicalSurface } from '../tables/surfaces.ts';
import { fact } from './draft.ts';
import { rewriteRequestId, snapshotIds } from './rewrite-ids.ts';

/** Step 1: may this request be made at all? */
export function decideEligibility(input: RewriteInput, tools: StepTools): Step {
  const { output, ruleSet, version } = decide(complaintRulesV1, 'eligibility', input.facts);
  return fact('complaint-eligibility-decided', {
    step: 1,
    rewrite_request_id: rewriteRequestId(tools),
    home_id: input.home_id,
    sender_user_id: input.sender_user_id,
    recipient_user_id: input.recipient_user_id,
    surface: input.surface,
    emotion_context: input.emotion_context,
    rules: `${ruleSet}/${version}`,
    inputs: input.facts,
    outcome: output,
  });
}

/** Step 2: whom it is for and what they would like, as of now: later changes have no effect. */
export function takeSnapshots(input: RewriteInput, { preferences }: ComplaintState, tools: StepTools): Step {
  const ids = snapshotIds(tools);
  const recorded = PREFERENCE_KEYS.filter((key) => preferences?.[key] !== undefined).length;
  return fact(
    'complaint-snapshots-taken',
    {
      step: 2,
      inputs: {
        recipient_user_id: input.recipient_user_id,
        recipient_role: input.facts.recipient?.role ?? null,
        recipient_locale: input.facts.recipient?.locale ?? null,
      },
      recipient_snapshot_id: ids.recipient,
      recipients: [input.recipient_user_id],
      recipient_preference_snapshot_id: ids.preferences,
      preferences: recorded === 0 ? 'none' : recorded === PREFERENCE_KEYS.length ? 'complete' : 'partial',
    },
    {
      preferences: {
        subject: memberSubject(input.recipient_user_id),
        words: canonicalJson(preferences ?? {}),
      },
    },
  );
}

/** Step 3: the words as they were sent, before anything is made of them. */
export function persistMessage(
  input: RewriteInput,
  message: string,
  { snapshots }: ComplaintState,
  tools: StepTools,
): Step {
  return fact(
    'complaint-message-persisted',
    {
      step: 3,
      rewrite_request_id: rewriteRequestId(tools),
      status: 'queued',
      home_id: input.home_id,
      sender_user_id: input.sender_user_id,
      recipient_user_id: input.recipient_user_id,
      surface: input.surface,
      canonical_surface: canonicalSurface(input.surface),
      emotion_context: input.emotion_context,
      recipient_snapshot_id: snapshots?.recipient ?? '',
      recipient_preference_snapshot_id: snapshots?.preferences ?? '',
      length: message.length,
    },
    { original: message },
  );
}
