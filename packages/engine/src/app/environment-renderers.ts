import type { Renderer } from '@palimpsest/kernel';

/** Renderers that the environment has a key or an address for. Without any, nothing is loaded. */
export async function environmentRenderers(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<readonly Renderer[]> {
  const wanted = ['ANTHROPIC_API_KEY', 'OPENAI_API_KEY', 'OPENAI_BASE_URL'].some(
    (name) => (environment[name] ?? '') !== '',
  );
  if (!wanted) return [];
  const [{ renderersFromEnvironment }, { loadPrices }] = await Promise.all([
    import('../adapters/renderers-from-environment.ts'),
    import('../adapters/prices/load-prices.ts'),
  ]);
  const prices = environment.PALIMPSEST_PRICES;
  return renderersFromEnvironment(environment, { prices: loadPrices(prices === '' ? undefined : prices) });
}
