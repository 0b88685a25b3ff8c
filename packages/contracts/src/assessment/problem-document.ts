import { z } from 'zod';

/** One thing that is wrong with a request: where, and what. */
export const fieldProblemSchema = z.strictObject({
  /** As the caller wrote it: `problems[0].ProblemId`. */
  field: z.string(),
  problem: z.string(),
});
export type FieldProblem = z.infer<typeof fieldProblemSchema>;

/** An RFC 9457 problem document that names the fields it is about. */
export const requestProblemSchema = z.strictObject({
  type: z.literal('about:blank'),
  title: z.string(),
  status: z.union([z.literal(400), z.literal(404), z.literal(409), z.literal(422)]),
  code: z.string(),
  detail: z.string(),
  errors: z.array(fieldProblemSchema),
});
export type RequestProblem = z.infer<typeof requestProblemSchema>;

/** The document for a request whose shape is wrong. */
export function invalidRequest(errors: readonly FieldProblem[]): RequestProblem {
  const [first] = errors;
  return {
    type: 'about:blank',
    title: 'The request is not valid',
    status: 400,
    code: 'request_invalid',
    detail: first === undefined ? 'The request is not valid.' : `${first.field} ${first.problem}.`,
    errors: [...errors],
  };
}
