import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { InvalidPricesError } from './invalid-prices-error.ts';
import type { ModelPrice, PriceTable, Rates } from './price-table.ts';

/** Decimals as text, because binary fractions cannot hold most prices: `"0.15"`. Six places reach one micro. */
const dollars = z.string().regex(/^\d{1,6}(?:\.\d{1,6})?$/, 'write a price as text, for example "2.50"');

const ratesSchema = z.strictObject({
  input: dollars,
  output: dollars,
  cacheRead: dollars.optional(),
  cacheWrite: dollars.optional(),
});

const modelSchema = z.strictObject({
  ...ratesSchema.shape,
  longPrompt: z.strictObject({ ...ratesSchema.shape, above: z.number().int().positive() }).optional(),
});

const pricesSchema = z.strictObject({
  asOf: z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'write the date as YYYY-MM-DD'),
  note: z.string().optional(),
  providers: z.record(
    z.string(),
    z.strictObject({ source: z.string(), models: z.record(z.string().min(1), modelSchema) }),
  ),
});

const SHIPPED = fileURLToPath(new URL('../../../data/prices.json', import.meta.url));

/**
 * Reads a price table. Providers change prices without notice: the shipped table says when it was written, and an
 * operator whose budget matters gives the path of an own file in the same form.
 */
export function loadPrices(path: string = SHIPPED): PriceTable {
  const parsed = pricesSchema.safeParse(readJson(path));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new InvalidPricesError({
      path,
      problem: `${issue?.path.join('.') || 'the file'}: ${issue?.message}`,
    });
  }
  const { asOf, providers } = parsed.data;
  return {
    asOf,
    providers: new Map(
      Object.entries(providers).map(([provider, { models }]) => [
        provider,
        new Map(Object.entries(models).map(([model, price]) => [model, modelPrice(price)])),
      ]),
    ),
  };
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as unknown;
  } catch (cause) {
    const unreadable = cause instanceof Error && 'code' in cause;
    throw new InvalidPricesError({
      path,
      problem: unreadable ? 'it cannot be read' : 'it is not valid JSON',
      cause,
    });
  }
}

function modelPrice({ longPrompt, ...price }: z.infer<typeof modelSchema>): ModelPrice {
  if (longPrompt === undefined) return { rates: ratesOf(price) };
  return { rates: ratesOf(price), longPrompt: { above: longPrompt.above, rates: ratesOf(longPrompt) } };
}

/** Where the table is silent about the cache, its tokens cost what other input costs. */
function ratesOf({ input, output, cacheRead, cacheWrite }: z.infer<typeof ratesSchema>): Rates {
  return {
    input: micros(input),
    output: micros(output),
    cacheRead: micros(cacheRead ?? input),
    cacheWrite: micros(cacheWrite ?? input),
  };
}

/** `"2.5"` dollars are 2,500,000 micros, without ever being a binary fraction. */
function micros(price: string): bigint {
  const [whole = '0', fraction = ''] = price.split('.');
  return BigInt(whole + fraction.padEnd(6, '0'));
}
