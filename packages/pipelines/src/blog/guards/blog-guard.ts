import type { Span } from '@palimpsest/contracts';
import { type Guard, hardVerdict, softVerdict } from '@palimpsest/kernel';
import type { Rewrite } from './rewrite.ts';

/** One thing that is wrong: in plain words, without quoting, and where. */
export interface Problem {
  readonly message: string;
  readonly spans: readonly Span[];
}

/** A guard as a rule: what it demands and why, for people, and how it looks. */
export interface BlogGuard {
  readonly id: string;
  readonly severity: 'hard' | 'soft';
  /** What holds when the guard is content. */
  readonly summary: string;
  readonly why: string;
  readonly check: (rewrite: Rewrite) => readonly Problem[];
}

/** Enough to see what is wrong; a rewrite that breaks a rule a thousand times is not read to the end. */
const MOST_SPANS = 25;

/** The guard in the kernel's form: one verdict when it is content, else one for each problem. */
export function toGuard(guard: BlogGuard): Guard<Rewrite, string> {
  const verdict = guard.severity === 'hard' ? hardVerdict : softVerdict;
  return (rewrite) => {
    const problems = guard.check(rewrite);
    if (problems.length === 0) return [verdict({ rule: guard.id, passed: true, message: guard.summary })];
    return problems.map(({ message, spans }) =>
      verdict({ rule: guard.id, passed: false, message, spans: spans.slice(0, MOST_SPANS) }),
    );
  };
}

/** A problem with these spans, or none when there are none. */
export function problemAt(message: string, spans: readonly Span[]): Problem[] {
  return spans.length === 0 ? [] : [{ message, spans }];
}
