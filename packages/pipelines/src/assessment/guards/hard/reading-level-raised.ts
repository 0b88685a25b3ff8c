import { fleschKincaidGrade, syllables } from '@palimpsest/kernel/text';
import { type AssessmentGuard, objectionAt, objectionIf } from '../assessment-guard.ts';
import type { ReadProblem } from '../read/read-problem.ts';
import { within } from '../read/within.ts';

export const MOST_GRADES_UP = 2;
const HARD_SYLLABLES = 4;
const MOST_HARD_SHARE = 0.15;
const LONGEST_SENTENCE = 40;
const LONGEST_READ = 50_000;

export const readingLevelRaised: AssessmentGuard = {
  id: 'reading-level-raised',
  severity: 'hard',
  summary: 'The text reads at most two grades harder.',
  why: 'A problem that is harder to read tests reading instead of its subject.',
  liftedByReplace: false,
  check: ({ before, after }) => {
    const was = fleschKincaidGrade(before.prose.slice(0, LONGEST_READ));
    const is = fleschKincaidGrade(after.prose.slice(0, LONGEST_READ));
    if (was !== null && is !== null)
      return objectionIf(
        Math.max(is, 0) - Math.max(was, 0) > MOST_GRADES_UP,
        'The text reads more than two grades harder than the problem.',
      );
    // Below 30 words a grade means nothing: long words and overlong sentences are counted instead.
    const hardBefore = new Set(hardWords(before).map(({ lower }) => lower));
    const hard = hardWords(after).filter(({ lower }) => !hardBefore.has(lower));
    const tooMany = hard.length > 1 && hard.length > after.words.length * MOST_HARD_SHARE;
    const long = longest(after);
    return [
      ...objectionAt(
        'The text uses much longer words than the problem.',
        tooMany ? hard.map(({ span }) => span) : [],
      ),
      ...objectionIf(
        long > LONGEST_SENTENCE && long > longest(before) * 1.5,
        'The text runs its sentences together.',
      ),
    ];
  },
};

function hardWords({ words }: ReadProblem) {
  return words.slice(0, 5_000).filter(({ lower }) => lower.length > 8 && syllables(lower) >= HARD_SYLLABLES);
}

function longest({ words, sentences }: ReadProblem): number {
  return within(words, sentences).reduce((most, { items }) => Math.max(most, items.length), 0);
}
