import type { AttemptResource } from '@palimpsest/sdk';
import { text } from './text.ts';

const MICROS = 1_000_000;

/** Prices are in US dollars; costs are counted in millionths of one. */
export function costWords(micros: number | null): string {
  return micros === null ? text.attempts.unknown : `$${(micros / MICROS).toFixed(micros === 0 ? 0 : 6)}`;
}

export function tokenWords(input: number | null, output: number | null): string {
  if (input === null && output === null) return text.attempts.unknown;
  return `${(input ?? 0).toLocaleString('en')} / ${(output ?? 0).toLocaleString('en')}`;
}

export function timeWords(ms: number | null): string {
  if (ms === null) return '–';
  return ms < 1_000 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(1)} s`;
}

/** The whole of a run; unknown amounts count as nothing. */
export function totals(attempts: readonly AttemptResource[]) {
  const sum = (of: (attempt: AttemptResource) => number | null) =>
    attempts.reduce((all, each) => all + (of(each) ?? 0), 0);
  return {
    inputTokens: sum(({ inputTokens }) => inputTokens),
    outputTokens: sum(({ outputTokens }) => outputTokens),
    costMicros: sum(({ costMicros }) => costMicros),
    latencyMs: sum(({ latencyMs }) => latencyMs),
  };
}
