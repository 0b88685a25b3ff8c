import type { Span, Verdict } from '@palimpsest/contracts';

/** Looks at what came out, beside what went in, and says what it thinks. Pure; it never alters the output. */
export type Guard<I, O> = (input: I, output: O) => readonly Verdict[];

/** What all guards together said. */
export interface GuardResult {
  /** No hard verdict failed. Soft ones are shown, and stop nothing. */
  readonly passed: boolean;
  /** Every verdict of every guard, in the order of the guards. */
  readonly verdicts: Verdict[];
}

/**
 * Runs all guards, also after a failure: a person wants to see everything that is wrong, not the first thing.
 *
 * @example const { passed, verdicts } = runGuards([notEmpty, keepsNumbers], original, rewritten);
 */
export function runGuards<I, O>(guards: readonly Guard<I, O>[], input: I, output: O): GuardResult {
  const verdicts = guards.flatMap((guard) => guard(input, output));
  return { passed: verdicts.every((verdict) => verdict.passed || verdict.severity === 'soft'), verdicts };
}

/** A verdict without its severity. */
export interface VerdictParts {
  readonly rule: string;
  readonly passed: boolean;
  /** For people. Never quotes the text: the spans point at it. */
  readonly message: string;
  readonly spans?: readonly Span[];
}

/** A verdict whose failure keeps the output from becoming a version. */
export function hardVerdict(parts: VerdictParts): Verdict {
  return verdict('hard', parts);
}

/** A verdict whose failure is shown beside the output. */
export function softVerdict(parts: VerdictParts): Verdict {
  return verdict('soft', parts);
}

function verdict(
  severity: Verdict['severity'],
  { rule, passed, message, spans = [] }: VerdictParts,
): Verdict {
  return { rule, severity, passed, message, spans: [...spans] };
}
