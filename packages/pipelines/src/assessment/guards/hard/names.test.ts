import { describe, expect, it } from 'vitest';
import type { ProblemContext } from '../../problem-context.ts';
import { item, objections } from '../testing/objections.ts';
import { nameAdded, nameLost, nameMoved } from './names.ts';

type Row = [what: string, before: string, after: string, said: string[], more?: Partial<ProblemContext>];

describe('a name of the problem', () => {
  it.each<Row>([
    [
      'stays',
      'Maria gave Tom 5 pens.',
      'Maria gave him 5 pens.',
      ['A name of the problem is missing or spelled otherwise.'],
    ],
    ['may stand elsewhere', 'Maria gave Tom 5 pens.', 'Tom was given 5 pens by Maria.', []],
    [
      'may go where the feedback takes it out',
      'Maria gave Tom pens.',
      'Maria gave him pens.',
      [],
      { feedback: [item('Remove "Tom".')] },
    ],
    ['may lose its "s"', "Maria's pen is red.", 'The pen of Maria is red.', []],
    [
      'may be an abbreviation',
      'Today NASA sent a probe.',
      'Today ESA sent a probe.',
      ['A name of the problem is missing or spelled otherwise.'],
    ],
    ['is no word in capitals', 'Find the BEST word.', 'Find the best word.', []],
    [
      'may stand behind a title',
      'We saw Mr. Lee there.',
      'We saw Mr. Kim there.',
      ['A name of the problem is missing or spelled otherwise.'],
    ],
    [
      'may stand behind an initial',
      'We saw J. Lee there.',
      'We saw J. Kim there.',
      ['A name of the problem is missing or spelled otherwise.'],
    ],
    [
      'is no noun of German',
      'Der Hund schläft in der Sonne und die Katze läuft.',
      'Der Hund schläft in der Sonne und die Maus läuft.',
      [],
    ],
    [
      'begins a sentence where a verb follows',
      'Lena runs.',
      'The girl runs.',
      ['A name of the problem is missing or spelled otherwise.'],
    ],
    ['is no other word at the beginning of a sentence', 'Runners ran home.', 'They ran home.', []],
    ['is no month or day', 'On Monday it rained.', 'On that day it rained.', []],
    ['may be part of a word with a hyphen', 'Take the Paris train.', 'Take the Paris-bound train.', []],
    [
      'begins a sentence as an owner',
      "Lena's dog barks.",
      'The dog barks.',
      ['A name of the problem is missing or spelled otherwise.'],
    ],
    [
      'may be of two words',
      'Ana Lima ran home.',
      'Ana ran home.',
      ['A name of the problem is missing or spelled otherwise.'],
    ],
  ])('%s', (_what, before, after, said, more) => {
    expect(objections(nameLost, before, after, more)).toEqual(said);
  });
});

describe('a name that was added', () => {
  it.each<Row>([
    [
      'is pointed at',
      'Maria gave him 5 pens.',
      'Maria gave Tom 5 pens.',
      ['A name was changed or added. [Tom]'],
    ],
    [
      'may come from the feedback',
      'Maria gave him pens.',
      'Maria gave Tom pens.',
      [],
      { feedback: [item('Add "Tom".')] },
    ],
    [
      'may stand among the options',
      'Which is it?\nA) Paris\nB) Rome',
      'Which city, Paris or not?\nA) Paris\nB) Rome',
      [],
    ],
    ['is the same with and without its "s"', 'Maria has a red pen.', "Maria's pen is red.", []],
    [
      'may be an abbreviation',
      'Today they sent a probe.',
      'Today ESA sent a probe.',
      ['A name was changed or added. [ESA]'],
    ],
    [
      'is no noun of German',
      'Der Hund schläft in der Sonne und sie läuft.',
      'Der Hund schläft in der Sonne und die Maus läuft.',
      [],
    ],
    ['is no word that only begins a sentence', 'It rained there.', 'Rain fell there.', []],
  ])('%s', (_what, before, after, said, more) => {
    expect(objections(nameAdded, before, after, more)).toEqual(said);
  });
});

describe('the places of names', () => {
  it.each<Row>([
    [
      'do not change',
      'Maria gave Tom 5 pens.',
      'Tom gave Maria 5 pens.',
      [
        'Names or numbers of a sentence have changed places. [Tom gave Maria 5 pens.] [Tom gave Maria 5 pens.]',
      ],
    ],
    [
      'do not change with those of numbers',
      'Maria gave Tom 5 pens and Ana 3 pens.',
      'Maria gave Tom 3 pens and Ana 5 pens.',
      ['Names or numbers of a sentence have changed places. [Maria gave Tom 3 pens and Ana 5 pens.]'],
    ],
    [
      'do not change with those of letters',
      'Point A is left of point B today.',
      'Point B is left of point A today.',
      [
        'Names or numbers of a sentence have changed places. [Point B is left of point A today.] [Point B is left of point A today.]',
      ],
    ],
    [
      'are not taken by other names',
      'We saw Mr. Lee there.',
      'We saw Mr. Kim there.',
      ['Names or numbers of a sentence have changed places. [We saw Mr. Kim there.]'],
    ],
    [
      'do not change between sentences',
      'Maria has 5 pens today. Tom has 3 pens today.',
      'Maria has 3 pens today. Tom has 5 pens today.',
      [
        'Names or numbers of a sentence have changed places. [Maria has 3 pens today.] [Tom has 5 pens today.] [Maria has 3 pens today.] [Tom has 5 pens today.]',
      ],
    ],
    [
      'may be those of sentences in another order',
      'Maria has 5 pens today. Tom has 3 pens today.',
      'Tom has 3 pens today. Maria has 5 pens today.',
      [],
    ],
    [
      'may change in a sentence of other words',
      'Maria gave Tom 5 pens.',
      'Tom was given 5 pens by Maria.',
      [],
    ],
    ['say nothing in two words', 'Maria ran.', 'Tom ran.', []],
  ])('%s', (_what, before, after, said) => {
    expect(objections(nameMoved, before, after)).toEqual(said);
  });
});
