import { describe, expect, it } from 'vitest';
import { takeQuotes } from './quotes.ts';
import { readAsks } from './read-asks.ts';

const read = (recommendation: string, category = 'clarity') =>
  readAsks({ category, recommendation }, () => true);
const kinds = (recommendation: string, category?: string) =>
  read(recommendation, category).asks.map(({ kind }) => kind);

describe('quotes', () => {
  it.each([
    ["Add 'eastbound'.", ['eastbound']],
    ["Replace 'it's' with 'its'.", ["it's", 'its']],
    ['Say “big” or "small", don\'t say ‘huge’.', ['big', 'small', 'huge']],
    ["The students' work isn't clear.", []],
    ["Use 'the students' books' here.", ["the students' books"]],
  ])('%s', (text, quotes) => {
    expect(takeQuotes(text).quotes).toEqual(quotes);
  });
});

describe('what an item asks for', () => {
  it.each([
    ["Problem is ambiguous about direction. Add 'eastbound'.", ['insert-words']],
    [
      "Replace 'a' with 'b', 'c' with 'd', and 'e' with 'f'.",
      ['replace-words', 'replace-words', 'replace-words'],
    ],
    ['Split the long sentence and use plain words.', ['split-sentences', 'plain-words']],
    ["The word 'height' is unclear. Change 'The height' to 'The depth'.", ['replace-words']],
    ["Remove the comma after 'girl'.", ['punctuate']],
    ['Put the question last and alone.', ['question-last']],
    ['The sentence is too long.', ['split-sentences']],
    ['Students were confused.', []],
  ])('%s', (recommendation, expected) => {
    expect(kinds(recommendation)).toEqual(expected);
  });

  it('reads scaffolding from the category, in both directions', () => {
    expect(kinds('Help them.', 'scaffolding')).toEqual(['number-steps']);
    expect(kinds('They are ready.', 'decrease_scaffolding')).toEqual(['steps-to-prose']);
    expect(kinds('Break the question into parts.', 'clarity')).toEqual(['split-sentences']);
  });

  it('says when part of an item calls for new content or was not understood', () => {
    expect(read("Add 'red' and include a diagram.").invents).toBe(true);
    const half = readAsks(
      { category: 'clarity', recommendation: "Add 'red'. The mood: 'gloomy'." },
      () => false,
    );
    expect(half.unread).toBe(true);
    expect(read("Add 'red'.").unread).toBe(false);
  });
});
