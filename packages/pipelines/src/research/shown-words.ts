import type { ShownWords } from '@palimpsest/contracts';
import { ruleWords } from './shown-words/rules.ts';

/** The words, patterns and weights behind the rules, as the code itself reads them: by rule set and file, to be shown. */
export const researchWords: Readonly<Record<string, Readonly<Record<string, ShownWords>>>> = {
  'research/v1': ruleWords,
};
