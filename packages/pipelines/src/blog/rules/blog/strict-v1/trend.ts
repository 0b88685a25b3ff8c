import type { BlogParameters } from '../v1/parameters.ts';
import { classifyTrend, deltasOf, type Trend, type TrendInput, trend } from '../v1/trend.ts';

/** The table's last row asked first, as written there; then the others in their order. */
export function strictTrend(
  input: TrendInput,
  { parameters }: { readonly parameters: BlogParameters },
): Trend {
  const { aeo, ai } = deltasOf(input);
  if (aeo < -parameters.trendStep || ai < -parameters.trendStep) return trend('regressing');
  return classifyTrend(input, parameters);
}
