import type { Span } from '@palimpsest/contracts';
import { UNIT_NAMES } from '../words/unit-names.ts';
import type { ReadProblem } from './read-problem.ts';

const kept = new WeakMap<ReadProblem, ReadonlyMap<string, Span[]>>();

/** The units that a text names in words or behind its numbers, with or without a number. */
export function unitsNamed(problem: ReadProblem): ReadonlyMap<string, readonly Span[]> {
  let units = kept.get(problem);
  if (units === undefined) {
    units = findUnits(problem);
    kept.set(problem, units);
  }
  return units;
}

function findUnits({ words, measures, source }: ReadProblem): ReadonlyMap<string, Span[]> {
  const units = new Map<string, Span[]>();
  const add = (name: string, span: Span): void => {
    const known = units.get(name);
    if (known === undefined) units.set(name, [span]);
    else known.push(span);
  };
  for (const { lower, span } of words) {
    const name = lower.length > 1 ? UNIT_NAMES.get(lower) : undefined;
    if (name !== undefined) add(name, span);
    if (lower.includes('-'))
      for (const part of lower.split('-')) if (UNIT_NAMES.has(part)) add(UNIT_NAMES.get(part) ?? '', span);
  }
  for (const { unit, value, span } of measures) {
    for (const part of unit.split('/')) {
      const name = UNIT_NAMES.get(part) ?? UNIT_NAMES.get(`${part}s`);
      if (name !== undefined) add(name, span);
    }
    if (value === '12') add('dozen', span);
  }
  if (source.includes('°')) add('degrees', { start: source.indexOf('°'), end: source.indexOf('°') + 1 });
  if (source.includes('%')) add('percent', { start: source.indexOf('%'), end: source.indexOf('%') + 1 });
  return units;
}
