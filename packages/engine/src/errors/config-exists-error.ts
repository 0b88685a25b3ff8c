import { PalimpsestError } from './palimpsest-error.ts';

/** There is a configuration file already, and nobody said that it may be replaced. */
export class ConfigExistsError extends PalimpsestError {
  constructor({ file }: { file: string }) {
    super({
      code: 'config_exists',
      message: `There is a configuration file already: ${file}`,
      hint: 'Edit it, or give --force to replace it.',
    });
  }
}
