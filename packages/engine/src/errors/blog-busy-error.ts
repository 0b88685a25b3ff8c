import { PalimpsestError } from './palimpsest-error.ts';

/** A blog's versions form one line, so only one run at a time may add to them. */
export class BlogBusyError extends PalimpsestError {
  /** The run that is open; null where it ended in the very moment. */
  readonly runId: string | null;

  constructor({ blogId, runId }: { blogId: string; runId: string | null }) {
    super({
      code: 'conflict',
      message:
        runId === null
          ? `Another run of the blog ${blogId} began or ended in the same moment.`
          : `The run ${runId} of the blog ${blogId} is still open.`,
      hint:
        runId === null
          ? 'Start the run again. Nothing was written.'
          : 'Let it come to its end (a worker does, or whoever started it), then start again. Nothing was written.',
    });
    this.runId = runId;
  }
}
