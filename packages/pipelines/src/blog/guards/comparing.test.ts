import { describe, expect, it } from 'vitest';
import { contextOf, likeness } from './context.ts';
import { polarityReader } from './polarity.ts';
import { type ReadSentence, readText, rememberingStemmer } from './read-text.ts';
import { readRewrite } from './rewrite.ts';
import { exchangedWords, hasOtherThing, tellingApart } from './told-apart.ts';
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
    ['We sell bread.', 'We sell bread and more cake.', [' > and more cake']],
    ['We sell bread and more cake.', 'We sell bread.', ['and more cake > ']],
    ['Now we sell bread.', 'We sell bread.', ['now > ']],
    ['We sell bread.', 'Now we sell bread.', [' > now']],
    ['A b c d e f g h i j.', 'A b c d e f g x y z.', ['h i j > x y z']],
    ['A b c d e f g h i j.', 'A b c d e f w x y z.', null],
    ['A b c d e f g h i j.', 'A b x d e y g h z j.', ['c > x', 'f > y', 'i > z']],
    ['We sell the bread the shop bakes.', 'We sell the shop bakes.', ['bread the > ']],
  ])('%s > %s', (before, after, changes) => {
    const found = wordChanges(sentence(before), sentence(after));
    const text = (words: ReadSentence['words']) => words.map(({ lower }) => lower).join(' ');
    expect(found?.map((change) => `${text(change.before)} > ${text(change.after)}`) ?? null).toEqual(changes);
  });
});

it('long sentences are not compared word by word', () => {
  const words = (count: number) => `${Array.from({ length: count }, (_, at) => `w${at}`).join(' ')}.`;
  expect(wordChanges(sentence(words(120)), sentence(words(119)))).toHaveLength(1);
  expect(wordChanges(sentence(words(121)), sentence(words(119)))).toBeNull();
  expect(wordChanges(sentence(words(119)), sentence(words(121)))).toBeNull();
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
    ['We sell red or blue bikes.', 'We sell blue or red bikes.', null],
    ['We sell red, blue bikes.', 'We sell blue, red bikes.', null],
    ['Dogs chase the cats here.', 'Cats chase the dogs there.', null],
    ['The dogs chase cats here.', 'Cats dogs chase the here.', null],
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
    ['We sell red, bikes and blue bikes.', 'red', 'blue', false],
    ['We sell red of bikes and blue of bikes.', 'red', 'blue', false],
    ['We sell bread & cake.', 'bread', 'cake', true],
    ['We sell bread or cake.', 'bread', 'cake', true],
    ['We sell bread and fresh cake.', 'bread', 'cake', false],
    ['We sell bread and cake.', 'bread', 'and', false],
    ['We sell bread, and cake.', 'cake', 'bread', true],
    ["The baker's, the miller's.", 'baker', 'miller', false],
    ["We like the baker's, miller's and others.", 'baker', 'miller', true],
    ['| apple pear | plum fig nut |\n|---|---|\n| 1 | 2 |', 'apple', 'fig', true],
    ['| apple pear | plum fig nut |\n|---|---|\n| 1 | 2 |', 'apple', 'nut', false],
  ])('%j: %s and %s', (text, a, b, apart) => {
    expect(tellingApart(read(text), stemOf)(stemOf(a), stemOf(b))).toBe(apart);
  });
});

