import { z } from 'zod';
import { runResourceSchema } from './run.ts';

/** Why a person should look at a run. */
export const ATTENTION = [
  'operator_flag',
  'failed',
  'needs_author_input',
  'waiting_for_scores',
  'escalated',
] as const;
export const attentionSchema = z.enum(ATTENTION).meta({ id: 'Attention' });
export type Attention = z.infer<typeof attentionSchema>;

/** A run as people know it. */
export const overviewItemSchema = z
  .strictObject({
    run: runResourceSchema,
    /** The post's title, the question or the document's name; null where there is none, or the key may not read it. */
    name: z.string().nullable(),
    /** The blog, document, message or research run that it belongs to; null for changes of homes and routes. */
    itemId: z.string().nullable(),
    /** Null where nobody is needed, or a newer run of the same thing took its place. */
    attention: attentionSchema.nullable(),
  })
  .meta({ id: 'OverviewItem', description: 'A run with the name of what it worked on, and who is needed.' });
export type OverviewItem = z.infer<typeof overviewItemSchema>;
