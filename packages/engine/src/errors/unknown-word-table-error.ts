import { PalimpsestError } from './palimpsest-error.ts';

export class UnknownWordTableError extends PalimpsestError {
  constructor({ ruleSet, table }: { ruleSet: string; table: string }) {
    super({
      code: 'unknown_word_table',
      message: `The rule set '${ruleSet}' has no word list or table '${table}'.`,
      hint: `GET /v1/rules/${ruleSet}/tables lists them all with their ids.`,
    });
  }
}
