import { z } from 'zod';
import {
  digestSchema,
  eventTypeSchema,
  instantSchema,
  streamSchema,
  subjectSchema,
  tenantSchema,
} from './ids.ts';
import { jsonObjectSchema } from './json.ts';

/** The literal that stands in every event and names the layout its hash was made over. */
export const EVENT_FORMAT = 'palimpsest/event/v1';

/**
 * How an event points at words without holding them. `commitment` is an HMAC of the words under the subject's
 * key; `seal` is a plain digest of the *sealed* bytes, so that tampering shows even without any key.
 */
export const textRefSchema = z.strictObject({
  id: z.uuid(),
  subject: subjectSchema,
  commitment: digestSchema,
  seal: digestSchema,
});
export type TextRef = z.infer<typeof textRefSchema>;

/** Everything the hash of an event covers. Stored as canonical JSON text and verified as stored. */
export const eventBodySchema = z.strictObject({
  format: z.literal(EVENT_FORMAT),
  tenant: tenantSchema,
  sequence: z.int().min(1),
  stream: streamSchema,
  streamVersion: z.int().min(1),
  type: eventTypeSchema,
  schemaVersion: z.int().min(1),
  actor: z.string().min(1).max(200),
  recordedAt: instantSchema,
  payload: jsonObjectSchema,
  texts: z.record(z.string(), textRefSchema),
  previousHash: digestSchema,
});
export type EventBody = z.infer<typeof eventBodySchema>;

/** One fact in the ledger: the body, the very text that was hashed, and its hash. */
export interface LedgerEvent extends EventBody {
  readonly body: string;
  readonly hash: string;
}
