import { AEO_MAXIMA } from '@palimpsest/contracts';
import { defineRuleSet } from '@palimpsest/kernel';
import { AEO_RULES } from './all-rules.ts';
import { frontMatterReadable, hasProse, madeForEnglish } from './notes.ts';

/** The AEO rules at version 1, frozen: another behaviour is another version beside it. */
export const aeoRules = defineRuleSet({
  id: 'aeo',
  version: 'v1',
  parameters: { maxima: { ...AEO_MAXIMA } },
  rules: [...AEO_RULES, hasProse, madeForEnglish, frontMatterReadable],
  decisions: {},
});
