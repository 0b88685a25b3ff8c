import { PalimpsestError } from './palimpsest-error.ts';

export class UnknownRunError extends PalimpsestError {
  constructor({ runId }: { runId: string }) {
    super({
      code: 'unknown_run',
      message: `There is no run '${runId}'.`,
      hint: 'palimpsest audit show without a run lists the newest runs.',
    });
  }
}
