import { describe, expect, it } from 'vitest';
import { type AttemptCall, attemptEnd, attemptStart, rendererName } from './gen-ai.ts';

const request = { model: 'claude-x', prompt: 'dear diary', parameters: { maxOutputTokens: 100 } };
const call = (renderer: string, more: Partial<AttemptCall['request']> = {}): AttemptCall => ({
  runId: 'r1',
  attemptId: 'a1',
  step: 'rewrite-1',
  attempt: 2,
  renderer,
  request: { ...request, ...more },
});
const completed = {
  kind: 'completed',
  text: 'dear reader',
  stop: 'end',
  model: 'claude-x-2026',
  usage: { inputTokens: 12, outputTokens: 34 },
  costMicros: 56,
  raw: 'dear reader as it came',
} as const;

describe('the span of an attempt', () => {
  it('follows the conventions for generative AI', () => {
    const { name, kind, attributes } = attemptStart(
      call('anthropic', { parameters: { maxOutputTokens: 100, temperature: 0, seed: 7 } }),
      false,
    );
    expect({ name, kind }).toEqual({ name: 'chat claude-x', kind: 'client' });
    expect(attributes).toEqual({
      'gen_ai.operation.name': 'chat',
      'gen_ai.provider.name': 'anthropic',
      'gen_ai.request.model': 'claude-x',
      'gen_ai.request.max_tokens': 100,
      'gen_ai.request.temperature': 0,
      'gen_ai.request.seed': 7,
      'palimpsest.run.id': 'r1',
      'palimpsest.attempt.id': 'a1',
      'palimpsest.attempt.number': 2,
      'palimpsest.step': 'rewrite-1',
      'palimpsest.renderer': 'anthropic',
    });
    expect(attemptEnd(completed, false)).toEqual({
      'gen_ai.response.model': 'claude-x-2026',
      'gen_ai.response.finish_reasons': ['stop'],
      'gen_ai.usage.input_tokens': 12,
      'gen_ai.usage.output_tokens': 34,
      'palimpsest.cost.micros': 56,
    });
  });

  it.each([
    ['openai-compatible', 'openai', 'client'],
    ['openai-compatible@http://me:geheim@10.0.0.1/v1', 'openai', 'client'],
    ['builtin', 'palimpsest', 'internal'],
    ['my-renderer', 'my-renderer', 'client'],
  ])('names the provider behind %s %s', (renderer, provider, kind) => {
    const start = attemptStart(call(renderer), false);
    expect(start.attributes['gen_ai.provider.name']).toBe(provider);
    expect(start.kind).toBe(kind);
    expect(JSON.stringify(start)).not.toContain('geheim');
  });

  it.each(['search', 'fetch'])('is one of a tool for a %s', (kind) => {
    const { name, attributes } = attemptStart(call('corpus', { model: `${kind}/v1` }), false);
    expect(name).toBe(`execute_tool ${kind}`);
    expect(attributes).toMatchObject({ 'gen_ai.operation.name': 'execute_tool', 'gen_ai.tool.name': kind });
    expect(attributes).not.toHaveProperty('gen_ai.request.model');
  });

  it('holds no words unless they were asked for', () => {
    for (const model of ['m', 'search/v1']) {
      const start = attemptStart(call('anthropic', { model, system: 'dear system' }), false);
      expect(JSON.stringify([start, attemptEnd(completed, false)])).not.toContain('dear');
    }
  });

  it('holds prompt, system and answer where they were', () => {
    const { attributes } = attemptStart(call('anthropic', { system: 'be kind' }), true);
    expect(JSON.parse(String(attributes['gen_ai.input.messages']))).toEqual([
      { role: 'user', parts: [{ type: 'text', content: 'dear diary' }] },
    ]);
    expect(JSON.parse(String(attributes['gen_ai.system_instructions']))).toEqual([
      { type: 'text', content: 'be kind' },
    ]);
    expect(JSON.parse(String(attemptEnd(completed, true)['gen_ai.output.messages']))).toEqual([
      { role: 'assistant', parts: [{ type: 'text', content: 'dear reader' }], finish_reason: 'stop' },
    ]);
  });

  it('tells what a failure used, and nothing that is not known', () => {
    const failed = { kind: 'failed', retry: 'terminal', code: 'timeout', message: 'dear diary' } as const;
    expect(attemptEnd(failed, true)).toEqual({});
    const usage = { inputTokens: 1, outputTokens: 0 };
    expect(attemptEnd({ ...failed, usage, costMicros: null }, true)).toEqual({
      'gen_ai.usage.input_tokens': 1,
      'gen_ai.usage.output_tokens': 0,
    });
  });

  it('names a renderer without its address', () => {
    expect(rendererName('openai-compatible@http://10.0.0.1/v1@x')).toBe('openai-compatible');
  });
});
