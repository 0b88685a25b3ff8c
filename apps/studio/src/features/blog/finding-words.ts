import type { Finding } from '@palimpsest/contracts';
import { text } from './text.ts';

/** What points mean, in words: they are lost for one score and added to the other. */
export function pointsInWords(ruleSet: string, points: number): string {
  const size = String(Math.round(Math.abs(points) * 100) / 100);
  if (points === 0) return text.findings.nothing;
  if (!ruleSet.startsWith('aeo/')) return text.findings.machine(size);
  return points < 0 ? text.findings.lost(size) : text.findings.earned(size);
}

export function byWeight(a: Finding, b: Finding): number {
  return Math.abs(b.points ?? 0) - Math.abs(a.points ?? 0);
}
