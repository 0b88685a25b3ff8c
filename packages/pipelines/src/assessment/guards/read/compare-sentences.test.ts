import { describe, expect, it } from 'vitest';
import { commands } from './commands.ts';
import { changedFrames, framesOf, permutedFrames } from './frames.ts';
import { replacedWords } from './one-for-one.ts';
import { readProblem } from './read-problem.ts';
import { sentenceStems } from './sentence-stems.ts';
import { within } from './within.ts';

describe('words replaced one for one', () => {
  it.each([
    ['What is the area of the old garden?', 'What is the size of the old garden?', ['area>size?']],
    ['The cat sat on the big mat now.', 'The dog sat on the small mat now.', ['cat>dog', 'big>small']],
    [
      'Dogs run. What is the area of the garden?',
      'What is the size of the garden? Dogs run.',
      ['area>size?'],
    ],
    [
      'Name the old red cat there now please.',
      'Name the new blue cat there now please.',
      ['old>new?', 'red>blue?'],
    ],
    ['Name the red cat there.', 'Name the big red cat there.', []],
    ['Name 5 red cats there now.', 'Name 6 red cats there now.', []],
    ['The cat sat.', 'Dogs run far away.', []],
    ['Name one two three four five cats.', 'Name six seven eight nine ten cats.', []],
    ['When did the old king die?', 'Where did the old king die?', ['when>where?']],
    ['The cat sat. The cat sat here.', 'The cat sat. The dog sat here.', ['cat>dog']],
    ['Red cats sit on mats there.', 'Big red cats sit on mats there.', []],
    ['Big red cats sit on mats there.', 'Red cats sit on mats there.', []],
    ['Cats sit on red mats.', 'Cats sit on red mats today.', []],
    ['Old cats sit here.', 'New cats sit here.', ['old>new']],
    ['Cats sit here old.', 'Cats sit here new.', ['old>new']],
    ['Name the old cat there.', 'Name the old cat there. Name the new cat there.', []],
    ['Name the old cat there. Name the new cat there.', 'Name the new cat there.', []],
    ['Is the old cat there now?', 'The new cat is there now.', ['old>new?']],
    ['The old cat is there now.', 'Is the new cat there now?', ['old>new?']],
    ['The cat sat on the mat. Is it red?', 'The dog sat on the mat. Is it red?', ['cat>dog']],
    ['Name the old red tall cat there now please.', 'Name the new blue short cat there now please.', []],
    ['Name the old red cat there now please.', 'Name the new cat there now please.', []],
    ['The cat and the dog sat there.', 'The cat or the dog sat there.', []],
    ['Cats see x on the wall.', 'Cats see y on the wall.', []],
    ['The big cat sat here and ate.', 'Here ate and sat cat big the.', []],
    ['Old dogs run far.', 'New dogs sit near.', []],
    ['Old dogs run on grass now.', 'New dogs run on stone now.', ['old>new', 'grass>stone']],
    ['Old dogs run on grass now.', 'New cats run on stone now.', []],
    [
      'Red cats sit on mats. Red cats sit on rugs.',
      'Blue cats sit on mats. Green cats sit on rugs.',
      ['red>blue', 'red>green'],
    ],
    ['Tall cats sleep. It is late.', 'It is early. Small cats sleep.', ['tall>small', 'late>early']],
  ])('%s > %s', (before, after, pairs) => {
    const found = replacedWords(readProblem(before), readProblem(after));
    expect(found.map(({ from, to, asks }) => `${from.lower}>${to.lower}${asks ? '?' : ''}`)).toEqual(pairs);
  });
});

