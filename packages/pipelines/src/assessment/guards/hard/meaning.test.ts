import { describe, expect, it } from 'vitest';
import type { ProblemContext } from '../../problem-context.ts';
import { item, objections } from '../testing/objections.ts';
import { comparisonFlipped } from './comparison-flipped.ts';
import { negationFlipped } from './negation-flipped.ts';
import { otherProblem } from './other-problem.ts';
import { quotedTextChanged } from './quoted-text-changed.ts';
import { wordSwapped } from './word-swapped.ts';
import { wordsGarbled } from './words-garbled.ts';

type Row = [what: string, before: string, after: string, said: string[], more?: Partial<ProblemContext>];
const GARDEN = 'A gardener plants 4 rows of tulips. She waters them at noon. How many rows are there?';

describe('a denial', () => {
  it.each<Row>([
    [
      'does not go',
      'Which animal is not a bird?',
      'Which animal is a bird?',
      [
        'Something is no longer denied or excluded.',
        'A sentence is the same but for a denial. [Which animal is a bird?]',
      ],
    ],
    [
      'does not come',
      'Which animal is a bird?',
      'Which animal is not a bird?',
      [
        'Something is denied or excluded that was not. [not]',
        'A sentence is the same but for a denial. [Which animal is not a bird?]',
      ],
    ],
    ['may be said with another word', 'Which animal is not a bird?', 'Which animal fails to be a bird?', []],
    ['may be said with "except"', 'Which one is not a bird?', 'All of these are birds except which one?', []],
    [
      'is not said of something else as well',
      'Do not use a pen.',
      'Do not use a pen. You may not use a cap.',
      ['Something is denied or excluded that was not. [not] [not]'],
    ],
    [
      'does not come to another thing',
      'Do not use a pen. Take a ruler.',
      'Do not use a pen. Do not take a ruler.',
      ['Something is denied or excluded that was not. [not] [not]'],
    ],
    ['is none in "no more than"', 'Use no more than 5 words.', 'Use at most 5 words.', []],
    ['is none in "whether or not"', 'Tell whether or not it floats.', 'Tell whether it floats.', []],
    [
      'may be a short form',
      "It doesn't float. Why?",
      'It floats. Why?',
      ['Something is no longer denied or excluded.'],
    ],
    [
      'may not go where an answer is known',
      'Which animal is not a bird?',
      'Which animal is a bird?',
      [
        'Something is no longer denied or excluded.',
        'A sentence is the same but for a denial. [Which animal is a bird?]',
      ],
      { feedback: [item('Replace "is not" with "is".')], correctAnswer: 'bat' },
    ],
    [
      'may be a double one that goes',
      'Which is not incorrect?',
      'Which is correct?',
      [],
      { feedback: [item('Replace "not incorrect" with "correct".')], correctAnswer: 'bat' },
    ],
    [
      'may be at the end',
      'Some float, some do not.',
      'Some float, some do.',
      [
        'Something is no longer denied or excluded.',
        'A sentence is the same but for a denial. [Some float, some do.]',
      ],
    ],
  ])('%s', (_what, before, after, said, more) => {
    expect(objections(negationFlipped, before, after, more)).toEqual(said);
  });
});

