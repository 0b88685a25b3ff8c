import { PalimpsestError } from './palimpsest-error.ts';

/** The data folder cannot be written, belongs to someone else, or is not a PostgreSQL data folder. */
export class EmbeddedDataFolderUnusableError extends PalimpsestError {
  readonly folder: string;

  constructor({
    folder,
    message,
    hint,
    cause,
  }: {
    folder: string;
    message: string;
    hint?: string;
    cause?: unknown;
  }) {
    super({
      code: 'data_folder_unusable',
      message,
      hint:
        hint ??
        'Make the folder writable for the user who runs Palimpsest, or set PALIMPSEST_HOME to a folder that is.',
      cause,
    });
    this.folder = folder;
  }
}
