import { describe, expect, it } from 'vitest';
import type { ProblemContext } from '../../problem-context.ts';
import { item, objections } from '../testing/objections.ts';
import { comparisonFlipped } from './comparison-flipped.ts';
import { negationFlipped } from './negation-flipped.ts';
import { wordSwapped } from './word-swapped.ts';

type Pair = [before: string, after: string];
const said = (before: string, after: string, more: Partial<ProblemContext> = {}) =>
  [negationFlipped, comparisonFlipped, wordSwapped].flatMap((guard) =>
    objections(guard, before, after, more),
  );
const MORE = 'Something is denied or excluded that was not.';
const FEWER = 'Something is no longer denied or excluded.';
const ELSE = 'Something else is denied or excluded than before.';

describe('a denial may be said in other words', () => {
  it.each<Pair>([
    ['Do not use a calculator. Find the sum.', 'Find the sum without a calculator.'],
    ['The plant did not receive any water. Why did it die?', 'The plant received no water. Why did it die?'],
    ['The plant was not watered and was not moved.', 'The plant was neither watered nor moved.'],
    ['None of the sides are equal.', 'No sides are equal.'],
    ['A triangle has no equal sides.', 'None of the sides of a triangle are equal.'],
    ['The man thinks it does not float.', 'The man does not think it floats.'],
    ['She does not eat the apple that is red.', 'She eats an apple, not the red one.'],
    ['Draw it. Do not forget to label the axes.', 'Draw it. Be sure to label the axes.'],
    ["Draw it. Don't forget to label the axes.", 'Draw it. Be sure to label the axes.'],
    ['Leave out details that are not needed.', 'Do not include details that are not needed.'],
    ['Do not include details that are not needed.', 'Leave out details that are not needed.'],
    ['He left out no step.', 'He did not skip any step.'],
    ['It is not possible to divide by zero.', 'It is impossible to divide by zero.'],
    ['It is impossible to divide by zero.', "It isn't possible to divide by zero."],
    ['The answer is not correct.', 'The answer is incorrect.'],
    ['Which of the following is false?', 'Which of the following is not true?'],
    ['If the number is not even, add 1.', 'If the number is odd, add 1.'],
    ['The king was not able to pay.', 'The king was unable to pay.'],
    ["Don't forget to label your axes.", 'Remember to label your axes.'],
    ['Which source is not renewable?', 'All of these sources except one are renewable. Which one?'],
    ['The lines do not agree with it.', 'The lines disagree with it.'],
  ])('%s > %s', (before, after) => {
    expect(said(before, after)).toEqual([]);
  });
});

describe('a denial may be said again, or once for several things', () => {
  it.each<Pair>([
    [
      'Explain why the king could not pay the men.',
      'The king could not pay the men. Explain why he could not pay.',
    ],
    [
      'The king could not pay the men. Explain why he could not pay.',
      'Explain why the king could not pay the men.',
    ],
    ["The robot doesn't have no battery.", "The robot doesn't have any battery."],
    ['He has no brothers and no sisters.', 'He has no brothers or sisters.'],
    ['He has no brothers or sisters.', 'He has no brothers and no sisters.'],
    ['There is no light, no air and no water.', 'There is no light, air or water.'],
    ['Which one is not a bird?', 'All are birds except one. Which one is not a bird?'],
    ['All are birds except one. Which one is not a bird?', 'Which one is not a bird?'],
    ['All are birds except one. Which?', 'All are birds except one. Which one is not a bird?'],
    [
      'Do not guess. Explain why the king could not pay the men.',
      'Do not guess. The king could not pay the men. Explain why he could not pay.',
    ],
  ])('%s > %s', (before, after) => {
    expect(said(before, after)).toEqual([]);
  });
});