describe('a comparison', () => {
  it.each<Row>([
    [
      'is not turned round',
      'Tom has more pens than Ann.',
      'Tom has fewer pens than Ann.',
      ['A word was replaced by its opposite or counterpart. [fewer]'],
    ],
    [
      'may be of two words',
      'Use at least 5 words.',
      'Use at most 5 words.',
      ['A word was replaced by its opposite or counterpart. [at most]'],
    ],
    [
      'does not go',
      'Tom has 3 pens more than Ann.',
      'Tom has 3 pens, as Ann does.',
      ['A comparison of the problem is missing.'],
    ],
    [
      'does not come',
      'Tom has 3 pens, as Ann does.',
      'Tom has 3 pens more than Ann.',
      ['A comparison of the problem is missing.'],
    ],
    ['may go in another word', 'Tom is taller than Ann.', 'Of the two, Tom is the tallest.', []],
    [
      'may come from the feedback',
      'Tom has 3 pens, as Ann does.',
      'Tom has 3 pens more than Ann.',
      [],
      { feedback: [item('pens -> more')] },
    ],
    [
      'is not told from the other side',
      'Tom is taller than Ann.',
      'Ann is shorter than Tom.',
      ['A word was replaced by its opposite or counterpart. [shorter]'],
    ],
    [
      'may be turned by the feedback',
      'Which planet is the largest here?',
      'Which planet is the smallest here?',
      [],
      { feedback: [item('Replace "largest" with "smallest".')] },
    ],
    [
      'is not turned by the feedback where an answer is known',
      'Which planet is the largest here?',
      'Which planet is the smallest here?',
      ['A word was replaced by its opposite or counterpart. [smallest]'],
      { feedback: [item('Replace "largest" with "smallest".')], correctAnswer: 'Mars' },
    ],
    [
      'is a term and its counterpart',
      'Find the numerator of it.',
      'Find the denominator of it.',
      ['A word was replaced by its opposite or counterpart. [denominator]'],
    ],
    [
      'is a day',
      'On Monday it rained.',
      'On Sunday it rained.',
      ['A word was replaced by its opposite or counterpart. [Sunday]'],
    ],
    [
      'is of before and after',
      'Wash it before lunch.',
      'Wash it after lunch.',
      ['A word was replaced by its opposite or counterpart. [after]'],
    ],
    ['may be said of both', 'Is it before or after lunch?', 'Is it after or before lunch?', []],
    [
      'of each does not go',
      'Each box holds 6 eggs.',
      'A box and 6 eggs are here.',
      ['A number no longer counts for each of several things, or now does.'],
    ],
    [
      'of each does not come',
      'The box and 6 eggs are here.',
      'Each box holds 6 eggs.',
      ['A number no longer counts for each of several things, or now does.'],
    ],
    ['of each may be a price', 'Each pen costs 2 dollars.', 'Pens are 2 dollars a piece.', []],
    [
      'of each may be a bag of so many',
      'There are 3 bags with 6 eggs each.',
      'There are 3 bags of 6 eggs.',
      [],
    ],
    ['of each says nothing without a number', 'Explain each step.', 'Explain your steps.', []],
    [
      'of each stands beside a number',
      'There are 6 eggs. Name each egg.',
      'There are 6 eggs. Name the eggs.',
      [],
    ],
    ['of each may be every', 'Each box holds 6 eggs.', 'Every box holds 6 eggs.', []],
    ['of each may be a rate in one word', 'Each hour it goes 60 miles.', 'It goes 60 mph.', []],
    [
      'of each does not go from one of two sentences',
      'Each box holds 6 eggs. It is red.',
      'A box and 6 eggs are here. It is red.',
      ['A number no longer counts for each of several things, or now does.'],
    ],
    [
      'is not every word with "er" in it',
      'Tom has 3 pens more than Ann.',
      'Tom is certain: her user has 3 pens.',
      ['A comparison of the problem is missing.'],
    ],
    ['may lose one of its sides', 'Is it more or less than 5?', 'Is it more than 5?', []],
    ['of each may be a rate', 'Each hour it goes 60 km.', 'It goes 60 km/h.', []],
  ])('%s', (_what, before, after, said, more) => {
    expect(objections(comparisonFlipped, before, after, more)).toEqual(said);
  });
});

