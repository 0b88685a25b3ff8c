import { PalimpsestError } from './palimpsest-error.ts';

/** Somebody else advanced the stream in the meantime. Read it again and decide anew. */
export class ConflictError extends PalimpsestError {
  constructor({ stream, expected, found }: { stream: string; expected: number; found: number }) {
    super({
      code: 'conflict',
      message: `The stream ${stream} is at version ${found}, not ${expected}.`,
      hint: 'Read it again and decide anew.',
    });
  }
}
