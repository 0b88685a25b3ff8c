import type { Span } from '@palimpsest/contracts';
import type { Allowances } from '../allowances.ts';
import { type AssessmentGuard, type Objection, objectionAt, objectionIf } from '../assessment-guard.ts';
import type { Measure } from '../read/measures.ts';
import { type ReadProblem, stemOf } from '../read/read-problem.ts';
import { unitsNamed } from '../read/units-named.ts';
import { within } from '../read/within.ts';
import { tally } from '../same-text.ts';

const MOST_COMPARED = 50;

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
  summary: 'Every number has the unit it had, and every unit that the problem names is named.',
  why: 'The same number in another unit is another quantity.',
  liftedByReplace: true,
  check: ({ before, after, allows }) => {
    const units = unitsByValue(before);
    const now = unitsByValue(after);
    const shared = sharedUnits(before);
    const sharedNow = sharedUnits(after);
    const spans: Span[] = [];
    for (const { value, unit, span } of after.measures) {
      const known = units.get(value);
      if (known === undefined || unit === '' || known.has(unit) || saysPer(unit, known, before, after))
        continue;
      if (!shared.has(`${value} ${unit}`)) spans.push(span);
    }
    const lost = [...units].some(([value, known]) => {
      const left = now.get(value);
      return (
        left !== undefined &&
        [...known].some(
          (unit) =>
            unit !== '' &&
            !left.has(unit) &&
            !saysPer(unit, left, after, before) &&
            !sharedNow.has(`${value} ${unit}`),
        )
      );
    });
    return [
      ...objectionAt('A number has another unit than in the problem.', spans),
      ...objectionIf(lost && spans.length === 0, 'A number has lost its unit.'),
      ...unitsMoved(before, after, allows),
    ];
  },
};

/** "8 liters per minute" said as "every minute 8 liters": the unit below the line is named in both texts. */
function saysPer(unit: string, others: ReadonlySet<string>, one: ReadProblem, other: ReadProblem): boolean {
  return [...others].some((each) => {
    const [long, short] = each.length > unit.length ? [each, unit] : [unit, each];
    const [base, per] = long.split('/');
    if (per === undefined || base !== short) return false;
    const named = (problem: ReadProblem) =>
      problem.words.some(({ lower }) => lower === per || lower === `${per}s`) ||
      problem.measures.some((measure) => measure.unit.endsWith(`/${per}`));
    return named(one) && named(other);
  });
}

/** "In kilometers", "half a cup": a unit is locked without a number too. */
function unitsMoved(before: ReadProblem, after: ReadProblem, allows: Allowances): Objection[] {
  const was = unitsNamed(before);
  const is = unitsNamed(after);
  const added = [...is].flatMap(([unit, spans]) =>
    was.has(unit) ? [] : spans.filter((span) => !isGiven(after, span, allows.added)),
  );
  const lost = [...was].some(
    ([unit, spans]) => !is.has(unit) && spans.every((span) => !isGiven(before, span, allows.removed)),
  );
  return [
    ...objectionAt('A unit is named that the problem does not name.', added),
    ...objectionIf(lost && added.length === 0, 'A unit of the problem is no longer named.'),
  ];
}

/** Whether the feedback gives the unit, with its number where it has one, to put in or to take out. */
function isGiven({ prose }: ReadProblem, { start, end }: Span, given: ReadonlySet<string>): boolean {
  const words = prose.slice(start, end).toLowerCase().split(/\s+/);
  return words.every((word) => given.has(word));
}

/** "6 or 12 m": the unit stands behind the last of them and belongs to both. Given as "6 m". */
function sharedUnits({ measures, prose }: ReadProblem): ReadonlySet<string> {
  return new Set(
    measures.flatMap(({ value, unit, span }, at) => {
      const next = measures[at + 1];
      if (unit !== '' || next === undefined) return [];
      const isRow = /^\s?(?:and|or|to|through|,|-|–)\s?$/.test(prose.slice(span.end, next.span.start));
      return isRow ? [`${value} ${next.unit}`] : [];
    }),
  );
}

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
 * Numbers of one text beyond those of the other. A number may be said again, or only once, if it is said of the same
 * thing and not twice within a sentence; "one" in words may come and go, as long as what it counts is there.
 */
function surplus(text: ReadProblem, other: ReadProblem): Measure[] {
  const known = byValue(other.measures);
  const inSentence = mostInSentence(text);
  const own = byValue(text.measures);
  return [...own].flatMap(([value, all]) => {
    const same = known.get(value) ?? [];
    if (same.length >= all.length) return [];
    const isOne = (each: Measure) => isLoose(text.prose, each, other);
    if (same.length === 0 || same.length < (inSentence.get(value) ?? 1))
      return all.filter((each) => !isOne(each)).slice(0, Math.max(1, all.length - same.length));
    const again = (one: Measure, among: readonly Measure[], prose: string, otherProse: string) =>
      among.slice(0, MOST_COMPARED).some((each) => isSaidAgain(prose, one, otherProse, each));
    const strange = all.slice(0, MOST_COMPARED).filter((each) => !again(each, same, text.prose, other.prose));
    const reworded = same
      .slice(0, MOST_COMPARED)
      .filter((each) => !again(each, all, other.prose, text.prose));
    return strange.length > reworded.length ? strange.filter((each) => !isOne(each)) : [];
  });
}

/** "One" that counts nothing in particular, and "the two", which points at what the text has anyway. */
function isLoose(prose: string, measure: Measure, other: ReadProblem): boolean {
  const { value, written, noun, span } = measure;
  if (written !== 'words') return false;
  if (value === '1') return noun === null || has(other, noun);
  return (
    value === '2' && /\b(?:the|these|those)\s$/i.test(prose.slice(Math.max(0, span.start - 8), span.start))
  );
}

function byValue(measures: readonly Measure[]): Map<string, Measure[]> {
  const groups = new Map<string, Measure[]>();
  for (const measure of measures) {
    const group = groups.get(measure.value);
    if (group === undefined) groups.set(measure.value, [measure]);
    else group.push(measure);
  }
  return groups;
}

/** The most times that a sentence says each number. */
function mostInSentence({ measures, sentences }: ReadProblem): ReadonlyMap<string, number> {
  const most = new Map<string, number>();
  for (const { items } of within(measures, sentences))
    for (const [value, count] of tally(items.map((each) => each.value)))
      most.set(value, Math.max(count, most.get(value) ?? 0));
  return most;
}

function isSaidAgain(prose: string, one: Measure, otherProse: string, other: Measure): boolean {
  // A fraction or decimal is the same one wherever it is said again.
  if (/[/.]/.test(one.value) || (one.unit !== '' && one.unit === other.unit)) return true;
  if (one.noun !== null || other.noun !== null) return one.noun === other.noun;
  return wordBefore(prose, one) === wordBefore(otherProse, other);
}

function wordBefore(prose: string, { span }: Measure): string {
  return (
    /(?<!\p{L})(\p{L}+)[^\p{L}]*$/u.exec(
      prose.slice(Math.max(0, span.start - 24), span.start).toLowerCase(),
    )?.[1] ?? ''
  );
}

function has({ stems }: ReadProblem, noun: string): boolean {
  return stems.has(noun) || stems.has(stemOf(noun));
}
