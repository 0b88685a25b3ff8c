import type { FieldProblem, RequestProblem } from '@palimpsest/contracts';
import { BadLine } from '../app/complaint/batch/bad-line.ts';
import { PalimpsestError } from '../errors/palimpsest-error.ts';
import { RequestRefusedError } from '../errors/request-refused-error.ts';

/** What a client reads of something that went wrong. */
export interface ToolProblem {
  readonly code: string;
  readonly message: string;
  readonly hint: string | null;
  /** Field by field, where fields are what is wrong. */
  readonly errors?: readonly FieldProblem[];
}

/** Arguments that are not of the tool's shape. */
export class ArgumentsRefusedError extends RequestRefusedError {
  constructor({ problem }: { readonly problem: RequestProblem }) {
    super({ problem, hint: 'Correct the arguments and call the tool again. Nothing was written.' });
  }
}

/** The words for an error; null where it is none that anybody expected, and only the operator should read of it. */
export function toolProblem(error: unknown): ToolProblem | null {
  if (error instanceof RequestRefusedError) {
    const { code, message, hint, problem } = error;
    return { code, message, hint: hint ?? null, errors: problem.errors };
  }
  if (error instanceof PalimpsestError)
    return { code: error.code, message: error.message, hint: error.hint ?? null };
  if (error instanceof BadLine)
    return {
      code: 'cannot_be_answered',
      message: `This message cannot be answered: ${error.message}.`,
      hint: 'Change the text or the language and call the tool again. Nothing was written.',
    };
  return null;
}

export const UNEXPECTED: ToolProblem = {
  code: 'unexpected',
  message: 'Something unexpected went wrong.',
  hint: 'The server wrote what it was to standard error. `palimpsest doctor` may tell more.',
};
