import type { ShownWords } from '@palimpsest/contracts';
import { ruleWords } from './shown-words/rules.ts';
import { validationWords } from './shown-words/validation.ts';
import { writerWords } from './shown-words/writer.ts';

/** The words, patterns and weights behind the rules, as the code itself reads them: by rule set and file, to be shown. */
export const complaintWords: Readonly<Record<string, Readonly<Record<string, ShownWords>>>> = {
  'complaint/v1': { ...ruleWords, ...writerWords },
  'complaint-validation/v1': validationWords,
};
