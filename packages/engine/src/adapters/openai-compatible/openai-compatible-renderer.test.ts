import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadPrices } from '../prices/load-prices.ts';
import { startWireServer, type WireServer } from '../testing/wire-server.ts';
import { createOpenAiCompatibleRenderer } from './openai-compatible-renderer.ts';

const prices = loadPrices();
const request = { model: 'local-model', prompt: 'Hi', parameters: { maxOutputTokens: 64 } };
let server: WireServer | undefined;

afterEach(async () => {
  vi.unstubAllEnvs();
  await server?.close();
});

describe('the wire request of the openai-compatible renderer', () => {
  it('is the same to the last field', async () => {
    server = await startWireServer({ script: { kind: 'reply' } });
    const renderer = createOpenAiCompatibleRenderer({
      apiKey: 'sk-test',
      baseUrl: `${server.url}/v1/`,
      prices,
    });
    const parameters = { maxOutputTokens: 64, temperature: 0, seed: 7 };
    const outcome = await renderer.render({ ...request, system: 'Be kind.', parameters });

    expect(outcome.kind).toBe('completed');
    expect(server.calls).toHaveLength(1);
    expect(server.calls[0]).toMatchObject({
      path: '/v1/chat/completions',
      headers: { authorization: 'Bearer sk-test' },
    });
    expect(server.calls[0]?.body).toEqual({
      model: 'local-model',
      max_tokens: 64,
      temperature: 0,
      seed: 7,
      messages: [
        { role: 'system', content: 'Be kind.' },
        { role: 'user', content: 'Hi' },
      ],
    });
  });

  it('names the token limit as it is told to, and says so in its version', async () => {
    server = await startWireServer({ script: { kind: 'reply' } });
    const options = { baseUrl: `${server.url}/v1`, prices };
    const renderer = createOpenAiCompatibleRenderer({ ...options, tokenLimitField: 'max_completion_tokens' });
    await renderer.render(request);
    expect(server.calls[0]?.body).toMatchObject({ max_completion_tokens: 64 });
    expect(server.calls[0]?.body).not.toHaveProperty('max_tokens');
    expect(renderer.version).not.toBe(createOpenAiCompatibleRenderer(options).version);
  });

  it('sends no authorization without a key, even if the environment has one', async () => {
    vi.stubEnv('OPENAI_API_KEY', 'sk-of-the-environment');
    vi.stubEnv('OPENAI_ADMIN_KEY', 'sk-of-the-environment');
    vi.stubEnv('OPENAI_CUSTOM_HEADERS', 'authorization: Bearer sk-of-the-environment');
    server = await startWireServer({ script: { kind: 'reply' } });
    await createOpenAiCompatibleRenderer({ baseUrl: `${server.url}/v1`, prices }).render(request);
    expect(server.calls).toHaveLength(1);
    expect(JSON.stringify(server.calls[0])).not.toContain('sk-of-the-environment');
    expect(server.calls[0]?.headers.authorization).toBeUndefined();
  });

  it('knows no cost when the server counts no tokens', async () => {
    const body = JSON.stringify({
      model: 'gpt-4o',
      choices: [{ finish_reason: 'stop', message: { content: 'Hi.' } }],
    });
    server = await startWireServer({ script: { kind: 'bytes', body } });
    const outcome = await createOpenAiCompatibleRenderer({ baseUrl: `${server.url}/v1`, prices }).render(
      request,
    );
    expect(outcome).toMatchObject({ kind: 'completed', text: 'Hi.', costMicros: null });
  });

  it('leaves an ordinary word alone that a local server takes for its key', async () => {
    server = await startWireServer({ script: { kind: 'reply', text: 'I run on ollama.' } });
    const renderer = createOpenAiCompatibleRenderer({
      apiKey: 'ollama',
      baseUrl: `${server.url}/v1`,
      prices,
    });
    expect(await renderer.render(request)).toMatchObject({ text: 'I run on ollama.' });
  });
});
