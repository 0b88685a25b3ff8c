import { describe, expect, it } from 'vitest';
import { tokenize } from '../text/tokens.ts';
import { phraseIndex } from './phrase-index.ts';
import { phraseList } from './phrase-list.ts';
import { strongest } from './strongest.ts';

const PLAIN = { elides: false, umlauts: false };
const found = (page: string, text: string) =>
  phraseIndex([['kind', phraseList(page)]])(tokenize(text, PLAIN)).map(({ weight, at }) => [weight, ...at]);

describe('phrase lists', () => {
  it('find words, beginnings and ends of words', () => {
    expect(found('loud', 'so loud here')).toEqual([[1, 1]]);
    expect(found('clean*', 'cleaning time')).toEqual([[1, 0]]);
    expect(found('*aste', 'lo limpiaste')).toEqual([[1, 1]]);
  });

  it('find alternatives, optional places and gaps', () => {
    expect(found('turn|switch it? off', 'switch off')).toEqual([[1, 0, 1]]);
    expect(found('turn|switch it? off', 'turn it off')).toEqual([[1, 0, 1, 2]]);
    expect(found('turn _ down', 'turn the loud music down')).toEqual([[1, 0, 4]]);
    expect(found('turn _ down', 'turn all of the loud music down')).toEqual([]);
    expect(found('my . scarf', 'my grey scarf')).toEqual([[1, 0, 2]]);
    expect(found('my . scarf', 'my old grey scarf')).toEqual([]);
  });

  it('do not reach over the end of a sentence', () => {
    expect(found('turn _ down', 'Turn left. Sit down.')).toEqual([]);
  });

  it('know openings, questions and ends', () => {
    expect(found('^ clean', 'Please clean it')).toEqual([]);
    expect(found('^ clean', 'Listen, clean it')).toEqual([[1, 1]]);
    expect(found('? who', 'Who was it?')).toEqual([[1, 0]]);
    expect(found('? who', 'Those who know.')).toEqual([]);
    expect(found('stop $', 'Please stop.')).toEqual([[1, 1]]);
    expect(found('stop $', 'Please stop it.')).toEqual([]);
  });

  it('keep a weight until the next one', () => {
    expect(found('3: loud, noise\nmusic\n1: tv', 'loud noise music tv').map(([weight]) => weight)).toEqual([
      3, 3, 3, 1,
    ]);
  });

  it('are folded as messages are', () => {
    expect(found('música', 'MUSICA')).toEqual([[1, 0]]);
  });
});

describe('strongest hits', () => {
  const hit = (kind: string, weight: number, ...at: number[]) => ({ kind, weight, at });

  it('leave out what is part of a longer phrase of its kind', () => {
    expect(strongest([hit('a', 3, 0), hit('a', 3, 0, 1)], false)).toEqual([hit('a', 3, 0, 1)]);
    expect(strongest([hit('b', 3, 0), hit('a', 3, 0, 1)], false)).toHaveLength(2);
  });

  it('across kinds, also what is part of another kind’s', () => {
    expect(strongest([hit('b', 3, 0), hit('a', 3, 0, 1)], true)).toEqual([hit('a', 3, 0, 1)]);
  });

  it('keep what weighs more than the phrase around it', () => {
    expect(strongest([hit('a', 3, 0), hit('a', 2, 0, 1)], false)).toHaveLength(2);
  });

  it('let a phrase of no weight take away its own kind only', () => {
    expect(strongest([hit('a', 3, 0), hit('b', 3, 0), hit('a', 0, 0, 1)], true)).toEqual([hit('b', 3, 0)]);
  });
});
