import { z } from 'zod';
import { localeSchema, toneSchema } from './types.ts';

/** The only shape a rewriter may answer in. */
export const rewriteResponseV1Schema = z.strictObject({
  rewrite_request_id: z.uuid(),
  rewritten_message: z.strictObject({ text: z.string().min(1), language: localeSchema }),
  rewrite_notes: z.strictObject({
    intent_preserved: z.boolean(),
    tone_applied: toneSchema,
    translation_performed: z.boolean(),
  }),
});
export type RewriteResponseV1 = z.infer<typeof rewriteResponseV1Schema>;
