import { z } from 'zod';
import { instantSchema } from '../ids.ts';
import { jsonObjectSchema } from '../json.ts';
import { queryNumber } from './page.ts';

/** The longest a caller may wait for the end of a run in one request. */
export const LONGEST_WAIT_SECONDS = 60;

/** `?wait=30` */
export const waitQuery = {
  wait: queryNumber(0, LONGEST_WAIT_SECONDS)
    .exactOptional()
    .describe('Seconds to wait for the end of the run, 0 to 60.'),
};

/** A run without any words. */
export const runResourceSchema = z
  .strictObject({
    runId: z.string(),
    /** `blog/v1` */
    pipeline: z.string(),
    subject: z.string(),
    status: z.enum(['open', 'finished']),
    outcome: z.string().nullable(),
    reason: z.string().nullable(),
    startedAt: instantSchema,
    finishedAt: instantSchema.nullable(),
  })
  .meta({ id: 'Run', description: 'A run: what it is and how it stands. It holds no words.' });
export type RunResource = z.infer<typeof runResourceSchema>;

/** An event of a run as programs follow it: ids, rule ids and numbers; words are named, not quoted. */
export const runEventResourceSchema = z
  .strictObject({
    sequence: z.int(),
    version: z.int(),
    stream: z.string(),
    type: z.string(),
    actor: z.string(),
    recordedAt: instantSchema,
    payload: jsonObjectSchema,
    /** The names of the texts that belong to it. */
    texts: z.array(z.string()),
  })
  .meta({ id: 'LedgerEvent', description: 'An event of the ledger. Its texts are named, not quoted.' });
export type RunEventResource = z.infer<typeof runEventResourceSchema>;
