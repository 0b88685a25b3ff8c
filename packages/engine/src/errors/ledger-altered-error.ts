import { PalimpsestError } from './palimpsest-error.ts';

/** What was asked for would stand on events that are not what they were. */
export class LedgerAlteredError extends PalimpsestError {
  constructor({ tenant, problem }: { tenant: string; problem: string }) {
    super({
      code: 'ledger_altered',
      message: `The ledger of tenant ${tenant} was altered: ${problem}.`,
      hint: 'Run palimpsest audit verify to see the first change, and restore the ledger from a backup. Nothing was written.',
    });
  }
}
