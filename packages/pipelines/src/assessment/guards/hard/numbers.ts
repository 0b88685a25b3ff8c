import type { Span } from '@palimpsest/contracts';
import { type AssessmentGuard, objectionAt, objectionIf } from '../assessment-guard.ts';
import type { Measure } from '../read/measures.ts';
import { type ReadProblem, stemOf } from '../read/read-problem.ts';

export const numberAdded: AssessmentGuard = {
  id: 'number-added',
  severity: 'hard',
  summary: 'There is no number that the problem did not have.',
  why: 'A new number is a new fact, or the answer.',
  liftedByReplace: true,
  check: ({ before, after }) =>
    objectionAt(
      'A number was changed or added.',
      surplus(after, before).map(({ span }) => span),
    ),
};

export const numberLost: AssessmentGuard = {
  id: 'number-lost',
  severity: 'hard',
  summary: 'Every number of the problem is there, in digits or in words.',
  why: 'Without one of its numbers a problem cannot be solved, or is another one.',
  liftedByReplace: true,
  check: ({ before, after }) =>
    objectionIf(surplus(before, after).length > 0, 'A number of the problem is missing.'),
};

export const unitChanged: AssessmentGuard = {
  id: 'unit-changed',
  severity: 'hard',
  summary: 'Every number has the unit it had.',
  why: 'The same number in another unit is another quantity.',
  liftedByReplace: true,
  check: ({ before, after }) => {
    const units = unitsByValue(before);
    const now = unitsByValue(after);
    const spans: Span[] = [];
    for (const { value, unit, span } of after.measures) {
      const known = units.get(value);
      if (known !== undefined && unit !== '' && !known.has(unit)) spans.push(span);
    }
    const lost = [...units].some(([value, known]) => {
      const left = now.get(value);
      return left !== undefined && [...known].some((unit) => unit !== '' && !left.has(unit));
    });
    return [
      ...objectionAt('A number has another unit than in the problem.', spans),
      ...objectionIf(lost && spans.length === 0, 'A number has lost its unit.'),
    ];
  },
};

function unitsByValue({ measures }: ReadProblem): Map<string, Set<string>> {
  const units = new Map<string, Set<string>>();
  for (const { value, unit } of measures) {
    const known = units.get(value);
    if (known === undefined) units.set(value, new Set([unit]));
    else known.add(unit);
  }
  return units;
}

/**
 * Numbers of one text beyond those of the other. The same number of the same thing may be said again or only once;
 * "one" in words may come and go, as long as what it counts is there.
 */
function surplus(text: ReadProblem, other: ReadProblem): Measure[] {
  const counts = new Map<string, Measure[]>();
  for (const measure of other.measures)
    counts.set(measure.value, [...(counts.get(measure.value) ?? []), measure].slice(-50));
  const left = new Map([...counts].map(([value, all]) => [value, all.length]));
  return text.measures.filter((measure) => {
    const { value } = measure;
    const count = left.get(value) ?? 0;
    left.set(value, count - 1);
    if (count > 0) return false;
    const known = counts.get(value);
    if (known !== undefined && isSaidAgain(measure, known)) return false;
    return !(
      value === '1' &&
      measure.written === 'words' &&
      (measure.noun === null || has(other, measure.noun))
    );
  });
}

function isSaidAgain({ noun, unit }: Measure, known: readonly Measure[]): boolean {
  return known.some(
    (each) =>
      (noun !== null && each.noun === noun) ||
      (unit !== '' && each.unit === unit) ||
      (noun === null && unit === ''),
  );
}

function has({ stems }: ReadProblem, noun: string): boolean {
  return stems.has(noun) || stems.has(stemOf(noun));
}
