import { afterEach, describe, expect, it } from 'vitest';
import { loadPrices } from '../prices/load-prices.ts';
import { startWireServer, type WireServer } from '../testing/wire-server.ts';
import { createAnthropicRenderer } from './anthropic-renderer.ts';

const prices = loadPrices();
const servers: WireServer[] = [];

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

describe('the wire request of the anthropic renderer', () => {
  it('is the same to the last field', async () => {
    const server = await startWireServer({ script: { kind: 'reply' } });
    servers.push(server);
    const renderer = createAnthropicRenderer({ apiKey: 'sk-test', baseUrl: server.url, prices });
    const parameters = { maxOutputTokens: 64, temperature: 0, seed: 7 };
    const outcome = await renderer.render({
      model: 'claude-haiku-4-5',
      system: 'Be kind.',
      prompt: 'Hi',
      parameters,
    });

    expect(outcome.kind).toBe('completed');
    expect(server.calls).toHaveLength(1);
    expect(server.calls[0]).toMatchObject({
      path: '/v1/messages',
      headers: { authorization: 'Bearer sk-test' },
    });
    // The provider has no seed. A temperature needs the older version of the API, which still knows it.
    expect(server.calls[0]?.body).toEqual({
      model: 'claude-haiku-4-5',
      max_tokens: 64,
      temperature: 0,
      system: 'Be kind.',
      messages: [{ role: 'user', content: 'Hi' }],
    });
    expect(server.calls[0]?.headers['anthropic-version']).toBe('2023-06-01');
  });

  it('also goes out when very many tokens are allowed', async () => {
    const server = await startWireServer({ script: { kind: 'reply' } });
    servers.push(server);
    const renderer = createAnthropicRenderer({ apiKey: 'sk-test', baseUrl: server.url, prices });
    const parameters = { maxOutputTokens: 128_000 };
    const outcome = await renderer.render({ model: 'claude-opus-5-5', prompt: 'Hi', parameters });
    expect(outcome.kind).toBe('completed');
    expect(server.calls).toHaveLength(1);
  });

  it.each([
    ['an empty key', { apiKey: '' }],
    ['a key with a line break', { apiKey: 'sk-secret\n' }],
    ['an address that is none', { apiKey: 'sk-secret', baseUrl: 'sk-secret' }],
    ['another protocol', { apiKey: 'sk-secret', baseUrl: 'file:///etc/passwd' }],
    ['a password in the address', { apiKey: 'sk-secret', baseUrl: 'https://user:sk-secret@example.org' }],
    ['a query in the address', { apiKey: 'sk-secret', baseUrl: 'https://example.org/?key=sk-secret' }],
    ['a timeout of zero', { apiKey: 'sk-secret', timeoutMs: 0 }],
    ['a timeout no timer can hold', { apiKey: 'sk-secret', timeoutMs: 2 ** 31 }],
  ])('refuses %s without repeating it', (_what, options) => {
    const create = () => createAnthropicRenderer({ ...options, prices });
    expect(create).toThrow(expect.objectContaining({ code: 'invalid_renderer_option' }));
    expect(create).not.toThrow(/sk-secret/);
  });
});
