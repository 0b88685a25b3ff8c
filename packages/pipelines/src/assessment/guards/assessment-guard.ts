import type { Span } from '@palimpsest/contracts';
import { type Guard, hardVerdict, softVerdict } from '@palimpsest/kernel';
import type { ProblemChange } from './problem-change.ts';

/** One thing that is wrong: in plain words, without quoting, and where. */
export interface Objection {
  readonly message: string;
  readonly spans: readonly Span[];
}

/** A guard as a rule: what it demands and why, for people, and how it looks. */
export interface AssessmentGuard {
  readonly id: string;
  readonly severity: 'hard' | 'soft';
  /** What holds when the guard is content. */
  readonly summary: string;
  readonly why: string;
  /**
   * Whether it speaks of the content of the problem. Only those are silent when a structured action asks for another
   * problem in its place; level, language, length, time and clean output are demanded of that one too.
   */
  readonly liftedByReplace: boolean;
  readonly check: (change: ProblemChange) => readonly Objection[];
}

/** Enough to see what is wrong; a text that breaks a rule a thousand times is not read to the end. */
const MOST_SPANS = 25;

/** The guard in the kernel's form: one verdict when it is content, else one for each objection. */
export function toGuard(guard: AssessmentGuard): Guard<ProblemChange, string> {
  const verdict = guard.severity === 'hard' ? hardVerdict : softVerdict;
  return (change) => {
    const objections = guard.liftedByReplace && change.allows.replace ? [] : guard.check(change);
    if (objections.length === 0) return [verdict({ rule: guard.id, passed: true, message: guard.summary })];
    return objections.map(({ message, spans }) =>
      verdict({ rule: guard.id, passed: false, message, spans: spans.slice(0, MOST_SPANS) }),
    );
  };
}

/** An objection with these spans, or none when there are none. */
export function objectionAt(message: string, spans: readonly Span[]): Objection[] {
  return spans.length === 0 ? [] : [{ message, spans }];
}

/** An objection about something that is no longer there: nothing of the text after can be pointed at. */
export function objectionIf(wrong: boolean, message: string): Objection[] {
  return wrong ? [{ message, spans: [] }] : [];
}
