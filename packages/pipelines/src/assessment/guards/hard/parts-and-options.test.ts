import { describe, expect, it } from 'vitest';
import type { ProblemContext } from '../../problem-context.ts';
import { item, objections } from '../testing/objections.ts';
import { blankChanged } from './blank-changed.ts';
import { correctAnswerLost } from './correct-answer-lost.ts';
import { optionsChanged } from './options-changed.ts';
import { subQuestionsChanged } from './sub-questions-changed.ts';
import { tableChanged } from './table-changed.ts';

type Row = [what: string, before: string, after: string, said: string[], more?: Partial<ProblemContext>];
const CHOICE = 'Which number is prime?\nA) 4\nB) 7\nC) 9';
const CELL = 'Look at the cell.\na) Name its parts.\nb) Draw the wall.\nc) Explain how water moves.';

describe('answer options', () => {
  it.each<Row>([
    ['stay beside another question', CHOICE, 'Which one is prime?\nA) 4\nB) 7\nC) 9', []],
    [
      'keep their words',
      CHOICE,
      'Which number is prime?\nA) 4\nB) 8\nC) 9',
      ['An answer option or its label was changed, added or moved. [B) 8]'],
    ],
    [
      'keep their labels',
      CHOICE,
      'Which number is prime?\nA) 4\nD) 7\nC) 9',
      ['An answer option is missing.'],
    ],
    [
      'keep their order',
      CHOICE,
      'Which number is prime?\nA) 7\nB) 4\nC) 9',
      ['An answer option or its label was changed, added or moved. [A) 7] [B) 4]'],
    ],
    [
      'keep their order where they begin with code',
      'Which one runs?\nA) `ab` runs\nB) `cd` runs',
      'Which one runs?\nA) `cd` runs\nB) `ab` runs',
      ['An answer option or its label was changed, added or moved. [A) `cd` runs] [B) `ab` runs]'],
    ],
    [
      'keep their order where they begin with a formula',
      'Which one is larger?\n(a) $x$ is\n(b) $y$ is',
      'Which one is larger?\n(a) $y$ is\n(b) $x$ is',
      ['An answer option or its label was changed, added or moved. [(a) $y$ is] [(b) $x$ is]'],
    ],
    [
      'do not become more',
      CHOICE,
      `${CHOICE}\nD) 11`,
      ['An answer option or its label was changed, added or moved. [D) 11]'],
    ],
    ['do not become fewer', CHOICE, 'Which number is prime?\nA) 4\nB) 7', ['An answer option is missing.']],
    ['do not go', CHOICE, 'Which number is prime?', ['An answer option is missing.']],
    [
      'do not come',
      'Which number is prime?',
      CHOICE,
      ['An answer option or its label was changed, added or moved. [A) 4] [B) 7] [C) 9]'],
    ],
    [
      'may end with a stop and begin with a capital',
      'Which number is prime?\nA) 4\nB) 7\nC) nine',
      'Which number is prime?\nA) 4\nB) 7\nC) Nine.',
      [],
    ],
    [
      'may be spaced otherwise within a formula',
      'Which is it?\nA) a $x+1$\nB) $x+2$',
      'Which is it?\nA) a $x + 1$\nB) $x+2$',
      [],
    ],
    [
      'gain no emphasis',
      CHOICE,
      'Which number is prime?\nA) 4\nB) **7**\nC) 9',
      ['An answer option or its label was changed, added or moved. [B) **7**]'],
    ],
    [
      'may be boxes',
      'Pick one:\n☐ cat\n☐ dog',
      'Pick one:\n☐ cat\n☐ fox',
      ['An answer option or its label was changed, added or moved. [☐ fox]'],
    ],
    [
      'may be bullets below a question',
      'Which one is it?\n- cat\n- dog',
      'Which one is it?\n- cat\n- fox',
      ['An answer option or its label was changed, added or moved. [- fox]'],
    ],
    [
      'are no bullets below a statement',
      'There are these pets.\n- cat\n- dog',
      'There are these pets.\n- cat\n- fox',
      [],
    ],
    [
      'may be a bank of words',
      'Word bank: cat, dog\nThe ____ barks.',
      'Word bank: cat, fox\nThe ____ barks.',
      ['An answer option or its label was changed, added or moved. [Word bank: cat, fox]'],
    ],
    [
      'may stand in one line',
      'Which is it? A) cat B) dog C) cow',
      'Which is it? A) cat B) fox C) cow',
      ['An answer option or its label was changed, added or moved. [B) fox ]'],
    ],
    [
      'may be of small letters',
      'Which is it?\n(a) cat\n(b) dog',
      'Which is it?\n(a) cat\n(b) fox',
      ['An answer option or its label was changed, added or moved. [(b) fox]'],
    ],
    [
      'may be a choice within a sentence',
      'The cats (is / are) here.',
      'The cats (was / were) here.',
      ['What can be chosen within a sentence was changed or added. [(was / were)]'],
    ],
    [
      'may be a choice that goes',
      'The cats (is / are) here.',
      'The cats are here.',
      ['A choice within a sentence is missing.'],
    ],
    [
      'may be a choice said twice',
      'The cats (is / are) here.',
      'The cats (is / are) here (is / are).',
      ['What can be chosen within a sentence was changed or added. [(is / are)]'],
    ],
    [
      'may be true or false',
      'True or false: it rains.',
      'It rains.',
      ['A choice within a sentence is missing.'],
    ],
    ['may be true or false with a bar', 'True or false: it rains.', 'True/False: it rains.', []],
  ])('%s', (_what, before, after, said) => {
    expect(objections(optionsChanged, before, after)).toEqual(said);
  });
});

