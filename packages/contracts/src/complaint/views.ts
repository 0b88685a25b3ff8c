import { z } from 'zod';
import { instantSchema } from '../ids.ts';
import { surfaceSchema } from './types.ts';

/** Where a request stands, as both people may know it. */
export const complaintStatusSchema = z.enum(['queued', 'completed', 'failed', 'cancelled']);
export type ComplaintStatus = z.infer<typeof complaintStatusSchema>;

/** What an entry point answers, at once and before any model is asked. */
export const complaintReceiptSchema = z.strictObject({
  rewrite_request_id: z.uuid(),
  status: z.literal('queued'),
});
export type ComplaintReceipt = z.infer<typeof complaintReceiptSchema>;

/** What the sender sees: the rewritten text from `sender_reveal_at` on, before that the status alone. */
export const senderViewSchema = z.strictObject({
  rewrite_request_id: z.uuid(),
  surface: surfaceSchema,
  status: complaintStatusSchema,
  created_at: instantSchema,
  sender_reveal_at: instantSchema.nullable(),
  /** The sender's own words; null once they were erased. */
  original_text: z.string().nullable(),
  rewritten_text: z.string().nullable(),
});
export type SenderView = z.infer<typeof senderViewSchema>;

/** What the recipient sees, once there is something: the message and its day, never how it came about. */
export const recipientViewSchema = z.strictObject({
  rewrite_request_id: z.uuid(),
  surface: surfaceSchema,
  text: z.string(),
  language: z.string(),
  delivered_at: instantSchema,
});
export type RecipientView = z.infer<typeof recipientViewSchema>;
