import { describe, expect, it } from 'vitest';
import type { ProblemContext } from '../../problem-context.ts';
import { item, objections } from '../testing/objections.ts';
import { addressAdded } from './address-added.ts';
import { codeChanged, formulaChanged, mediaChanged } from './pieces-changed.ts';
import { variableChanged } from './variable-changed.ts';

type Row = [what: string, before: string, after: string, said: string[], more?: Partial<ProblemContext>];

describe('a picture or address', () => {
  it.each<Row>([
    [
      'does not change',
      'See ![a cat](cat.png) here.',
      'See ![a cat](dog.png) here.',
      [
        'A picture, recording or address was changed or added. [![a cat](dog.png)]',
        'A picture, recording or address of the problem is missing.',
      ],
    ],
    [
      'does not go',
      'See ![a cat](cat.png) here.',
      'See it here.',
      ['A picture, recording or address of the problem is missing.'],
    ],
    [
      'does not come',
      'See it here.',
      'See https://a.example/x here.',
      ['A picture, recording or address was changed or added. [https://a.example/x]'],
    ],
    [
      'may be a tag',
      'See <img src="a.png"> here.',
      'See <img src="b.png"> here.',
      [
        'A picture, recording or address was changed or added. [<img src="b.png">]',
        'A picture, recording or address of the problem is missing.',
      ],
    ],
    [
      'may be a note of one',
      'See [Figure 1: a cell] here.',
      'See [Figure 2: a cell] here.',
      [
        'A picture, recording or address was changed or added. [[Figure 2: a cell]]',
        'A picture, recording or address of the problem is missing.',
      ],
    ],
    [
      'may be behind words of a link',
      'Read [this](a.html) now.',
      'Read [this](b.html) now.',
      [
        'A picture, recording or address was changed or added. [(b.html)]',
        'A picture, recording or address of the problem is missing.',
      ],
    ],
    ['may stand elsewhere', 'See ![a cat](cat.png) here.', 'Here see ![a cat](cat.png).', []],
  ])('%s', (_what, before, after, said) => {
    expect(objections(mediaChanged, before, after)).toEqual(said);
  });
});

describe('an address', () => {
  it.each<Row>([
    [
      'does not come',
      'See it here.',
      'See it at cats.example.org here.',
      ['An address was added. [cats.example.org]'],
    ],
    [
      'does not come twice',
      'See cats.example.org here.',
      'See cats.example.org, cats.example.org here.',
      ['An address was added. [cats.example.org]'],
    ],
    ['may stay', 'See cats.example.org here.', 'Here see cats.example.org.', []],
  ])('%s', (_what, before, after, said) => {
    expect(objections(addressAdded, before, after)).toEqual(said);
  });
});

describe('code', () => {
  it.each<Row>([
    [
      'does not change',
      'Run `x = 1` now.',
      'Run `x = 2` now.',
      ['Code was changed or added. [`x = 2`]', 'Code of the problem is missing.'],
    ],
    ['may be named again', 'Run `x = 1` now.', 'Run `x = 1` now. What does `x = 1` do?', []],
    ['does not go', 'Run `x = 1` now.', 'Run it now.', ['Code of the problem is missing.']],
    [
      'keeps its indentation',
      'Run:\n```\nif a:\n  b\n```',
      'Run:\n```\nif a:\nb\n```',
      ['Code was changed or added. [```\nif a:\nb\n```]', 'Code of the problem is missing.'],
    ],
    ['may end its lines with spaces', 'Run:\n```\nif a:\n  b\n```', 'Run:\n```\nif a:  \n  b\n```', []],
    [
      'of several lines stands as often',
      'Run:\n```\nif a:\n  b\n```',
      'Run:\n```\nif a:\n  b\n```\nAgain:\n```\nif a:\n  b\n```',
      ['A block of code is there more often than in the problem. [```\nif a:\n  b\n```]'],
    ],
  ])('%s', (_what, before, after, said) => {
    expect(objections(codeChanged, before, after)).toEqual(said);
  });
});

