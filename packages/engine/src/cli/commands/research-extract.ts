import { resolve } from 'node:path';
import { FINE } from '../exit-codes.ts';
import type { Verb } from '../program.ts';

export const researchExtractCommand: Verb<object> = {
  name: 'extract <file>',
  summary: 'print the article of an HTML page, or the text of another document, offline',
  epilogue: 'HTML, Markdown, text, PDF and Word files. No script runs and nothing is loaded.',
  async perform({ terminal, world }, _options, file = '') {
    const { extractFile } = await import('../../app/research/extract-file.ts');
    terminal.data(await extractFile(resolve(world.workingFolder, file), file));
    return FINE;
  },
};
