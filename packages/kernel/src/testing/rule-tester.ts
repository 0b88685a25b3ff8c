import type { Finding } from '@palimpsest/contracts';
import { ExpectationError, expectSame } from './expectation.ts';

/** Anything with a pure check, as far as the tester is concerned. */
export interface RuleUnderTest<Input, Parameters> {
  readonly id: string;
  readonly check?: (input: Input, parameters: Parameters) => readonly Finding[];
}

export interface RuleCases<Input, Parameters> {
  readonly parameters: Parameters;
  /** Inputs the rule must be silent about. */
  readonly valid: readonly Input[];
  /** Inputs it must speak about, and what of each finding matters to the test. */
  readonly invalid: readonly { readonly input: Input; readonly findings: readonly Partial<Finding>[] }[];
}

/**
 * Runs a rule over its table of valid and invalid inputs, twice each: a rule that answers differently the
 * second time is not a rule.
 *
 * @example
 * testRule(tooLong, { parameters: { most: 40 }, valid: ['short'], invalid: [{ input: longText, findings: [{ rule: 'too-long' }] }] });
 */
export function testRule<Input, Parameters>(
  rule: RuleUnderTest<Input, Parameters>,
  { parameters, valid, invalid }: RuleCases<Input, Parameters>,
): void {
  const { check } = rule;
  if (check === undefined) throw new ExpectationError(`Rule ${rule.id} has nothing to check by itself.`);
  const findings = (input: Input) => {
    const found = check(input, parameters);
    expectSame(check(input, parameters), found, `Rule ${rule.id} answers differently the second time.`);
    for (const { span } of found) {
      if (span !== null && span.end < span.start)
        throw new ExpectationError(`Rule ${rule.id} gives a span that ends before it begins.`);
    }
    return found;
  };
  for (const input of valid)
    expectSame(findings(input), [], `Rule ${rule.id} speaks about valid input ${JSON.stringify(input)}.`);
  for (const { input, findings: wanted } of invalid) {
    const found = findings(input);
    const compared = found.map((finding, i) => pick(finding, wanted[i] ?? {}));
    expectSame(compared, wanted, `Rule ${rule.id} finds something else in ${JSON.stringify(input)}.`);
  }
}

function pick(finding: Finding, wanted: Partial<Finding>): Partial<Finding> {
  return Object.fromEntries(Object.keys(wanted).map((key) => [key, finding[key as keyof Finding]]));
}
