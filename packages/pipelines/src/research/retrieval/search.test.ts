import { expect, test } from 'vitest';
import { buildIndex } from './build-index.ts';
import { searchIndex } from './search.ts';

const doc = (docId: string, title: string, ...texts: string[]) => ({
  docId,
  title,
  passages: texts.map((text, at) => ({ ref: `¶ ${at + 1}`, text })),
});
const ids = (hits: readonly { docId: string }[]) => hits.map((hit) => hit.docId);
// Enough other words that the corpus is not one of single sentences.
const padding = Array.from({ length: 60 }, (_, at) => `filler${at}`).join(' ');

test('documents with the rarer words of the query come first', () => {
  const index = buildIndex([
    doc('a', 'Rivers', `Water flows. ${padding}`),
    doc('b', 'Seas', `Water and tides. ${padding}`),
    doc('c', 'Lakes', `Water stands. ${padding}`),
  ]);
  expect(ids(searchIndex(index, 'tides in water'))).toEqual(['b', 'a', 'c']);
});

test('the title counts more than the text', () => {
  const index = buildIndex([
    doc('text', 'Notes', `Something about turbines. ${padding}`),
    doc('title', 'Turbines', `Something about notes taken. ${padding}`),
  ]);
  expect(ids(searchIndex(index, 'turbine'))[0]).toBe('title');
});

test('words that stand together as in the query beat the same words apart', () => {
  const index = buildIndex([
    doc('apart', 'x', `The bank was near. A river is a wide stream. ${padding}`),
    doc('phrase', 'x', `The river bank was near. A wide stream is blue. ${padding}`),
  ]);
  expect(ids(searchIndex(index, 'river bank'))[0]).toBe('phrase');
});

test('equal scores come in the order of ids, whatever order the documents came in', () => {
  const documents = ['d', 'b', 'a', 'c'].map((id) => doc(id, 'same', `same text ${padding}`));
  const there = searchIndex(buildIndex(documents), 'same text');
  const back = searchIndex(buildIndex([...documents].reverse()), 'same text');
  expect(ids(there)).toEqual(['a', 'b', 'c', 'd']);
  expect(back).toEqual(there);
});

test('points to the passages that hold the answer', () => {
  const index = buildIndex([
    doc('a', 'Orrin', 'Herons nest here.', 'The lake is 82 metres deep.', 'Fishing is allowed.'),
  ]);
  expect(searchIndex(index, 'how deep is the lake')[0]?.passages[0]?.index).toBe(1);
});

test('further terms with weights widen a query', () => {
  const index = buildIndex([
    doc('a', 'Engines', `A motor turns. ${padding}`),
    doc('b', 'Other', `A wheel rolls. ${padding}`),
  ]);
  expect(searchIndex(index, 'gearbox')).toEqual([]);
  expect(ids(searchIndex(index, 'gearbox', { weights: { motor: 0.5 } }))).toEqual(['a']);
});

test('a corpus of single sentences is ranked so that the sentences complete each other', () => {
  const index = buildIndex([
    doc('1', '', 'The plant opened in 1990.'),
    doc('2', '', 'The plant opened in 1990 indeed.'),
    doc('3', '', 'Its owner is Norlund.'),
    doc('4', '', 'Birds sing.'),
  ]);
  expect(ids(searchIndex(index, 'The plant of the owner Norlund opened in 1990', { top: 2 }))).toContain('3');
});

test('scores never rise along the list', () => {
  const index = buildIndex(
    Array.from({ length: 80 }, (_, at) => doc(`d${at}`, '', `word${at % 7} thing${at % 3} common text here`)),
  );
  const scores = searchIndex(index, 'word1 thing2 common text', { top: 80 }).map((hit) => hit.score);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
});

test('nothing to find is an empty list', () => {
  expect(searchIndex(buildIndex([]), 'anything')).toEqual([]);
  expect(searchIndex(buildIndex([doc('a', '', '')]), '')).toEqual([]);
  expect(searchIndex(buildIndex([doc('a', '', 'words')]), 'the of and')).toEqual([]);
});

test('a megabyte of one word neither hangs nor breaks it', () => {
  const index = buildIndex([doc('a', 'x'.repeat(1_000_000), 'tide '.repeat(200_000)), doc('b', '', 'other')]);
  expect(ids(searchIndex(index, 'tide '.repeat(100_000)))).toEqual(['a']);
});
