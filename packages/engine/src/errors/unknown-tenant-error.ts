import { PalimpsestError } from './palimpsest-error.ts';

/** Nobody made this tenant yet. */
export class UnknownTenantError extends PalimpsestError {
  constructor({ tenant }: { tenant: string }) {
    super({
      code: 'unknown_tenant',
      message: `There is no tenant '${tenant}'.`,
      hint: 'Check the name, or create the tenant first.',
    });
  }
}
