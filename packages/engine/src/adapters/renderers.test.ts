import { inspect } from 'node:util';
import type { Renderer, RenderRequest } from '@palimpsest/kernel';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAnthropicRenderer } from './anthropic/anthropic-renderer.ts';
import { createOpenAiCompatibleRenderer } from './openai-compatible/openai-compatible-renderer.ts';
import { loadPrices } from './prices/load-prices.ts';
import type { WireBehaviour } from './testing/wire-behaviour.ts';
import { startWireServer, type WireScript, type WireServer } from './testing/wire-server.ts';

const KEY = 'sk-test-0123456789abcdef/0123456789';
const PROMPT = 'Rewrite the zebra paragraph, please.';
const prices = loadPrices();

const kinds = [
  {
    name: 'anthropic',
    model: 'claude-haiku-4-5',
    create: (url: string, timeoutMs: number): Renderer =>
      createAnthropicRenderer({ apiKey: KEY, baseUrl: url, timeoutMs, prices }),
  },
  {
    name: 'openai-compatible',
    model: 'gpt-4o-mini',
    create: (url: string, timeoutMs: number): Renderer =>
      createOpenAiCompatibleRenderer({ apiKey: KEY, baseUrl: `${url}/v1`, timeoutMs, prices }),
  },
];

const servers: WireServer[] = [];

afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function serve(script: WireScript): Promise<WireServer> {
  const server = await startWireServer({ script });
  servers.push(server);
  return server;
}

