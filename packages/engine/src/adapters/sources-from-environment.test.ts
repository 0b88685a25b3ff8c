import { describe, expect, it } from 'vitest';
import type { Corpora } from './corpus/corpora.ts';
import { sourceRenderers } from './sources-from-environment.ts';

const now = () => '2026-01-01T00:00:00.000Z';
const ids = async (environment: Record<string, string>, corpora?: Corpora) =>
  (await sourceRenderers(environment, { now, ...(corpora !== undefined && { corpora }) }))
    .map(({ id }) => id)
    .sort();

const corpora: Corpora = {
  register: () => Promise.reject(new Error('not asked for')),
  open: () => Promise.resolve({ kind: 'unknown' }),
};

describe('sources of an environment', () => {
  it('are the web and nothing else without settings', async () => {
    expect(await ids({})).toEqual(['web']);
    expect(await ids({ SEARXNG_URL: ' ', TAVILY_API_KEY: '', BRAVE_API_KEY: '' })).toEqual(['web']);
  });

  it('are what there is an address or a key for', async () => {
    const environment = { SEARXNG_URL: 'http://127.0.0.1:8888', TAVILY_API_KEY: 'k1', BRAVE_API_KEY: 'k2' };
    expect(await ids(environment, corpora)).toEqual(['brave', 'corpus', 'searxng', 'tavily', 'web']);
  });

  it('load what they need when they are first asked', async () => {
    const sources = await sourceRenderers({}, { now, corpora });
    const request = {
      model: 'fetch/v1',
      prompt: JSON.stringify({ address: 'http://127.0.0.1/' }),
      parameters: { maxOutputTokens: 1 },
    };
    const outcomes = await Promise.all(sources.map((source) => source.render(request)));
    expect(outcomes.map(({ kind }) => kind)).toEqual(['failed', 'failed']);
  });

  it('read private networks only where the environment allows it', async () => {
    const [web] = await sourceRenderers({ PALIMPSEST_FETCH_ALLOW: '127.0.0.1, 10.0.0.0/8' }, { now });
    const ask = (address: string) =>
      web?.render({
        model: 'fetch/v1',
        prompt: JSON.stringify({ address, head: true }),
        parameters: { maxOutputTokens: 1 },
      });
    expect(await ask('http://192.168.0.1/')).toMatchObject({ kind: 'failed', code: 'invalid_request' });
    // Allowed, so it is called; whether anything answers there does not matter.
    expect(await ask('http://127.0.0.1/')).not.toMatchObject({ code: 'invalid_request' });
  });
});
