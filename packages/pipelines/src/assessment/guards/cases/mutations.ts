import type { ProblemContext } from '../../problem-context.ts';
import { CONTENT_MUTATIONS } from './mutations-content.ts';
import { MEANING_MUTATIONS } from './mutations-meaning.ts';
import { OUTPUT_MUTATIONS } from './mutations-output.ts';

/** One way to spoil a problem; null where there is nothing to spoil in this way. */
export type Mutation = (text: string, context: ProblemContext) => string | null;

/** Everything a hostile renderer tries, by name. */
export const MUTATIONS: Readonly<Record<string, Mutation>> = {
  ...CONTENT_MUTATIONS,
  ...MEANING_MUTATIONS,
  ...OUTPUT_MUTATIONS,
};
