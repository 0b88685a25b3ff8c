import type { RequestProblem } from '@palimpsest/contracts';
import { PalimpsestError } from './palimpsest-error.ts';

/** A request that is not carried out, with the problem document a caller gets to read. Nothing was written. */
export class RequestRefusedError extends PalimpsestError {
  readonly problem: RequestProblem;

  constructor({ problem, hint }: { problem: RequestProblem; hint?: string }) {
    super({ code: problem.code, message: problem.detail, hint });
    this.problem = problem;
  }
}
