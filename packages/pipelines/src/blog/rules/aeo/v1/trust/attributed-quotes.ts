import { defineAeoRule, type Mark } from '../aeo-rule.ts';
import { findQuotes } from './quotes.ts';

const MAXIMUM = 2;
const STEPS = [0, 1.5, 2];
/** A quote without a speaker takes back half of what one with a speaker gives. */
const UNATTRIBUTED = 0.5;
const EXPECTED = 'a quoted passage with the name of who said it';

export const attributedQuotes = defineAeoRule({
  id: 'attributed-quotes',
  pillar: 'trust',
  maximum: MAXIMUM,
  rewritable: false,
  summary: 'People are quoted, and it is said who speaks.',
  why: 'A voice with a name is evidence that the author asked somebody; one without a name is none.',
  evidence:
    'Quotations raised visibility in answers most of all, by 41 to 43%, in one study (GEO, KDD 2024); a later one found little effect.',
  advice: 'Quote somebody who knows, with name and role.',
  measure(input) {
    const good: Mark[] = [];
    const bad: Mark[] = [];
    for (const { span, attributed } of findQuotes(input)) {
      if (attributed) good.push({ span, found: 'a quoted passage with its speaker', expected: EXPECTED });
      else bad.push({ span, found: 'a quoted passage without a speaker', expected: EXPECTED });
    }
    const given = STEPS[Math.min(good.length, STEPS.length - 1)] ?? 0;
    const earned = Math.max(0, given - Math.min(1, bad.length * UNATTRIBUTED));
    if (bad.length === 0)
      bad.push({ span: input.anchor, found: `${good.length} quoted passages`, expected: EXPECTED });
    return { earned, good, bad };
  },
});