describe('the correct answer', () => {
  it.each<Row>([
    [
      'stays by its label',
      CHOICE,
      'Which number is prime?\nA) 4\nB) 7',
      ['The correct answer is no longer among the options.'],
      { correctAnswer: 'C' },
    ],
    [
      'stays by its label in brackets',
      CHOICE,
      'Which number is prime?\nA) 4\nB) 7',
      ['The correct answer is no longer among the options.'],
      { correctAnswer: '(c)' },
    ],
    [
      'stays by its words',
      CHOICE,
      'Which number is prime?\nA) 4\nB) 8\nC) 9',
      ['The correct answer is no longer among the options.'],
      { correctAnswer: '7' },
    ],
    [
      'stays by label and words',
      CHOICE,
      'Which number is prime?\nA) 4\nB) 8\nC) 9',
      ['The correct answer is no longer among the options.'],
      { correctAnswer: 'B) 7' },
    ],
    [
      'may stand behind another label',
      CHOICE,
      'Which number is prime?\nA) 7\nB) 4\nC) 9',
      [],
      { correctAnswer: '7' },
    ],
    [
      'says nothing where it was not there',
      CHOICE,
      'Which number is prime?\nA) 4\nB) 8\nC) 9',
      [],
      { correctAnswer: '12' },
    ],
    ['says nothing where it is not known', CHOICE, 'Which number is prime?\nA) 4\nB) 8\nC) 9', []],
    [
      'may be marked otherwise',
      CHOICE,
      'Which number is prime?\nA) 4\nB) *7*.\nC) 9',
      [],
      { correctAnswer: '7' },
    ],
    [
      'stays in a bank of words',
      'Word bank: cat, dog\nThe ____ barks.',
      'Word bank: cat, fox\nThe ____ barks.',
      ['The correct answer is no longer among the options.'],
      { correctAnswer: 'dog' },
    ],
    [
      'is looked for among options only',
      'Give parts.\n1. seven\n2. eight',
      'Give parts.\n1. six\n2. eight',
      [],
      { correctAnswer: 'seven' },
    ],
  ])('%s', (_what, before, after, said, more) => {
    expect(objections(correctAnswerLost, before, after, more)).toEqual(said);
  });
});

describe('sub-questions', () => {
  it.each<Row>([
    [
      'may be worded otherwise',
      CELL,
      'Look at the cell.\na) Name its parts.\nb) Sketch the wall.\nc) Explain how water moves.',
      [],
    ],
    [
      'do not change places',
      CELL,
      'Look at the cell.\na) Explain how water moves.\nb) Draw the wall.\nc) Name its parts.',
      ['Sub-questions have changed places. [a) ] [c) ]'],
    ],
    [
      'do not become fewer',
      CELL,
      'Look at the cell.\na) Name its parts.\nb) Draw the wall.',
      ['A sub-question or its label is missing.'],
    ],
    [
      'do not become more',
      CELL,
      `${CELL}\nd) Count them.`,
      ['A sub-question has another label or was added. [d) ]'],
    ],
    [
      'keep their kind of labels',
      CELL,
      'Look at the cell.\n1) Name its parts.\n2) Draw the wall.\n3) Explain how water moves.',
      ['A sub-question has another label or was added. [1) ] [2) ] [3) ]'],
    ],
    [
      'keep roman labels',
      'Look.\ni) Name it.\nii) Draw it.',
      'Look.\na) Name it.\nb) Draw it.',
      ['A sub-question has another label or was added. [a) ] [b) ]'],
    ],
    [
      'are no steps where support was asked for',
      'Find the sum and the mean.',
      '1. Find the sum.\n2. Find the mean.',
      [],
      { feedback: [item('x', { category: 'scaffolding' })] },
    ],
    [
      'are steps where nothing was asked for',
      'Find the sum and the mean.',
      '1. Find the sum.\n2. Find the mean.',
      ['A sub-question has another label or was added. [1. ] [2. ]'],
    ],
    [
      'are letters also where support was asked for',
      'Find the sum and the mean.',
      'a) Find the sum.\nb) Find the mean.',
      ['A sub-question has another label or was added. [a) ] [b) ]'],
      { feedback: [item('x', { category: 'scaffolding' })] },
    ],
    ['are no bullets', 'Find the sum and the mean.', '- Find the sum.\n- Find the mean.', []],
    ['begin with the first label', 'b) Draw it now.', 'c) Draw it now.', []],
  ])('%s', (_what, before, after, said, more) => {
    expect(objections(subQuestionsChanged, before, after, more)).toEqual(said);
  });
});

