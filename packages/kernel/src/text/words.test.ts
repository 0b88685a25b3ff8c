import { describe, expect, it } from 'vitest';
import { countWords, words } from './words.ts';

const texts = (text: string) => words(text).map((word) => word.text);

describe('words', () => {
  it.each([
    [
      'keeps inner apostrophes and hyphens',
      "don't re-use the team’s kit",
      ["don't", 're-use', 'the', 'team’s', 'kit'],
    ],
    ['leaves outer marks away', "'quoted' -dash- (x)", ['quoted', 'dash', 'x']],
    [
      'takes a number with its separators as one word',
      'In 2024 1,000 of 3.5 million.',
      ['In', '2024', '1,000', 'of', '3.5', 'million'],
    ],
    ['takes accents and combining marks into the word', 'cafe\u0301 naïve', ['cafe\u0301', 'naïve']],
    ['takes each Chinese or Japanese character as a word', '你好 GPT 世界', ['你', '好', 'GPT', '世', '界']],
    ['reads right-to-left scripts', 'שלום עולם', ['שלום', 'עולם']],
    ['parts Latin letters from the ideographs beside them', '用AI写', ['用', 'AI', '写']],
    ['finds nothing in marks and emoji', '… — 👩‍👩‍👧 !', []],
  ])('%s', (_, text, expected) => {
    expect(texts(text)).toEqual(expected);
  });

  it('says where each word stands, and its lower case', () => {
    expect(words('A Cat')[1]).toEqual({ text: 'Cat', lower: 'cat', span: { start: 2, end: 5 } });
  });

  it.each(['', 'one', "It's 1,000 words, isn't it?", '用AI写 two'])('counts what it finds in %j', (text) => {
    expect(countWords(text)).toBe(words(text).length);
  });
});
