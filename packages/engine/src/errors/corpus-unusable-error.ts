import { PalimpsestError } from './palimpsest-error.ts';

/** A folder or file that was named as a corpus cannot be one. */
export class CorpusUnusableError extends PalimpsestError {
  constructor({ location, problem }: { location: string; problem: string }) {
    super({
      code: 'corpus_unusable',
      message: `${location}: ${problem}`,
      hint: 'Name a folder with Markdown, HTML, text, PDF or Word files, or a JSON-lines file with doc_id, title and text.',
    });
  }
}
