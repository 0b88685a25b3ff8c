import type { RunEventResource } from '@palimpsest/sdk';
import { pipelineName } from '../../ui/run-words.ts';

type Payload = RunEventResource['payload'];
type Telling = (payload: Payload) => string;

/** The one fact of an event that a reader of a list wants to see. What is of another shape is left out. */
const TELLINGS: Readonly<Record<string, Telling>> = {
  'run-started': ({ pipeline }) => pipelineName(String(pipeline)),
  'attempt-started': ({ renderer, model, step }) => `${step}: ${renderer} (${model})`,
  'attempt-succeeded': ({ step, latencyMs }) => `${step}, ${latencyMs} ms`,
  'attempt-failed': ({ step, message }) => `${step}: ${message}`,
  'attempt-interrupted': ({ step, reason }) => `${step}: ${reason}`,
  'attempt-replayed': ({ step, renderer }) => `${step}: ${renderer}`,
  'evaluation-recorded': ({ evaluator, result }) => `${spaced(evaluator)}${totals(result)}`,
  'decision-made': ({ decision, ruleSet, version }) => `${spaced(decision)}, by ${ruleSet}/${version}`,
  'guard-passed': ({ verdicts }) => `${count(verdicts)} checks`,
  'guard-failed': ({ verdicts }) => failed(verdicts),
  'budget-reached': ({ limit, allowed, spent }) => `${limit}: ${spent} of ${allowed}`,
  'run-finished': ({ outcome, reason }) => `${outcome}${reason === null ? '' : `, ${spaced(reason)}`}`,
  'version-created': ({ versionNumber, origin }) => `version ${versionNumber}, by the ${origin}`,
  'cycle-started': ({ cycleNumber, triggers }) => `rewrite ${cycleNumber}, ${count(triggers)} reasons`,
  'cycle-completed': ({ trendOutcome, childAeoTotal }) =>
    `${spaced(trendOutcome)}, answers ${childAeoTotal} of 100`,
  'cycle-stopped': ({ stopReason }) => spaced(stopReason),
  'assessment-version-created': ({ version, kind }) => `version ${version}, ${kind}`,
  'complaint-failed': ({ reason }) => spaced(reason),
  'phase-started': ({ name }) => String(name),
  'phase-completed': ({ phase }) => `phase ${phase}`,
  'sources-recorded': ({ sources }) => `${count(sources)} sources`,
  'claims-recorded': ({ claims }) => `${count(claims)} claims`,
  'citations-checked': ({ checked, valid }) => `${valid} of ${checked} hold`,
  'agent-output-recorded': ({ agent, step }) => `${agent}: ${step}`,
  'subject-erased': ({ subject }) => String(subject),
};

export function eventDetail({ type, payload }: Pick<RunEventResource, 'type' | 'payload'>): string {
  const words = TELLINGS[type]?.(payload) ?? '';
  return words.includes('undefined') ? '' : words;
}

function spaced(value: unknown): string {
  return String(value).replaceAll(/[_-]/g, ' ');
}

function count(value: unknown): number {
  return Array.isArray(value) ? value.length : 0;
}

function failed(verdicts: unknown): string {
  if (!Array.isArray(verdicts)) return '';
  return verdicts
    .filter((each) => each?.passed === false)
    .map((each) => spaced(each?.rule))
    .join(', ');
}

function totals(result: unknown): string {
  const { aeo, aiLikeness, overall_score } = (result ?? {}) as {
    readonly aeo?: { readonly total?: number };
    readonly aiLikeness?: { readonly total?: number };
    readonly overall_score?: number;
  };
  if (aeo?.total !== undefined)
    return `: answers ${aeo.total} of 100, sounds like a machine ${aiLikeness?.total ?? '–'} of 100`;
  return overall_score === undefined ? '' : `: ${overall_score}`;
}
