import { inspect } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { loadPrices } from './prices/load-prices.ts';
import { renderersFromEnvironment } from './renderers-from-environment.ts';

const options = { prices: loadPrices() };

const versionsIn = (env: Record<string, string | undefined>) =>
  renderersFromEnvironment(env, options).map(({ id, version }) => `${id} ${version}`);

describe('renderers from the environment', () => {
  it('are none when nothing is set, whatever the process has', () => {
    vi.stubEnv('ANTHROPIC_API_KEY', 'sk-of-the-process');
    vi.stubEnv('OPENAI_API_KEY', 'sk-of-the-process');
    expect(versionsIn({})).toEqual([]);
    expect(versionsIn({ ANTHROPIC_API_KEY: '', OPENAI_API_KEY: ' ', OPENAI_BASE_URL: undefined })).toEqual(
      [],
    );
    vi.unstubAllEnvs();
  });

  it('go to the providers themselves when only keys are set', () => {
    expect(versionsIn({ ANTHROPIC_API_KEY: 'sk-a\n', OPENAI_API_KEY: 'sk-o' })).toEqual([
      'anthropic 1;https://api.anthropic.com',
      'openai-compatible 1;max_completion_tokens;https://api.openai.com',
    ]);
  });

  it('go to the given addresses', () => {
    const env = {
      ANTHROPIC_API_KEY: 'sk-a',
      ANTHROPIC_BASE_URL: 'http://127.0.0.1:8080',
      OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1',
    };
    expect(versionsIn(env)).toEqual([
      'anthropic 1;http://127.0.0.1:8080',
      'openai-compatible 1;max_tokens;http://127.0.0.1:11434',
    ]);
  });

  it('need a key for anthropic, not only an address', () => {
    expect(versionsIn({ ANTHROPIC_BASE_URL: 'http://127.0.0.1:8080' })).toEqual([]);
  });

  it('do not show their keys', () => {
    const renderers = renderersFromEnvironment(
      { ANTHROPIC_API_KEY: 'sk-hidden', OPENAI_API_KEY: 'sk-hidden' },
      options,
    );
    expect(inspect(renderers, { depth: null, showHidden: true })).not.toContain('sk-hidden');
  });
});
