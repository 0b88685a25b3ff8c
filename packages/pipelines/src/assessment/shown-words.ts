import type { ShownWords } from '@palimpsest/contracts';
import { guardWords } from './shown-words/guards.ts';
import { ruleWords } from './shown-words/rules.ts';
import { writerWords } from './shown-words/writer.ts';

/** The words, patterns and weights behind the rules, as the code itself reads them: by rule set and file, to be shown. */
export const assessmentWords: Readonly<Record<string, Readonly<Record<string, ShownWords>>>> = {
  'assessment/v1': { ...ruleWords, ...writerWords },
  'assessment-guards/v1': guardWords,
};
