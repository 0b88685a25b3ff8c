import { PalimpsestError } from './palimpsest-error.ts';

/** The database has another layout, or another age, than this version of Palimpsest can work with. */
export class MigrationError extends PalimpsestError {
  constructor(found: { name: string } | { server: number }) {
    if ('server' in found) {
      super({
        code: 'server_too_old',
        message: `The database is PostgreSQL ${found.server}; 14 or newer is needed.`,
        hint: 'Point DATABASE_URL at a newer server, or unset it to use the embedded one.',
      });
    } else {
      super({
        code: 'migration_changed',
        message: `The migration ${found.name} was applied with another content than this version ships.`,
        hint: 'Use the version of Palimpsest that made this database, or a newer one.',
      });
    }
  }
}
