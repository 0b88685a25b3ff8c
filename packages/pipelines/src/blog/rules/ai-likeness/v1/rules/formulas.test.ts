import { describe, expect, test } from 'vitest';
import { placesOf } from '../testing/read-text.ts';
import { concessions, images, relatingWords } from './clauses-and-images.ts';
import { contrasts, doublets, exampleLists, triads } from './formulas.ts';

describe('rules of rhetorical formulas', () => {
  test.each([
    [contrasts, 'It is not just a tool but also a habit.', ['not just', 'but also']],
    [contrasts, 'This isn’t merely talk.', ['isn’t merely']],
    [triads, 'It gives clarity, depth, and purpose.', ['clarity, depth, and purpose']],
    [doublets, 'It needs growth and development.', ['growth and development']],
    [concessions, 'While it is cheap, it breaks.', ['While it is cheap']],
    [exampleLists, 'Tools like hammers and saws.', ['like hammers and']],
    [relatingWords, 'Across towns and between rivers.', ['Across', 'between']],
    [images, 'A wave of relief, as if freed.', ['wave of', 'as if']],
  ])('$0.id finds $1', (gauge, text, places) => {
    expect(placesOf(gauge, text)).toEqual(places);
  });

  test.each([
    [contrasts, 'We did not go. Only two came.'],
    [triads, 'He came, and she left.'],
    [triads, 'We have bread and milk and eggs.'],
    [doublets, 'Bread and milk. It broke, and nobody came.'],
    [concessions, 'We stayed while it rained, and left.'],
    [exampleLists, 'I like it.'],
    [relatingWords, 'We went home.'],
    [images, 'He sat on a chair of oak.'],
  ])('$0.id is silent about $1', (gauge, text) => {
    expect(placesOf(gauge, text)).toEqual([]);
  });
});
