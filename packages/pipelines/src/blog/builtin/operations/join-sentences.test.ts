import { describe, expect, it } from 'vitest';
import { perform } from '../rewriter.ts';
import { joinSentences } from './join-sentences.ts';

const run = (text: string) => perform(joinSentences, text, () => true);

describe('join-sentences', () => {
  it('joins two short sentences in a row', () => {
    expect(run('The crew tried the old engine. It worked at once.')).toBe(
      'The crew tried the old engine, and it worked at once.',
    );
  });

  it('keeps the large I', () => {
    expect(run('We sailed on. I was glad.')).toBe('We sailed on, and I was glad.');
  });

  it('joins each sentence once', () => {
    expect(run('We sailed on. It rained hard. We sailed home.')).toBe(
      'We sailed on, and it rained hard. We sailed home.',
    );
  });

  it.each([
    ['a question', 'Did it work? It worked at once.'],
    ['a name', 'We sailed on. Marta was glad.'],
    ['a long sentence', 'We sailed on for many hours under a sky without a single cloud. It was fun.'],
  ])('leaves %s alone', (_, post) => {
    expect(run(post)).toBe(post);
  });
});
