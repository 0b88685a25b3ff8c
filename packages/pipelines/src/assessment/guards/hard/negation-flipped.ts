import type { Span } from '@palimpsest/contracts';
import { isStopWord } from '@palimpsest/kernel/text';
import { type AssessmentGuard, objectionAt, objectionIf } from '../assessment-guard.ts';
import { changedFrames, framesOf } from '../read/frames.ts';
import { type ReadProblem, stemOf } from '../read/read-problem.ts';
import { turnedWords } from '../turns.ts';
import { isHalfNegator, isNegator, NOT_DENYING } from '../words/negators.ts';

export const negationFlipped: AssessmentGuard = {
  id: 'negation-flipped',
  severity: 'hard',
  summary: 'What the problem denies or excludes is denied or excluded, and nothing else.',
  why: '"Which is not ..." without its "not" asks the opposite.',
  liftedByReplace: true,
  check: (change) => {
    const { before, after } = change;
    const turns = turnedWords(change);
    const was = denials(before, turns.from);
    const is = denials(after, turns.to);
    // "All of these except" and "which is not": saying it both ways at once changes nothing.
    const slack = was.excludes !== is.excludes || (is.excludes && ASKS_WHAT_IS_NOT.test(after.prose)) ? 1 : 0;
    const spare = beyond(was, is) + slack;
    const more = is.spans.length > was.spans.length + spare || is.things > was.things + spare;
    const fewer = is.things + beyond(is, was) + slack < was.things;
    const turned = changedFrames(framesOf(before, [], isNegator), framesOf(after, [], isNegator));
    return [
      ...objectionAt('Something is denied or excluded that was not.', more ? is.spans : []),
      ...objectionIf(fewer, 'Something is no longer denied or excluded.'),
      ...objectionAt('A sentence is the same but for a denial.', turned),
    ];
  },
};

interface Denials {
  /** What is denied, each thing once however often it is said. */
  readonly things: number;
  readonly spans: readonly Span[];
  /** Words that may say the same as a denial. */
  readonly halves: ReadonlyMap<string, number>;
  readonly excludes: boolean;
}

/** Words of one text that may stand for a denial and are not in the other. */
function beyond({ halves }: Denials, other: Denials): number {
  let sum = 0;
  for (const [word, count] of halves) sum += Math.max(0, count - (other.halves.get(word) ?? 0));
  return sum;
}

const ASKS_WHAT_IS_NOT = /\b(?:which|what|one)\b[^.?!]{0,80}\bnot\b/i;
const REACH = 4;
export const EXCLUDES = /\b(?:except|excluding|other than|apart from)\b/i;

function denials({ prose, words }: ReadProblem, given: ReadonlySet<string>): Denials {
  const bounds = [...prose.matchAll(NOT_DENYING)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const spans: Span[] = [];
  const denied = new Set<string>();
  const halves = new Map<string, number>();
  let bound = 0;
  for (const [at, { lower, span }] of words.entries()) {
    while (bound < bounds.length && (bounds[bound]?.end ?? 0) <= span.start) bound += 1;
    const within = (bounds[bound]?.start ?? Number.POSITIVE_INFINITY) <= span.start;
    const negates = isNegator(lower);
    if (isHalfNegator(lower) || (negates && (within || given.has(lower))))
      halves.set(lower, (halves.get(lower) ?? 0) + 1);
    else if (negates) {
      spans.push(span);
      const next = words.slice(at + 1, at + 1 + REACH).find((word) => !isStopWord(word.lower));
      denied.add(next === undefined ? `#${at}` : stemOf(next.lower));
    }
  }
  return { things: denied.size, spans, halves, excludes: EXCLUDES.test(prose) };
}
