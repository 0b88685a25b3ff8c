import { isStopWord } from '@palimpsest/kernel/text';
import { type AssessmentGuard, objectionIf } from '../assessment-guard.ts';
import { contentStems } from '../read/content.ts';
import { type ReadProblem, stemOf } from '../read/read-problem.ts';

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
  let at = 0;
  for (const { end } of sentences) {
    const stems = new Set<string>();
    for (; at < words.length && (words[at]?.span.start ?? 0) < end; at += 1) {
      const lower = words[at]?.lower ?? '';
      if (!isStopWord(lower) && !/^\p{N}/u.test(lower) && lower.length > 1) stems.add(stemOf(lower));
    }
    if (stems.size < FEWEST_IN_SENTENCE) continue;
    let kept = 0;
    for (const stem of stems) if (is.has(stem)) kept += 1;
    if (kept < stems.size * LEAST_OF_SENTENCE) return true;
  }
  return false;
}
