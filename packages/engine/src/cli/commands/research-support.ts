import { Option } from 'commander';
import { FINDINGS, FINE } from '../exit-codes.ts';
import type { Verb } from '../program.ts';
import { readText } from '../read-text.ts';
import { jsonLines, LINE_LIMITS } from '../research/json-lines.ts';
import { UsageError } from '../usage-error.ts';

interface SupportFlags {
  readonly jsonl?: boolean;
}

export const researchSupportCommand: Verb<SupportFlags> = {
  name: 'support [file]',
  summary: 'say whether passages support a claim, contradict it or leave it open, offline',
  options: [
    new Option(
      '--jsonl',
      'each line is {"id", "claim", "passages": [..]}; each answer {"id", "label", "score", "evidence"}',
    ),
  ],
  epilogue:
    'Without a file, or with -, it reads standard input. It needs no database and keeps nothing.\nA line that cannot be answered gets {"id", "line", "error"}; it then leaves with 1.',
  async perform({ terminal, world }, { jsonl }, file = '-') {
    const { supportOf } = await import('../../app/research/support-line.ts');
    const { name, text } = await readText(world, file, LINE_LIMITS);
    if (jsonl !== true) {
      const answered = supportOf(parsed(text));
      if (!answered.ok)
        throw new UsageError({
          message: `${name}: ${answered.error}`,
          hint: 'Give {"id", "claim", "passages": [..]}, or --jsonl for one of them a line.',
        });
      terminal.json(answered.answer);
      return FINE;
    }
    let bad = 0;
    const answers: string[] = [];
    for (const { value, line } of jsonLines(text)) {
      const answered = supportOf(value);
      if (answered.ok) answers.push(JSON.stringify(answered.answer));
      else {
        bad += 1;
        const { id = null } = (value ?? {}) as { id?: unknown };
        answers.push(JSON.stringify({ id, line, error: answered.error }));
      }
    }
    if (answers.length > 0) terminal.data(answers.join('\n'));
    if (bad === 0) return FINE;
    terminal.message(`${name}: ${bad === 1 ? '1 line has' : `${bad} lines have`} no answer; see "error".`);
    return FINDINGS;
  },
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
