import { PalimpsestError } from './palimpsest-error.ts';

/** The engine was closed while it advanced a run: whatever was under way is on record, the rest is for whoever comes next. */
export class RunLeftOpenError extends PalimpsestError {
  readonly runId: string;

  constructor({ runId }: { readonly runId: string }) {
    super({
      code: 'run_left_open',
      message: `The engine was closed before run ${runId} was over.`,
      hint: 'It is on record as far as it came. A worker goes on with it, or finishRun with the same id.',
    });
    this.runId = runId;
  }
}
