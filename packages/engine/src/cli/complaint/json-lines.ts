import { BadLine } from '../../app/complaint/batch/bad-line.ts';
import { FileUnusableError } from '../../errors/file-unusable-error.ts';
import type { Cli } from '../cli.ts';
import { type ExitCode, FINDINGS, FINE } from '../exit-codes.ts';
import { readText, STANDARD_INPUT } from '../read-text.ts';
import { linesIn } from './read-lines.ts';

export const BATCH_LIMITS = {
  maxBytes: 64_000_000,
  tooLong: 'Split it and give the parts one after the other.',
};

/** Shown below the help of every batch verb. */
export const BATCH_EPILOGUE =
  'Without a file, or with -, it reads standard input. It needs no database and keeps nothing.\nA line that cannot be answered gets {"id", "line", "error"}; it then leaves with 1.';

/**
 * Answers each line of a file with a line of its own, as soon as it is read; one bad line never keeps the others from
 * being answered.
 */
export async function answerLines(
  { terminal, world }: Cli,
  file: string,
  answer: (value: unknown) => object,
): Promise<ExitCode> {
  let bad = 0;
  for await (const line of linesIn(world, file)) {
    if ('text' in line && line.text.trim() === '') continue;
    const answered = 'text' in line ? answerTo(line.text, answer) : { id: null, error: line.problem };
    if ('value' in answered) {
      terminal.data(JSON.stringify(answered.value));
      continue;
    }
    bad += 1;
    terminal.data(JSON.stringify({ id: answered.id, line: line.number, error: answered.error }));
  }
  if (bad === 0) return FINE;
  const name = file === '-' ? STANDARD_INPUT : file;
  terminal.message(`${name}: ${bad === 1 ? '1 line has' : `${bad} lines have`} no answer; see "error".`);
  return FINDINGS;
}

type Answered = { readonly value: object } | { readonly id: unknown; readonly error: string };

function answerTo(line: string, answer: (value: unknown) => object): Answered {
  let id: unknown = null;
  try {
    const value = JSON.parse(line) as unknown;
    id = (value as { id?: unknown } | null)?.id ?? null;
    return { value: answer(value) };
  } catch (error) {
    if (error instanceof SyntaxError) return { id, error: 'this is not JSON' };
    if (error instanceof BadLine) return { id, error: error.message };
    throw error;
  }
}

/** The JSON in a file that a person named. */
export async function readJson({ world }: Pick<Cli, 'world'>, file: string): Promise<unknown> {
  const { name, text } = await readText(world, file, BATCH_LIMITS);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new FileUnusableError({
      path: name,
      problem: 'it is not valid JSON.',
      hint: 'See docs/guide/complaint.md for its shape.',
    });
  }
}
