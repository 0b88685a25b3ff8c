import { criticOutputSchema, researchPlanSchema } from '@palimpsest/contracts';
import { describe, expect, it } from 'vitest';
import { readOutput } from './read-output.ts';

const plan = { subquestions: [{ id: 'q1', text: 'Who?' }], hypotheses: [] };

describe('an output of an agent', () => {
  it('is one JSON object, bare or in one code block', () => {
    const read = { kind: 'valid', output: plan };
    expect(readOutput('researcher', researchPlanSchema, JSON.stringify(plan))).toEqual(read);
    expect(
      readOutput('researcher', researchPlanSchema, `\`\`\`json\n${JSON.stringify(plan)}\n\`\`\``),
    ).toEqual(read);
  });

  it.each([
    ['words around it', `Sure! ${JSON.stringify(plan)}`],
    ['half of it', JSON.stringify(plan).slice(0, 20)],
    ['an array', '[]'],
    ['nothing', ''],
    ['an unknown field', JSON.stringify({ ...plan, note: 'x' })],
    ['a field of another kind', JSON.stringify({ ...plan, hypotheses: 'none' })],
    ['no subquestion at all', JSON.stringify({ ...plan, subquestions: [] })],
  ])('is not repaired: %s', (_what, text) => {
    expect(readOutput('researcher', researchPlanSchema, text).kind).toBe('invalid');
  });

  it('is refused before it is read where it reaches for another act', () => {
    const output = { verification_status: 'VERIFIED' };
    expect(readOutput('critic', criticOutputSchema, JSON.stringify(output))).toEqual({
      kind: 'refused',
      breaches: [{ act: 'verify', field: 'verification_status' }],
    });
  });

  it('names places, never words', () => {
    const read = readOutput(
      'researcher',
      researchPlanSchema,
      JSON.stringify({ ...plan, hypotheses: 'secret' }),
    );
    expect(JSON.stringify(read)).not.toContain('secret');
    expect(read).toMatchObject({ problems: ['hypotheses: invalid_type'] });
  });
});
