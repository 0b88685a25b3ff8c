import type { Gauge } from './gauge.ts';
import {
  essayPairs,
  essayWordChoice,
  fewPeoplesWords,
  sentenceOpeners,
  storyPairs,
  storyWordChoice,
} from './rules/choices.ts';
import { CLAUSES_AND_IMAGES } from './rules/clauses-and-images.ts';
import { FORMULAS } from './rules/formulas.ts';
import { PARTICIPIAL_TAILS } from './rules/participial-tails.ts';
import { PARTICIPLE_FORMS } from './rules/participle-forms.ts';
import { PUNCTUATION } from './rules/punctuation.ts';
import { RHYTHM } from './rules/rhythm.ts';
import { STOCK_PHRASES } from './rules/stock-phrases.ts';
import { TEMPLATE_FRAME } from './rules/template-frame.ts';
import { VOCABULARY } from './rules/vocabulary.ts';
import { VOICE } from './rules/voice.ts';

/** All rules of the rule set, category by category. */
export const GAUGES: readonly Gauge[] = [
  essayWordChoice,
  storyWordChoice,
  ...VOCABULARY,
  ...PARTICIPIAL_TAILS,
  ...PARTICIPLE_FORMS,
  ...FORMULAS,
  ...CLAUSES_AND_IMAGES,
  essayPairs,
  storyPairs,
  ...STOCK_PHRASES,
  sentenceOpeners,
  ...TEMPLATE_FRAME,
  ...RHYTHM,
  fewPeoplesWords,
  ...VOICE,
  ...PUNCTUATION,
];
