import type { Renderer } from '@palimpsest/kernel';
import { createAnthropicRenderer } from './anthropic/anthropic-renderer.ts';
import {
  createOpenAiCompatibleRenderer,
  type OpenAiCompatibleRendererOptions,
} from './openai-compatible/openai-compatible-renderer.ts';
import type { PriceTable } from './prices/price-table.ts';

export interface RenderersFromEnvironmentOptions {
  readonly prices: PriceTable;
  readonly timeoutMs?: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

const OPENAI = 'https://api.openai.com/v1';

/**
 * The renderers that the given environment has keys or addresses for, possibly none.
 * Looks at the object it is given and at nothing else.
 *
 * @example
 * const renderers = renderersFromEnvironment(process.env, { prices: loadPrices() });
 */
export function renderersFromEnvironment(
  env: Environment,
  options: RenderersFromEnvironmentOptions,
): readonly Renderer[] {
  return [...anthropic(env, options), ...openAiCompatible(env, options)];
}

function anthropic(env: Environment, options: RenderersFromEnvironmentOptions): Renderer[] {
  const apiKey = setting(env, 'ANTHROPIC_API_KEY');
  const baseUrl = setting(env, 'ANTHROPIC_BASE_URL');
  if (apiKey === undefined) return [];
  return [createAnthropicRenderer({ ...options, apiKey, ...(baseUrl !== undefined && { baseUrl }) })];
}

function openAiCompatible(env: Environment, options: RenderersFromEnvironmentOptions): Renderer[] {
  const apiKey = setting(env, 'OPENAI_API_KEY');
  const baseUrl = setting(env, 'OPENAI_BASE_URL') ?? (apiKey === undefined ? undefined : OPENAI);
  if (baseUrl === undefined) return [];
  const settings: OpenAiCompatibleRendererOptions = {
    ...options,
    baseUrl,
    ...(apiKey !== undefined && { apiKey }),
    // OpenAI's own newer models refuse the field that all other servers know.
    ...(baseUrl.startsWith('https://api.openai.com/') && { tokenLimitField: 'max_completion_tokens' }),
  };
  return [createOpenAiCompatibleRenderer(settings)];
}

/** A variable that is set to nothing counts as not set; line breaks from a file are not part of a value. */
function setting(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}
