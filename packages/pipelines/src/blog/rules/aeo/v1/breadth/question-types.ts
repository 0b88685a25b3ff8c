import type { AnalysedBlock } from '../../../../analysis.ts';
import { defineAeoRule, type Mark } from '../aeo-rule.ts';
import { findPhrases, phraseAt, plain } from '../phrases.ts';
import { ASKS_AT_START, QUESTION_TYPES } from '../words/question-types.ts';

const MAXIMUM = 4;
/** Points by how many kinds of questions the headings speak to. */
const STEPS = [0, 2, 3, 4];
const EXPECTED = 'headings that speak to three kinds of questions, such as what, why and how';

export const questionTypes = defineAeoRule({
  id: 'question-types',
  pillar: 'coverage',
  maximum: MAXIMUM,
  rewritable: true,
  summary: 'The headings speak to several kinds of questions.',
  why: 'Readers come with different questions about one subject; headings show which of them the post takes up. Length does not.',
  evidence:
    'Question sets for reading comprehension use the same kinds: what, why, how, who, when, where, how much.',
  advice: 'Think of what else a reader would ask and answer it under a heading of its own.',
  measure(input) {
    const good: Mark[] = [];
    const seen = new Set<string>();
    for (const { heading } of input.headed) {
      if (heading === null) continue;
      for (const type of typesOf(heading)) {
        if (seen.has(type)) continue;
        seen.add(type);
        good.push({
          span: heading.block.span,
          found: `a heading that asks or tells "${type}"`,
          expected: EXPECTED,
        });
      }
    }
    const earned = STEPS[Math.min(seen.size, STEPS.length - 1)] ?? 0;
    const bad = [
      {
        span: input.anchor,
        found: `headings that speak to ${seen.size} kinds of questions`,
        expected: EXPECTED,
      },
    ];
    return { earned, good, bad };
  },
});

/** The kinds of questions a heading speaks to. One that opens with an -ing form tells how something is done. */
function typesOf({ words }: AnalysedBlock): string[] {
  const types = Object.entries(QUESTION_TYPES)
    .filter(([type, list]) =>
      ASKS_AT_START.has(type) ? phraseAt(list, words, 0) > 0 : findPhrases(list, words).length > 0,
    )
    .map(([type]) => type);
  const first = words[0];
  if (
    first !== undefined &&
    words.length > 1 &&
    /^[a-z]{2,}ing$/.test(plain(first)) &&
    !types.includes('how')
  )
    types.push('how');
  return types;
}
