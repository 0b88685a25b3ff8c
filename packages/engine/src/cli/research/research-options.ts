import type { ResearchLimits } from '@palimpsest/contracts';
import { UsageError } from '../usage-error.ts';

/** What `--budget` may name, and what it is called inside. */
const LIMITS: Readonly<Record<string, keyof ResearchLimits>> = {
  searches: 'searches',
  fetches: 'fetches',
  minutes: 'minutes',
  agents: 'agents',
  calls: 'calls',
  tokens: 'tokens',
};
const MICROS = 1_000_000;

/** `searches=10,fetches=5,minutes=3,cost=0.50`: each a hard limit. */
export function budgetOption(value: string, before: ResearchLimits = {}): ResearchLimits {
  const limits: Record<string, number> = { ...before };
  for (const part of value.split(',')) {
    const [name = '', number = ''] = part.split('=').map((each) => each.trim());
    const amount = /^\d+(?:\.\d+)?$/.test(number) ? Number(number) : Number.NaN;
    const limit = LIMITS[name];
    if (name === 'cost' && Number.isFinite(amount)) limits.costMicros = Math.round(amount * MICROS);
    else if (limit !== undefined && Number.isSafeInteger(amount)) limits[limit] = amount;
    else
      throw new UsageError({
        message: `--budget cannot be '${part}'`,
        hint: `Write for example --budget searches=10,fetches=5,minutes=3,cost=0.50. It may name ${Object.keys(LIMITS).join(', ')} and cost (US dollars).`,
      });
  }
  return limits as ResearchLimits;
}

/** `example.org,example.com` */
export function listOption(value: string, before: readonly string[] = []): string[] {
  const parts = value
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  return [...before, ...parts];
}

export function dayOption(value: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || Number.isNaN(Date.parse(`${value}T00:00:00Z`)))
    throw new UsageError({
      message: `this must be a day like 2026-01-31, not '${value}'`,
      hint: 'Write year, month and day with dashes.',
    });
  return value;
}

export function phaseOption(value: string): number {
  const phase = Number(value);
  if (!Number.isInteger(phase) || phase < 1 || phase > 8)
    throw new UsageError({
      message: `--from must be the number of a phase, 1 to 8, not '${value}'`,
      hint: '1 classify, 2 plan, 3 retrieve, 4 triangulate, 5 synthesize, 6 cite, 7 reflect, 8 package.',
    });
  return phase;
}
