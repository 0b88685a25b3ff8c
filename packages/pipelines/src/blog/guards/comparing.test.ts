import { describe, expect, it } from 'vitest';
import { contextOf, likeness } from './context.ts';
import { polarityReader } from './polarity.ts';
import { type ReadSentence, readText, rememberingStemmer } from './read-text.ts';
import { readRewrite } from './rewrite.ts';
import { exchangedWords, tellingApart } from './told-apart.ts';
import { wordChanges } from './word-changes.ts';

const stemOf = rememberingStemmer();
const read = (text: string) => readText(text, stemOf);
const sentence = (text: string) => read(text).sentences[0] as ReadSentence;

describe('what differs between two sentences, word by word', () => {
  it.each([
    ['We sell old bread here.', 'We sell new bread here.', ['old > new']],
    ['We sell old bread here.', 'We sell bread here.', ['old > ']],
    ['We sell bread here.', 'We now sell bread here again.', [' > now', ' > again']],
    ['We sell old bread and cake here.', 'We sell cake and old bread here.', [' > cake and', 'and cake > ']],
    ['A b c d e f g h i j.', 'A x c y e f z h i j.', ['b > x', 'd > y', 'g > z']],
    ['We sell old bread.', 'We sell old bread.', []],
    ['We sell old bread.', 'They bought new cars.', null],
    ['Dogs chase cats here.', 'Cats chase dogs here.', null],
  ])('%s > %s', (before, after, changes) => {
    const found = wordChanges(sentence(before), sentence(after));
    const text = (words: ReadSentence['words']) => words.map(({ lower }) => lower).join(' ');
    expect(found?.map((change) => `${text(change.before)} > ${text(change.after)}`) ?? null).toEqual(changes);
  });
});

describe('two words that changed places', () => {
  it.each([
    ['Dogs chase cats here.', 'Cats chase dogs here.', ['dogs', 'cats']],
    ['We sell the red one to the blue one.', 'We sell the blue one to the red one.', ['red', 'blue']],
    ['We sell bread and milk.', 'We sell milk and bread.', null],
    ['We sell it to us.', 'Us sell it to we.', null],
    ['Dogs like cats.', 'Cats like dogs.', null],
    ['Dogs chase cats here.', 'Cats chase birds here.', null],
    ['Dogs chase cats here.', 'Dogs chase cats there.', null],
    ['Dogs chase cats here.', 'Cats chase dogs.', null],
  ])('%s > %s', (before, after, words) => {
    expect(exchangedWords(sentence(before), sentence(after))).toEqual(words);
  });
});

describe('two things that a text tells apart', () => {
  it.each([
    ['We sell bread, cake and tea.', 'bread', 'cake', true],
    ['We sell bread / cake.', 'cake', 'bread', true],
    ['| bread | cake |\n|---|---|\n| 1 | 2 |', 'bread', 'cake', true],
    ['We sell red bikes and blue bikes.', 'red', 'blue', true],
    ['We sell bread, cake and tea.', 'bread', 'tea', false],
    ['We sell red bikes.\n\nAnd blue bikes.', 'red', 'blue', false],
    ['We sell bread. Cake is sold.', 'bread', 'cake', false],
  ])('%j: %s and %s', (text, a, b, apart) => {
    expect(tellingApart(read(text), stemOf)(stemOf(a), stemOf(b))).toBe(apart);
  });
});

describe('which sentence comes from which', () => {
  it.each([
    ['another order', 'We sell bread. We bake cake.', 'We bake cake. We sell bread.', [[1], [0]], [1, 1]],
    ['two joined', 'We sell bread. We bake cake.', 'We sell bread and we bake cake.', [[0, 1]], [1, 1]],
    [
      'one split',
      'We sell fresh bread and bake sweet cake.',
      'We sell fresh bread. We bake sweet cake.',
      [[0], [0]],
      [1],
    ],
    ['nothing alike', 'We sell fresh bread.', 'Old trees grow.', [[]], [0]],
    [
      'said more often',
      'Yes. We sell it. Yes.',
      'Yes. Yes. Yes. We sell it.',
      [[0], [2], [2], [1]],
      [1, 1, 1],
    ],
    ['other facts', 'We hired 12 people in May.', 'We hired 13 people in June.', [[0]], [0.67]],
    [
      'the nearer of two',
      'Red bikes cost a lot. Blue bikes cost a lot.',
      'Blue bikes cost much. Red bikes cost much.',
      [[1], [0]],
      [0.75, 0.75],
    ],
  ])('%s', (_what, parent, child, origins, kept) => {
    const { alignment } = readRewrite(parent, child, { protectedTerms: [], fixInstructions: [] });
    expect(alignment.origins).toEqual(origins);
    expect(alignment.kept.map((share) => Math.round(share * 100) / 100)).toEqual(kept);
    for (const [at, from] of origins.entries())
      for (const origin of from) expect(alignment.counterparts[origin]).toContain(at);
  });
});

describe('the words around a number', () => {
  const around = (text: string, at = 0) => {
    const { quantities, ...rest } = sentence(text);
    const spans = quantities.map(({ item }) => item.span);
    return contextOf({ quantities, ...rest }, spans[at] ?? { start: 0, end: 0 }, spans);
  };

  it('are four on each side, with other numbers as marks', () => {
    expect(around('On most days we sell about 12 loaves of fresh bread to people.')).toEqual({
      before: ['days', 'we', 'sell', 'about'],
      after: ['loaves', 'of', 'fresh', 'bread'],
    });
    const text = '12 loaves and 7 cakes were sold.';
    expect(around(text)).toEqual({ before: [], after: ['loaves', 'and', '#', 'cakes'] });
    expect(around(text, 1)).toEqual({ before: ['#', 'loaves', 'and'], after: ['cakes', 'were', 'sold'] });
  });

  it.each([
    [['a', 'b'], ['c', 'd'], ['a', 'b'], ['c', 'd'], 1],
    [['a', 'b'], ['c', 'd'], ['a', 'b'], ['c', 'x'], 0.75],
    [['a'], [], [], ['a'], 0],
    [['a', 'a'], [], ['a'], ['b'], 1 / 3],
    [[], [], [], [], 1],
  ])('%j %j is like %j %j', (before, after, otherBefore, otherAfter, share) => {
    expect(likeness({ before, after }, { before: otherBefore, after: otherAfter })).toBeCloseTo(share, 12);
  });
});

describe('what a sentence denies', () => {
  it.each([
    ['We do not sell bread.', ['sell'], [], 1],
    ['We never, ever sell bread.', [], ['sell', 'bread'], 1],
    ['We sell no bread, cake stays.', ['bread'], ['sell', 'cake', 'stai'], 1],
    ['We do not yet really often sell bread.', ['realli'], ['bread'], 1],
    ['Not only bread sells.', [], ['bread', 'sell'], 0],
  ])('%s', (text, denied, stated, denials) => {
    const polarity = polarityReader(stemOf)(sentence(text));
    expect([[...polarity.denied], [...polarity.stated], polarity.denials]).toEqual([denied, stated, denials]);
  });

  it('may be a prefix', () => {
    expect(polarityReader(stemOf)(sentence('It is impossible and unclear.')).prefixed).toEqual([
      { whole: 'imposs', bare: 'possibl' },
      { whole: 'unclear', bare: 'clear' },
    ]);
  });
});
