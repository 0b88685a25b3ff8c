import { AssignmentUnreadable } from './assignment.ts';

/** Where a problem begins, and what its first line says besides its number. */
export interface ProblemStart {
  /** Index of the line. */
  readonly at: number;
  /** Words of a heading that are more than a number. */
  readonly title: string;
  /** What follows the number on its line. */
  readonly first: string;
}

interface Marker {
  readonly at: number;
  readonly kind: 'heading' | 'number';
  readonly number: number | null;
  readonly title: string;
  readonly first: string;
}

const NAME = '(?:problem|question|exercise|task|item|no\\.?|q)';
const HEADING = /^(#{2,6})[ \t]+(?![ \t])(.{0,500})$/;
const HEADING_NUMBER = new RegExp(
  `^(?:${NAME}[ \\t]{0,3}#?)?(\\d{1,4})(?:[.):]|$|[ \\t]*[-–—:])[ \\t]*(?![ \\t])(.*)$`,
  'i',
);
export const NUMBERED = [
  /^(\d{1,4})[.)](?:[ \t]+(?![ \t])(.*))?$/,
  new RegExp(
    `^(?:\\*\\*|__)(?:${NAME}[ \\t]{0,3})?(\\d{1,4})[.):]?(?:\\*\\*|__)[.):]?(?:[ \\t]+(?![ \\t])(.*))?$`,
    'i',
  ),
  new RegExp(`^${NAME}[ \\t]{0,3}(\\d{1,4})[.):](?:[ \\t]+(?![ \\t])(.*))?$`, 'i'),
];
/** A heading that only counts, in words. */
export const COUNTING =
  /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)(?: (?:problem|question))?$/i;

/**
 * The lines at which problems begin. A second-level heading always begins one; a number does where it is the next
 * one. A number that could be either is refused by its line, so that no problem is ever lost in another.
 */
export function problemStarts(lines: readonly string[], lineNumber: (at: number) => number): ProblemStart[] {
  const markers = markersOf(lines);
  const firstHeading = markers.findIndex(({ kind }) => kind === 'heading');
  const before = firstHeading < 0 ? markers : markers.slice(0, firstHeading);
  const refuse = (at: number, problem: string) => new AssignmentUnreadable({ line: lineNumber(at), problem });
  let last = firstNumber(before, markers[firstHeading]);
  // Numbered lines above a first heading that counts from 1 are instructions, a part of the introduction.
  let counting: 'nothing' | 'numbers' | 'headings' | 'text' = last === null ? 'nothing' : 'numbers';
  const lazily = last === 0 && markers.every(({ number }) => number === 1);
  const starts: ProblemStart[] = [];
  for (const marker of markers) {
    const { at, kind, number, title, first } = marker;
    if (kind === 'heading') {
      if (starts.length > 0 && counting === 'numbers' && number === null)
        throw refuse(
          at,
          'is a heading without a number among numbered problems: number it, or begin every problem with a ## heading',
        );
      starts.push({ at, title, first });
      counting = 'headings';
      last = number;
      continue;
    }
    const next = last !== null && number === last + 1;
    if (counting === 'headings') {
      // Below "Problem 1" a list begins with 1; a 2 is the next problem.
      if (!next) {
        counting = 'text';
        continue;
      }
    } else if (counting !== 'numbers') continue;
    if (next || lazily) {
      starts.push({ at, title, first });
      counting = 'numbers';
      last = number;
    } else if (opensParagraph(lines, at) && (number ?? 0) < 1000)
      throw refuse(
        at,
        `is numbered ${number} where ${(last ?? 0) + 1} would be next: number it so if it is a problem, or indent it if it is not`,
      );
  }
  if (before.length > 0 && firstHeading >= 0 && starts[0]?.at === markers[firstHeading]?.at) {
    const unnumbered = markers[firstHeading]?.number === null;
    if (unnumbered)
      throw refuse(
        before[0]?.at ?? 0,
        'has a number above the first ## heading: begin every problem in the same way',
      );
  }
  const indented = lines
    .slice(0, starts[0]?.at ?? 0)
    .findIndex((line) => /^[ \t]+\d{1,3}[.)][ \t]/.test(line));
  if (indented >= 0 && starts.length > 0 && firstHeading < 0)
    throw refuse(indented, 'is numbered but indented: problems begin at the margin');
  return starts;
}

/** The number before the first problem's, or null where numbers above the first heading begin no problems. */
function firstNumber(before: readonly Marker[], heading: Marker | undefined): number | null {
  const numbers = before.map(({ number }) => number ?? 0);
  const [first] = numbers;
  if (first === undefined) return null;
  if (heading !== undefined) {
    const leadsTo = heading.number !== null && numbers.includes(heading.number - 1);
    return leadsTo && heading.number > 1 ? first - 1 : null;
  }
  const begins = numbers.find((number) => number <= 1 || numbers.includes(number + 1));
  return begins === undefined ? null : begins - 1;
}

function opensParagraph(lines: readonly string[], at: number): boolean {
  return at === 0 || (lines[at - 1] ?? '').trim() === '' || HEADING.test(lines[at] ?? '');
}

function markersOf(lines: readonly string[]): Marker[] {
  let fence: string | null = null;
  return lines.flatMap((line, at): Marker[] => {
    const mark = /^[ \t]{0,8}(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark !== undefined) {
      if (fence === null) fence = mark;
      else if (mark.startsWith(fence)) fence = null;
      return [];
    }
    const marker = fence === null ? markerOf(line, at) : null;
    return marker === null ? [] : [marker];
  });
}

function markerOf(line: string, at: number): Marker | null {
  const [, signs, words = ''] = HEADING.exec(line) ?? [];
  if (signs !== undefined) {
    const title = words.replace(/(?<![ \t])[ \t]+#+[ \t]*$/, '').trim();
    const counted = HEADING_NUMBER.exec(title);
    const number = counted === null ? null : Number(counted[1]);
    if (signs !== '##' && number === null) return null;
    const more = counted === null ? title : (counted[2] ?? '').trim();
    return {
      at,
      kind: signs === '##' ? 'heading' : 'number',
      number,
      title: COUNTING.test(more) ? '' : more,
      first: '',
    };
  }
  for (const pattern of NUMBERED) {
    const found = pattern.exec(line);
    if (found !== null)
      return { at, kind: 'number', number: Number(found[1]), title: '', first: found[2] ?? '' };
  }
  return null;
}
