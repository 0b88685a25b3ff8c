import { describe, expect, it } from 'vitest';
import { readChatCompletion } from './read-chat-completion.ts';

const answerWith = (choice: object, rest: object = {}) => ({
  model: 'gpt-4o-mini-2024-07-18',
  choices: [{ finish_reason: 'stop', message: { content: 'Words.' }, ...choice }],
  usage: { prompt_tokens: 3, completion_tokens: 2 },
  ...rest,
});

describe('reading an answer of a chat completions endpoint', () => {
  it('accepts content in parts, as some servers send it', () => {
    const content = [
      { type: 'text', text: 'One ' },
      { type: 'text', text: 'two.' },
    ];
    expect(readChatCompletion(answerWith({ message: { content } }))?.text).toBe('One two.');
  });

  it.each([
    ['stop', 'end'],
    ['length', 'max_tokens'],
    ['content_filter', 'refusal'],
    ['tool_calls', 'other'],
    ['constructor', 'other'],
    [null, 'other'],
  ])('reads the finish reason %s as %s', (reason, stop) => {
    expect(readChatCompletion(answerWith({ finish_reason: reason }))?.stop).toBe(stop);
  });

  it('takes a refusal for one, whatever the finish reason says', () => {
    const message = { content: null, refusal: 'No.' };
    expect(readChatCompletion(answerWith({ message }))).toMatchObject({ stop: 'refusal', text: '' });
  });

  it('says that tokens are unknown when the server did not count them', () => {
    expect(readChatCompletion(answerWith({}, { usage: undefined }))?.tokens).toBeUndefined();
  });

  it('never counts more cached tokens than the prompt has', () => {
    const usage = { prompt_tokens: 5, completion_tokens: 1, prompt_tokens_details: { cached_tokens: 9 } };
    expect(readChatCompletion(answerWith({}, { usage }))?.tokens).toMatchObject({ input: 0, cacheRead: 5 });
  });

  it.each([
    ['no choices', answerWith({}, { choices: [] })],
    ['a choice without a message', answerWith({ message: undefined })],
    ['content that is a number', answerWith({ message: { content: 7 } })],
    ['a count that is a fraction', answerWith({}, { usage: { prompt_tokens: 1.5, completion_tokens: 1 } })],
  ])('does not accept %s', (_what, answer) => {
    expect(readChatCompletion(answer)).toBeUndefined();
  });
});
