import { PalimpsestError } from './palimpsest-error.ts';

/** The subject was erased: its key is gone, and no new text can be kept for it. */
export class SubjectErasedError extends PalimpsestError {
  readonly subject: string;

  constructor({ subject }: { subject: string }) {
    super({
      code: 'subject_erased',
      message: `The subject ${subject} was erased; nothing more can be recorded for it.`,
      hint: subject.startsWith('research:')
        ? 'A project is erased as a whole. Ask under another name: --project NAME, or project in a request.'
        : 'Use a new subject id.',
    });
    this.subject = subject;
  }
}
