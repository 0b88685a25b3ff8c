import { describe, expect, it } from 'vitest';
import { perform } from '../rewriter.ts';
import { plainFormulas } from './plain-formulas.ts';

const run = (text: string) => perform(plainFormulas, text, () => true);

describe('plain-formulas', () => {
  it.each([
    [
      'The wall protects not only the boats but also the houses.',
      'The wall protects the boats and the houses.',
    ],
    [
      'The wall not only protects the boats, but also pleases the crew.',
      'The wall protects the boats and pleases the crew.',
    ],
    ['It keeps out both wind and water.', 'It keeps out wind and water.'],
    ['We sell ropes as well as nets.', 'We sell ropes and nets.'],
  ])('%s -> %s', (formula, plain) => {
    expect(run(formula)).toBe(plain);
  });

  it.each([
    'The wall is not only old.',
    'The wall is not high but long.',
    'Not only is it old, but also long.',
    'They both sail and swim.',
    'Both of them sail and swim.',
    'The new rope holds as well as the old one.',
    'The wall, as well as the gate, is old.',
  ])('leaves "%s" alone', (post) => {
    expect(run(post)).toBe(post);
  });

  it('puts "not only does it ... but it also" the plain way round', () => {
    expect(run('Not only does it carry regular loads, but it also keeps the waves out.')).toBe(
      'It carries regular loads and keeps the waves out.',
    );
  });
});
