import { type AssessmentGuard, objectionAt, objectionIf } from '../assessment-guard.ts';
import type { ProblemChange } from '../problem-change.ts';
import { type Denial, type Denials, denialsOf } from '../read/denials.ts';
import { changedFrames, framesOf } from '../read/frames.ts';
import { turnedWords } from '../turns.ts';
import { isNegator } from '../words/negators.ts';

export const negationFlipped: AssessmentGuard = {
  id: 'negation-flipped',
  severity: 'hard',
  summary: 'What the problem denies or excludes is denied or excluded, and nothing else.',
  why: '"Which is not ..." without its "not" asks the opposite.',
  liftedByReplace: true,
  check: (change) => {
    const { before, after } = change;
    const turns = turnedWords(change);
    const was = denialsOf(before, turns.from);
    const is = denialsOf(after, turns.to);
    const excludes = EXCLUDES.test(after.prose);
    // "All of these except" and "which is not": saying it both ways at once changes nothing.
    const slack =
      EXCLUDES.test(before.prose) !== excludes || (excludes && ASKS_WHAT_IS_NOT.test(after.prose)) ? 1 : 0;
    // One denial too many may go, it may not come: "doesn't have no battery".
    const old = once(was.all, is.all, () => true);
    const now = once(is.all, was.all, areApart);
    const more = exceeds(now, old, beyond(was, is) + Math.min(slack, old.length));
    const fewer = exceeds(old, now, beyond(is, was) + Math.min(slack, now.length));
    const turned = changedFrames(framesOf(before, [], isNegator), framesOf(after, [], isNegator));
    return [
      ...objectionAt(
        'Something is denied or excluded that was not.',
        more ? is.all.map(({ span }) => span) : [],
      ),
      ...objectionIf(fewer, 'Something is no longer denied or excluded.'),
      ...objectionAt('Something else is denied or excluded than before.', exchanged(change, was, is)),
      ...objectionAt('A sentence is the same but for a denial.', turned),
    ];
  },
};

const ASKS_WHAT_IS_NOT = /\b(?:which|what|one)\b[^.?!]{0,80}\bnot\b/i;
export const EXCLUDES = /\b(?:except|excluding|other than|apart from)\b/i;

/** Words of one text that may stand for a denial and are not in the other. */
function beyond({ halves }: Denials, other: Denials): number {
  let sum = 0;
  for (const [word, count] of halves) sum += Math.max(0, count - (other.halves.get(word) ?? 0));
  return sum;
}

/** More denials, or denials of more things, than the other text has with what may stand for one. */
function exceeds(denials: readonly Denial[], others: readonly Denial[], spare: number): boolean {
  return denials.length > others.length + spare || things(denials) > things(others) + spare;
}

function things(denials: readonly Denial[]): number {
  return new Set(denials.map(({ thing }) => thing)).size;
}

const MOST_COMPARED = 50;

/**
 * Denials without those that only say again, in another sentence, what another one says, and without those of a row:
 * "no brothers and no sisters" are one where the other text has "no brothers or sisters".
 */
function once(
  denials: readonly Denial[],
  others: readonly Denial[],
  mayBeOne: (one: Denial, other: Denial) => boolean,
): readonly Denial[] {
  if (Math.max(denials.length, others.length) > MOST_COMPARED) return denials;
  return denials.reduce<Denial[]>((kept, denial) => {
    const isAgain = kept.some(
      (one) => mayBeOne(one, denial) && others.some((other) => covers(other, one) && covers(other, denial)),
    );
    if (!isAgain) kept.push(denial);
    return kept;
  }, []);
}

function areApart(one: Denial, other: Denial): boolean {
  return one.sentence !== other.sentence || one.thing !== other.thing;
}

function covers({ scope }: Denial, other: Denial): boolean {
  return other.scope.size > 0 && [...other.scope].every((stem) => scope.has(stem));
}

/** "Water but no light", "light but no water": what was stated is denied now, and what was denied is stated. */
function exchanged({ before, after }: ProblemChange, was: Denials, is: Denials) {
  const denied = reach(was);
  const deniedNow = reach(is);
  const isFreed = was.all.some(({ thing }) => after.stems.has(thing) && !deniedNow.has(thing));
  if (!isFreed) return [];
  return is.all.filter(({ thing }) => before.stems.has(thing) && !denied.has(thing)).map(({ span }) => span);
}

function reach({ all }: Denials): ReadonlySet<string> {
  return new Set(all.flatMap(({ scope }) => [...scope]));
}
