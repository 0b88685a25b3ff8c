import { PalimpsestError } from './palimpsest-error.ts';

/** A file that was named cannot be read, or does not hold what it should. */
export class FileUnusableError extends PalimpsestError {
  constructor({
    path,
    problem,
    hint,
    cause,
  }: { path: string; problem: string; hint: string; cause?: unknown }) {
    super({ code: 'file_unusable', message: `${path}: ${problem}`, hint, cause });
  }
}
