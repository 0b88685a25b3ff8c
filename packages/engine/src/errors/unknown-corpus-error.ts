import { PalimpsestError } from './palimpsest-error.ts';

/** No folder goes by this name here. */
export class UnknownCorpusError extends PalimpsestError {
  constructor({ name }: { name: string }) {
    super({
      code: 'unknown_corpus',
      message: `There is no corpus '${name}'.`,
      hint: 'GET /v1/corpora lists those there are. The operator names folders in palimpsest.config.json, under corpora.',
    });
  }
}
