/** Every kind of event in a few plain words, in groups as people would look for them. */
export const EVENT_GROUPS: readonly {
  readonly name: string;
  readonly types: Readonly<Record<string, string>>;
}[] = [
  {
    name: 'Every run',
    types: {
      'run-started': 'A run began',
      'attempt-started': 'Somebody was asked to write, search or fetch',
      'attempt-succeeded': 'An answer came',
      'attempt-failed': 'No answer came',
      'attempt-interrupted': 'A call was broken off',
      'attempt-late': 'An answer came too late',
      'attempt-replayed': 'A recorded answer was used again',
      'evaluation-recorded': 'A text was scored',
      'decision-made': 'A rule decided',
      'guard-passed': 'The checks let it pass',
      'guard-failed': 'A check refused it',
      'wait-elapsed': 'A waiting time was over',
      'budget-reached': 'The budget was spent',
      'run-finished': 'The run ended',
    },
  },
  {
    name: 'Blog posts',
    types: {
      'version-created': 'A version of the post was kept',
      'cycle-started': 'A rewrite began',
      'cycle-completed': 'A rewrite was accepted',
      'cycle-stopped': 'Rewriting stopped',
      'no-rewrite-required': 'No rewrite is needed',
      'external-scores-recorded': 'Scores came from elsewhere',
    },
  },
  { name: 'Assignments', types: { 'assessment-version-created': 'A version of the assignment was kept' } },
  {
    name: 'Messages',
    types: {
      'complaint-eligibility-decided': 'It was decided whether the message may be sent',
      'complaint-snapshots-taken': 'The recipient’s preferences of that moment were kept',
      'complaint-message-persisted': 'The message was kept',
      'complaint-classified': 'It was read what the message is about',
      'complaint-cadence-claimed': 'The one critical message of the week was used',
      'complaint-cadence-not-counted': 'The message does not count for the week',
      'complaint-cadence-refused': 'This week’s critical message was already sent',
      'complaint-context-built': 'What matters to the recipient was put together',
      'complaint-policy-derived': 'Tone and language were decided',
      'complaint-request-assembled': 'The request to the writer was put together',
      'complaint-route-selected': 'It was decided who writes',
      'complaint-enqueued': 'The message waits for the writer',
      'complaint-cancel-requested': 'The sender wants it back',
      'complaint-cancel-refused': 'It was too late to take it back',
      'complaint-completed': 'The message was delivered',
      'complaint-failed': 'The message was not delivered',
      'complaint-cancelled': 'The message was taken back',
      'complaint-home-changed': 'A home was changed',
      'complaint-member-added': 'Somebody moved in',
      'complaint-member-changed': 'A member’s details changed',
      'complaint-member-removed': 'Somebody moved out',
      'complaint-routes-changed': 'It was changed who writes',
    },
  },
  {
    name: 'Research',
    types: {
      'phase-started': 'A phase began',
      'phase-completed': 'A phase was completed',
      'phase-skipped': 'A phase was skipped',
      'rule-checkpoint-passed': 'The rules held at a checkpoint',
      'rule-checkpoint-failed': 'A rule did not hold at a checkpoint',
      'orchestrator-routed': 'It was decided who works next',
      'agent-output-recorded': 'A helper’s work was kept',
      'agent-output-invalid': 'A helper’s work could not be used',
      'agent-boundary-refused': 'A helper wanted more than it may',
      'writer-replaced': 'Somebody else took over the writing',
      'plan-recorded': 'The plan was made',
      'queries-planned': 'Searches were planned',
      'fetches-planned': 'Pages to read were chosen',
      'sources-recorded': 'Sources were read',
      'round-closed': 'A round of reading ended',
      'early-stop-noticed': 'Enough was known to stop early',
      'claims-recorded': 'Claims were weighed',
      'draft-recorded': 'A draft was written',
      'citations-checked': 'Citations were checked',
      'critique-recorded': 'The draft was challenged',
      'reflection-recorded': 'Lessons for the next draft were noted',
      'package-created': 'The report was put together',
    },
  },
  {
    name: 'The installation',
    types: {
      'tenant-created': 'The record began',
      'subject-erased': 'Somebody’s words were erased',
      'tenant-clock-set': 'The clock of a test was set',
      'api-key-created': 'An API key was made',
      'api-key-revoked': 'An API key was withdrawn',
      'api-key-rotated': 'An API key was replaced',
      'webhook-endpoint-created': 'An address to be told was added',
      'webhook-endpoint-changed': 'An address to be told was changed',
      'webhook-endpoint-removed': 'An address to be told was removed',
      'webhook-secret-rotated': 'The secret of an address was replaced',
    },
  },
];

const NAMES: ReadonlyMap<string, string> = new Map(
  EVENT_GROUPS.flatMap(({ types }) => Object.entries(types)),
);

/** `decision-made` in words; an unknown kind keeps its name, with spaces. */
export function eventName(type: string): string {
  return NAMES.get(type) ?? type.replaceAll('-', ' ');
}
