import { PalimpsestError } from './palimpsest-error.ts';

/** Somebody else was faster: what the caller looked at is not the newest any more. */
export class VersionChangedError extends PalimpsestError {
  constructor({ expected, found }: { expected: string; found: string }) {
    super({
      code: 'version_changed',
      message: `The newest version is ${found}, not ${expected}.`,
      hint: 'Read it again, decide again, and send the request with the new ETag in If-Match. Nothing was written.',
    });
  }
}
