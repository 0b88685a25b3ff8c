import type { RequestProblem } from '@palimpsest/contracts';
import { RequestRefusedError } from './request-refused-error.ts';

/** One document for every reason that must not be told: who is in a home, a limit, a route. The ledger has the reason. */
const PROBLEM: RequestProblem = Object.freeze({
  type: 'about:blank',
  title: 'The message was not accepted',
  status: 422,
  code: 'message_not_accepted',
  detail: 'The message cannot be sent at the moment.',
  errors: [],
});

/** A complaint that is not rewritten. Whatever the reason, the caller reads the same. */
export class MessageNotAcceptedError extends RequestRefusedError {
  constructor() {
    super({ problem: PROBLEM, hint: 'The operator finds the reason in the ledger: palimpsest audit show.' });
  }
}
