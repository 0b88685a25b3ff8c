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

/** A word list or a table of weights behind the rules, without its lines. */
export const wordTableSchema = z
  .strictObject({
    /** Its name in an address. */
    id: z.string(),
    name: z.string(),
    /** What it is for. */
    about: z.string(),
    kind: z.enum(['words', 'weights']),
    size: z.int(),
    /** How many of its lines have the words that were searched for; all of them where none were. */
    found: z.int(),
    /** The first of those lines, where words were searched for. */
    first: z.array(z.string()),
  })
  .meta({
    id: 'WordTable',
    description: 'A word list or a table of weights behind the rules, from the data the code decides with.',
  });
export type WordTable = z.infer<typeof wordTableSchema>;

export const wordTableRowSchema = z
  .strictObject({
    entry: z.string(),
    /** What it speaks for and how much; empty in a list of words. `of` is empty where there is only one weight. */
    weights: z.array(z.strictObject({ of: z.string(), weight: z.number() })),
  })
  .meta({ id: 'WordTableRow' });
export type WordTableRow = z.infer<typeof wordTableRowSchema>;
