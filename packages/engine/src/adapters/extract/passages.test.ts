import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Piece, pagePassages, passagesOf } from './passages.ts';

const paragraph = (text: string): Piece => ({ kind: 'paragraph', text });
const heading = (text: string): Piece => ({ kind: 'heading', text });
const item = (text: string): Piece => ({ kind: 'item', text });

describe('passages', () => {
  it('are referred to by heading, and by number where there are several', () => {
    const refs = passagesOf([
      paragraph('a'),
      paragraph('b'),
      heading('Results'),
      paragraph('c'),
      heading('Discussion'),
      paragraph('d'),
      paragraph('e'),
      heading('Results'),
      paragraph('f'),
      heading('Empty'),
    ]).map(({ ref }) => ref);
    expect(refs).toEqual([
      '¶ 1',
      '¶ 2',
      '§ Results',
      '§ Discussion ¶ 1',
      '§ Discussion ¶ 2',
      '§ Results (2)',
    ]);
  });

  it('hold the items of a list together', () => {
    expect(
      passagesOf([paragraph('Fruit:'), item('apples'), item('pears'), paragraph('That is all.')]),
    ).toEqual([
      { ref: '¶ 1', text: 'Fruit:' },
      { ref: '¶ 2', text: 'apples\npears' },
      { ref: '¶ 3', text: 'That is all.' },
    ]);
  });

  it('are cut between sentences when they grow too long', () => {
    const sentence = 'This is a sentence of middling length that says very little. ';
    const passages = passagesOf([paragraph(sentence.repeat(60))]);
    expect(passages.length).toBeGreaterThan(1);
    for (const { text } of passages) expect(text).toMatch(/^This is .* little\.$/);
  });

  it('of a page carry its number', () => {
    expect(pagePassages(3, ['One.'])).toEqual([{ ref: 'p. 3', text: 'One.' }]);
    expect(pagePassages(3, ['One.', 'Two.']).map(({ ref }) => ref)).toEqual(['p. 3 ¶ 1', 'p. 3 ¶ 2']);
  });

  it('are never longer than a reader can find their way in, and lose no word', () => {
    const word = fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 800 }), (words) => {
        const text = words.join(' ');
        const passages = passagesOf([paragraph(text)]);
        const bare = (each: string) => each.replace(/\s+/g, '');
        expect(bare(passages.map((each) => each.text).join(''))).toBe(bare(text));
        for (const each of passages) expect(each.text.length).toBeLessThanOrEqual(1_500);
      }),
      { numRuns: 50 },
    );
  });

  it('have references of their own, each', () => {
    const piece = fc.record({
      kind: fc.constantFrom('heading', 'paragraph', 'item', 'row'),
      text: fc.constantFrom('A', 'B', 'Results', ''),
    });
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const refs = passagesOf(pieces as Piece[]).map(({ ref }) => ref);
        expect(new Set(refs).size).toBe(refs.length);
      }),
    );
  });
});