describe('a word of what is asked', () => {
  it.each<Row>([
    [
      'is not another one',
      'What is the perimeter of the garden?',
      'What is the area of the garden?',
      ['A word was replaced by one of another meaning. [area]'],
    ],
    [
      'may be one of the same meaning',
      'How big is the garden of the farmer?',
      'How large is the garden of the farmer?',
      [],
    ],
    ['may be put right', 'What is the perimiter of the garden?', 'What is the perimeter of the garden?', []],
    [
      'may be another form',
      'What does the multiplication of both give?',
      'What does the multiplying of both give?',
      [],
    ],
    [
      'may come from the feedback',
      'What is the perimeter of the garden?',
      'What is the area of the garden?',
      [],
      { feedback: [item('Add "area".')] },
    ],
    [
      'is a question word',
      'When did the old king die there?',
      'Where did the old king die there?',
      ['A word was replaced by one of another meaning. [Where]'],
    ],
    [
      'is free in a statement',
      'The farmer owns a little garden there.',
      'The farmer owns a little orchard there.',
      [],
    ],
    [
      'is held in a statement where something changes hands',
      'The farmer buys the old horse there.',
      'The farmer sells the old horse there.',
      ['A word was replaced by one of another meaning. [sells]'],
    ],
    [
      'is free in a sentence of other words',
      'What is the perimeter of the garden?',
      'Tell me the area that it has.',
      [],
    ],
    [
      'may be another verb of a task',
      'Name the parts of the old clock.',
      'List the parts of the old clock.',
      [],
    ],
    [
      'is no name for another one',
      'What did Maria give to Tom there?',
      'What did Tom give to Tom there?',
      ['A word was replaced by one of another meaning. [Tom]'],
    ],
    ['may be light', 'What thing is in the garden now?', 'What object is in the garden now?', []],
    [
      'is not looked at in another language',
      'Wie groß ist der Garten von dem Bauern und der Frau?',
      'Wie groß ist der Keller von dem Bauern und der Frau?',
      [],
    ],
    [
      'may have two letters put right',
      'What is the lenght of the garden?',
      'What is the length of the garden?',
      [],
    ],
    [
      'is not another one of few letters',
      'What is the cost of the garden here?',
      'What is the cast of the garden here?',
      ['A word was replaced by one of another meaning. [cast]'],
    ],
    [
      'is not another one from its first letter on',
      'What is the wight of the garden?',
      'What is the eight of the garden?',
      ['A word was replaced by one of another meaning. [eight]'],
    ],
    [
      'is not one that is longer',
      'What is the grape of the garden?',
      'What is the graphite of the garden?',
      ['A word was replaced by one of another meaning. [graphite]'],
    ],
    [
      'may be the same name with and without its "s"',
      "What did Maria buy at Tom's shop there?",
      'What did Maria buy at Tom shop there?',
      [],
    ],
    [
      'is no name for a word',
      'What did the girl give to Tom there?',
      'What did Maria give to Tom there?',
      [],
    ],
    [
      'may have two letters in their order',
      'What is the hieght of the garden?',
      'What is the height of the garden?',
      [],
    ],
    ['may have a letter more', 'What is the hight of the garden?', 'What is the height of the garden?', []],
    [
      'is not another one with the same ends',
      'What is the circle of the garden?',
      'What is the cradle of the garden?',
      ['A word was replaced by one of another meaning. [cradle]'],
    ],
    [
      'may be another verb of a task, whatever it asks',
      'Describe the parts of the old clock.',
      'Draw the parts of the old clock.',
      [],
    ],
    [
      'is no verb of a task for another word',
      'Describe the parts of the old clock.',
      'Carry the parts of the old clock.',
      ['A word was replaced by one of another meaning. [Carry]'],
    ],
    [
      'is free in a statement where nothing changes hands any more',
      'The farmer buys the old horse there.',
      'The farmer feeds the old horse there.',
      [],
    ],
    [
      'may stand elsewhere',
      'What area has the garden of the farm?',
      'What size has the garden area of the farm?',
      [],
    ],
  ])('%s', (_what, before, after, said, more) => {
    expect(objections(wordSwapped, before, after, more)).toEqual(said);
  });
});

describe('words', () => {
  it.each<Row>([
    [
      'keep the order of their letters',
      'The gardener waters flowers.',
      'The gardenre wates flowres.',
      ['The letters of words have changed places. [gardenre] [flowres]'],
    ],
    ['may have one typo', 'The gardener waters flowers.', 'The gardenre waters flowers.', []],
    ['may be short words in another order', 'Take it from the form now.', 'Take it form the from now.', []],
    [
      'may be put right where the feedback speaks of spelling',
      'The gardenre watres flowers.',
      'The gardener waters flowers.',
      [],
      { feedback: [item('Fix the spelling.')] },
    ],
    [
      'have no signs for letters',
      'The gardener waters flowers.',
      'The g4rdener w@ters flowers.',
      ['Signs or figures stand in place of letters. [g4r] [w@t]'],
    ],
    ['may have one sign', 'The gardener waters flowers.', 'The g4rdener waters flowers.', []],
    [
      'may have the signs that they had',
      'The g4rdener w@ters flowers.',
      'The g4rdener w@ters the flowers.',
      [],
    ],
    [
      'stand apart',
      'The gardener waters flowers.',
      'Thegardenerwatersflowersatnoonnow.',
      ['Words are run together. [Thegardenerwatersflowersatnoonnow]'],
    ],
    ['may be long', 'The gardener waters flowers.', 'Thegardenerwatersflowersatno.', []],
    ['may be joined by hyphens', 'The gardener waters flowers.', 'The-gardener-waters-flowers-at-noon.', []],
    [
      'are in their letters',
      'The gardener waters flowers.',
      'The gardener waters цветы.',
      ['Words are in letters that the problem does not use. [цв] [ет]'],
    ],
    ['may have a symbol', 'Name the angle.', 'Name the angle Ж.', []],
    [
      'may be in letters of the feedback',
      'The gardener waters it.',
      'The gardener waters цветы.',
      [],
      { feedback: [item('Add цветы.')] },
    ],
    ['may be in letters of the problem', 'The цветы grow.', 'The цветы there grow.', []],
    [
      'are in no other letters',
      'Name it.',
      'Name it: 汉字 عربي עברית हिंदी ไทย.',
      ['Words are in letters that the problem does not use. [汉字] [عر] [بي] [עב] [רי] [हि] [ंद] [ไท]'],
    ],
  ])('%s', (_what, before, after, said, more) => {
    expect(objections(wordsGarbled, before, after, more)).toEqual(said);
  });
});

