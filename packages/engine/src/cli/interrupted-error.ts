import { PalimpsestError } from '../errors/palimpsest-error.ts';

const KEPT = 'Whatever was confirmed until then is kept.';

/** Somebody pressed Ctrl-C, or the system is going down. */
export class InterruptedError extends PalimpsestError {
  constructor({ openRun }: { readonly openRun?: string } = {}) {
    super({
      code: 'interrupted',
      message: openRun === undefined ? 'Interrupted.' : `Interrupted. Run ${openRun} is not over.`,
      hint:
        openRun === undefined
          ? KEPT
          : `${KEPT} \`palimpsest worker\` or \`palimpsest serve\` goes on with the run; \`palimpsest audit show ${openRun}\` tells how far it came.`,
    });
  }
}
