import { describe, expect, it } from 'vitest';
import { readMessage } from './read-message.ts';

const message = {
  type: 'message',
  model: 'claude-haiku-4-5-20251001',
  content: [{ type: 'text', text: 'Words.' }],
  stop_reason: 'end_turn',
  usage: { input_tokens: 3, output_tokens: 2 },
};

describe('reading an answer of the Messages API', () => {
  it('joins the text blocks and leaves thinking out', () => {
    const content = [
      { type: 'thinking', thinking: 'Hm.', signature: 'x' },
      { type: 'text', text: 'One ' },
      { type: 'a_kind_of_tomorrow' },
      { type: 'text', text: 'two.' },
    ];
    expect(readMessage({ ...message, content })?.text).toBe('One two.');
  });

  it('tells written and read cache tokens apart', () => {
    const usage = {
      input_tokens: 1,
      cache_creation_input_tokens: 20,
      cache_read_input_tokens: 300,
      output_tokens: 4,
    };
    expect(readMessage({ ...message, usage })?.tokens).toEqual({
      input: 1,
      cacheWrite: 20,
      cacheRead: 300,
      output: 4,
    });
  });

  it.each([
    ['end_turn', 'end'],
    ['stop_sequence', 'end'],
    ['max_tokens', 'max_tokens'],
    ['model_context_window_exceeded', 'max_tokens'],
    ['refusal', 'refusal'],
    ['pause_turn', 'other'],
    ['constructor', 'other'],
    [null, 'other'],
  ])('reads the stop reason %s as %s', (reason, stop) => {
    expect(readMessage({ ...message, stop_reason: reason })?.stop).toBe(stop);
  });

  it.each([
    ['no usage', { ...message, usage: undefined }],
    ['a negative count', { ...message, usage: { input_tokens: -1, output_tokens: 2 } }],
    ['a text block without text', { ...message, content: [{ type: 'text' }] }],
    ['content that is a string', { ...message, content: 'Words.' }],
    ['another type', { ...message, type: 'error' }],
  ])('does not accept %s', (_what, answer) => {
    expect(readMessage(answer)).toBeUndefined();
  });

  it('does without a model name, and takes no essay for one', () => {
    expect(readMessage({ ...message, model: undefined })?.model).toBeUndefined();
    expect(readMessage({ ...message, model: 'x'.repeat(1000) })?.model).toBeUndefined();
  });
});
