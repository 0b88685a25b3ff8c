import { Option } from 'commander';
import { REQUEST_LIMITS } from '../assessment/assessment-options.ts';
import { FINDINGS, FINE } from '../exit-codes.ts';
import type { Verb } from '../program.ts';
import { readText } from '../read-text.ts';

interface BloomFlags {
  readonly jsonl?: boolean;
}

export const assessmentBloomCommand: Verb<BloomFlags> = {
  name: 'bloom [file]',
  summary: 'tell the Bloom level of questions, by rule and offline',
  options: [new Option('--jsonl', 'each line is {"id", "text"}; each answer {"id", "level", "confidence"}')],
  epilogue:
    'Without a file it reads standard input. Without --jsonl the whole text is one question.\nA line that is no question is answered with {"id", "line", "error"}; it then leaves with 1.',
  async perform({ terminal, world }, { jsonl }, file = '-') {
    const { name, text } = await readText(world, file, REQUEST_LIMITS);
    const { bloomOf } = await import('../../app/assessment/bloom.ts');
    if (jsonl !== true) {
      terminal.json(bloomOf(text));
      return FINE;
    }
    let bad = 0;
    const answers = text
      .split('\n')
      .map((line, i) => ({ line: line.trim(), number: i + 1 }))
      .filter(({ line }) => line !== '')
      .map(({ line, number }) => {
        const { id, text: question } = questionOf(line);
        if (question !== null) return JSON.stringify({ id, ...bloomOf(question) });
        bad += 1;
        return JSON.stringify({
          id,
          line: number,
          error: 'this is no question: it must be an object with id and text',
        });
      });
    if (answers.length > 0) terminal.data(answers.join('\n'));
    if (bad === 0) return FINE;
    terminal.message(
      `${name}: ${bad === 1 ? '1 line is no question' : `${bad} lines are no questions`}; see "error".`,
    );
    return FINDINGS;
  },
};

/** One bad line of many must not keep the others from being answered. */
function questionOf(line: string): { readonly id: unknown; readonly text: string | null } {
  try {
    const { id = null, text } = JSON.parse(line) as { id?: unknown; text?: unknown };
    return { id, text: id !== null && typeof text === 'string' ? text : null };
  } catch {
    return { id: null, text: null };
  }
}
