import { z } from 'zod';
import { jsonSchema } from './json.ts';

/** A half-open range of UTF-16 offsets into the original text. */
export const spanSchema = z.strictObject({ start: z.int().min(0), end: z.int().min(0) });
export type Span = z.infer<typeof spanSchema>;

/** What a rule found, where, and what it would have liked to see. Never quotes the text: the span does. */
export const findingSchema = z.strictObject({
  rule: z.string(),
  ruleSet: z.string(),
  span: spanSchema.nullable(),
  found: z.string(),
  expected: z.string(),
  points: z.number().exactOptional(),
});
export type Finding = z.infer<typeof findingSchema>;

/** What a guard says of an output. A `hard` failure keeps the output from becoming a version; a `soft` one is shown. */
export const verdictSchema = z.strictObject({
  rule: z.string(),
  severity: z.enum(['hard', 'soft']),
  passed: z.boolean(),
  message: z.string(),
  spans: z.array(spanSchema),
});
export type Verdict = z.infer<typeof verdictSchema>;

/** A decision as it stands in the ledger: which frozen rules, from which inputs, with what result. */
export const decisionSchema = z.strictObject({
  decision: z.string(),
  ruleSet: z.string(),
  version: z.string(),
  inputs: jsonSchema,
  output: jsonSchema,
});
export type Decision = z.infer<typeof decisionSchema>;
