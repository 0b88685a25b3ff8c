import {
  type FramingName,
  type HydeFraming,
  hydeFramingSchema,
  type ResearchPlan,
  researchPlanSchema,
} from '@palimpsest/contracts';
import type { OutputSchema } from '../agents/read-output.ts';
import { numbersIn } from './accept-draft.ts';
import { addressesIn, namesHost } from './foreign-words.ts';

interface Problem {
  readonly path: readonly PropertyKey[];
  readonly code: string;
}

/** A schema that also asks for what only this run can know. */
function refined<T>(schema: OutputSchema<T>, problemsOf: (value: T) => readonly Problem[]): OutputSchema<T> {
  return {
    safeParse(value) {
      const read = schema.safeParse(value);
      if (!read.success) return read;
      const issues = problemsOf(read.data);
      return issues.length === 0 ? read : { success: false, error: { issues } };
    },
  };
}

/**
 * A plan of as many subquestions as the type has, each with an id of its own. Subquestions become headings, which cite
 * nothing: so none may bring an address or a number that the question does not have.
 */
export function planFor(question: string, most: number): OutputSchema<ResearchPlan> {
  const asked = new Set(numbersIn(question));
  const invents = (text: string) =>
    addressesIn(text).some((address) => !question.includes(address)) ||
    namesHost(text, question) ||
    numbersIn(text).some((number) => !asked.has(number));
  return refined(researchPlanSchema, ({ subquestions, hypotheses }) => [
    ...(subquestions.length > most ? [{ path: ['subquestions'], code: 'too_big' }] : []),
    ...['subquestions', 'hypotheses'].flatMap((path) => {
      const given = path === 'subquestions' ? subquestions : hypotheses;
      return given.flatMap(({ id, text }, i) => [
        ...(given.findIndex((each) => each.id === id) < i
          ? [{ path: [path, i, 'id'], code: 'not_unique' }]
          : []),
        ...(invents(text) ? [{ path: [path, i, 'text'], code: 'not_in_question' }] : []),
      ]);
    }),
  ]);
}

/** The framing that was asked for, not another one under its key. */
export function framingFor(framing: FramingName): OutputSchema<HydeFraming> {
  return refined(hydeFramingSchema, (given) =>
    given.framing === framing ? [] : [{ path: ['framing'], code: 'invalid_value' }],
  );
}
