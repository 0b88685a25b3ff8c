import { describe, expect, it } from 'vitest';
import { plainConflict } from './plain-conflict.ts';
import { readSentence } from './read-claim.ts';

const conflicts = (claim: string, sentence: string) =>
  plainConflict(readSentence(claim), readSentence(sentence));

describe('a plain conflict', () => {
  it.each([
    ['another value', 'The Halden bridge is 40 metres wide.', 'The Halden bridge is 90 metres wide.'],
    ['one value of two', 'The bridge of 40 metres cost 9 euros.', 'The bridge of 40 metres cost 30 euros.'],
    ['a negation', 'The bridge crosses the river.', 'The bridge does not cross the river.'],
    ['a negation in the claim', 'The bridge does not cross the river.', 'The bridge crosses the river.'],
    [
      'a pole that points down beside none',
      'The bridge lowers river traffic.',
      'River traffic at the bridge.',
    ],
    ['the other pole', 'The bridge raises river traffic.', 'The bridge lowers river traffic.'],
    [
      'another value in a long sentence',
      'Halden bridge: 40 metres.',
      'Halden bridge, built by the town with money of traders, shippers, farmers and millers, measures 90 metres.',
    ],
  ])('%s', (_what, claim, sentence) => {
    expect(conflicts(claim, sentence)).toBe(true);
  });

  it.each([
    ['the same words', 'The bridge crosses the river.', 'The bridge crosses the river.'],
    ['two turns', 'The bridge raises river traffic.', 'The bridge does not lower river traffic.'],
    [
      'the same value',
      'The Halden bridge is 40 metres wide.',
      'The Halden bridge is 40 metres wide, says the town.',
    ],
    [
      'an equal beside a rival',
      'The bridge is 40 metres wide.',
      'The bridge is 40 metres wide, once 90 metres.',
    ],
    [
      'a value of another kind',
      'The bridge is 40 metres wide.',
      'The bridge is wide; 40 metres; it cost 9 euros.',
    ],
    [
      'a value where the claim has none',
      'The bridge is wide and old.',
      'The bridge is wide, old and 40 metres.',
    ],
    [
      'a value of another kind alone',
      'The bridge is 40 metres wide.',
      'The bridge cost 40 euros and is wide.',
    ],
    ['a pole that points up beside none', 'The bridge raises river traffic.', 'River traffic at the bridge.'],
    ['one word alone', 'Bridges.', 'No bridges.'],
    ['other words', 'The Halden bridge is 40 metres wide.', 'The mill race is 90 metres wide.'],
    [
      'a turn in a sentence about much else',
      'The bridge crosses the river.',
      'The bridge crosses the river, and ships of traders, farmers, millers and shippers never wait.',
    ],
  ])('not %s', (_what, claim, sentence) => {
    expect(conflicts(claim, sentence)).toBe(false);
  });

  it('needs three of four words', () => {
    expect(conflicts('Ferry bridge tunnel harbour.', 'No ferry bridge tunnel.')).toBe(true);
    expect(conflicts('Ferry bridge tunnel harbour.', 'No ferry bridge.')).toBe(false);
  });

  it('a sentence of up to twice as many words is near enough to be turned', () => {
    expect(conflicts('Ferry bridge.', 'No ferry bridge tunnel harbour.')).toBe(true);
    expect(conflicts('Ferry bridge.', 'No ferry bridge tunnel harbour mill.')).toBe(false);
  });
});
