import { Option } from 'commander';
import { UsageError } from '../usage-error.ts';

/** A post of a million characters is a long book; what is longer is refused with a way out. */
export const POST_LIMITS = {
  maxBytes: 5_000_000,
  tooLong: 'Split it into several posts.',
};

export const TENANT_OPTION = new Option('--tenant <name>', 'in which tenant').default('local');

/** `--off RULE`, as often as needed. */
export function switchedOffOption(): Option {
  return new Option('--off <rule>', 'leave out a rule that scores; may be given several times').argParser(
    gathered,
  );
}

export function asOfOption(): Option {
  return new Option('--as-of <date>', 'measure freshness against this day (default: today)').argParser(day);
}

/** An option that may stand several times gathers what it is given. */
export function gathered(value: string, before: readonly string[] = []): string[] {
  return [...before, value];
}

function day(value: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || Number.isNaN(Date.parse(`${value}T00:00:00Z`)))
    throw new UsageError({
      message: `--as-of must be a day like 2026-01-31, not '${value}'`,
      hint: 'Write year, month and day with dashes.',
    });
  return value;
}

export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
