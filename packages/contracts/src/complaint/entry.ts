import { z } from 'zod';
import { stripHidden } from './message-text.ts';
import { emotionContextSchema, hostIdSchema, surfaceSchema } from './types.ts';

export const MAX_MESSAGE_CHARS = 1500;

/** The sender's words as they are kept: without what nobody can see, trimmed, 1 to 1,500 characters. */
export const senderMessageSchema = z
  .string()
  .transform(stripHidden)
  .pipe(
    z
      .string()
      .min(1, 'must have words')
      .refine((text) => text.length <= MAX_MESSAGE_CHARS || [...text].length <= MAX_MESSAGE_CHARS, {
        message: `must have at most ${MAX_MESSAGE_CHARS} characters`,
      }),
  );

const entryShape = {
  home_id: hostIdSchema,
  sender_user_id: hostIdSchema,
  recipient_user_id: hostIdSchema,
  sender_message: senderMessageSchema,
  emotion_context: emotionContextSchema.exactOptional(),
};

/** `weekly_feedback_rewrite_create_v1` and its alias `weekly_harmony_rewrite_create_v1`: the surface is the entry point's own. */
export const weeklyEntrySchema = z.strictObject(entryShape);
export type WeeklyEntry = z.infer<typeof weeklyEntrySchema>;

/** The general entry point names its surface. Nothing about providers, models, preferences, topics or power is taken. */
export const complaintEntrySchema = z.strictObject({ ...entryShape, surface: surfaceSchema });
export type ComplaintEntry = z.infer<typeof complaintEntrySchema>;
