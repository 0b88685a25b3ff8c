import type { RunResource } from '@palimpsest/sdk';

type Tone = 'neutral' | 'good' | 'warn' | 'bad' | 'busy';

export const pipelineNames: Readonly<Record<string, string>> = {
  blog: 'Blog post',
  assessment: 'Assignment',
  complaint: 'Message',
  research: 'Research',
};

/** `blog/v1` in words. */
export function pipelineName(pipeline: string): string {
  const [id = ''] = pipeline.split('/');
  return pipelineNames[id] ?? id;
}

const UNDER_WAY = 'Under way';
const DONE: Readonly<Record<string, string>> = {
  blog: 'Done: nothing asks for another rewrite',
  assessment: 'Done: a new version is on record',
  complaint: 'Done',
  research: 'Answered',
};

/** Why runs end, in words. The tone says whether somebody should look. */
const REASONS: Readonly<Record<string, readonly [Tone, string]>> = {
  max_cycles_reached: ['warn', 'Stopped after the last allowed rewrite'],
  no_improvement: ['warn', 'Stopped: two rewrites in a row changed next to nothing'],
  quality_degradation: ['warn', 'Stopped: the last rewrite was worse than the text before it'],
  oscillation_detected: ['warn', 'Stopped: the score went back and forth'],
  render_failed: ['bad', 'Stopped: whoever was to write gave no answer'],
  guard_rejected: ['bad', 'Stopped: a check refused the rewritten text'],
  needs_author_input: ['warn', 'Stopped: only the author can add what is missing'],
  budget_reached: ['bad', 'Stopped: the budget is spent'],
  subject_erased: ['neutral', 'Ended: its words were erased'],
  pipeline_fault: ['bad', 'Broken off by a fault of the program'],
  nothing_rewritten: ['warn', 'Nothing was rewritten: no change passed the checks'],
  rule_checkpoint_failed: ['bad', 'Broken off: a rule that must hold did not'],
  escalated: ['warn', 'Answered, but a person should check the answer'],
  quality_failed: ['bad', 'Stopped: the report is not good enough'],
  no_answer: ['warn', 'The sources hold no answer'],
  no_sources: ['warn', 'No usable source was found'],
  cancelled: ['neutral', 'Taken back by its sender'],
  weekly_limit_reached: ['neutral', 'Not accepted: one critical message a week'],
  safety_threat: ['bad', 'Held back: it reads like a threat'],
  safety_self_harm: ['bad', 'Held back: somebody may want to harm themselves'],
  response_refused: ['bad', 'Not delivered: a check refused the rewritten text'],
  response_not_of_the_shape: ['bad', 'Not delivered: the answer could not be read'],
  request_invalid: ['bad', 'Not delivered: the request could not be put together'],
  message_missing: ['bad', 'Not delivered: the message is missing'],
  no_route: ['bad', 'Not delivered: nobody is set up to write this kind of message'],
  policy_version_mismatch: ['bad', 'Not delivered: the routing table is for other rules'],
  execution_mode_not_supported: ['bad', 'Not delivered: the routing table asks for something unknown'],
  prompt_version_not_supported: ['bad', 'Not delivered: the routing table names an unknown prompt'],
  unknown_home: ['neutral', 'Not accepted: the home is unknown'],
  sender_not_a_member: ['neutral', 'Not accepted: the sender does not live there'],
  recipient_not_a_member: ['neutral', 'Not accepted: the recipient does not live there'],
  recipient_is_sender: ['neutral', 'Not accepted: sender and recipient are the same'],
  member_erased: ['neutral', 'Not accepted: one of the two was erased'],
  surface_not_allowed: ['neutral', 'Not accepted: not a place for such messages'],
  cadence_unreadable: ['bad', 'Not accepted: the weekly limit could not be checked'],
};
const REWRITER: readonly [Tone, string] = ['bad', 'Not delivered: whoever was to write gave no answer'];
const OTHERS: Readonly<Record<string, readonly [Tone, string]>> = {
  completed: ['good', 'Done'],
  stopped: ['warn', 'Stopped'],
  failed: ['bad', 'Broken off'],
};

export interface RunState {
  readonly tone: Tone;
  readonly words: string;
  /** For those who know the codes. */
  readonly code: string | null;
}

/** How a run stands, in words. */
export function runState({
  pipeline,
  status,
  outcome,
  reason,
}: Pick<RunResource, 'pipeline' | 'status' | 'outcome' | 'reason'>): RunState {
  if (status === 'open') return { tone: 'busy', words: UNDER_WAY, code: null };
  const known = reason === null ? undefined : REASONS[reason];
  if (known !== undefined) return { tone: known[0], words: known[1], code: reason };
  if (reason?.startsWith('rewriter_')) return { tone: REWRITER[0], words: REWRITER[1], code: reason };
  const [id = ''] = pipeline.split('/');
  const done = outcome === 'completed' ? DONE[id] : undefined;
  const [tone, words] = OTHERS[outcome ?? ''] ?? (['neutral', outcome ?? UNDER_WAY] as const);
  return { tone, words: done ?? words, code: reason };
}
