import { describe, expect, it } from 'vitest';
import { entities } from '../entities.ts';

const names = (text: string, known: readonly string[] = []): string[] =>
  entities(text, { known }).map((each) => each.text);

describe('how far a name goes', () => {
  it.each([
    ['over two letters', 'we met Xi there', ['Xi']],
    ['through blanks', 'we met Ada Lovelace there', ['Ada Lovelace']],
    ['through the end of a line', 'we met Ada\nLovelace there', ['Ada\nLovelace']],
    ['through an ampersand', 'we saw Johnson & Johnson there', ['Johnson & Johnson']],
    ['through an initial', 'We met John J. Smith today.', ['John J. Smith']],
    ['through "of"', 'we saw the Bank of England there', ['Bank of England']],
    ['through "of the"', 'we saw the Lord of the Rings there', ['Lord of the Rings']],
    ['through "of" at the end of a line', 'we saw the Bank of\nEngland', ['Bank of\nEngland']],
    ['through "van"', 'we like Vincent van Gogh a lot', ['Vincent van Gogh']],
    ['through "de la"', 'we like Charles de la Vallée a lot', ['Charles de la Vallée']],
    ['to an acronym', 'we saw the State NASA there', ['State NASA']],
    ['to a word with a capital inside', 'we saw the Apple iPhone there', ['Apple iPhone']],
    ['to an acronym that begins with a figure', 'we saw Team 18F there', ['Team 18F']],
    ['to a short word with a capital', 'we saw Ada La there', ['Ada La']],
    ['not through a full stop', 'We met Ada. We left.', ['Ada']],
    ['not through a full stop behind an acronym', 'we like NASA. Bread is good', ['NASA']],
    ['not through a comma', 'we met Ada, Grace and Eva', ['Ada', 'Grace', 'Eva']],
    ['not through an empty line', 'we met Ada\n\nGrace', ['Ada']],
    ['not through several blanks', 'we met Ada  Grace', ['Ada', 'Grace']],
    ['not through a slash', 'we met Ada/Grace', ['Ada', 'Grace']],
    ['not to "of" before a small letter', 'we saw the Bank of england', ['Bank']],
    ['not to "of" at the end', 'we saw the Bank of', ['Bank']],
    ['not to "of the" at the end', 'we saw the Bank of the', ['Bank']],
    ['not through three small words', 'we saw the Bank of the la Vallée', ['Bank', 'Vallée']],
    ['not through "of" and a comma', 'we saw the Bank of, England', ['Bank', 'England']],
    ['not to "of" before a small word with a capital', 'we saw the Bank of The day', ['Bank']],
    ['not to a day', 'We met Ada Lovelace Friday.', ['Ada Lovelace']],
    ['not to a month', 'we met May June Smith', ['Smith']],
    ['not to what is never a name', 'we met Ada PM there', ['Ada']],
  ])('%s', (_, text, expected) => expect(names(text)).toEqual(expected));
});

describe('a capital that is due to the place', () => {
  it.each([
    ['at the beginning', 'Bread is good'],
    ['behind a full stop', 'we eat. Bread is good'],
    ['behind a question mark and quotes', 'we eat?” Bread is good'],
    ['in quotes', 'we say “Bread is good”'],
    ['in brackets', 'we eat (Bread is good)'],
    ['behind a colon', 'we say: Bread is good'],
    ['behind a semicolon', 'we say; Bread is good'],
    ['behind a title and a colon', 'we ask the Dr: Bread is good'],
    ['behind a dash', 'we eat — Bread is good'],
    ['in emphasis', 'we eat *Bread* a lot'],
    ['behind a number of a list', 'we eat 12. Bread is good'],
    ['behind a number with a bracket', 'we eat 12) Bread is good'],
    ['in an item of a list', 'we eat:\n- Bread\n* Butter\n+ Cheese'],
    ['in an item with a number', 'we eat\n1. Bread\n2) Butter'],
    ['in a quotation', 'we eat\n> Bread is good'],
    ['in a cell of a table', 'we eat | Bread | a lot'],
    ['behind an empty line', 'we eat\n\nBread is good'],
  ])('makes no name %s', (_, text) => expect(names(text)).toEqual([]));

  it.each([
    ['behind a comma', 'we eat, Bread is good', ['Bread']],
    ['behind a number and a comma', 'we eat 12, Bread is good', ['Bread']],
    ['behind a bracket', 'we eat (row x12) Bread', ['Bread']],
    ['behind a bracket after a figure with a letter', 'we eat (row 12x) Bread', ['Bread']],
    ['behind a title', 'I saw Mr. Bread', ['Bread']],
    ['behind an initial', 'we met J. Bread there', ['Bread']],
    ['behind a slash', 'we eat butter/Bread', ['Bread']],
    ['with a second word', 'Ada Lovelace left', ['Ada Lovelace']],
    ['with a capital inside', 'iPhone sales rose. GitHub rose', ['iPhone', 'GitHub']],
    ['as an acronym', 'NASA agreed. ESA did not', ['NASA', 'ESA']],
  ])('is a name all the same %s', (_, text, expected) => expect(names(text)).toEqual(expected));

  it('counts when the name is known from elsewhere, whole or in part', () => {
    expect(names('Lovelace came.', ['ada lovelace'])).toEqual(['Lovelace']);
    expect(names('Of course it is.', ['bank of england'])).toEqual([]);
  });

  it('counts when a part of it was met with a hyphen', () => {
    expect(names('we met Jean-Luc. Luc left.')).toEqual(['Jean-Luc', 'Luc']);
    expect(names('we met Anne‑Lise. Lise left.')).toEqual(['Anne‑Lise', 'Lise']);
  });
});

