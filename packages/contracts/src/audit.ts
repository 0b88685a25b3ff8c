import { z } from 'zod';
import { digestSchema, instantSchema, tenantSchema } from './ids.ts';
import { jsonSchema } from './json.ts';

/** A signed statement: at this size the tree had this root. */
export const CHECKPOINT_FORMAT = 'palimpsest/checkpoint/v1';
export const checkpointBodySchema = z.strictObject({
  format: z.literal(CHECKPOINT_FORMAT),
  tenant: tenantSchema,
  treeSize: z.int().min(1),
  rootHash: digestSchema,
  headHash: digestSchema,
  recordedAt: instantSchema,
});
export type CheckpointBody = z.infer<typeof checkpointBodySchema>;

/** `signature` is Ed25519 over the canonical JSON of `checkpoint`, base64; `keyId` is the SHA-256 of the raw public key. */
export const signedCheckpointSchema = z.strictObject({
  checkpoint: checkpointBodySchema,
  keyId: digestSchema,
  signature: z.string(),
});
export type SignedCheckpoint = z.infer<typeof signedCheckpointSchema>;

/** What an outsider needs to check events with a public key alone. */
export const BUNDLE_FORMAT = 'palimpsest/bundle/v1';
export const bundleSchema = z.strictObject({
  format: z.literal(BUNDLE_FORMAT),
  tenant: tenantSchema,
  /** null: the whole ledger up to the checkpoint; else the run whose events these are. */
  run: z.string().nullable(),
  checkpoint: signedCheckpointSchema,
  events: z.array(
    z.strictObject({
      sequence: z.int().min(1),
      body: z.string(),
      /** Audit path from the event to the root, hex; empty in a whole-ledger bundle, whose root is computed. */
      proof: z.array(digestSchema),
    }),
  ),
});
export type Bundle = z.infer<typeof bundleSchema>;

/** Where something stopped matching. `sequence` is null when no event can be named (e.g. a stray row). */
export const firstBadSchema = z.strictObject({
  tenant: z.string(),
  sequence: z.int().nullable(),
  stream: z.string().nullable(),
  what: z.enum(['event', 'text', 'attempt', 'recording', 'read-model', 'checkpoint', 'head']),
  problem: z.string(),
});
export type FirstBad = z.infer<typeof firstBadSchema>;

export const verifyReportSchema = z.strictObject({
  ok: z.boolean(),
  anchored: z.boolean(),
  events: z.int(),
  firstBad: firstBadSchema.nullable(),
});
export type VerifyReport = z.infer<typeof verifyReportSchema>;

export const differenceSchema = z.strictObject({
  tenant: z.string(),
  run: z.string(),
  sequence: z.int().nullable(),
  expected: jsonSchema,
  recorded: jsonSchema,
  problem: z.string(),
});
export type Difference = z.infer<typeof differenceSchema>;

export const replayReportSchema = z.strictObject({
  ok: z.boolean(),
  decisions: z.int(),
  erased: z.int(),
  firstDifference: differenceSchema.nullable(),
});
export type ReplayReport = z.infer<typeof replayReportSchema>;