describe('the problem', () => {
  it.each<Row>([
    [
      'stays about the same',
      GARDEN,
      'A baker sells 4 kinds of cakes. He opens at dawn. How many kinds are there?',
      ['The text hardly shares a word with the problem.'],
    ],
    [
      'may be worded otherwise',
      GARDEN,
      'A gardener has planted tulips in 4 rows and waters them at noon. How many rows?',
      [],
    ],
    [
      'keeps its long sentences',
      'Cows, sheep, goats, hens and ducks live behind barns. The old clock tower beside the market square was built by miners. Name its age.',
      'The old clock tower beside the market square was built by miners. Name its age.',
      ['A sentence of the problem is missing.'],
    ],
    [
      'may lose a long sentence that is told in part',
      'Cows, sheep, goats, hens and ducks live behind barns. The old clock tower beside the market square was built by miners. Name its age.',
      'Cows and sheep live here. The old clock tower beside the market square was built by miners. Name its age.',
      [],
    ],
    [
      'may lose a short sentence',
      'Cats sleep on roofs. Name five colours of the leaves in autumn woods.',
      'Name five colours of the leaves in autumn woods.',
      [],
    ],
    ['says nothing of a few words', 'Add both numbers.', 'Find their sum.', []],
    [
      'may lose what the feedback takes out',
      'Tulips roses lilies daisies poppies grow.',
      'They all grow.',
      [],
      { feedback: [item('Remove "tulips roses lilies daisies poppies".')] },
    ],
  ])('%s', (_what, before, after, said, more) => {
    expect(objections(otherProblem, before, after, more)).toEqual(said);
  });
});

describe('a quotation', () => {
  it.each<Row>([
    [
      'does not change',
      'What does "run fast" mean?',
      'What does "run quick" mean?',
      ['A quotation was changed or added. ["run quick"]'],
    ],
    [
      'does not go',
      'What does "run fast" mean?',
      'What does it mean?',
      ['A quotation of the problem is missing or changed.'],
    ],
    [
      'does not come',
      'What does it mean?',
      'What does “run fast” mean?',
      ['A quotation was changed or added. [“run fast”]'],
    ],
    [
      'may come from the feedback',
      'What does it mean?',
      'What does "run fast" mean?',
      [],
      { feedback: [item('Add "run fast".')] },
    ],
    ['may lose its marks', 'What does "run fast" mean?', 'What does run fast mean?', []],
    [
      'may be underlined',
      'What does <u>run</u> mean?',
      'What does <u>walk</u> mean?',
      ['A quotation was changed or added. [<u>walk</u>]'],
    ],
    [
      'may be in single marks',
      "What does 'run fast' mean?",
      "What does 'walk' mean?",
      ["A quotation was changed or added. ['walk']"],
    ],
    ['is no apostrophe', "It's the dogs' den.", "It's a dogs' den.", []],
    [
      'may be a passage',
      '> The sea is calm.\nWho speaks?',
      '> The sea is wild.\nWho speaks?',
      ['A quotation was changed or added. [> The sea is wild.]'],
    ],
    [
      'may be in French marks',
      'Lis «la mer» ici.',
      'Lis «le lac» ici.',
      ['A quotation was changed or added. [«le lac»]'],
    ],
    ['may have other stops', 'What does "run, fast" mean?', 'What does "Run fast!" mean?', []],
    [
      'is whole words',
      'What does "art" mean?',
      'What does a party mean?',
      ['A quotation of the problem is missing or changed.'],
    ],
  ])('%s', (_what, before, after, said, more) => {
    expect(objections(quotedTextChanged, before, after, more)).toEqual(said);
  });
});
