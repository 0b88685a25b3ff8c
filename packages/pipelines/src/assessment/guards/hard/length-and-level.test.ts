import { describe, expect, it } from 'vitest';
import type { ProblemContext } from '../../problem-context.ts';
import { toneOutOfBand } from '../soft/tone-out-of-band.ts';
import { item, objections } from '../testing/objections.ts';
import { readingLevelRaised } from './reading-level-raised.ts';
import { timeMoved } from './time-moved.ts';
import { tooLong } from './too-long.ts';

type Row = [what: string, before: string, after: string, said: string[], more?: Partial<ProblemContext>];
const we = (count: number) => Array(count).fill('we').join(' ');
const TRAIN = 'A train leaves Chicago at 60 mph. How far does it go in 3 hours?';

describe('a longer text', () => {
  it.each<Row>([
    ['may have six words more', 'one two three', 'one two three a b c d e f', []],
    [
      'may not have seven words more',
      'one two three',
      'one two three a b c d e f g',
      ['The text is too much longer than the problem.'],
    ],
    ['may be 60% longer', we(20), we(32), []],
    ['may not be longer than that', we(20), we(33), ['The text is too much longer than the problem.']],
    [
      'may be three times as long with support',
      we(20),
      we(59),
      [],
      { feedback: [item('x', { category: 'scaffolding' })] },
    ],
    [
      'may not be longer than that with support',
      we(20),
      we(61),
      ['The text is too much longer than the problem.'],
      { feedback: [item('x', { category: 'scaffolding' })] },
    ],
    [
      'may have the words that the feedback gives',
      we(20),
      we(34),
      [],
      { feedback: [item('Add "dog cat".')] },
    ],
    [
      'may not have one more',
      we(20),
      we(35),
      ['The text is too much longer than the problem.'],
      { feedback: [item('Add "dog cat".')] },
    ],
    ['may have 42 letters more in the same words', 'abc', 'a'.repeat(45), []],
    [
      'may not have 43 letters more',
      'abc',
      'a'.repeat(46),
      ['The text is too much longer than the problem.'],
    ],
    [
      'may have the letters that the feedback gives',
      'abc',
      'a'.repeat(49),
      [],
      { feedback: [item('Add "dog".')] },
    ],
    [
      'may not have a letter more than that',
      'abc',
      'a'.repeat(50),
      ['The text is too much longer than the problem.'],
      { feedback: [item('Add "dog".')] },
    ],
  ])('%s', (_what, before, after, said, more) => {
    expect(objections(tooLong, before, after, more)).toEqual(said);
  });
});

describe('the time for a problem', () => {
  it.each<Row>([
    ['may move a little', TRAIN, `${TRAIN} Name the unit.`, []],
    [
      'does not grow by a part',
      TRAIN,
      `${TRAIN}\na) Name the unit.\nb) Draw the way.`,
      ['The estimated time for the problem moves by more than 25%.'],
    ],
    [
      'may grow where support was asked for',
      TRAIN,
      `${TRAIN}\na) Name the unit.\nb) Draw the way.`,
      [],
      { feedback: [item('x', { category: 'scaffolding' })] },
    ],
    [
      'does not grow by blanks',
      TRAIN,
      `${TRAIN} ____ ____ ____`,
      ['The estimated time for the problem moves by more than 25%.'],
    ],
    [
      'does not shrink',
      `${TRAIN} ____ ____ ____ ____`,
      TRAIN,
      ['The estimated time for the problem moves by more than 25%.'],
    ],
    [
      'grows by options',
      'Which is it?',
      'Which is it?\nA) a\nB) b\nC) c\nD) d',
      ['The estimated time for the problem moves by more than 25%.'],
    ],
    [
      'is longer for young readers',
      'Read the short poem and name the colours in it.',
      'Read the short poem and name the colours in it. Say which one comes in it.',
      ['The estimated time for the problem moves by more than 25%.'],
      { gradeBand: 'K-2' },
    ],
    [
      'is shorter for old readers',
      'Read the short poem and name the colours in it.',
      'Read the short poem and name the colours in it. Say which one comes in it.',
      [],
      { gradeBand: '9-12' },
    ],
  ])('%s', (_what, before, after, said, more) => {
    expect(objections(timeMoved, before, after, more)).toEqual(said);
  });
});

describe('the reading level', () => {
  it.each<Row>([
    [
      'of a short text has no more hard words',
      'Tell what you see in the picture of the sea.',
      'Tell the characterization and interpretation in the picture of the sea.',
      ['The text uses much longer words than the problem. [characterization] [interpretation]'],
    ],
    [
      'of a short text may have one',
      'Tell what you see in the picture of the sea.',
      'Tell the interpretation in the picture of the sea.',
      [],
    ],
    [
      'of a short text may keep its hard words',
      'Tell the characterization and interpretation in the picture.',
      'Give the characterization and interpretation in the picture.',
      [],
    ],
    [
      'of a short text has no overlong sentence',
      'Look at the sea. Look at the sea. Look at the sea.',
      'Look at the sea and the sea and the sea and the sea and the sea and the sea and the sea and the sea and the sea and the sea and the sea and the sea and the sea and the sea and see.',
      ['The text runs its sentences together.'],
    ],
    [
      'of a long text does not rise by three grades',
      'The cat sat on the mat. The dog ran to the cat. The cat ran up the tree. The dog sat by the tree. The man came. The man fed the dog. Who fed the dog? Why did it sit?',
      'The observant animal was sitting comfortably on the mat, whereupon the energetic animal immediately approached, and the original animal consequently ascended the nearest available tree while its adversary remained underneath until the proprietor appeared and provided nutrition. Who fed the dog?',
      ['The text reads more than two grades harder than the problem.'],
    ],
  ])('%s', (_what, before, after, said) => {
    expect(objections(readingLevelRaised, before, after)).toEqual(said);
  });
});

describe('the tone', () => {
  it.each<Row>([
    ['has no slang', 'See the cat.', 'See the awesome cat.', ['The text uses slang. [awesome]']],
    ['may keep its slang', 'See the cool cat.', 'See a cool cat.', []],
    [
      'has no words for little children from grade 6 on',
      'See the cat.',
      'See the yummy cat.',
      ['The text uses words for little children. [yummy]'],
    ],
    ['may have them before', 'See the cat.', 'See the yummy cat.', [], { gradeBand: '3-5' }],
    [
      'has no words too long for grades up to 2',
      'See the cat.',
      'See the wonderfuls cat.',
      ['The text uses words that are long for the grade band. [wonderfuls]'],
      { gradeBand: 'K-2' },
    ],
    [
      'may have words of nine letters there',
      'See the cat.',
      'See the wonderful cat.',
      [],
      { gradeBand: 'K-2' },
    ],
    ['may have longer words later', 'See the cat.', 'See the wonderfuls cat.', [], { gradeBand: '3-5' }],
    ['does not cheer', 'See the cat.', 'See the cat! 🎉', ['The text cheers. [!] [🎉]']],
    ['may cheer as it did', 'See the cat!', 'Look at the cat!', []],
    ['is no sign of unlike', 'Is a = b?', 'Is a != b?', []],
  ])('%s', (_what, before, after, said, more) => {
    expect(objections(toneOutOfBand, before, after, more)).toEqual(said);
  });
});
