import { jsonObjectSchema } from '@palimpsest/contracts';
import { pipelineRef, ruleSetRef } from '@palimpsest/kernel';
import { z } from 'zod';
import { UnknownRuleSetError } from '../../errors/unknown-rule-set-error.ts';
import { counted } from '../counted.ts';
import { defineTool } from '../tool.ts';

const listRules = defineTool({
  name: 'list_rules',
  title: 'List rules',
  description:
    'The rule sets that decide and score, each frozen under its version. With ruleSet it shows that one: its parameters, and every rule with what it looks for and why.',
  nature: { readOnly: true, idempotent: true },
  input: z.strictObject({
    ruleSet: z
      .string()
      .min(1)
      .max(100)
      .exactOptional()
      .describe('Such as blog/v1; by default all, in short.'),
  }),
  output: z.strictObject({
    ruleSets: z.array(
      z.strictObject({
        ref: z.string(),
        pipeline: z.string(),
        ruleCount: z.int(),
        parameters: jsonObjectSchema.exactOptional(),
        rules: z
          .array(
            z.strictObject({
              id: z.string(),
              summary: z.string(),
              why: z.string(),
              evidence: z.string().nullable(),
            }),
          )
          .exactOptional(),
      }),
    ),
  }),
  async perform(call, { ruleSet: wanted }) {
    const all = (await call.pipelines()).flatMap((pipeline) =>
      pipeline.ruleSets.map((ruleSet) => ({ pipeline: pipelineRef(pipeline), ruleSet })),
    );
    const short = all.map(({ pipeline, ruleSet }) => ({
      ref: ruleSetRef(ruleSet),
      pipeline,
      ruleCount: ruleSet.rules.length,
    }));
    if (wanted === undefined) return { ruleSets: short };
    const found = all.findIndex(({ ruleSet }) => ruleSetRef(ruleSet) === wanted);
    const [one, ruleSet] = [short[found], all[found]?.ruleSet];
    if (one === undefined || ruleSet === undefined)
      throw new UnknownRuleSetError({ ruleSet: wanted, known: [...new Set(short.map(({ ref }) => ref))] });
    const rules = ruleSet.rules.map(({ id, summary, why, evidence }) => ({
      id,
      summary,
      why,
      evidence: evidence ?? null,
    }));
    return { ruleSets: [{ ...one, parameters: ruleSet.parameters, rules }] };
  },
  words: ({ ruleSets }) => [
    ruleSets
      .map(({ ref, pipeline, ruleCount, rules }) =>
        rules === undefined
          ? `${ref}: ${counted(ruleCount, 'rule')}, used by ${pipeline}`
          : rules.map(({ id, summary }) => `${id}: ${summary}`).join('\n'),
      )
      .join('\n'),
  ],
});

export const ruleTools = [listRules];
