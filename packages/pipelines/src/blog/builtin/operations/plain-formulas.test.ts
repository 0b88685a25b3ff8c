import { describe, expect, it } from 'vitest';
import { perform } from '../rewriter.ts';
import { plainFormulas } from './plain-formulas.ts';

const run = (text: string) => perform(plainFormulas, text, () => true);

describe('plain-formulas', () => {
  it('says A and B instead of not only A but also B', () => {
    expect(run('The wall protects not only the boats but also the houses.')).toBe('The wall protects the boats and the houses.');
    expect(run('The wall not only protects the boats, but also pleases the crew.')).toBe('The wall protects the boats and pleases the crew.');
  });

  it('leaves a plain "not only" and other uses of "but" alone', () => {
    for (const post of ['The wall is not only old.', 'The wall is not high but long.', 'Not only is it old, but also long.']) {
      expect(run(post)).toBe(post);
    }
  });
});
