import { PalimpsestError } from './palimpsest-error.ts';

export class UnknownPipelineError extends PalimpsestError {
  constructor({ pipeline, known }: { pipeline: string; known: readonly string[] }) {
    super({
      code: 'unknown_pipeline',
      message: `This version has no pipeline '${pipeline}'. It has: ${known.join(', ') || 'none'}.`,
      hint: 'Upgrade to the version that made the run; nothing was changed.',
    });
  }
}
