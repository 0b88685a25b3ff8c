import { describe, expect, it } from 'vitest';
import { unknownEntities } from './entity-facts.ts';
import { readText, rememberingStemmer } from './read-text.ts';

const read = (text: string) => readText(text, rememberingStemmer());
const unknown = (text: string, other: string, mayBeLonger = false) =>
  unknownEntities(read(text), read(other), { mayBeLonger }).map(({ item }) => item.text);

describe('a name is known', () => {
  it.each([
    ['when it is the same', 'We met Ann Lee.', 'It was Ann Lee again.'],
    ['when it is a part of a name', 'We met Lee.', 'It was Ann Lee again.'],
    ['as a plain word', 'We like Docker here.', 'We run docker now.'],
    ['as a plural', 'We like Docker here.', 'We run two dockers now.'],
    ['as a singular', 'We like Dockers here.', 'We run one docker now.'],
    ['as a possessive', 'We like Docker here.', "It is a docker's job."],
    ['as a possessive with a curly mark', 'We like Docker here.', 'It is a docker’s job.'],
    ['as initials of plain words', 'We use an API here.', 'It has an application programming interface.'],
    ['as initials across light words', 'The DOE agreed.', 'The department of the open ear agreed.'],
    ['as an acronym in small letters', 'The Green Street Army came.', 'We saw the gsa yesterday.'],
    ['as an acronym with its light words', 'The Band of Gold came.', 'We heard bog play.'],
    ['as an acronym without its light words', 'The Band of Gold came.', 'We heard bg play.'],
    ['as plain words in a row', 'We like the Blue Ocean plan.', 'Nobody read our blue ocean plan.'],
    ['with a plain word in front', 'We met Chief Designer Mara Lindt.', 'Mara Lindt is the chief designer.'],
    ['in a line full of capitals', 'We met Ann Kay.', '# Meet Ann Kay Today\n\nThen Ann Lee met Bob Kay.'],
    ['as two names in a row', 'We met Ann Lee Bob Kay.', 'We met Ann Lee. Then we met Bob Kay.'],
    [
      'as a part of a name that is also a word',
      'We met Ann Kay.',
      'We met Ann Lee, Bob Kay, one ann and one kay.',
    ],
  ])('%s', (_, text, other) => {
    expect(unknown(text, other)).toEqual([]);
  });
});

describe('a name is new', () => {
  it.each([
    ['when nothing is like it', 'We met Ann Lee.', 'We met nobody.', ['Ann Lee']],
    ['each time it comes', 'We met Ann Lee. Again Ann Lee came.', 'We met nobody.', ['Ann Lee', 'Ann Lee']],
    ['when it has a part more', 'We met President Obama.', 'We met Obama.', ['President Obama']],
    ['when it is made of parts of two names', 'We met Ann Kay.', 'We met Ann Lee and Bob Kay.', ['Ann Kay']],
    ['when one of its words is missing', 'We like the Blue Ocean.', 'The ocean is green.', ['Blue Ocean']],
    [
      'when its initials are those of two blocks',
      'Our API works.',
      'An application.\n\nProgramming interface.',
      ['API'],
    ],
    [
      'when its initials come in another order',
      'Our API works.',
      'An interface for programming applications.',
      ['API'],
    ],
    ['when one letter of it is a word', 'We met Bob.', 'The letter b is here.', ['Bob']],
    [
      'when its acronym is not written',
      'The Green Street Army came.',
      'We saw the gst yesterday.',
      ['Green Street Army'],
    ],
    [
      'when its initials are too many to tell',
      'We like ABCDEFGHI much.',
      'Apples bring cats dogs eggs figs grapes hats ivy.',
      ['ABCDEFGHI'],
    ],
  ])('%s', (_, text, other, names) => {
    expect(unknown(text, other)).toEqual(names);
  });
});

it('a longer name may be kept by a part of it', () => {
  expect(unknown('We met President Obama.', 'We met Obama.', true)).toEqual([]);
  expect(unknown('We met President Obama.', 'We met somebody.', true)).toEqual(['President Obama']);
});

it('looks only so many names up: a text full of new names is another text', () => {
  const strange = Array.from({ length: 60 }, (_, at) => `We met Zor${'abcdefghij'[at % 10]}${at} here.`);
  const [known, other] = ['Our API works.', 'It has an application programming interface.'];
  expect(unknown(known, other)).toEqual([]);
  expect(unknown(`${strange.slice(1).join(' ')} ${known}`, other)).toHaveLength(59);
  expect(unknown(`${strange.join(' ')} ${known}`, other).at(-1)).toBe('API');
});
