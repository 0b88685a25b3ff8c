import { PalimpsestError } from './palimpsest-error.ts';

/** The subject was erased: its key is gone, and no new text can be kept for it. */
export class SubjectErasedError extends PalimpsestError {
  readonly subject: string;

  constructor({ subject }: { subject: string }) {
    super({
      code: 'subject_erased',
      message: `The subject ${subject} was erased; nothing more can be recorded for it.`,
      hint: 'Use a new subject id.',
    });
    this.subject = subject;
  }
}
