import { PalimpsestError } from './palimpsest-error.ts';

/** A configuration file cannot be read, is no JSON, or says something that is not allowed there. */
export class ConfigInvalidError extends PalimpsestError {
  constructor({ file, problem, hint }: { file: string; problem: string; hint?: string }) {
    super({
      code: 'config_invalid',
      message: `The configuration file ${file} cannot be used: ${problem}`,
      hint: hint ?? 'Correct the file, or name another one with --config.',
    });
  }
}
