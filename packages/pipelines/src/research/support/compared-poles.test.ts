import { describe, expect, it } from 'vitest';
import { aligned, findsNothing, loose } from './compared-poles.ts';
import { readSentence } from './read-claim.ts';

const alignment = (claim: string, ...others: string[]) =>
  aligned(readSentence(claim), others.map(readSentence));
const looseness = (claim: string, other: string) => loose(readSentence(claim), readSentence(other));

const AGREE = { agree: 1, differ: 0 };
const DIFFER = { agree: 0, differ: 1 };
const SILENT = { agree: 0, differ: 0 };

describe('poles at the same content word', () => {
  it.each([
    ['the same pole', 'Salt raises pressure.', 'Salt increases pressure.', AGREE],
    ['the other pole', 'Salt raises pressure.', 'Salt lowers pressure.', DIFFER],
    ['a negation on one side', 'Salt raises pressure.', 'Salt does not raise pressure.', DIFFER],
    ['a negation on both sides', 'Salt never raises pressure.', 'Salt does not raise pressure.', AGREE],
    ['a negation in the claim alone', 'Salt does not raise pressure.', 'Salt raises pressure.', DIFFER],
    ['a negated opposite', 'Salt raises pressure.', 'Salt does not lower pressure.', AGREE],
    ['another content word', 'Salt raises pressure.', 'Wages rise.', SILENT],
    ['another axis', 'Salt raises pressure.', 'Salt is harmful for pressure.', SILENT],
    ['a claim without a pole', 'Salt changes pressure.', 'Salt raises pressure.', SILENT],
  ])('%s', (_what, claim, other, found) => {
    expect(alignment(claim, other)).toEqual(found);
  });

  it('are counted in every sentence', () => {
    expect(
      alignment('Salt raises pressure.', 'Salt increased pressure.', 'Salt lowered pressure.', 'It rained.'),
    ).toEqual({ agree: 1, differ: 1 });
  });

  it('are counted for every pole of the claim', () => {
    expect(
      alignment('Salt raises pressure. Sugar reduces sleep.', 'Salt raises pressure; sugar increases sleep.'),
    ).toEqual({ agree: 1, differ: 1 });
  });

  it('are those nearest to the shared word', () => {
    const claim = 'Coffee raises pressure.';
    expect(alignment(claim, 'Lower wages and a higher pressure.')).toEqual(AGREE);
    expect(alignment(claim, 'Higher wages and a lower pressure.')).toEqual(DIFFER);
    expect(alignment(claim, 'A lower pressure beside higher wages.')).toEqual(DIFFER);
  });

  it('the first of two equally near ones counts', () => {
    expect(alignment('Coffee raises pressure.', 'Lower pressure higher.')).toEqual(DIFFER);
    expect(alignment('Coffee raises pressure.', 'Higher pressure lower.')).toEqual(AGREE);
  });

  it('reach five words and no further', () => {
    expect(alignment('Higher pressure.', 'Pressure of the and of higher.')).toEqual(AGREE);
    expect(alignment('Higher pressure.', 'Pressure of the and of the higher.')).toEqual(SILENT);
    expect(alignment('Higher of the and of pressure.', 'Higher pressure.')).toEqual(AGREE);
    expect(alignment('Higher of the and of the pressure.', 'Higher pressure.')).toEqual(SILENT);
  });

  it('look at two content words on either side of the claim’s pole', () => {
    const claim = 'Old ferry harbour traffic rises since bridge works closed.';
    expect(alignment(claim, 'Traffic rises.')).toEqual(AGREE);
    expect(alignment(claim, 'The harbour rises.')).toEqual(AGREE);
    expect(alignment(claim, 'The ferry rises.')).toEqual(SILENT);
    expect(alignment(claim, 'A bridge rises.')).toEqual(AGREE);
  });

  it('a negation turns a pole within three words before it, not after it nor further away', () => {
    const claim = 'Salt raises pressure.';
    expect(alignment(claim, 'It was not the salt raised pressure.')).toEqual(DIFFER);
    expect(alignment(claim, 'Not in the salt raised pressure.')).toEqual(AGREE);
    expect(alignment(claim, 'Salt raised not pressure.')).toEqual(AGREE);
    expect(alignment(claim, 'Never raised pressure.')).toEqual(DIFFER);
  });
});

describe('poles of one axis anywhere', () => {
  it.each([
    ['the same way', 'Wages rose.', 'Prices increased a lot.', AGREE],
    ['the other way', 'Wages rose.', 'Prices fell.', DIFFER],
    ['negated', 'Wages rose.', 'Prices did not rise.', DIFFER],
    ['negated on both sides', 'Wages did not rise.', 'Prices never rose.', AGREE],
    ['negated in the claim', 'Wages did not rise.', 'Prices rose.', DIFFER],
    ['both ways at once', 'Wages rose.', 'Prices rose and fell.', SILENT],
    ['more of one way', 'Wages rose.', 'Prices fell, rents fell, and fees rose.', DIFFER],
    ['another axis', 'Wages rose.', 'Prices are stable.', SILENT],
    ['no pole in the claim', 'Wages changed.', 'Prices rose.', SILENT],
  ])('%s', (_what, claim, other, found) => {
    expect(looseness(claim, other)).toEqual(found);
  });

  it('are counted for every pole of the claim', () => {
    expect(looseness('Wages rose and rents rose, and fees fell.', 'Prices rose.')).toEqual({
      agree: 2,
      differ: 1,
    });
  });
});

describe('a sentence that found nothing', () => {
  it.each([
    'There was no difference.',
    'There was no significant change in the group.',
    'The drug did not at all improve sleep.',
    'Without any effect.',
  ])('%s', (text) => {
    expect(findsNothing(readSentence(text))).toBe(true);
  });

  it.each([
    ['nothing is negated', 'There was a significant difference.'],
    ['the negation stands behind', 'The effect is not here.'],
    ['the negation stands too far away', 'It was not in any of the groups an effect.'],
    ['something else is negated', 'There was no ferry.'],
    ['there is nothing to read', ''],
  ])('not when %s', (_why, text) => {
    expect(findsNothing(readSentence(text))).toBe(false);
  });
});