describe('a word that gave way to another thing', () => {
  const TEXT = 'We sell bread, cake and tea. The shop is red and the bus is blue.';
  it.each([
    ['We sell bread here today.', 'We sell cake here today.', true],
    ['We sell bread here today.', 'We sell loaves here today.', false],
    ['We sell bread here today.', 'We sell breads here today.', false],
    ['In town we sell the bread here today.', 'In town we sell a cake here today.', true],
    ['We sell our good bread here today.', 'We sell some very nice cake here today.', false],
    ['We sell bread here today.', 'We sell some very nice cake here today.', false],
    ['We sell bread and cake here.', 'We sell bread here.', false],
  ])('%s > %s', (before, after, other) => {
    const changes = wordChanges(sentence(before), sentence(after)) ?? [];
    expect(hasOtherThing(changes, tellingApart(read(TEXT), stemOf), stemOf)).toBe(other);
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
    ['no words', '...', '...', [[]], [0]],
    ['one word of two', 'Bread sells.', 'Fresh bread.', [[0]], [0.5]],
    ['one word of three', 'Fresh bread sells.', 'Sweet bread rises.', [[]], [0]],
    ['half of the words', 'Fresh old bread sells.', 'Old bread rises slowly.', [[0]], [0.5]],
    ['fewer than half', 'Fresh old brown bread sells.', 'Old bread rises slowly today.', [[]], [0]],
    [
      'a further one that is hardly in it',
      'We sell fresh bread. Sweet cake needs sugar, butter and eggs.',
      'We sell fresh bread, cake.',
      [[0]],
      [1, 0],
    ],
    [
      'a further one that says nothing more',
      'We sell fresh brown bread. We sell bread.',
      'So we do sell fresh brown bread now.',
      [[0]],
      [1, 0],
    ],
    [
      'other numbers and names alone',
      'Ann Lee hired 12 people. Bob Kay hired 9 people.',
      'Eve Ray hired 7 people.',
      [[0]],
      [0.4, 0],
    ],
    ['short frames do not count', '12 bikes. We go.', '13 carts. We go.', [[], [1]], [0, 1]],
  ])('%s', (_what, parent, child, origins, kept) => {
    const { alignment } = readRewrite(parent, child, { protectedTerms: [], fixInstructions: [] });
    expect(alignment.origins).toEqual(origins);
    expect(alignment.kept.map((share) => Math.round(share * 100) / 100)).toEqual(kept);
    for (const [at, from] of origins.entries())
      for (const origin of from) expect(alignment.counterparts[origin]).toContain(at);
  });
});

it('of many like sentences the one at a like place is the origin', () => {
  const like = (at: number, verb: string) => `We ${verb} brown bread number${at % 7} there.`;
  const parent = Array.from({ length: 60 }, (_, at) => like(at, 'sell')).join(' ');
  const child = Array.from({ length: 60 }, (_, at) => like(at, 'offer')).join(' ');
  const { alignment } = readRewrite(parent, child, { protectedTerms: [], fixInstructions: [] });
  expect(alignment.origins).toEqual(Array.from({ length: 60 }, (_, at) => [at]));
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

  it('also far into a long sentence, where a name of several words counts as one', () => {
    const long = Array.from({ length: 40 }, (_, at) => `w${'abcdefghijklmnopqrstuvwxyzabcdefghijklmn'[at]}`);
    const text = `${long.join(' ')} we sell about 12 loaves to ${long.join(' ')}.`;
    expect(around(text)).toEqual({
      before: ['wn', 'we', 'sell', 'about'],
      after: ['loaves', 'to', 'wa', 'wb'],
    });
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
    ['Cake need not sell.', ['need', 'sell'], ['cake'], 1],
    ['Cake must not sell.', ['sell'], ['cake'], 1],
    ['Cake may need sugar.', [], ['cake', 'need', 'sugar'], 0],
    ['Nor do cakes sell.', ['cake'], [], 1],
    ['We lack bread and cake sells well in town.', [], ['lack', 'well', 'town'], 0],
    ['We fail to sell bread in our old town.', [], ['fail', 'old', 'town'], 0],
    ['We fail in town.', [], ['fail', 'town'], 0],
    ['We advise against cake.', ['cake'], ['advis'], 1],
    ['We play against cake.', [], ['plai', 'cake'], 0],
  ])('%s', (text, denied, stated, denials) => {
    const polarity = polarityReader(stemOf)(sentence(text));
    expect([[...polarity.denied.keys()], [...polarity.stated], polarity.denials]).toEqual([
      denied,
      stated,
      denials,
    ]);
  });

  it('by a thing or by a deed, in front of a word or behind it', () => {
    const { denied, trailed } = polarityReader(stemOf)(
      sentence('We charge no fee, people who vote never pay.'),
    );
    expect([...denied]).toEqual([
      ['fee', 'thing'],
      ['pai', 'deed'],
    ]);
    expect([...trailed]).toEqual([['charg', 'thing']]);
  });

  it.each([
    ['Neither bread nor cake sells.', 2, 1],
    ['Nor does bread sell, nor cake.', 2, 1],
    ['Bread does not sell, cake does not.', 2, 0],
  ])('once or twice: %s', (text, denials, continued) => {
    expect(polarityReader(stemOf)(sentence(text))).toMatchObject({ denials, continued });
  });

  it('may be a prefix', () => {
    expect(polarityReader(stemOf)(sentence('It is impossible and unclear.')).prefixed).toEqual([
      { whole: 'imposs', bare: 'possibl' },
      { whole: 'unclear', bare: 'clear' },
    ]);
  });
});
