import { stripHidden } from '@palimpsest/contracts';
import { baseLanguage } from '@palimpsest/pipelines/complaint';
import { z } from 'zod';

/**
 * What a caller knows its line by: any JSON, given back as it came. A whole number that a double cannot hold would come
 * back as another one, so it is refused.
 */
export const lineIdSchema = z
  .unknown()
  .refine((id) => id !== undefined, { message: 'is missing' })
  .refine((id) => typeof id !== 'number' || !Number.isInteger(id) || Number.isSafeInteger(id), {
    message: 'is a larger number than can be given back exactly; write it as text',
  });

/** Longer than any message, so that batches may measure what a single message may not be. */
const LONGEST_TEXT = 20_000;

/** A text of a batch, as intake would keep it. */
export const batchTextSchema = z.string().max(LONGEST_TEXT).transform(stripHidden).pipe(z.string().min(1));

/** A known language, as its base. */
export const languageSchema = z.string().transform((value, context) => {
  const base = baseLanguage(value);
  if (base !== null) return base;
  context.addIssue({ code: 'custom', message: 'names a language that is not known' });
  return z.NEVER;
});
