import { describe, expect, it } from 'vitest';
import { entityKey, entityMatches } from './key.ts';

describe('the key of a name', () => {
  it.each([
    ['is in lower case', 'Ada Lovelace', 'ada lovelace'],
    ['has no article', 'The Guardian', 'guardian'],
    ['has no "a"', 'A Guardian', 'guardian'],
    ['has no "an"', 'An Owl', 'owl'],
    ['keeps a word that only begins like an article', 'Theodore Anders', 'theodore anders'],
    ['keeps an article inside', 'Department of the Interior', 'department of the interior'],
    ['keeps an article alone', 'The', 'the'],
    ['has no possessive', "Guardian's", 'guardian'],
    ['has no possessive inside', 'Guardian’s Page', 'guardian page'],
    ['has no bare apostrophe at the end', 'James’', 'james'],
    ['keeps an apostrophe inside a word', "O'Neil", "o'neil"],
    ['has no dots', 'U.S.', 'us'],
    ['has no plural of an acronym', 'APIs', 'api'],
    ['keeps the s of a word', 'Paris', 'paris'],
    ['keeps an s that others follow', 'APIs Now', 'apis now'],
    ['has blanks for hyphens', 'Jean-Luc Sainte‐Marie Anne‑Lise', 'jean luc sainte marie anne lise'],
    ['has one blank for several', 'Office of\n  Management', 'office of management'],
    ['has none around it', ' Ada ', 'ada'],
    ['is the same however an accent is written', 'Jose\u0301', 'jos\u00e9'],
  ])('%s', (_, text, expected) => expect(entityKey(text)).toBe(expected));
});

describe('the same name', () => {
  it.each([
    ['is equal', 'ada', 'ada'],
    ['is the end of a longer one', 'lovelace', 'ada lovelace'],
    ['is the beginning of a longer one', 'ada', 'ada lovelace'],
    ['is in the middle of a longer one', 'services', 'general services administration'],
    ['has an s more', 'falcon', 'falcons'],
    ['has other blanks', 'you tube', 'youtube'],
    ['has several other blanks', 'a b cd', 'ab c d'],
    ['is made of all first letters', 'uoc', 'university of chicago'],
    ['is made of the first letters that count', 'uc', 'university of chicago'],
    ['has an ampersand among the letters', 'r&d', 'research development'],
    ['has ten letters', 'abcdefghij', 'ax bx cx dx ex fx gx hx ix jx'],
    ['leaves out several small words', 'dhs', 'department for the home and a ship'],
  ])('%s', (_, a, b) => {
    expect(entityMatches(a, b)).toBe(true);
    expect(entityMatches(b, a)).toBe(true);
  });
});

describe('another name', () => {
  it.each([
    ['has a part of a word in common', 'ann', 'joanna smith'],
    ['has the beginning of the first word in common', 'gen', 'general services'],
    ['has another end', 'falcon', 'falcond'],
    ['is too short for a plural', 'ga', 'gas'],
    ['has one letter of several', 'u', 'university chicago'],
    ['is the first letter of one word', 'c', 'chicago'],
    ['is the first letter of the word that counts', 'c', 'of chicago'],
    ['has letters in another order', 'cu', 'university of chicago'],
    ['has a letter too many', 'ucx', 'university of chicago'],
    ['has eleven letters', 'abcdefghijk', 'ax bx cx dx ex fx gx hx ix jx kx'],
    ['has blanks between the letters', 'a b', 'ax  bx'],
  ])('%s', (_, a, b) => {
    expect(entityMatches(a, b)).toBe(false);
    expect(entityMatches(b, a)).toBe(false);
  });
});
