import type { Renderer } from '@palimpsest/kernel';

type Environment = Readonly<Record<string, string | undefined>>;

const ADDRESSED = /^openai-compatible@(https?:\/\/\S+)$/;
const OPENAI = 'https://api.openai.com/v1';

/**
 * The renderer for an address that a route names, such as `openai-compatible@http://127.0.0.1:11434/v1`; null for
 * every other name. The key goes to no server but the one it is for.
 */
export async function addressedRenderer(environment: Environment, id: string): Promise<Renderer | null> {
  const baseUrl = ADDRESSED.exec(id)?.[1];
  if (baseUrl === undefined || !URL.canParse(baseUrl)) return null;
  const [{ createOpenAiCompatibleRenderer }, { loadPrices }] = await Promise.all([
    import('../adapters/openai-compatible/openai-compatible-renderer.ts'),
    import('../adapters/prices/load-prices.ts'),
  ]);
  const { OPENAI_API_KEY: key = '', OPENAI_BASE_URL: own = '', PALIMPSEST_PRICES: prices = '' } = environment;
  const itsKey = key.trim() !== '' && originOf(baseUrl) === originOf(own.trim() || OPENAI);
  return createOpenAiCompatibleRenderer({
    baseUrl,
    prices: loadPrices(prices === '' ? undefined : prices),
    ...(itsKey ? { apiKey: key.trim() } : {}),
    ...(baseUrl.startsWith('https://api.openai.com/')
      ? { tokenLimitField: 'max_completion_tokens' as const }
      : {}),
  });
}

function originOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).origin : null;
}
