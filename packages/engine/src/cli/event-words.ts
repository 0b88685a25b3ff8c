import type { Json, JsonObject, RunEventPayload, RunEventType } from '@palimpsest/contracts';
import type { EventReport } from '../app/audit/show-run.ts';
import { briefJson } from './brief-json.ts';
import { count, harmless } from './layout.ts';

/** How values are written: briefly, or whole. */
interface Writing {
  readonly json: (value: Json) => string;
  readonly names: (names: readonly string[], singular: string) => string;
}

const BRIEF: Writing = {
  json: briefJson,
  names: (names, singular) => count(names.length, singular),
};
const WHOLE: Writing = {
  json: (value) => JSON.stringify(value),
  names: (names) => names.join(', '),
};

type Telling = { readonly [T in RunEventType]?: (payload: RunEventPayload<T>, writing: Writing) => string };

/** What an event says, in a few words. Facts of pipelines are not known here and told part by part. */
const TELLINGS: Telling = {
  'run-started': ({ pipeline, pipelineVersion }) => `under ${pipeline}/${pipelineVersion}`,
  'evaluation-recorded': ({ evaluator, version, result }, { json }) =>
    `${evaluator}/${version} gives ${json(result)}`,
  'decision-made': ({ decision, ruleSet, version, inputs, output }, { json }) =>
    `${ruleSet}/${version} decides ${decision}: ${json(inputs)} gives ${json(output)}`,
  'attempt-started': ({ step, attempt, renderer, model, reason }) =>
    `${step}, attempt ${attempt}, asks ${renderer} (${model})${reason === null ? '' : `: ${reason}`}`,
  'attempt-succeeded': ({ step, usage, latencyMs }) => {
    const tokens =
      usage === null ? 'tokens unknown' : `${usage.inputTokens} tokens in, ${usage.outputTokens} out`;
    return `${step}: ${tokens}, ${latencyMs} ms`;
  },
  'attempt-failed': ({ step, code, message }) => `${step}: ${message} (${code})`,
  'attempt-interrupted': ({ step, reason }) => `${step}: ${reason}`,
  'attempt-late': ({ step, outcome }) => `${step}: an answer came after it was given up (${outcome})`,
  'attempt-replayed': ({ step, renderer, model }) =>
    `${step}: the recorded answer of ${renderer} (${model}), at no cost`,
  'guard-passed': ({ step, verdicts }, { names }) =>
    `${step}: ${names(
      verdicts.map(({ rule }) => rule),
      'guard',
    )}`,
  'guard-failed': ({ step, verdicts }) => {
    const failed = verdicts.filter(({ passed }) => !passed);
    return `${step}: ${failed.map(({ rule, severity }) => `${rule} (${severity})`).join(', ')}`;
  },
  'wait-elapsed': ({ step, until }) => `${step}: waited until ${until}`,
  'budget-reached': ({ step, limit, allowed, spent, needed }) =>
    `${step}: ${limit} allowed ${allowed}, spent ${spent}, needed ${needed}`,
  'run-finished': ({ outcome, reason, result }, { json }) =>
    `${outcome}${reason === null ? '' : `, ${reason}`}: ${json(result)}`,
};

/** Briefly unless all of it is wanted. */
export function eventWords(
  { type, payload }: Pick<EventReport, 'type' | 'payload'>,
  { full = false }: { readonly full?: boolean } = {},
): string {
  const writing = full ? WHOLE : BRIEF;
  const tell = TELLINGS[type as RunEventType] as
    | ((payload: JsonObject, writing: Writing) => string)
    | undefined;
  try {
    if (tell !== undefined) return harmless(tell(payload, writing));
  } catch {
    // Written by a version whose event has another shape: shown as it is.
  }
  return harmless(writing.json(payload));
}
