import { z } from 'zod';

/** What a message can be about. */
export const topicSchema = z.enum([
  'noise',
  'cleanliness',
  'privacy',
  'guests',
  'schedule',
  'communication',
  'other',
]);
export type Topic = z.infer<typeof topicSchema>;

export const intentSchema = z.enum(['request', 'boundary', 'concern', 'clarification']);
export type Intent = z.infer<typeof intentSchema>;

export const rewriteStrengthSchema = z.enum(['light_touch', 'full_reframe']);
export type RewriteStrength = z.infer<typeof rewriteStrengthSchema>;

export const levelSchema = z.enum(['low', 'medium', 'high']);
export type Level = z.infer<typeof levelSchema>;

export const safetyFlagSchema = z.enum([
  'none',
  'emotional_intensity',
  'ambiguous_intent',
  'threat',
  'self_harm',
]);
export type SafetyFlag = z.infer<typeof safetyFlagSchema>;

export const toneSchema = z.enum(['gentle', 'neutral', 'calm']);
export type Tone = z.infer<typeof toneSchema>;

export const directnessSchema = z.enum(['soft', 'balanced']);
export type Directness = z.infer<typeof directnessSchema>;

export const temperatureSchema = z.enum(['cool_down', 'steady']);
export type EmotionalTemperature = z.infer<typeof temperatureSchema>;

/** Tone only: it may soften words, and is never mentioned. */
export const powerModeSchema = z.enum(['higher_sender', 'higher_recipient', 'peer']);
export type PowerMode = z.infer<typeof powerModeSchema>;

export const surfaceSchema = z.enum(['weekly_feedback', 'weekly_harmony', 'direct_message', 'other']);
export type Surface = z.infer<typeof surfaceSchema>;

/** What the sender says of their own mood. Recorded; it may only add `cool_down`. */
export const emotionContextSchema = z.enum(['calm', 'frustrated', 'angry', 'hurt']);
export type EmotionContext = z.infer<typeof emotionContextSchema>;

export const laneSchema = z.enum(['same_language', 'cross_language']);
export type Lane = z.infer<typeof laneSchema>;

/** A language as BCP 47 writes it, in the forms people's profiles have: `en`, `en-NZ`, `zh-Hant-TW`. */
export const localeSchema = z
  .string()
  .regex(
    /^[A-Za-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?$/,
    'must be a language tag such as en, en-NZ or zh-Hant-TW',
  );

/**
 * The id of a home or a member, in small letters as databases give them back: whoever is erased or asked for by it is
 * found whatever way it was written.
 */
export const hostIdSchema = z.uuid('must be a UUID').toLowerCase();

/** What the classifier says of a message. Advisory: the orchestrator decides. */
export const classificationSchema = z
  .strictObject({
    topics: z.array(topicSchema).min(1).max(7),
    intent: intentSchema,
    /** Base language, `''` where none was recognised. */
    detected_language: z.string().regex(/^([a-z]{2,3})?$/, 'must be a base language such as en, or empty'),
    rewrite_strength: rewriteStrengthSchema,
    confidence: z.strictObject({ topic: levelSchema, intent: levelSchema, language: levelSchema }),
    safety_flags: z.array(safetyFlagSchema).min(1).max(4),
  })
  .refine(({ topics }) => new Set(topics).size === topics.length, {
    path: ['topics'],
    message: 'must name each topic once',
  })
  .refine(({ safety_flags: flags }) => new Set(flags).size === flags.length, {
    path: ['safety_flags'],
    message: 'must name each flag once',
  })
  .refine(({ safety_flags: flags }) => !flags.includes('none') || flags.length === 1, {
    path: ['safety_flags'],
    message: "must be 'none' alone, or flags without it",
  });
export type Classification = z.infer<typeof classificationSchema>;
