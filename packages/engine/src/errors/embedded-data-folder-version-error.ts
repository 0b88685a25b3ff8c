import { PalimpsestError } from './palimpsest-error.ts';

/** The data folder was written by another major version of PostgreSQL. Nothing in it was changed. */
export class EmbeddedDataFolderVersionError extends PalimpsestError {
  readonly folder: string;
  readonly found: string;
  readonly needed: string;

  constructor({ folder, found, needed }: { folder: string; found: string; needed: string }) {
    super({
      code: 'data_folder_version',
      message: `The data folder ${folder} was written by PostgreSQL ${found}, but this Palimpsest carries PostgreSQL ${needed}. The folder was left untouched.`,
      hint: `Use the Palimpsest release that carried PostgreSQL ${found}, or run a PostgreSQL ${found} server on that folder and set DATABASE_URL to it. To begin anew beside it, set PALIMPSEST_HOME to another folder.`,
    });
    this.folder = folder;
    this.found = found;
    this.needed = needed;
  }
}
