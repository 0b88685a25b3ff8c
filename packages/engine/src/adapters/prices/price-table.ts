/** What one model costs, each price in micros (millionths of a US dollar) per million tokens, as a whole number. */
export interface Rates {
  readonly input: bigint;
  readonly output: bigint;
  readonly cacheRead: bigint;
  readonly cacheWrite: bigint;
}

export interface ModelPrice {
  readonly rates: Rates;
  /** Some models cost more when the prompt is long; then the whole call has these rates. */
  readonly longPrompt?: { readonly above: number; readonly rates: Rates };
}

/** Prices by provider (a renderer's id), then by model name. */
export interface PriceTable {
  readonly asOf: string;
  readonly providers: ReadonlyMap<string, ReadonlyMap<string, ModelPrice>>;
}

/** Tokens as they are billed. The three kinds of input do not overlap. */
export interface BilledTokens {
  readonly input: number;
  readonly cacheRead: number;
  readonly cacheWrite: number;
  readonly output: number;
}

export interface CostQuestion {
  readonly provider: string;
  /** Names to look up, in this order: what the provider says it used, then what was asked for. */
  readonly models: readonly string[];
  readonly tokens: BilledTokens;
}

/** A dated or `latest` name is the same model: `gpt-4o-2024-08-06`, `claude-haiku-4-5-20251001`, `...-latest`. */
const SNAPSHOT = /^(?:-\d{4}-\d{2}-\d{2}|-\d{8}|@\d{8}|-\d{4}|-latest)$/;

const MILLION = 1_000_000n;

/**
 * The cost of one call in micros, or null when no price is known: no number is better than a wrong one.
 * Counted in whole numbers and rounded up, so that a budget is never overrun by rounding.
 */
export function costMicros(table: PriceTable, { provider, models, tokens }: CostQuestion): number | null {
  const price = findPrice(table.providers.get(provider), models);
  if (price === undefined) return null;
  const prompt = tokens.input + tokens.cacheRead + tokens.cacheWrite;
  const { longPrompt } = price;
  const rates = longPrompt !== undefined && prompt > longPrompt.above ? longPrompt.rates : price.rates;
  const total =
    BigInt(tokens.input) * rates.input +
    BigInt(tokens.cacheRead) * rates.cacheRead +
    BigInt(tokens.cacheWrite) * rates.cacheWrite +
    BigInt(tokens.output) * rates.output;
  const micros = Number((total + MILLION - 1n) / MILLION);
  return Number.isSafeInteger(micros) ? micros : null;
}

function findPrice(
  prices: ReadonlyMap<string, ModelPrice> | undefined,
  models: readonly string[],
): ModelPrice | undefined {
  for (const model of models) {
    const name = [...(prices?.keys() ?? [])]
      .filter((key) => isNameOf(key, model))
      .sort((a, b) => b.length - a.length)[0];
    if (name !== undefined) return prices?.get(name);
  }
  return undefined;
}

/** `name*` in a table stands for every model that begins so; a plain name for itself and its snapshots. */
function isNameOf(key: string, model: string): boolean {
  if (key.endsWith('*')) return model.startsWith(key.slice(0, -1));
  if (!model.startsWith(key)) return false;
  const rest = model.slice(key.length);
  return rest === '' || SNAPSHOT.test(rest);
}
