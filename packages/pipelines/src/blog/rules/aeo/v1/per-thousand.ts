import type { AeoInput } from './aeo-input.ts';

/** A rate per 1,000 words of the body. */
export function perThousand(count: number, input: AeoInput): number {
  return input.analysis.wordCount === 0 ? 0 : (count * 1000) / input.analysis.wordCount;
}

/** 1 at `best` and beyond it, 0 at `worst` and beyond it, straight between; either may be the greater. */
export function between(value: number, worst: number, best: number): number {
  return Math.min(1, Math.max(0, (value - worst) / (best - worst)));
}
