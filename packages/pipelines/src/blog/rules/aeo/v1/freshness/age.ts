import { defineAeoRule } from '../aeo-rule.ts';
import { dayNumber } from './days.ts';
import { postDates } from './post-dates.ts';

const MAXIMUM = 3;
/** A post may be dated a little ahead of its publication; further ahead the date is not believed. */
const AHEAD = 31;
export const BANDS = [
  { days: 365, points: 3 },
  { days: 2 * 365 + 1, points: 2 },
  { days: 3 * 365 + 1, points: 1 },
  { days: 5 * 365 + 1, points: 0.5 },
];
const EXPECTED = 'published or updated within a year of the day of the evaluation';

export const age = defineAeoRule({
  id: 'age',
  pillar: 'freshness',
  maximum: MAXIMUM,
  rewritable: false,
  summary: 'The newest of its dates is recent, measured against the day of the evaluation.',
  why: 'What was true some years ago may not be; a recent date says that somebody has looked. The clock is never asked: the day is recorded with the evaluation.',
  evidence: 'Editorial judgement; on the posts it was set on most are older than three years.',
  advice: 'Check the post, bring it up to date and say when.',
  measure(input) {
    const { published, updated } = postDates(input);
    const newest = [published, updated].reduce(
      (a, b) => (b !== null && b.day > (a?.day ?? -Infinity) ? b : a),
      null,
    );
    const asOf = dayNumber(input.asOf);
    if (newest === null || asOf === null) {
      return {
        earned: 0,
        good: [],
        bad: [{ span: input.anchor, found: 'no date to measure by', expected: EXPECTED }],
      };
    }
    const days = asOf - newest.day;
    const ahead = days < -AHEAD;
    const earned = ahead ? 0 : (BANDS.find((band) => days <= band.days)?.points ?? 0);
    const found = ahead
      ? 'a date long after the day of the evaluation'
      : `a newest date ${Math.max(0, days)} days old`;
    const mark = { span: newest.span, found, expected: EXPECTED };
    return { earned, good: [mark], bad: [mark] };
  },
});
