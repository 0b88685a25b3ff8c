import { PalimpsestError } from './palimpsest-error.ts';

export class SignalRefusedError extends PalimpsestError {
  constructor({ runId, type, why }: { runId: string; type: string; why: string }) {
    super({ code: 'signal_refused', message: `The run ${runId} cannot take '${type}': ${why}.` });
  }
}
