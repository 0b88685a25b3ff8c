import type { Gauge } from './gauge.ts';
import { FORMULAS } from './rules/formulas.ts';
import { PARTICIPLES } from './rules/participles.ts';
import { PHRASES_AND_FRAME } from './rules/phrases-and-frame.ts';
import { PUNCTUATION } from './rules/punctuation.ts';
import { RHYTHM } from './rules/rhythm.ts';
import { VOCABULARY } from './rules/vocabulary.ts';
import { VOICE } from './rules/voice.ts';

/** All rules of the rule set, category by category. */
export const GAUGES: readonly Gauge[] = [
  ...VOCABULARY,
  ...PARTICIPLES,
  ...FORMULAS,
  ...PHRASES_AND_FRAME,
  ...RHYTHM,
  ...VOICE,
  ...PUNCTUATION,
];
