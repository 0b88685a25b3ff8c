import { describe, expect, it } from 'vitest';
import { CATEGORY_INSTRUCTIONS } from '../../rules/blog/v1/instructions.ts';
import { problems, spots } from '../testing/problems.ts';
import { toneChanged } from './tone-changed.ts';
import { unsupportedSentence } from './unsupported-sentence.ts';

/** As many words, of which the first are these. */
const text = (count: number, ...first: string[]) =>
  `${[...first, ...Array.from({ length: count - first.length }, () => 'word')].join(' ')}.`;
const CONTRACTIONS = 'The rewrite has clearly more or fewer contractions than the original.';
const FIRST = 'The rewrite speaks clearly more or less in the first person than the original.';
const SECOND = 'The rewrite addresses its readers clearly more or less than the original.';

describe('the tone', () => {
  it.each<[what: string, before: string, after: string, said?: string[]]>([
    ['one contraction in a hundred words', text(100), text(100, "don't")],
    ['two contractions in a hundred words', text(100), text(100, "don't", 'they’re'), [CONTRACTIONS]],
    ['as many contractions as before', text(100, "don't", "isn't"), text(100, "it's", 'that’s')],
    ['two contractions fewer', text(100, "it's", "that's"), text(100), [CONTRACTIONS]],
    ['a possessive is no contraction', text(100), text(100, "shop's", "Ann's", "town's")],
    ['one "s" that is none', text(100), text(100, 'its', 'lets', 'thats')],
    ['two words of the first person', text(100), text(100, 'we', 'my')],
    ['three words of the first person', text(100), text(100, 'we', 'my', 'us'), [FIRST]],
    ['with an apostrophe', text(100), text(100, 'we', 'my', "i'm"), [FIRST]],
    ['words that only begin so', text(100), text(100, 'week', 'mystery', 'usual', 'ourselves')],
    ['three words fewer', text(100, 'we', 'my', 'us'), text(100), [FIRST]],
    ['two words to readers', text(100), text(100, 'you', 'your')],
    ['three words to readers', text(100), text(100, 'you', 'your', 'yours'), [SECOND]],
    ['words that only begin so, to readers', text(100), text(100, 'youth', 'young', 'yourselves')],
    ['a short original', text(39), text(40, 'you', 'your', 'we', 'my')],
    ['a short rewrite', text(40), text(39, 'you', 'your', 'we', 'my')],
    ['just long enough', text(40), text(40, 'you'), [SECOND]],
    ['a mark', 'It works.', 'It works!', ['The rewrite has more exclamation marks than the original.']],
    ['as many marks', 'It works!', 'It does work!'],
    ['marks in a quote', 'It works.\n\n> Yes.', 'It works.\n\n> Yes! Yes!'],
    ['marks in HTML', 'It works.\n\n<div>a</div>', 'It works.\n\n<div>a!</div>'],
  ])('%s', (_, before, after, said = []) => {
    expect(problems(toneChanged, before, after)).toEqual(said);
  });

  it('may gain contractions where a fix asks for them, not lose them', () => {
    const asked = { fixInstructions: [CATEGORY_INSTRUCTIONS.voice_deficit] };
    expect(problems(toneChanged, text(100), text(100, "don't", "isn't"), asked)).toEqual([]);
    expect(problems(toneChanged, text(100, "don't", "isn't"), text(100), asked)).toEqual([CONTRACTIONS]);
  });
});

describe('what hardly a phrase of the original stands behind', () => {
  const POST = 'The library lends bikes to people in town every week.';
  it.each<[what: string, child: string, at?: string[]]>([
    ['the same words', 'Every week the library lends bikes to people in town.'],
    ['a short sentence', 'Clever robots paint old walls.'],
    ['six new words', 'Clever robots paint very old walls.', ['Clever robots paint very old walls.']],
    ['some of the pairs known', 'The library lends people clever robots.'],
    [
      'some of the pairs known, and half of the words',
      'The library lends clever robots too.',
      ['The library lends clever robots too'],
    ],
    [
      'a quarter of the pairs known',
      'The library paints clever old robots.',
      ['The library paints clever old robots.'],
    ],
    ['a heading', '## Clever robots paint very old walls'],
    [
      'a clause behind a comma',
      'The library lends bikes to people in town, painting clever robots daily.',
      ['painting clever robots daily'],
    ],
    [
      'a clause behind "because"',
      'The library lends bikes to people in town because robots paint walls.',
      ['because robots paint walls'],
    ],
    [
      'a clause in front',
      'Since robots paint walls, the library lends bikes to people in town.',
      ['Since robots paint walls'],
    ],
    ['a clause of three words', 'The library lends bikes to people in town, painting clever robots.'],
    [
      'a clause of which one word is new',
      'The library lends bikes to people in town, where every library bike is red.',
    ],
    [
      'a clause of which half is new',
      'The library lends bikes to people in town, where the red bike is.',
      ['where the red bike is'],
    ],
  ])('%s', (_, child, at = []) => {
    expect(spots(unsupportedSentence, POST, child)).toEqual(at);
  });
});
