import { PalimpsestError } from './palimpsest-error.ts';

/** The server may not, or cannot, listen where it was told to. */
export class ListenError extends PalimpsestError {}
