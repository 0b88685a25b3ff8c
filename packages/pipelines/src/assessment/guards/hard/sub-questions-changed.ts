import type { Span } from '@palimpsest/contracts';
import { words } from '@palimpsest/kernel/text';
import { type AssessmentGuard, objectionAt, objectionIf } from '../assessment-guard.ts';
import { type ReadProblem, stemOf } from '../read/read-problem.ts';

export const subQuestionsChanged: AssessmentGuard = {
  id: 'sub-questions-changed',
  severity: 'hard',
  summary: 'The sub-questions, their labels, their order and their number are as they were.',
  why: 'Scores and answer keys refer to the parts of a problem by their labels.',
  liftedByReplace: true,
  check: ({ before, after, allows }) => {
    // Steps turned into a numbered list, or back, are how scaffolding goes up and down; letters are parts.
    const numbered = allows.scaffolding === null;
    const was = labels(before, numbered);
    const is = labels(after, numbered);
    const spans = is.filter(({ key }, at) => was[at]?.key !== key).map(({ span }) => span);
    return [
      ...objectionAt('A sub-question has another label or was added.', spans),
      ...objectionIf(was.length > is.length, 'A sub-question or its label is missing.'),
      ...objectionAt(
        'Sub-questions have changed places.',
        was.length === is.length ? exchanged(was, is) : [],
      ),
    ];
  },
};

interface Part {
  readonly key: string;
  readonly span: Span;
  readonly text: string;
}

function labels({ runs }: ReadProblem, numbered: boolean): Part[] {
  return runs
    .filter(({ options, style }) => !options && style !== 'bullet' && (numbered || style !== 'digit'))
    .flatMap(({ style, items }) =>
      items.map(({ label, mark, text }) => ({ key: `${style} ${label}`, span: mark, text })),
    );
}

const MOST_PARTS = 40;
const LEAST_LEAD = 0.5;

/** Two parts that are each more like what the other one was. */
function exchanged(was: readonly Part[], is: readonly Part[]): Span[] {
  const old = was.slice(0, MOST_PARTS).map(({ text }) => stemsOf(text));
  const now = is.slice(0, MOST_PARTS).map(({ text }) => stemsOf(text));
  return is.slice(0, MOST_PARTS).flatMap(({ span }, at) => {
    const own = likeness(old[at], now[at]);
    const taken = old.some((other, place) => place !== at && likeness(other, now[at]) > own + LEAST_LEAD);
    const gone = now.some((other, place) => place !== at && likeness(old[at], other) > own + LEAST_LEAD);
    return taken && gone ? [span] : [];
  });
}

function stemsOf(text: string): ReadonlySet<string> {
  return new Set(words(text.slice(0, 600)).map(({ lower }) => stemOf(lower)));
}

function likeness(a: ReadonlySet<string> | undefined, b: ReadonlySet<string> | undefined): number {
  if (a === undefined || b === undefined || a.size === 0 || b.size === 0) return 0;
  let shared = 0;
  for (const stem of a) if (b.has(stem)) shared += 1;
  return shared / Math.max(a.size, b.size);
}
