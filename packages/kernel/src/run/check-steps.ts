import { instantSchema, runEventSchemas } from '@palimpsest/contracts/events';
import { findNotJson } from '../canonical.ts';
import { type Pipeline, pipelineRef } from '../pipeline/pipeline.ts';
import type { EventDraft, RenderStep, Step } from '../pipeline/step.ts';
import { callOf } from './source-call.ts';

/** Events of every run that a pipeline records itself; all others are the run loop's own. */
const FOR_PIPELINES = new Set(['decision-made', 'guard-passed', 'guard-failed']);
/** Reasons for an end that only the run loop may give. */
const RESERVED = new Set(['subject_erased', 'pipeline_fault']);

/**
 * Throws where a pipeline asks for something that could not be put on record or never come about. The run loop
 * turns that into a recorded end of the run: found out here, nothing was written and nothing called.
 */
export function checkSteps(pipeline: Pipeline<unknown>, steps: readonly Step[]): void {
  const keys = new Set<string>();
  for (const step of steps) {
    if ('key' in step && (keys.has(step.key) || step.key === ''))
      fault(pipeline, `asks twice for '${step.key}'`);
    if ('key' in step) keys.add(step.key);
    switch (step.kind) {
      case 'record':
        for (const draft of step.events) checkDraft(pipeline, draft);
        break;
      case 'evaluate':
        if (!Object.hasOwn(pipeline.evaluators, step.evaluator))
          fault(pipeline, `has no evaluator '${step.evaluator}'`);
        checkJson(pipeline, step.input);
        break;
      case 'render':
      case 'search':
      case 'fetch': {
        if (step.kind !== 'render') checkJson(pipeline, step.request);
        const call = callOf(step);
        if (call !== null) checkRender(pipeline, call);
        break;
      }
      case 'wait':
        if (!instantSchema.safeParse(step.until).success)
          fault(pipeline, 'waits for something that is no instant');
        break;
      default:
        if (RESERVED.has(step.reason ?? '')) fault(pipeline, `may not end a run by '${step.reason}'`);
        checkJson(pipeline, step.result);
    }
  }
}

function checkDraft(
  pipeline: Pipeline<unknown>,
  { type, schemaVersion = 1, payload, texts = {} }: EventDraft,
): void {
  const own = Object.hasOwn(pipeline.events, type) && !pipeline.signals.includes(type);
  const known = own
    ? schemaVersion <= (pipeline.events[type] ?? 0)
    : FOR_PIPELINES.has(type) && schemaVersion === 1;
  if (!known) fault(pipeline, `records '${type}' version ${schemaVersion}, which it does not declare`);
  checkJson(pipeline, payload);
  if (!own) runEventSchemas[type as keyof typeof runEventSchemas].parse(payload);
  for (const text of Object.values(texts)) {
    if (typeof (typeof text === 'string' ? text : text.words) !== 'string')
      fault(pipeline, `gives '${type}' a text that is none`);
  }
}

function checkRender(
  pipeline: Pipeline<unknown>,
  { renderer, request, take = 1, attempt = 1 }: RenderStep,
): void {
  const { model, prompt, system = '', parameters } = request;
  const words = [renderer, model, prompt, system].every((each) => typeof each === 'string');
  const counts = [take, attempt, parameters.maxOutputTokens].every(
    (each) => Number.isSafeInteger(each) && each >= 1,
  );
  if (!words || !counts) fault(pipeline, 'asks a renderer for something that is no request');
  checkJson(pipeline, parameters);
}

function checkJson(pipeline: Pipeline<unknown>, value: unknown): void {
  const bad = findNotJson(value, { undefinedProperties: 'left-out' });
  if (bad !== undefined) fault(pipeline, `gives something that JSON cannot hold at ${bad.path}`);
}

function fault(pipeline: Pipeline<unknown>, what: string): never {
  throw new Error(`Pipeline ${pipelineRef(pipeline)} ${what}.`);
}
