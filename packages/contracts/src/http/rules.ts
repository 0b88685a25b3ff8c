import { z } from 'zod';
import { jsonSchema } from '../json.ts';

export const ruleSetSummarySchema = z
  .strictObject({ ref: z.string(), pipeline: z.string(), rules: z.int() })
  .meta({ id: 'RuleSetSummary' });
export type RuleSetSummary = z.infer<typeof ruleSetSummarySchema>;

export const ruleSetResourceSchema = z
  .strictObject({
    /** `blog/v1` */
    ref: z.string(),
    pipeline: z.string(),
    parameters: z.record(z.string(), jsonSchema),
    rules: z.array(
      z.strictObject({
        id: z.string(),
        summary: z.string(),
        why: z.string(),
        evidence: z.string().nullable(),
        /** The part of a score that it gives points to, such as `answerability`; null where it gives none. */
        part: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'RuleSet', description: 'A frozen rule set, from the data the code decides with.' });
export type RuleSetResource = z.infer<typeof ruleSetResourceSchema>;

export const rendererResourceSchema = z
  .strictObject({ id: z.string(), version: z.string() })
  .meta({ id: 'Renderer' });
export type RendererResource = z.infer<typeof rendererResourceSchema>;

/** A word list behind the rules of a rule set, as the code reads it. */
export const wordListResourceSchema = z
  .strictObject({ name: z.string(), entries: z.array(z.string()) })
  .meta({
    id: 'WordList',
    description: 'A word list behind the rules, from the data the code decides with.',
  });
export type WordListResource = z.infer<typeof wordListResourceSchema>;
