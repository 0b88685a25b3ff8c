import { BadLine } from '../../app/complaint/batch/bad-line.ts';
import { FileUnusableError } from '../../errors/file-unusable-error.ts';
import type { Cli } from '../cli.ts';
import { type ExitCode, FINDINGS, FINE } from '../exit-codes.ts';
import { readText } from '../read-text.ts';

export const BATCH_LIMITS = {
  maxBytes: 64_000_000,
  tooLong: 'Split it and give the parts one after the other.',
};

/** Shown below the help of every batch verb. */
export const BATCH_EPILOGUE =
  'Without a file, or with -, it reads standard input. It needs no database and keeps nothing.\nA line that cannot be answered gets {"id", "line", "error"}; it then leaves with 1.';

/** Answers each line of a file with a line of its own; one bad line never keeps the others from being answered. */
export async function answerLines(
  { terminal, world }: Cli,
  file: string,
  answer: (value: unknown) => object,
): Promise<ExitCode> {
  const { name, text } = await readText(world, file, BATCH_LIMITS);
  let bad = 0;
  const answers: string[] = [];
  for (const [i, line] of text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .entries()) {
    if (line.trim() === '') continue;
    const answered = answerTo(line, answer);
    if (answered.ok) answers.push(JSON.stringify(answered.value));
    else {
      bad += 1;
      answers.push(JSON.stringify({ id: answered.id, line: i + 1, error: answered.error }));
    }
  }
  if (answers.length > 0) terminal.data(answers.join('\n'));
  if (bad === 0) return FINE;
  terminal.message(`${name}: ${bad === 1 ? '1 line has' : `${bad} lines have`} no answer; see "error".`);
  return FINDINGS;
}

type Answered =
  | { readonly ok: true; readonly value: object }
  | { readonly ok: false; readonly id: unknown; readonly error: string };

function answerTo(line: string, answer: (value: unknown) => object): Answered {
  let id: unknown = null;
  try {
    const value = JSON.parse(line) as unknown;
    id = idOf(value);
    return { ok: true, value: answer(value) };
  } catch (error) {
    if (error instanceof SyntaxError) return { ok: false, id, error: 'this is not JSON' };
    if (error instanceof BadLine) return { ok: false, id, error: error.message };
    throw error;
  }
}

function idOf(value: unknown): unknown {
  const { id } = (value ?? {}) as { id?: unknown };
  return typeof id === 'string' || typeof id === 'number' ? id : null;
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
