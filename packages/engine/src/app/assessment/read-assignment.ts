import { type CanonicalRequest, type RequestProblem, readRewriteRequest } from '@palimpsest/contracts';
import { checkSelection, type SelectionFault } from '@palimpsest/pipelines/assessment';
import { RequestRefusedError } from '../../errors/request-refused-error.ts';

/** A request in its inner form, or the error that names its fields. Writes nothing. */
export function readAssignment(value: unknown): CanonicalRequest {
  const read = readRewriteRequest(value);
  if (!read.ok) {
    throw new RequestRefusedError({
      problem: read.problem,
      hint: 'Correct the field and send the request again. Nothing was written.',
    });
  }
  const faults = checkSelection(read.request);
  if (faults.length > 0) throw unprocessable(faults);
  return read.request;
}

const TITLES: Readonly<Record<SelectionFault['code'], string>> = {
  unknown_problem: 'The feedback names a problem that is not there',
  contradictory_feedback: 'Two selected items contradict each other',
  order_incomplete: 'The order does not name every problem once',
  nothing_left: 'No problem would be left',
};

function unprocessable(faults: readonly SelectionFault[]): RequestRefusedError {
  const [first] = faults as readonly [SelectionFault, ...SelectionFault[]];
  const problem: RequestProblem = {
    type: 'about:blank',
    title: TITLES[first.code],
    status: 422,
    code: first.code,
    detail: `${first.field} ${first.problem}.`,
    errors: faults.slice(0, 20).map(({ field, problem: what }) => ({ field, problem: what })),
  };
  return new RequestRefusedError({
    problem,
    hint: 'Correct the selection and send it again. Nothing was written.',
  });
}
