import { PalimpsestError } from './palimpsest-error.ts';

/** The ledger holds something this version does not know; guessing would change decisions. */
export class UnknownEventError extends PalimpsestError {
  constructor({
    type,
    schemaVersion,
    stream,
    sequence,
    pipeline,
  }: { type: string; schemaVersion: number; stream: string; sequence: number; pipeline: string }) {
    super({
      code: 'unknown_event',
      message: `Event ${sequence} of ${stream} is '${type}' version ${schemaVersion}, which pipeline ${pipeline} of this version does not know.`,
      hint: 'It was written by a newer version of Palimpsest: upgrade, then go on. Nothing was changed.',
    });
  }
}
