import { z } from 'zod';
import { fieldProblemSchema } from '../assessment/problem-document.ts';

/** An RFC 9457 problem document: what every answer that is not a success holds. */
export const problemSchema = z
  .strictObject({
    type: z.literal('about:blank'),
    title: z.string(),
    status: z.int().min(400).max(599),
    /** The stable name of what went wrong, for programs. */
    code: z.string(),
    detail: z.string(),
    /** What can be done about it. */
    hint: z.string().exactOptional(),
    /** The fields it is about, where it is about fields. */
    errors: z.array(fieldProblemSchema).exactOptional(),
    /** Where the log of the server tells more. */
    requestId: z.string().exactOptional(),
    /** Ids of what stands in the way, such as `runId`. */
    about: z.record(z.string(), z.union([z.string(), z.number()])).exactOptional(),
  })
  .meta({ id: 'Problem', description: 'An RFC 9457 problem document.' });
export type ApiProblem = z.infer<typeof problemSchema>;