describe('a denial does not move to something else', () => {
  it.each<[...Pair, ...string[]]>([
    ['The plant got water but no light.', 'The plant got light but no water.', `${ELSE} [no]`],
    ['The metal does not rust. The wood rots.', 'The metal rusts. The wood does not rot.', `${ELSE} [not]`],
    ['Use a ruler, but not a compass.', 'Use a compass, but not a ruler.', `${ELSE} [not]`],
    ['Walk if it does not rain.', 'Do not walk if it rains.', `${ELSE} [not]`],
    ['Tom has no pens. Ann has caps.', 'Tom has no caps. Ann has pens.', `${ELSE} [no]`],
    ['Cats purr. No dog does.', 'Dogs do. No cat purrs.', `${ELSE} [No]`],
  ])('%s > %s', (before, after, ...expected) => {
    expect(objections(negationFlipped, before, after)).toEqual(expected);
  });
});

describe('a denial neither comes nor goes', () => {
  it.each<[...Pair, ...string[]]>([
    ['Do not use a pen. Do not use a ruler.', 'Do not use a pen. Use a ruler.', FEWER],
    ['Do not use a pen. Use a ruler.', 'Do not use a pen. Do not use a ruler.', `${MORE} [not] [not]`],
    [
      'Do not use a pen.',
      'Do not never use a pen.',
      `${MORE} [not] [never]`,
      'A sentence is the same but for a denial. [Do not never use a pen.]',
    ],
    ['He has no brothers and no sisters.', 'He has no brothers but sisters.', FEWER],
    ['There is no light, no air and no water.', 'There is no light, but air and water.', FEWER],
    ['All of these are birds except one. Which?', 'All of these are birds. Which?', FEWER],
    ['All of these are birds. Which?', 'All of these are birds except one. Which?', `${MORE} [except]`],
    [
      'It does not float. Put it in water.',
      'It does float. Put it in water.',
      FEWER,
      'A sentence is the same but for a denial. [It does float.]',
    ],
    ['Do not use a pen. Do not use a cap.', 'Do not use a pen. Do not run.', `${MORE} [not] [not]`],
    ['Do not use a pen. Do not run.', 'Do not use a pen. Do not use a cap.', FEWER],
    ['It lacks air. We see it is not red.', 'It lacks air. We see that it is red.', FEWER],
    ['Do not run. Which one is a bird?', 'Do not run. Which one, say, is not a bird?', `${MORE} [not] [not]`],
    ['Iron sinks. Wood does not.', 'Iron sinks. Wood does not. Gold does not.', `${MORE} [not] [not]`],
    ['They do. We see that some of them do not.', 'They do. We see some.', FEWER],
  ])('%s > %s', (before, after, ...expected) => {
    expect(objections(negationFlipped, before, after)).toEqual(expected);
  });

  it('not even in a text of many denials', () => {
    const many = Array.from({ length: 60 }, (_, at) => `Item${at} is not red.`).join(' ');
    expect(objections(negationFlipped, many, many)).toEqual([]);
    expect(objections(negationFlipped, many, `${many} Nobody came.`)[0]).toContain(MORE);
    expect(objections(negationFlipped, `${many} Nobody came.`, many)).toEqual([FEWER]);
  });
});

describe('a word does not become its opposite', () => {
  const flip = (word: string) => `A word was replaced by its opposite or counterpart. [${word}]`;
  it.each<[...Pair, string]>([
    ['Which of these is not true?', 'Which of these is not false?', 'false'],
    ['Which of these is true?', 'Which of these is false?', 'false'],
    ['Which number is not even?', 'Which number is not odd?', 'odd'],
    ['The king was unable to pay.', 'The king was able to pay.', 'able'],
    ['Not all birds can fly.', 'No birds can fly.', 'No'],
    ['Remember to label your axes.', 'Forget to label your axes.', 'Forget'],
    ['No birds can fly.', 'Not every bird can fly.', 'Not every'],
    ['It is not larger than that.', 'It is not smaller than that.', 'smaller'],
    ['It is not larger than that.', 'It is smaller than that.', 'smaller'],
  ])('%s > %s', (before, after, word) => {
    expect(objections(comparisonFlipped, before, after)).toContain(flip(word));
  });

  it('unless the feedback turns it', () => {
    const feedback = [item('Replace "unable" with "able".')];
    const before = 'The king was unable to pay.';
    expect(objections(comparisonFlipped, before, 'The king was able to pay.', { feedback })).toEqual([]);
  });
});
