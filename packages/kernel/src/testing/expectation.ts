import { canonicalJson } from '../canonical.ts';

/** Thrown by the test kit; every test runner shows its message. The kit itself knows no test runner. */
export class ExpectationError extends Error {
  override readonly name = 'ExpectationError';
}

/** Compares as canonical JSON and shows both sides where they differ. */
export function expectSame(actual: unknown, expected: unknown, what: string): void {
  const [found, wanted] = [canonicalJson(actual), canonicalJson(expected)];
  if (found !== wanted) throw new ExpectationError(`${what}\n  expected: ${wanted}\n  found:    ${found}`);
}
