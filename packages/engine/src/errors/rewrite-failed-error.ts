import { PalimpsestError } from './palimpsest-error.ts';

/** The run of a request ended before it could decide anything about a new version. */
export class RewriteFailedError extends PalimpsestError {
  readonly runId: string;

  constructor({ runId, reason }: { runId: string; reason: string | null }) {
    super({
      code: 'rewrite_failed',
      message: `The run ended without a result (${reason ?? 'no reason given'}). No version was made.`,
      hint: `palimpsest audit show ${runId} tells what happened. To try again, give --new-attempt "REASON".`,
    });
    this.runId = runId;
  }
}