describe('what opens a sentence is left out', () => {
  it.each([
    ['a word of the list', 'Visit Ada today', ['Ada']],
    ['an adverb', 'Quickly Ada ran', ['Ada']],
    ['a verb in -ing', 'Running Ada fell', ['Ada']],
    ['a verb in -ed', 'Walked Ada home', ['Ada']],
    ['a word also written small', 'Bread Ada ate, and bread it was', ['Ada']],
    ['a small word', 'The Beatles came', ['Beatles']],
    ['a small word inside a sentence', 'we met The Beatles', ['Beatles']],
    ['a word before "of"', 'Gates of York fell', ['York']],
    ['a word before "de la"', 'Gates de la Vallée fell', ['Vallée']],
  ])('%s', (_, text, expected) => expect(names(text)).toEqual(expected));

  it.each([
    ['inside a sentence', 'we saw Running Ada there', ['Running Ada']],
    ['when it is met as a name', 'Reading Abbey fell. We like Reading.', ['Reading Abbey', 'Reading']],
    ['when it ends otherwise', 'Edward Lyman left', ['Edward Lyman']],
  ])('but not %s', (_, text, expected) => expect(names(text)).toEqual(expected));
});

describe('words that are no name by themselves', () => {
  it.each([
    ['a small word', 'we read This, That'],
    ['a single letter', 'we saw X there'],
    ['a label', 'we use Next'],
    ['the pronoun', 'so I went, as I’ve said'],
    ['an abbreviation', 'see the FAQs, the Q&A'],
  ])('%s', (_, text) => expect(names(text)).toEqual([]));

  it('a label in capitals or with another word is one', () => {
    expect(names('we use NEXT')).toEqual(['NEXT']);
    expect(names('we use Next Step')).toEqual(['Next Step']);
  });

  it('a longer small word inside a sentence leads to the name behind it', () => {
    expect(names('we asked About Schmidt')).toEqual(['Schmidt']);
  });
});

describe('titles', () => {
  it.each([
    ['an acronym counts', '# How NASA Works', ['NASA']],
    ['a name of the text counts', '# How Github Works\n\nwe like Github.', ['Github', 'Github']],
    ['a word that is also written small does not', '# How Apples Work\n\nwe like apples, Apples', ['Apples']],
    ['a shouted word does not', 'WHY SOFTWARE WORKS', []],
    ['a shouted name of the text does', 'WHY NASA WORKS\n\nwe like NASA', ['NASA', 'NASA']],
    [
      'a name of two words does',
      '# How Ada Lovelace Works\n\nwe met Ada Lovelace',
      ['Ada Lovelace', 'Ada Lovelace'],
    ],
  ])('%s', (_, text, expected) => expect(names(text)).toEqual(expected));
});

it('tells its key, its place and whether it is an acronym', () => {
  expect(entities('We met the U.S. and Ada Lovelace.')).toEqual([
    { key: 'us', text: 'U.S.', span: { start: 11, end: 15 }, acronym: true },
    { key: 'ada lovelace', text: 'Ada Lovelace', span: { start: 20, end: 32 }, acronym: false },
  ]);
  expect(entities('we saw the NASA Museum')).toMatchObject([{ text: 'NASA Museum', acronym: false }]);
});
