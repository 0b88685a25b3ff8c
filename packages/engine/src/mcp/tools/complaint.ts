import {
  rewriteResponseV1Schema,
  rewriteStrengthSchema,
  spanSchema,
  toneSchema,
} from '@palimpsest/contracts';
import { z } from 'zod';
import { batchTextSchema, languageSchema } from '../../app/complaint/batch/line-fields.ts';
import { defineTool } from '../tool.ts';

/** As the checker takes them. */
const LONGEST_CHECKED = 100_000;

const checkMessage = defineTool({
  name: 'check_message',
  title: 'Check a rewritten message',
  description:
    'Checks a message to a housemate against the rules that keep it kind and true: blame, threats, rules and authority language, exact times, mentions of preferences, length; and, where the original is given, whether its facts, requests and language came through. Each verdict names a rule and, by offsets, the place in the rewritten text. Offline, keeps nothing, sends nothing.',
  nature: { readOnly: true, idempotent: true },
  input: z.strictObject({
    rewritten: z.string().max(LONGEST_CHECKED).describe('The message to check.'),
    target_language: languageSchema.describe('The language it should be in, such as en.'),
    original: z
      .string()
      .max(LONGEST_CHECKED)
      .exactOptional()
      .describe('What the sender wrote. Without it only the lexicon speaks.'),
    source_language: languageSchema.exactOptional().describe('The language of the original.'),
  }),
  output: z.strictObject({
    /** False where a verdict is hard: such a text is never sent. */
    passed: z.boolean(),
    verdicts: z.array(
      z.strictObject({
        rule: z.string(),
        severity: z.enum(['hard', 'soft']),
        span: spanSchema.nullable(),
      }),
    ),
  }),
  async perform(_call, message) {
    const { lineChecker } = await import('../../app/complaint/batch/check-lines.ts');
    const { verdicts } = (await lineChecker())({ id: 1, ...message });
    return { passed: verdicts.every(({ severity }) => severity !== 'hard'), verdicts };
  },
  words: ({ passed, verdicts }) => [
    verdicts.length === 0
      ? 'Nothing is wrong with it.'
      : `${passed ? 'It may be sent' : 'It must not be sent'}: ${verdicts.map(({ rule, severity }) => `${rule} (${severity})`).join(', ')}.`,
  ],
});

const rewriteMessage = defineTool({
  name: 'rewrite_message',
  title: 'Rewrite a complaint kindly',
  description:
    'Turns a raw complaint between housemates into a kind message in the language of its reader (en, es, fr or de, in any pair), with the built-in renderer and the checks of the complaint pipeline. Offline; keeps nothing and sends nothing to anybody: sending needs a home on record and goes through `palimpsest complaint send`.',
  nature: { readOnly: true, idempotent: true },
  input: z.strictObject({
    text: batchTextSchema.describe('What the sender wrote, up to 20,000 characters.'),
    target_language: languageSchema.describe('The language of the reader: en, es, fr or de.'),
    source_language: languageSchema
      .exactOptional()
      .describe('The language of the text; recognised where it is not said.'),
    tone: toneSchema.exactOptional().describe('By default decided by rule.'),
    rewrite_strength: rewriteStrengthSchema.exactOptional().describe('By default decided by rule.'),
  }),
  output: z.strictObject({ response: rewriteResponseV1Schema }),
  async perform(_call, message) {
    const { lineRenderer } = await import('../../app/complaint/batch/render-lines.ts');
    const { response } = (await lineRenderer())({ id: 1, ...message });
    return { response };
  },
  words: ({ response }) => [response.rewritten_message.text],
});

export const complaintTools = [checkMessage, rewriteMessage];
