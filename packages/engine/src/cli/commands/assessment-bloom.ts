import { Option } from 'commander';
import { FileUnusableError } from '../../errors/file-unusable-error.ts';
import { REQUEST_LIMITS } from '../assessment/assessment-options.ts';
import { FINE } from '../exit-codes.ts';
import type { Verb } from '../program.ts';
import { readText } from '../read-text.ts';

interface BloomFlags {
  readonly jsonl?: boolean;
}

export const assessmentBloomCommand: Verb<BloomFlags> = {
  name: 'bloom [file]',
  summary: 'tell the Bloom level of questions, by rule and offline',
  options: [new Option('--jsonl', 'each line is {"id", "text"}; each answer {"id", "level", "confidence"}')],
  epilogue: 'Without a file it reads standard input. Without --jsonl the whole text is one question.',
  async perform({ terminal, world }, { jsonl }, file = '-') {
    const { name, text } = await readText(world, file, REQUEST_LIMITS);
    const { bloomOf } = await import('../../app/assessment/bloom.ts');
    if (jsonl !== true) {
      terminal.json(bloomOf(text));
      return FINE;
    }
    const answers = text
      .split('\n')
      .map((line, i) => ({ line: line.trim(), number: i + 1 }))
      .filter(({ line }) => line !== '')
      .map(({ line, number }) => {
        const { id, text: question } = questionOf(name, line, number);
        return JSON.stringify({ id, ...bloomOf(question) });
      });
    if (answers.length > 0) terminal.data(answers.join('\n'));
    return FINE;
  },
};

function questionOf(path: string, line: string, number: number): { id: unknown; text: string } {
  const hint = 'Each line must be an object with id and text.';
  try {
    const { id, text } = JSON.parse(line) as { id?: unknown; text?: unknown };
    if (id !== undefined && typeof text === 'string') return { id, text };
  } catch {
    // Told below, like a line that is JSON but no question.
  }
  throw new FileUnusableError({ path, problem: `line ${number} is no question.`, hint });
}
