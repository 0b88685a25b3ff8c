import { PalimpsestError } from './palimpsest-error.ts';

export class UnknownVersionError extends PalimpsestError {
  constructor({ what, number }: { what: string; number: number }) {
    super({
      code: 'unknown_version',
      message: `${what} has no version ${number}.`,
      hint: 'Ask for the newest version to see how many there are.',
    });
  }
}