describe('sentences as they are compared', () => {
  it('have stems, a key, and say whether they ask', () => {
    const text =
      'Please do not name 5 cats. It ran. Is it? Add a sentence about socks to your response. Put it.';
    expect(
      sentenceStems(readProblem(text)).map(({ stems, key, orders, asks, command }) => [
        [...stems].join(' '),
        key,
        orders,
        asks,
        command,
      ]),
    ).toEqual([
      ['pleas name cat', 'please do not name 5 cats', false, true, 'name'],
      ['ran', 'it ran', false, false, null],
      ['', 'is it', false, true, null],
      ['add sentenc sock respons', 'add a sentence about socks to your response', true, true, 'add'],
      ['put', 'put it', false, true, 'put'],
    ]);
  });

  it('may be commands: a task verb and what stands behind it', () => {
    const text = 'Look. Explain your steps. Use a ruler. The cat sat. Name two.';
    const found = commands(readProblem(text)).map(({ verb, rest, span }) => [
      verb,
      rest,
      text.slice(span.start, span.end),
    ]);
    expect(found).toEqual([
      ['explain', 'your steps', 'Explain'],
      ['name', 'two', 'Name'],
    ]);
  });
});

describe('what stands in each sentence', () => {
  const spans = [
    { start: 0, end: 10 },
    { start: 12, end: 20 },
  ];
  const at = (...starts: number[]) => starts.map((start) => ({ span: { start, end: start + 1 } }));
  const found = (...starts: number[]) =>
    within(at(...starts), spans).map(({ items }) => items.map(({ span }) => span.start));

  it('begins in it; between two it is of the next, behind all of the last', () => {
    expect(found(0, 9, 10, 12, 19, 20, 99)).toEqual([
      [0, 9],
      [10, 12, 19, 20, 99],
    ]);
    expect(found()).toEqual([[], []]);
    expect(found(30)).toEqual([[], [30]]);
    expect(within(at(1), [])).toEqual([]);
    expect(within(at(1), spans).map(({ span }) => span)).toEqual(spans);
  });
});

describe('frames of sentences', () => {
  const frames = (text: string) => {
    const problem = readProblem(text);
    const facts = problem.measures.map(({ value, span }) => ({ key: value, span }));
    return framesOf(problem, facts, (lower) => lower === 'not');
  };
  const told = (text: string) => frames(text).map(({ key, facts }) => `${key} | ${facts}`);

  it('list their facts apart from their words', () => {
    expect(told('Tom has 5 pens and 3 caps. He ran. It is not 7 now.')).toEqual([
      'tom has @ pens and @ caps | 5\t3',
      'it is @ now | not\t7',
    ]);
    expect(told('Take two hundred pens. Go on now.')).toEqual(['take @ pens | 200', 'go on now | ']);
  });

  it('show facts that changed, and facts that changed places', () => {
    const before = 'Tom has 5 pens. Ann has 3 caps.';
    const spans = (after: string) => [
      changedFrames(frames(before), frames(after)).length,
      permutedFrames(frames(before), frames(after)).length,
    ];
    expect(spans(before)).toEqual([0, 0]);
    expect(spans('Tom has 6 pens. Ann has 3 caps.')).toEqual([1, 0]);
    expect(spans('Ann has 3 caps. Tom has 5 pens.')).toEqual([0, 0]);
    const two = frames('Add 5 and 3 to it.');
    expect(permutedFrames(two, frames('Add 3 and 5 to it.'))).toEqual([{ start: 0, end: 18 }]);
    expect(permutedFrames(two, frames('Add 5 and 3 to it.'))).toEqual([]);
    expect(permutedFrames(two, frames('Add 5 and 4 to it.'))).toEqual([]);
    const many = frames('Box has 5 red caps. Box has 3 red caps.');
    expect(changedFrames(many, frames('Box has 3 red caps.'))).toEqual([]);
    expect(permutedFrames(many, frames('Box has 3 red caps. Box has 5 red caps.'))).toEqual([]);
    // 5 and 31 are not 53 and 1.
    const long = frames('Add 5 and 31 to it.');
    expect(permutedFrames(long, frames('Add 53 and 1 to it.'))).toEqual([]);
  });
});
