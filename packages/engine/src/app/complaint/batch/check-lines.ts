import { type ComplaintVerdict, checkText } from '@palimpsest/pipelines/complaint';
import { z } from 'zod';
import { loadDetector } from '../../language-detector.ts';
import { lineOf } from './bad-line.ts';
import { languageSchema, lineIdSchema } from './line-fields.ts';

const LONGEST_TEXT = 100_000;

const checkLineSchema = z.object({
  id: lineIdSchema,
  original: z.string().max(LONGEST_TEXT).exactOptional(),
  rewritten: z.string().max(LONGEST_TEXT),
  target_language: languageSchema,
  source_language: languageSchema.exactOptional(),
});

export interface CheckedLine {
  readonly id: unknown;
  readonly verdicts: readonly ComplaintVerdict[];
}

/** Checks rewritten texts, one line each; without the original only the lexicon speaks. */
export async function lineChecker(): Promise<(value: unknown) => CheckedLine> {
  const detect = await loadDetector();
  return (value) => {
    const { id, original, rewritten, target_language, source_language } = lineOf(checkLineSchema, value);
    const verdicts = checkText(
      {
        rewritten,
        targetLanguage: target_language,
        ...(original === undefined ? {} : { original }),
        ...(source_language === undefined ? {} : { sourceLanguage: source_language }),
      },
      detect,
    );
    return { id, verdicts: verdicts.map(({ rule, severity, span }) => ({ rule, severity, span })) };
  };
}
