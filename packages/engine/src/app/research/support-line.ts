import { classifySupport } from '@palimpsest/pipelines/research';
import { z } from 'zod';

const lineSchema = z.looseObject({
  id: z.union([z.string(), z.number()]),
  claim: z.string().min(1),
  passages: z.array(z.string()),
});

export interface SupportAnswer {
  readonly id: string | number;
  readonly label: string;
  readonly score: number;
  readonly evidence: readonly number[];
}

/** What is wrong with a line; the others are answered all the same. */
export type SupportLine =
  | { readonly ok: true; readonly answer: SupportAnswer }
  | { readonly ok: false; readonly error: string };

/** Whether passages support a claim, speak against it, or leave it open. */
export function supportOf(value: unknown): SupportLine {
  const read = lineSchema.safeParse(value);
  if (!read.success) {
    const where = read.error.issues[0]?.path.join('.');
    return {
      ok: false,
      error: where ? `the field ${where} is missing or of the wrong kind` : 'this is no JSON object',
    };
  }
  const { id, claim, passages } = read.data;
  const { label, score, evidence } = classifySupport(claim, passages);
  return { ok: true, answer: { id, label, score, evidence } };
}
