import { defineAeoRule } from '../aeo-rule.ts';
import { postDates } from './post-dates.ts';

const MAXIMUM = 1;
const EXPECTED = 'a date in the front matter, or a dated line at the top';

export const dated = defineAeoRule({
  id: 'dated',
  pillar: 'freshness',
  maximum: MAXIMUM,
  rewritable: false,
  summary: 'The post says when it was written.',
  why: 'Without a date nobody can tell whether it still holds. An undated post gets no points for freshness, so that stating a date never costs any.',
  evidence: 'Structured data for articles asks for datePublished.',
  advice: 'Give the post its date.',
  measure(input) {
    const { published, updated } = postDates(input);
    const date = published ?? updated;
    if (date === null)
      return { earned: 0, good: [], bad: [{ span: input.anchor, found: 'no date', expected: EXPECTED }] };
    return { earned: MAXIMUM, good: [{ span: date.span, found: 'a date', expected: EXPECTED }], bad: [] };
  },
});
