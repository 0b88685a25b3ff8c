import { stem } from '@palimpsest/kernel/text';
import { describe, expect, it } from 'vitest';
import { readSentence } from './read-claim.ts';

const flat = (text: string) =>
  readSentence(text).words.map(({ stem, content, negation, pole }) => [
    stem,
    content ? 'content' : negation ? 'negation' : pole !== null ? `pole ${pole.sign}` : 'stop',
  ]);

describe('a sentence read for comparison', () => {
  it('knows of every word what it is for', () => {
    expect(flat('The weir doesn’t raise floods.')).toEqual([
      ['the', 'stop'],
      ['weir', 'content'],
      [expect.any(String), 'negation'],
      ['rais', 'pole 1'],
      ['flood', 'content'],
    ]);
    expect(flat('It lowers')).toEqual([
      ['it', 'stop'],
      ['lower', 'pole -1'],
    ]);
  });

  it('keeps the stems of content words and which follow each other, over what lies between', () => {
    const { terms, pairs } = readSentence('The weir raises the floods of the valley.');
    expect([...terms]).toEqual(['weir', 'flood', 'valley'].map(stem));
    expect([...pairs]).toEqual([`weir ${stem('floods')}`, `${stem('floods')} ${stem('valley')}`]);
  });

  it('counts negations, hedges and claims for all', () => {
    expect(readSentence('It may not, and perhaps never, work for all.')).toMatchObject({
      negations: 2,
      hedges: 2,
      universals: 2,
    });
    expect(readSentence('The weir is high.')).toMatchObject({ negations: 0, hedges: 0, universals: 0 });
  });

  it('reads both signs of an apostrophe alike, and capitals as small letters', () => {
    expect(readSentence('It DOESN’T hold.').negations).toBe(1);
    expect(readSentence("It doesn't hold.").negations).toBe(1);
  });

  it('reads values', () => {
    expect(readSentence('The weir is 12 metres high.').values).toMatchObject([
      { dimension: 'length', amount: 12 },
    ]);
  });

  it('reads the first 4,000 characters', () => {
    const filler = `${'x'.repeat(3_995)} `;
    expect(readSentence(`${filler}weir`).terms.has('weir')).toBe(true);
    expect(readSentence(`${filler} weir`).terms.has('weir')).toBe(false);
    expect(readSentence(`${filler}    12 metres`).values).toEqual([]);
  });

  it('of nothing reads nothing', () => {
    expect(readSentence('')).toEqual({
      words: [],
      terms: new Set(),
      pairs: new Set(),
      values: [],
      negations: 0,
      hedges: 0,
      universals: 0,
    });
  });
});
