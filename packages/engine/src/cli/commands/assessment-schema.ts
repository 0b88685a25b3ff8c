import { FINE } from '../exit-codes.ts';
import type { Verb } from '../program.ts';
import { UsageError } from '../usage-error.ts';

export const assessmentSchemaCommand: Verb<object> = {
  name: 'schema [name]',
  summary: 'print the shapes of requests and responses as JSON Schema: one by its name, or all',
  epilogue:
    'Names: RewriteRequest, RewriteResponse, UniversalProblem, FeedbackItem and the other parts of the contract.',
  async perform({ terminal }, _options, name) {
    const { assessmentJsonSchemas } = await import('@palimpsest/contracts');
    const schemas = assessmentJsonSchemas();
    if (name === undefined) {
      terminal.json(schemas);
      return FINE;
    }
    const known = Object.keys(schemas).find((each) => each.toLowerCase() === name.toLowerCase());
    if (known === undefined)
      throw new UsageError({
        message: `there is no schema '${name}'`,
        hint: `There are ${Object.keys(schemas).join(', ')}.`,
      });
    terminal.json(schemas[known]);
    return FINE;
  },
};