describe('a formula', () => {
  it.each<Row>([
    [
      'does not change',
      'Solve $3x + 5 = 20$ now.',
      'Solve $3x - 5 = 20$ now.',
      ['A formula was changed or added. [$3x - 5 = 20$]', 'A formula of the problem is missing.'],
    ],
    ['does not go', 'Solve $3x + 5 = 20$ now.', 'Solve it now.', ['A formula of the problem is missing.']],
    ['does not come', 'Solve it now.', 'Solve $a=b$ now.', ['A formula was changed or added. [$a=b$]']],
    ['may be said again', 'Solve $3x = 20$ now.', 'Solve $3x = 20$ now. Is $3x=20$ hard?', []],
    ['may have other marks', 'Solve $$3x = 20$$ now.', 'Solve \\[3x=20\\] now.', []],
    ['may be sized otherwise', 'Take $\\left(\\dfrac{1}{2}\\right)$ now.', 'Take $(\\frac{1}{2})$ now.', []],
    [
      'may have no marks',
      'Solve 3x + 5 = 20 now.',
      'Solve 3x + 6 = 20 now.',
      ['A formula was changed or added. [3x + 6 = 20]', 'A formula of the problem is missing.'],
    ],
    ['may have other signs', 'Solve 3 * x − 5 = 20 now.', 'Solve 3 · x - 5 = 20 now.', []],
    ['may have an arrow', 'Balance A + B -> C now.', 'Balance A + B → C now.', []],
    [
      'may be a power',
      'Take x² now.',
      'Take x³ now.',
      ['A formula was changed or added. [x³]', 'A formula of the problem is missing.'],
    ],
    [
      'may be a root',
      'Take √16 now.',
      'Take √25 now.',
      ['A formula was changed or added. [√25]', 'A formula of the problem is missing.'],
    ],
    ['is no range, fraction or date', 'Read pages 10-15 on 5/12/1990.', 'Read pages 10–15 on 5/12/1990.', []],
    ['is no pair of letters', 'Choose A - b now.', 'Choose now.', []],
    [
      'does not come in words',
      'Find the area of it.',
      'Find the area: length times width.',
      ['A formula was added in words. [times width]'],
    ],
    [
      'does not come with signs between words',
      'Find the area of it.',
      'Find the area = length × width.',
      ['A formula was added in words. [=] [×]'],
    ],
    ['may stay in words', 'Six plus two is what?', 'What is six plus two?', []],
    [
      'may hold a blank',
      'Fill in 4 + ___ = 9 now.',
      'Fill in 5 + ___ = 9 now.',
      ['A formula was changed or added. [5 + ___ = 9]', 'A formula of the problem is missing.'],
    ],
    [
      'may be set low or high',
      'Take H<sub>2</sub>O now.',
      'Take H<sub>3</sub>O now.',
      ['A formula was changed or added. [H<sub>3</sub>]', 'A formula of the problem is missing.'],
    ],
    ['is no money', 'Pay $5 and $3 now.', 'Pay $5 and then $3 now.', []],
    [
      'may be MathML',
      'See <math><mi>x</mi></math> now.',
      'See <math><mi>y</mi></math> now.',
      ['A formula was changed or added. [<math><mi>y</mi></math>]', 'A formula of the problem is missing.'],
    ],
  ])('%s', (_what, before, after, said) => {
    expect(objections(formulaChanged, before, after)).toEqual(said);
  });
});

describe('a variable', () => {
  it.each<Row>([
    [
      'keeps its name',
      'Let n be the number of cats.',
      'Let m be the number of cats.',
      ['A variable or symbol was changed or added. [m]', 'A variable or symbol of the problem is missing.'],
    ],
    [
      'does not come',
      'Let it be the number of cats.',
      'Let n be the number of cats.',
      ['A variable or symbol was changed or added. [n]'],
    ],
    [
      'may come where the feedback gives it',
      'Let it be the number of cats.',
      'Let n be the number of cats.',
      [],
      { feedback: [item('Add "n".')] },
    ],
    ['may stand in a formula', 'Solve $x+1=2$ for $x$.', 'Solve $x+1=2$ for x.', []],
    [
      'makes no product',
      'Let k and n be numbers. Name kn.',
      'Let k and n be numbers. Name nk.',
      ['An expression was made of the variables. [nk]'],
    ],
    [
      'makes no square',
      'Let k be a number.',
      'Let k be a number. kk is it.',
      ['An expression was made of the variables. [kk]'],
    ],
    ['makes no words', 'Let a, n and t be numbers.', 'Let a, n and t be numbers. Find an ant.', []],
    [
      'may have an index',
      'Compare x1 and x2 now.',
      'Compare x1 and x3 now.',
      ['A variable or symbol was changed or added. [x3]', 'A variable or symbol of the problem is missing.'],
    ],
    ['is no article', 'A cat is here.', 'I see a cat.', []],
    [
      'may be the A of a thing',
      'Train A is fast.',
      'The train is fast.',
      ['A variable or symbol of the problem is missing.'],
    ],
    [
      'may be a name in code style',
      'Set maxSize now.',
      'Set minSize now.',
      [
        'A variable or symbol was changed or added. [minSize]',
        'A variable or symbol of the problem is missing.',
      ],
    ],
    [
      'may have a low line',
      'Set max_size now.',
      'Set min_size now.',
      [
        'A variable or symbol was changed or added. [min_size]',
        'A variable or symbol of the problem is missing.',
      ],
    ],
    [
      'is no word of another language',
      'Ana y Luis van a la casa o al parque con los amigos.',
      'Ana va con Luis a la casa o al parque con los amigos.',
      [],
    ],
  ])('%s', (_what, before, after, said, more) => {
    expect(objections(variableChanged, before, after, more)).toEqual(said);
  });
});
