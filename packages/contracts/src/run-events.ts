import { z } from 'zod';
import { decisionSchema, verdictSchema } from './finding.ts';
import { digestSchema, instantSchema, subjectSchema } from './ids.ts';
import { jsonObjectSchema, jsonSchema } from './json.ts';

/** Hard limits of one run. Absent means unlimited. */
export const budgetSchema = z.strictObject({
  maxAttempts: z.int().min(0).exactOptional(),
  maxTokens: z.int().min(0).exactOptional(),
  maxCostMicros: z.int().min(0).exactOptional(),
});
export type Budget = z.infer<typeof budgetSchema>;

export const usageSchema = z.strictObject({ inputTokens: z.int().min(0), outputTokens: z.int().min(0) });
const cost = z.int().min(0).nullable();
const attemptOfStep = { step: z.string(), attemptId: z.uuid() };
const parametersSchema = z.strictObject({
  maxOutputTokens: z.int().min(1),
  temperature: z.number().exactOptional(),
  seed: z.int().exactOptional(),
});

/** The events every run may have, whatever its pipeline, with the shape of their payloads. */
export const runEventSchemas = {
  'run-started': z.strictObject({
    pipeline: z.string(),
    pipelineVersion: z.string(),
    subject: subjectSchema,
    input: jsonObjectSchema,
    budget: budgetSchema,
  }),
  'attempt-started': z.strictObject({
    ...attemptOfStep,
    attempt: z.int().min(1),
    renderer: z.string(),
    rendererVersion: z.string(),
    model: z.string(),
    parameters: parametersSchema,
    take: z.int().min(1),
    requestKey: digestSchema,
    round: z.int().min(1),
    holder: z.string(),
    reason: z.string().nullable(),
  }),
  'attempt-succeeded': z.strictObject({
    ...attemptOfStep,
    model: z.string(),
    stop: z.enum(['end', 'max_tokens', 'refusal', 'other']),
    usage: usageSchema.nullable(),
    costMicros: cost,
    latencyMs: z.int().min(0),
  }),
  'attempt-failed': z.strictObject({
    ...attemptOfStep,
    code: z.string(),
    retry: z.enum(['retryable', 'terminal']),
    message: z.string(),
    usage: usageSchema.nullable(),
    costMicros: cost,
    latencyMs: z.int().min(0),
  }),
  'attempt-interrupted': z.strictObject({ ...attemptOfStep, reason: z.string() }),
  'attempt-late': z.strictObject({
    ...attemptOfStep,
    outcome: z.enum(['succeeded', 'failed']),
    code: z.string().nullable(),
    usage: usageSchema.nullable(),
    costMicros: cost,
    latencyMs: z.int().min(0),
  }),
  'attempt-replayed': z.strictObject({
    ...attemptOfStep,
    attempt: z.int().min(1),
    renderer: z.string(),
    rendererVersion: z.string(),
    model: z.string(),
    parameters: parametersSchema,
    take: z.int().min(1),
    requestKey: digestSchema,
    stop: z.enum(['end', 'max_tokens', 'refusal', 'other']),
    reason: z.string().nullable(),
  }),
  'evaluation-recorded': z.strictObject({
    step: z.string(),
    evaluator: z.string(),
    version: z.string(),
    input: jsonSchema,
    result: jsonSchema,
  }),
  'decision-made': decisionSchema,
  'guard-passed': z.strictObject({ step: z.string(), verdicts: z.array(verdictSchema) }),
  'guard-failed': z.strictObject({ step: z.string(), verdicts: z.array(verdictSchema) }),
  'wait-elapsed': z.strictObject({ step: z.string(), until: instantSchema }),
  'budget-reached': z.strictObject({
    step: z.string(),
    limit: z.enum(['attempts', 'tokens', 'cost']),
    allowed: z.int(),
    spent: z.int(),
    needed: z.int(),
  }),
  'run-finished': z.strictObject({
    outcome: z.enum(['completed', 'stopped', 'failed']),
    reason: z.string().nullable(),
    result: jsonSchema,
  }),
} as const;

export type RunEventType = keyof typeof runEventSchemas;
export type RunEventPayload<T extends RunEventType> = z.infer<(typeof runEventSchemas)[T]>;

/** Events of a tenant as a whole, on the stream `tenant`. */
export const tenantEventSchemas = {
  'tenant-created': z.strictObject({ name: z.string() }),
  'subject-erased': z.strictObject({ subject: subjectSchema, reason: z.string() }),
  /** Test tenants only. Null lets the clock go. */
  'tenant-clock-set': z.strictObject({ now: instantSchema.nullable() }),
} as const;