describe.each(kinds)('the $name renderer', ({ name, model, create }) => {
  const request: RenderRequest = { model, prompt: PROMPT, parameters: { maxOutputTokens: 100 } };

  /** Renders once against one behaviour and insists that exactly one request was made. */
  async function renderAgainst(behaviour: WireBehaviour, { timeoutMs = 10_000, over = request } = {}) {
    const server = await serve(behaviour);
    const outcome = await create(server.url, timeoutMs).render(over);
    expect(server.calls).toHaveLength(1);
    return { outcome, call: server.calls[0] };
  }

  it('gives back the words, the usage, the cost and the raw answer', async () => {
    const { outcome } = await renderAgainst({
      kind: 'reply',
      text: 'Zwei Füße.\n',
      usage: { inputTokens: 1000, outputTokens: 10 },
    });
    expect(outcome).toMatchObject({
      kind: 'completed',
      text: 'Zwei Füße.\n',
      stop: 'end',
      model,
      usage: { inputTokens: 1000, outputTokens: 10 },
      costMicros: name === 'anthropic' ? 1050 : 156,
    });
    expect(outcome.raw).toContain('Zwei Füße.\\n');
  });

  it('counts cached input tokens as input, at their own price', async () => {
    const { outcome } = await renderAgainst({
      kind: 'reply',
      usage: { inputTokens: 100, cacheReadTokens: 1000, outputTokens: 0 },
    });
    expect(outcome).toMatchObject({
      usage: { inputTokens: 1100, outputTokens: 0 },
      costMicros: name === 'anthropic' ? 200 : 90,
    });
  });

  it('knows no cost for a model without a price', async () => {
    const { outcome } = await renderAgainst({ kind: 'reply' }, { over: { ...request, model: 'home-made' } });
    expect(outcome).toMatchObject({ kind: 'completed', costMicros: null });
  });

  it('leaves out what the request does not give', async () => {
    const { call } = await renderAgainst({ kind: 'reply' });
    expect(call?.body).toEqual({ model, max_tokens: 100, messages: [{ role: 'user', content: PROMPT }] });
  });

  it('waits for a slow answer that comes in time', async () => {
    const { outcome } = await renderAgainst({
      kind: 'reply',
      delayMs: 30,
      text: (body) => `for ${body.model}`,
    });
    expect(outcome).toMatchObject({ kind: 'completed', text: `for ${model}` });
  });

  it('completes with the stop max_tokens when the limit was reached', async () => {
    const { outcome } = await renderAgainst({ kind: 'reply', text: 'Half a', stop: 'max_tokens' });
    expect(outcome).toMatchObject({ kind: 'completed', stop: 'max_tokens', text: 'Half a' });
  });

  it('completes with the stop refusal when the model refused', async () => {
    const { outcome } = await renderAgainst({ kind: 'reply', text: '', stop: 'refusal' });
    expect(outcome).toMatchObject({ kind: 'completed', stop: 'refusal', text: '' });
  });

  it.each(['', ' \n '])('reports an empty completion (%j) with what it cost', async (text) => {
    const { outcome } = await renderAgainst({
      kind: 'reply',
      text,
      usage: { inputTokens: 1000, outputTokens: 0 },
    });
    expect(outcome).toMatchObject({
      kind: 'failed',
      code: 'empty_completion',
      retry: 'terminal',
      usage: { inputTokens: 1000, outputTokens: 0 },
      costMicros: name === 'anthropic' ? 1000 : 150,
    });
    expect(outcome.raw).toBeDefined();
  });

  it.each([
    [400, 'invalid_request', 'terminal'],
    [401, 'unauthorized', 'terminal'],
    [403, 'unauthorized', 'terminal'],
    [404, 'model_not_found', 'terminal'],
    [407, 'invalid_request', 'terminal'],
    [408, 'timeout', 'retryable'],
    [409, 'invalid_request', 'terminal'],
    [413, 'invalid_request', 'terminal'],
    [421, 'invalid_request', 'terminal'],
    [429, 'rate_limited', 'retryable'],
    [500, 'provider_error', 'retryable'],
    [502, 'provider_error', 'retryable'],
    [503, 'overloaded', 'retryable'],
    [504, 'provider_error', 'retryable'],
    [529, 'overloaded', 'retryable'],
    [999, 'malformed_response', 'terminal'],
  ])('maps status %i to %s, which is %s, and does not try again', async (status, code, retry) => {
    const { outcome } = await renderAgainst({
      kind: 'status',
      status,
      headers: { 'retry-after': '0', 'x-should-retry': 'true' },
    });
    expect(outcome).toMatchObject({ kind: 'failed', code, retry });
    expect(outcome).toHaveProperty('message', expect.stringContaining(`status ${status}`));
    expect(outcome.raw).toContain('The test server said no.');
  });

  it.each([204, 205, 304])('survives the bodiless status %i', async (status) => {
    const { outcome } = await renderAgainst({ kind: 'status', status, body: '' });
    expect(outcome).toMatchObject({ kind: 'failed', retry: 'terminal' });
  });

  it.each(['silent', 'stall'] as const)('times out on a server that is %s', async (kind) => {
    const { outcome } = await renderAgainst({ kind }, { timeoutMs: 60 });
    expect(outcome).toMatchObject({ kind: 'failed', code: 'timeout', retry: 'retryable' });
  });

  it('times out on an error whose body never ends', async () => {
    const { outcome } = await renderAgainst({ kind: 'stall', status: 500 }, { timeoutMs: 60 });
    expect(outcome).toMatchObject({ kind: 'failed', code: 'timeout', retry: 'retryable' });
  });

  it.each(['cut', 'reset'] as const)('reports a lost connection after a %s', async (kind) => {
    const { outcome } = await renderAgainst({ kind });
    expect(outcome).toMatchObject({ kind: 'failed', code: 'connection_lost', retry: 'retryable' });
  });

  it('takes half a JSON text of undeclared length for a lost connection', async () => {
    const { outcome } = await renderAgainst({
      kind: 'bytes',
      body: '{"id": "x", "content": [',
      unframed: true,
    });
    expect(outcome).toMatchObject({ kind: 'failed', code: 'connection_lost', retry: 'retryable' });
  });

  it('reports a lost connection when nobody listens', async () => {
    const server = await startWireServer({ script: { kind: 'reply' } });
    await server.close();
    const outcome = await create(server.url, 10_000).render(request);
    expect(outcome).toMatchObject({ kind: 'failed', code: 'connection_lost', retry: 'retryable' });
    expect(server.calls).toHaveLength(0);
  });

  it.each([
    ['broken JSON', '{"id": "msg_1", "content": ['],
    ['no JSON at all', '<html>Welcome to the hotel network</html>'],
    ['an empty body', ''],
    ['JSON of another shape', '{"hello": "world"}'],
    ['null', 'null'],
    ['an error under a successful status', '{"error": {"message": "no"}, "choices": [], "type": "error"}'],
  ])('reports %s as a malformed response and keeps it', async (_what, body) => {
    const { outcome } = await renderAgainst({ kind: 'bytes', body });
    expect(outcome).toMatchObject({
      kind: 'failed',
      code: 'malformed_response',
      retry: 'terminal',
      raw: body,
    });
  });

  it('refuses a compressed body instead of unpacking it', async () => {
    const headers = { 'content-encoding': 'gzip' };
    const { outcome, call } = await renderAgainst({ kind: 'bytes', body: 'x', headers });
    expect(outcome).toMatchObject({ kind: 'failed', code: 'malformed_response', retry: 'terminal' });
    expect(call?.headers['accept-encoding']).toBe('identity');
  });

  it.each([true, false])('stops reading a huge body (length declared: %s)', async (declared) => {
    const { outcome } = await renderAgainst({ kind: 'huge', bytes: 20 * 1024 * 1024, declared });
    expect(outcome).toMatchObject({ kind: 'failed', code: 'malformed_response', retry: 'terminal' });
    expect(outcome.raw).toBeUndefined();
  });

  it('refuses words that cannot be stored as they came', async () => {
    const { outcome } = await renderAgainst({ kind: 'reply', text: 'half \ud83d pair' });
    expect(outcome).toMatchObject({ kind: 'failed', code: 'malformed_response', retry: 'terminal' });
  });

  it('follows no redirect, so that the key stays with its host', async () => {
    const other = await serve({ kind: 'reply' });
    const headers = { location: `${other.url}/v1/messages` };
    const { outcome } = await renderAgainst({ kind: 'status', status: 307, body: '', headers });
    expect(outcome).toMatchObject({ kind: 'failed', code: 'invalid_request', retry: 'terminal' });
    expect(other.calls).toHaveLength(0);
  });

  it('makes no request when it was stopped before it began', async () => {
    const server = await serve({ kind: 'reply' });
    const outcome = await create(server.url, 10_000).render(request, AbortSignal.abort());
    expect(outcome).toMatchObject({ kind: 'failed', code: 'aborted' });
    expect(server.calls).toHaveLength(0);
  });

  it.each(['silent', 'stall'] as const)(
    'ends at once when it is stopped while the server is %s',
    async (kind) => {
      const controller = new AbortController();
      const server = await serve(() => {
        setTimeout(() => controller.abort(), 20);
        return { kind };
      });
      const outcome = await create(server.url, 60_000).render(request, controller.signal);
      expect(outcome).toMatchObject({ kind: 'failed', code: 'aborted' });
      expect(server.calls).toHaveLength(1);
    },
  );

  it('never says the key or words of prompt and answer in a failure, even if the server echoes them', async () => {
    for (const status of [400, 401, 404, 429, 500]) {
      const body = JSON.stringify({ error: { message: `Key ${KEY} may not ask: ${PROMPT}` } });
      const { outcome } = await renderAgainst({ kind: 'status', status, body, headers: { 'x-echo': KEY } });
      expect(outcome).toHaveProperty(
        'message',
        expect.not.stringMatching(/zebra|sk-test|authorization|may not ask/i),
      );
      expect(inspect(outcome, { depth: null, showHidden: true })).not.toContain(KEY);
      expect(JSON.stringify(outcome)).not.toContain(KEY);
    }
  });

  it('takes an echoed key out of a completion, however it is escaped', async () => {
    const { outcome } = await renderAgainst({ kind: 'reply', text: `Your key is ${KEY}.`, model: KEY });
    expect(outcome).toMatchObject({ kind: 'completed', text: 'Your key is [api key removed].' });
    expect(JSON.stringify(outcome)).not.toContain(KEY);

    const escaped = `{"error":"${KEY.replaceAll('/', '\\/')}"}`;
    const failed = await renderAgainst({ kind: 'status', status: 401, body: escaped });
    expect(failed.outcome.raw).toBe('{"error":"[api key removed]"}');
  });

  it('shows no key when it is printed', async () => {
    const renderer = create('http://127.0.0.1:9', 1000);
    expect(JSON.stringify(renderer)).not.toContain(KEY);
    expect(inspect(renderer, { depth: null, showHidden: true, getters: true })).not.toContain(KEY);
  });

  it('prints nothing, even when the environment asks the SDK for a log', async () => {
    vi.stubEnv('ANTHROPIC_LOG', 'debug');
    vi.stubEnv('OPENAI_LOG', 'debug');
    const spies = (['debug', 'info', 'log', 'warn', 'error'] as const).map((method) =>
      vi.spyOn(console, method),
    );
    await renderAgainst({ kind: 'status', status: 500 });
    await renderAgainst({ kind: 'reply' });
    for (const spy of spies) expect(spy).not.toHaveBeenCalled();
  });

  it('lets no other environment variable of the SDK into the request', async () => {
    for (const sdk of ['ANTHROPIC', 'OPENAI']) {
      vi.stubEnv(`${sdk}_API_KEY`, 'sk-of-the-environment-1');
      vi.stubEnv(`${sdk}_BASE_URL`, 'http://127.0.0.1:9');
      vi.stubEnv(
        `${sdk}_CUSTOM_HEADERS`,
        'authorization: Bearer other\nx-extra: yes\nanthropic-version: 1999-01-01',
      );
    }
    vi.stubEnv('ANTHROPIC_AUTH_TOKEN', 'token-of-the-environment');
    vi.stubEnv('OPENAI_ADMIN_KEY', 'admin-key-of-the-environment');
    vi.stubEnv('OPENAI_ORG_ID', 'org');
    const { call } = await renderAgainst({ kind: 'reply' });
    expect(Object.keys(call?.headers ?? {}).sort()).toEqual(
      [
        'accept',
        'accept-encoding',
        ...(name === 'anthropic' ? ['anthropic-version'] : []),
        'authorization',
        'connection',
        'content-length',
        'content-type',
        'host',
        'user-agent',
      ].sort(),
    );
    expect(call?.headers.authorization).toBe(`Bearer ${KEY}`);
    expect(call?.headers['anthropic-version']).toBe(name === 'anthropic' ? '2026-10-21' : undefined);
  });

  it('keeps many renders at once apart', async () => {
    const server = await serve({ kind: 'reply', text: (body) => `echo: ${body.messages?.at(-1)?.content}` });
    const renderer = create(server.url, 10_000);
    const prompts = Array.from({ length: 20 }, (_, index) => `prompt ${index}`);
    const outcomes = await Promise.all(prompts.map((prompt) => renderer.render({ ...request, prompt })));
    expect(outcomes.map((outcome) => outcome.kind === 'completed' && outcome.text)).toEqual(
      prompts.map((prompt) => `echo: ${prompt}`),
    );
    expect(server.calls).toHaveLength(20);
  });

  it('names its server in its version, so that two servers never share a recording', () => {
    const versions = ['http://127.0.0.1:1', 'http://127.0.0.1:2', 'http://127.0.0.1:1/proxy'].map(
      (url) => create(url, 1000).version,
    );
    expect(new Set(versions).size).toBe(3);
  });
});
