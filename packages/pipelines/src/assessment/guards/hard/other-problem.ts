import { isStopWord } from '@palimpsest/kernel/text';
import { type AssessmentGuard, objectionIf } from '../assessment-guard.ts';
import { contentStems } from '../read/content.ts';
import { type ReadProblem, stemOf } from '../read/read-problem.ts';
import { within } from '../read/within.ts';

const LEAST_KEPT = 0.25;
const FEWEST_STEMS = 5;
const FEWEST_IN_SENTENCE = 7;
const LEAST_OF_SENTENCE = 0.15;

export const otherProblem: AssessmentGuard = {
  id: 'other-problem',
  severity: 'hard',
  summary: 'The text is still about what the problem is about, sentence for sentence.',
  why: 'Another problem with the same numbers is a replacement, which only an action can ask for.',
  liftedByReplace: true,
  check: ({ before, after, allows }) => {
    const was = contentStems(before);
    const is = contentStems(after);
    const given = new Set([...allows.added, ...allows.removed].map(stemOf));
    const stems = [...was].filter((stem) => !given.has(stem));
    const kept = stems.filter((stem) => is.has(stem)).length;
    const strange = stems.length >= FEWEST_STEMS && kept < stems.length * LEAST_KEPT;
    return [
      ...objectionIf(strange, 'The text hardly shares a word with the problem.'),
      ...objectionIf(!strange && sentenceLost(before, is), 'A sentence of the problem is missing.'),
    ];
  },
};

/** A sentence with some content of which next to nothing is left anywhere in the text after. */
function sentenceLost({ words, sentences }: ReadProblem, is: ReadonlySet<string>): boolean {
  return within(words, sentences).some(({ items }) => {
    const own = items.filter(({ lower }) => !isStopWord(lower) && !/^\p{N}/u.test(lower) && lower.length > 1);
    const stems = new Set(own.map(({ lower }) => stemOf(lower)));
    const kept = [...stems].filter((stem) => is.has(stem)).length;
    return stems.size >= FEWEST_IN_SENTENCE && kept < stems.size * LEAST_OF_SENTENCE;
  });
}
