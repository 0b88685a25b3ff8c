import type { RenderOutcome, RenderRequest } from '@palimpsest/kernel';
import type { SpanAttributes, SpanStart } from '../../adapters/telemetry/tracing.ts';
import { callKind } from './step-kinds.ts';

/** A call to a renderer or a source, as it is announced. */
export interface AttemptCall {
  readonly runId: string;
  readonly attemptId: string;
  readonly step: string;
  readonly attempt: number;
  readonly renderer: string;
  readonly request: RenderRequest;
}

/** The well-known names of OpenTelemetry's conventions for generative AI; any other renderer goes by its own. */
const PROVIDERS: Readonly<Record<string, string>> = {
  anthropic: 'anthropic',
  'openai-compatible': 'openai',
  builtin: 'palimpsest',
};
const FINISH_REASONS = {
  end: 'stop',
  max_tokens: 'length',
  refusal: 'content_filter',
  other: 'other',
} as const;

/** Without the address that a route may have given it: that would be a series of its own, and may be private. */
export function rendererName(renderer: string): string {
  return renderer.split('@', 1)[0] ?? renderer;
}

/** The span of an attempt. Prompts are part of it only where the operator asked for words. */
export function attemptStart(call: AttemptCall, words: boolean): SpanStart {
  const kind = callKind(call.request.model);
  const renderer = rendererName(call.renderer);
  const about = {
    'palimpsest.run.id': call.runId,
    'palimpsest.attempt.id': call.attemptId,
    'palimpsest.attempt.number': call.attempt,
    'palimpsest.step': call.step,
    'palimpsest.renderer': renderer,
  };
  if (kind !== 'render') {
    return {
      name: `execute_tool ${kind}`,
      kind: 'client',
      attributes: {
        ...about,
        'gen_ai.operation.name': 'execute_tool',
        'gen_ai.tool.name': kind,
        'gen_ai.tool.type': 'datastore',
        ...(words ? { 'gen_ai.tool.call.arguments': call.request.prompt } : {}),
      },
    };
  }
  const { model, parameters } = call.request;
  return {
    name: `chat ${model}`,
    kind: renderer === 'builtin' ? 'internal' : 'client',
    attributes: {
      ...about,
      'gen_ai.operation.name': 'chat',
      'gen_ai.provider.name': PROVIDERS[renderer] ?? renderer,
      'gen_ai.request.model': model,
      'gen_ai.request.max_tokens': parameters.maxOutputTokens,
      ...(parameters.temperature === undefined
        ? {}
        : { 'gen_ai.request.temperature': parameters.temperature }),
      ...(parameters.seed === undefined ? {} : { 'gen_ai.request.seed': parameters.seed }),
      ...(words ? inputWords(call.request) : {}),
    },
  };
}

/** What is known of an attempt once it is over. */
export function attemptEnd(outcome: RenderOutcome, words: boolean): SpanAttributes {
  const { usage, costMicros } = outcome;
  return {
    ...(usage == null
      ? {}
      : {
          'gen_ai.usage.input_tokens': usage.inputTokens,
          'gen_ai.usage.output_tokens': usage.outputTokens,
        }),
    ...(costMicros == null ? {} : { 'palimpsest.cost.micros': costMicros }),
    ...(outcome.kind === 'failed'
      ? {}
      : {
          'gen_ai.response.model': outcome.model,
          'gen_ai.response.finish_reasons': [FINISH_REASONS[outcome.stop]],
          ...(words ? outputWords(outcome) : {}),
        }),
  };
}

function inputWords({ system, prompt }: RenderRequest): SpanAttributes {
  return {
    'gen_ai.input.messages': JSON.stringify([{ role: 'user', parts: [part(prompt)] }]),
    ...(system === undefined ? {} : { 'gen_ai.system_instructions': JSON.stringify([part(system)]) }),
  };
}

function outputWords({ text, stop }: Extract<RenderOutcome, { kind: 'completed' }>): SpanAttributes {
  const message = { role: 'assistant', parts: [part(text)], finish_reason: FINISH_REASONS[stop] };
  return { 'gen_ai.output.messages': JSON.stringify([message]) };
}

function part(content: string): object {
  return { type: 'text', content };
}
