import { defineAeoRule } from '../aeo-rule.ts';
import { dayNumber } from './days.ts';
import { postDates } from './post-dates.ts';

const MAXIMUM = 1;
const YEAR = 365;
const EXPECTED = 'a date of revision on a post older than a year';

export const updated = defineAeoRule({
  id: 'updated',
  pillar: 'freshness',
  maximum: MAXIMUM,
  rewritable: false,
  summary: 'A post older than a year says when it was last revised.',
  why: 'An old post that was revised is worth more than its first date says.',
  evidence: 'Structured data for articles has both datePublished and dateModified.',
  advice: 'Add the date of the last revision.',
  measure(input) {
    const dates = postDates(input);
    const asOf = dayNumber(input.asOf);
    const lost = (found: string) => ({
      earned: 0,
      good: [],
      bad: [{ span: input.anchor, found, expected: EXPECTED }],
    });
    if (asOf === null || (dates.published === null && dates.updated === null)) return lost('no date');
    if (
      dates.updated !== null &&
      dates.updated.day <= asOf + YEAR &&
      dates.updated.day >= (dates.published?.day ?? 0)
    ) {
      return {
        earned: MAXIMUM,
        good: [{ span: dates.updated.span, found: 'a date of revision', expected: EXPECTED }],
        bad: [],
      };
    }
    const age = dates.published === null ? null : asOf - dates.published.day;
    if (age === null || age > YEAR || age < -YEAR) return lost('no date of revision');
    const span = dates.published?.span ?? input.anchor;
    return {
      earned: MAXIMUM,
      good: [{ span, found: 'a post young enough to need no revision', expected: EXPECTED }],
      bad: [],
    };
  },
});
