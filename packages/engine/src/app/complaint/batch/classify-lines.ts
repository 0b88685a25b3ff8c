import type { Classification } from '@palimpsest/contracts';
import { baseLanguage, classifyMessage } from '@palimpsest/pipelines/complaint';
import { z } from 'zod';
import { DETECTED_LANGUAGES } from '../../../adapters/language/languages.ts';
import { loadDetector } from '../../language-detector.ts';
import { BadLine, lineOf } from './bad-line.ts';
import { batchTextSchema, lineIdSchema } from './line-fields.ts';

const classifyLineSchema = z.object({
  id: lineIdSchema,
  text: batchTextSchema,
  /** The languages the message may be in; by default those of the command. */
  languages: z.array(z.string()).min(1).max(60).exactOptional(),
});

export type ClassifiedLine = { readonly id: unknown } & Omit<Classification, 'rewrite_strength'> &
  Pick<Classification, 'rewrite_strength'>;

/** Says what messages are about, one line each; by rule, offline, without a database. */
export async function lineClassifier(
  languages: readonly string[] = DETECTED_LANGUAGES,
): Promise<(value: unknown) => ClassifiedLine> {
  const detect = await loadDetector();
  const wanted = basesOf(languages);
  return (value) => {
    const { id, text, languages: own } = lineOf(classifyLineSchema, value);
    const { topics, intent, rewrite_strength, detected_language, confidence, safety_flags } = classifyMessage(
      text,
      detect,
      own === undefined ? wanted : basesOf(own),
    );
    return { id, topics, intent, rewrite_strength, detected_language, confidence, safety_flags };
  };
}

function basesOf(languages: readonly string[]): string[] {
  return languages.map((language) => {
    const base = baseLanguage(language);
    if (base === null) throw new BadLine('languages names a language that is not known');
    return base;
  });
}
