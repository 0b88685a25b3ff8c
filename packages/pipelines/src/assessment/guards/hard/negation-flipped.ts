import type { Span } from '@palimpsest/contracts';
import { isStopWord } from '@palimpsest/kernel/text';
import { type AssessmentGuard, objectionAt, objectionIf } from '../assessment-guard.ts';
import { changedFrames, framesOf } from '../read/frames.ts';
import { type ReadProblem, stemOf } from '../read/read-problem.ts';
import { isHalfNegator, isNegator, NOT_DENYING } from '../words/negators.ts';

export const negationFlipped: AssessmentGuard = {
  id: 'negation-flipped',
  severity: 'hard',
  summary: 'What the problem denies or excludes is denied or excluded, and nothing else.',
  why: '"Which is not ..." without its "not" asks the opposite.',
  liftedByReplace: true,
  check: ({ before, after, allows }) => {
    const was = denials(before, allows.removed);
    const is = denials(after, allows.added);
    // "All of these except" and "which is not": saying it both ways at once changes nothing.
    const slack = (was.excludes || is.excludes) && was.least > 0 && is.least > 0 ? 1 : 0;
    const more = is.least > was.most + slack;
    const fewer = is.most + slack < was.least;
    const turned = changedFrames(framesOf(before, [], isNegator), framesOf(after, [], isNegator));
    return [
      ...objectionAt('Something is denied or excluded that was not.', more ? is.spans : []),
      ...objectionIf(fewer, 'Something is no longer denied or excluded.'),
      ...objectionAt('A sentence is the same but for a denial.', turned),
    ];
  },
};

interface Denials {
  /** Things denied, each once however often it is said. */
  readonly least: number;
  /** The same with words that may or may not deny. */
  readonly most: number;
  readonly excludes: boolean;
  readonly spans: readonly Span[];
}

const REACH = 4;
const EXCLUDES = /\b(?:except|excluding|other than|apart from)\b/i;

function denials({ prose, words }: ReadProblem, given: ReadonlySet<string>): Denials {
  const bounds = [...prose.matchAll(NOT_DENYING)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const spans: Span[] = [];
  const denied = new Set<string>();
  let halves = 0;
  let bound = 0;
  for (const [at, { lower, span }] of words.entries()) {
    while (bound < bounds.length && (bounds[bound]?.end ?? 0) <= span.start) bound += 1;
    const within = (bounds[bound]?.start ?? Number.POSITIVE_INFINITY) <= span.start;
    const negates = isNegator(lower);
    if (isHalfNegator(lower) || (negates && (within || given.has(lower)))) halves += 1;
    else if (negates) {
      spans.push(span);
      const next = words.slice(at + 1, at + 1 + REACH).find((word) => !isStopWord(word.lower));
      denied.add(next === undefined ? `#${at}` : stemOf(next.lower));
    }
  }
  return { least: denied.size, most: spans.length + halves, excludes: EXCLUDES.test(prose), spans };
}
