/** Events of this pipeline, with the newest version of each that it understands. */
export const RESEARCH_EVENTS = {
  'phase-started': 1,
  'phase-completed': 1,
  'phase-skipped': 1,
  'phase-reopened': 1,
  'rule-checkpoint-passed': 1,
  'rule-checkpoint-failed': 1,
  'orchestrator-routed': 1,
  'agent-output-recorded': 1,
  'agent-output-invalid': 1,
  'agent-boundary-refused': 1,
  'writer-replaced': 1,
  'plan-recorded': 1,
  'queries-planned': 1,
  'fetches-planned': 1,
  'sources-recorded': 1,
  'round-closed': 1,
  'early-stop-noticed': 1,
  'claims-recorded': 1,
  'draft-recorded': 1,
  'citations-checked': 1,
  'critique-recorded': 1,
  'reflection-recorded': 1,
  'package-created': 1,
} as const;

export type ResearchEvent = keyof typeof RESEARCH_EVENTS;
