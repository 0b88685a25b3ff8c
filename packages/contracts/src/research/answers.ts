import { z } from 'zod';
import { draftSectionSchema } from './draft.ts';

/** What a writer answers to the task `synthesis`: a draft without what rules add to it. */
export const synthesisAnswerSchema = z.strictObject({
  title: z.string().min(1).max(300),
  sections: z
    .array(
      z.strictObject({
        kind: draftSectionSchema.shape.kind.exclude(['limitations']),
        heading: z.string().min(1).max(300),
        subquestion_id: z.string().nullable(),
        sentences: z
          .array(
            z.strictObject({
              text: z.string().min(1).max(4_000),
              claim_ids: z.array(z.string()).max(50),
              citations: z
                .array(
                  z.strictObject({
                    source_id: z.string(),
                    passage: z.int().min(0),
                    quote: z.string().min(1),
                  }),
                )
                .max(20),
            }),
          )
          .max(200),
      }),
    )
    .max(40),
});
export type SynthesisAnswer = z.infer<typeof synthesisAnswerSchema>;
