import { PalimpsestError } from './palimpsest-error.ts';

/** A stored text is missing or no longer what was sealed. */
export class TextAlteredError extends PalimpsestError {
  constructor({ textId, stream }: { textId: string; stream: string }) {
    super({
      code: 'text_altered',
      message: `The text ${textId} of ${stream} is missing or was altered.`,
      hint: 'Run palimpsest audit verify to see what else was touched, and restore from a backup.',
    });
  }
}
