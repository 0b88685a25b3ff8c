import { PalimpsestError } from './palimpsest-error.ts';

export class UnknownRuleSetError extends PalimpsestError {
  constructor({ ruleSet, known }: { ruleSet: string; known: readonly string[] }) {
    super({
      code: 'unknown_rule_set',
      message: `This version has no rule set '${ruleSet}'. It has: ${known.join(', ') || 'none'}.`,
      hint: 'palimpsest rules lists them all.',
    });
  }
}