describe('a blank', () => {
  it.each<Row>([
    ['may be longer', 'The capital of France is ____.', 'The capital of France is _______.', []],
    [
      'does not come',
      'The capital of France is big.',
      'The capital of France is ____.',
      ['A blank was added or is of another kind. [____]'],
    ],
    [
      'does not go',
      'The capital of France is ____.',
      'The capital of France is big.',
      ['A blank is missing.'],
    ],
    [
      'is of its kind',
      'The capital of France is ____.',
      'The capital of France is [ ].',
      ['A blank was added or is of another kind. [[ ]]'],
    ],
    [
      'stands at its words',
      'The ____ barks and that cat purrs.',
      'The dog barks and that ____ purrs.',
      ['A blank stands at other words. [____]'],
    ],
    [
      'may stand at one of its words',
      'A ____ barks and a cat purrs.',
      'One ____ barks, and a cat purrs.',
      [],
    ],
    ['may stand on a line of its own', 'Name it.\n____', 'Tell its name.\n____', []],
    [
      'may be brackets, dots or a box',
      'Fill (  ) and ..... and ☐ in.',
      'Fill (   ) and ....... and □ in.',
      [],
    ],
    [
      'in brackets is no line',
      'Fill (  ) in.',
      'Fill ___ in.',
      ['A blank was added or is of another kind. [___]'],
    ],
    [
      'has two neighbours on each side',
      'The big old ____ sat down here now.',
      'The old big ____ down sat here now.',
      [],
    ],
    [
      'may lose all words of one side',
      'Here a brown ____ sat down now.',
      'There some other ____ sat down now.',
      [],
    ],
  ])('%s', (_what, before, after, said) => {
    expect(objections(blankChanged, before, after)).toEqual(said);
  });
});

describe('a table', () => {
  it.each<Row>([
    [
      'may be drawn otherwise',
      'Read it:\n| a | b |\n|---|---|\n| 1 | 2 |',
      'Read this:\n|a|b|\n|:-|-:|\n|1|2|',
      [],
    ],
    [
      'keeps its cells',
      'Read it:\n| a | b |\n|---|---|\n| 1 | 2 |',
      'Read it:\n| a | b |\n|---|---|\n| 1 | 3 |',
      ['A row of a table was changed, added or moved. [| 1 | 3 |]'],
    ],
    [
      'keeps its rows',
      '| a | b |\n| 1 | 2 |\n| 3 | 4 |',
      '| a | b |\n| 1 | 2 |',
      ['A row of a table is missing.'],
    ],
    [
      'keeps the order of its rows',
      '| a | b |\n| 1 | 2 |\n| 3 | 4 |',
      '| a | b |\n| 3 | 4 |\n| 1 | 2 |',
      ['A row of a table was changed, added or moved. [| 3 | 4 |] [| 1 | 2 |]'],
    ],
    [
      'may be made with tabs',
      'a\tb\n1\t2',
      'a\tb\n1\t3',
      ['A row of a table was changed, added or moved. [1\t3]'],
    ],
    ['has two lines', 'a | b', 'a | c', []],
    [
      'may be HTML',
      'Read <table><tr><td>1</td></tr></table> now.',
      'Read <table><tr><td>2</td></tr></table> now.',
      ['A row of a table was changed, added or moved. [<table><tr><td>2</td></tr></table>]'],
    ],
    [
      'may be HTML on other lines',
      'Read <table><tr><td>1</td></tr></table> now.',
      'Read\n<table><tr><td>1</td></tr></table>\nnow.',
      [],
    ],
    [
      'may be a table of one bar',
      'a | b\nc | d',
      'a | b\nc | e',
      ['A row of a table was changed, added or moved. [c | e]'],
    ],
  ])('%s', (_what, before, after, said) => {
    expect(objections(tableChanged, before, after)).toEqual(said);
  });
});
