import { PalimpsestError } from './palimpsest-error.ts';

/** The embedded server did not come up. The last lines of its log are part of the message. */
export class DatabaseStartFailedError extends PalimpsestError {
  readonly logLines: readonly string[];

  constructor({
    message,
    logLines = [],
    hint,
    cause,
  }: {
    message: string;
    logLines?: readonly string[];
    hint?: string | undefined;
    cause?: unknown;
  }) {
    super({
      code: 'database_start_failed',
      message: logLines.length === 0 ? message : `${message} It said:\n  ${logLines.join('\n  ')}`,
      hint:
        hint ??
        hintFor(logLines) ??
        'Run `palimpsest doctor` for the state of the data folder, or set DATABASE_URL to use another server.',
      cause,
    });
    this.logLines = logLines;
  }
}

function hintFor(logLines: readonly string[]): string | undefined {
  const text = logLines.join('\n');
  if (/No space left on device|Disk quota exceeded|HINT: +Check free disk space/.test(text)) {
    return 'The disk is full. Free some space and try again: committed data is kept.';
  }
  if (/could not (create|resize|map|open) .{0,300}shared memory/i.test(text)) {
    return 'There is not enough shared memory. Give the machine or container more (for Docker: --shm-size), or set DATABASE_URL.';
  }
  if (/error while loading shared libraries|GLIBC_/.test(text)) {
    return 'A system library is missing or too old (glibc 2.27 or newer is needed). Set DATABASE_URL to use another server.';
  }
  return undefined;
}
