import { describe, expect, it } from 'vitest';
import { judge } from '../testing/judge.ts';
import { attributedQuotes } from './attributed-quotes.ts';

const QUOTE = '“Cats sleep sixteen hours a day on roofs”';

describe('attributed-quotes', () => {
  it.each([
    ['a verb of saying', `${QUOTE}, said the vet.`, 1.5],
    ['a verb in front', `Ada Byron explained: ${QUOTE}`, 1.5],
    ['a dash and a name', `${QUOTE} — Ada Byron`, 1.5],
    ['a block quote with a dash', '> Cats sleep sixteen hours a day on roofs. — Ada Byron', 1.5],
    ['a name and a colon', `Ada Byron: ${QUOTE}`, 1.5],
    ['a name, a role and a colon', `Ada Byron, who keeps cats: ${QUOTE}`, 1.5],
    ['a name with a small word', `Head of Cats: ${QUOTE}`, 1.5],
    ['a name known from the post', `We met Ada. Then Ada: ${QUOTE}\n\nAda: ${QUOTE}`, 2],
    ['a word and a colon', `Look: ${QUOTE}`, 0],
    ['a sentence and a colon', `There is a line: ${QUOTE}`, 0],
    ['a sentence with a name and a colon', `They read Ada Byron: ${QUOTE}`, 0],
    ['two of them', `${QUOTE}, said the vet.\n\n${QUOTE} — Ada Byron`, 2],
    ['no speaker', `There is a line ${QUOTE} somewhere.`, 0],
    ['one with and one without', `${QUOTE}, said the vet.\n\nThere is a line ${QUOTE} somewhere.`, 1],
    ['words in quotation marks', 'They call it “deep sleep” around here.', 0],
  ])('judges a post with %s', (_what, text, points) => {
    expect(judge(attributedQuotes, text).points).toBe(points);
  });

  it('points at the quote without a speaker', () => {
    expect(judge(attributedQuotes, `There is a line ${QUOTE} somewhere.`).lost).toEqual([QUOTE]);
  });
});
