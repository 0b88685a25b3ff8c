import { z } from 'zod';
import { differenceSchema, replayReportSchema, signedCheckpointSchema } from '../audit.ts';
import { instantSchema, subjectSchema } from '../ids.ts';
import { jsonObjectSchema, jsonSchema } from '../json.ts';

/** One call of a model, a search or a fetch, or one answer from a recording, with what it cost. */
export const attemptResourceSchema = z
  .strictObject({
    step: z.string(),
    attempt: z.int(),
    attemptId: z.string(),
    renderer: z.string(),
    model: z.string(),
    take: z.int(),
    state: z.enum(['open', 'succeeded', 'failed', 'interrupted', 'replayed']),
    detail: z.string().nullable(),
    late: z.boolean(),
    inputTokens: z.int().nullable(),
    outputTokens: z.int().nullable(),
    costMicros: z.int().nullable(),
    latencyMs: z.number().nullable(),
    startedAt: instantSchema,
    finishedAt: instantSchema.nullable(),
  })
  .meta({ id: 'Attempt', description: 'One call, or one answer taken from a recording, with what it cost.' });
export type AttemptResource = z.infer<typeof attemptResourceSchema>;

/** A text that belongs to an event: its words, or why there are none. */
export const textResourceSchema = z
  .strictObject({
    name: z.string(),
    subject: z.string(),
    state: z.enum(['readable', 'erased', 'altered']),
    words: z.string().nullable(),
  })
  .meta({ id: 'Text' });

/** A run with everything on record about it, words included. */
export const runReportSchema = z
  .strictObject({
    tenant: z.string(),
    run: z.string(),
    pipeline: z.string(),
    subject: z.string(),
    status: z.enum(['open', 'finished']),
    outcome: z.string().nullable(),
    reason: z.string().nullable(),
    startedAt: instantSchema,
    finishedAt: instantSchema.nullable(),
    events: z.array(
      z.strictObject({
        sequence: z.int(),
        version: z.int(),
        type: z.string(),
        actor: z.string(),
        recordedAt: instantSchema,
        payload: jsonObjectSchema,
        texts: z.array(textResourceSchema),
      }),
    ),
    attempts: z.array(attemptResourceSchema),
  })
  .meta({ id: 'RunReport', description: 'Everything on record about a run, with its words.' });
export type RunReport = z.infer<typeof runReportSchema>;

/** What an auditor asks to have decided again. */
export const replayRequestSchema = z.strictObject({
  run: z.string().min(1).max(200).exactOptional(),
  /** Another rule set: which decisions would have come out differently under it? */
  rules: z.string().min(1).max(100).exactOptional(),
});
export type ReplayRequest = z.input<typeof replayRequestSchema>;

export const ledgerReplaySchema = replayReportSchema
  .extend({
    evaluations: z.strictObject({ checked: z.int(), firstDifference: differenceSchema.nullable() }),
    changed: z
      .array(z.record(z.string(), jsonSchema))
      .exactOptional()
      .describe('Decisions that another rule set would have made differently.'),
  })
  .meta({ id: 'ReplayReport' });
export type LedgerReplay = z.infer<typeof ledgerReplaySchema>;

/** A checkpoint that the caller holds: only with one can it be shown that no end was cut off. */
export const verifyRequestSchema = z.strictObject({
  checkpoints: z.array(signedCheckpointSchema).max(1_000).exactOptional(),
});
export type VerifyRequest = z.input<typeof verifyRequestSchema>;

export const eraseRequestSchema = z.strictObject({
  subject: subjectSchema,
  /** Stays in the ledger: a ticket number or a rule, not a person's words. */
  reason: z.string().min(1).max(500),
});
export type EraseRequest = z.input<typeof eraseRequestSchema>;

export const eraseReportSchema = z
  .strictObject({
    subject: z.string(),
    erased: z.boolean(),
    alreadyErased: z.boolean(),
    texts: z.int(),
    runs: z.array(z.string()),
    scrubbed: z.array(z.string()),
    outOfReach: z.array(z.string()),
  })
  .meta({ id: 'EraseReport', description: 'What was erased, and where copies may remain.' });
export type EraseReport = z.infer<typeof eraseReportSchema>;
