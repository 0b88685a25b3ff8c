import { z } from 'zod';

const preferenceShape = {
  communication_style: z.enum(['gentle', 'balanced', 'direct']),
  conflict_repair_preference: z.enum(['cool_off', 'talk_soon', 'check_in']),
  noise_tolerance: z.enum(['low', 'medium', 'high']),
  privacy_preference: z.enum(['high', 'medium', 'low']),
  social_preference: z.enum(['solo', 'balanced', 'together']),
};

export type PreferenceKey = keyof typeof preferenceShape;

/** The five keys, in the order of the specification. */
export const PREFERENCE_KEYS = Object.freeze(Object.keys(preferenceShape) as PreferenceKey[]);

/** What a member would like, all of it optional. It steers tone and is never mentioned. */
export const preferencesSchema = z.strictObject({
  communication_style: preferenceShape.communication_style.exactOptional(),
  conflict_repair_preference: preferenceShape.conflict_repair_preference.exactOptional(),
  noise_tolerance: preferenceShape.noise_tolerance.exactOptional(),
  privacy_preference: preferenceShape.privacy_preference.exactOptional(),
  social_preference: preferenceShape.social_preference.exactOptional(),
});
export type Preferences = z.infer<typeof preferencesSchema>;
