import { describe, expect, it } from 'vitest';
import { spots } from '../testing/problems.ts';
import { lostEntity } from './lost-entity.ts';
import { movedEntity } from './moved-entity.ts';
import { newEntity } from './new-entity.ts';

type Row = [before: string, after: string, names?: string[]];

describe('a name stands for the same part', () => {
  it.each<Row>([
    [
      'Last year Ann Lee sold it to Bob Kay.',
      'Last year Bob Kay sold it to Ann Lee.',
      ['Bob Kay', 'Ann Lee'],
    ],
    ['Last year Ann Lee sold it to Bob Kay.', 'Last year Ann sold it to Kay.'],
    ['We thank Ann Lee and Bob Kay for it.', 'We thank Bob Kay and Ann Lee for it.'],
    ['We thank Ann Lee and Bob Kay for it.', 'We thank Ann Lee and Eve Ray for it.', ['Eve Ray']],
    ['We thank Ann Lee, Bob Kay & Eve Ray for it.', 'We thank Eve Ray, Ann Lee & Bob Kay for it.'],
    ['We thank Ann Lee or the Bob Kay for it.', 'We thank Bob Kay or the Ann Lee for it.'],
    [
      'The shop of Ann Lee sells bread. The mill is run by Bob Kay.',
      'The shop of Bob Kay sells good bread. The mill is run by Bob Kay.',
      ['Bob Kay'],
    ],
    [
      'The Fernhill Cycle Library lends bikes to people here.',
      'The Fernhill Library gladly lends bikes to people here.',
    ],
    ['In spring Ann Lee sold the shop.', 'In spring the owner Ann Lee sold the shop.'],
    ['Ann Lee pays Bob Kay.', 'Bob Kay pays Ann Lee.', ['Bob Kay', 'Ann Lee']],
    [
      'The Fernhill Cycle Library gladly lends bikes to people here.',
      'The Fernhill Bike Library also lends bikes to people here.',
    ],
    [
      'In spring Ann Lee sold the big shop to the town. Bob Kay bakes.',
      'In spring young Bob Kay gladly sold the big shop to the town. Bob Kay bakes.',
      ['Bob Kay'],
    ],
    [
      'The old owner Ann Lee sold the big shop for good money. Bob Kay bakes fresh bread.',
      'The old owner Bob Kay sold the big shop since rain, wind and cold kept buyers away. Bob Kay bakes fresh bread.',
      ['Bob Kay'],
    ],
    [
      'The old owner Ann Lee sold the big shop for good money. Bob Kay bakes fresh bread.',
      'The old owner Lee sold the big shop since rain, wind and cold kept buyers away. Bob Kay bakes fresh bread.',
    ],
    ['In spring the owner sold the shop to Bob Kay.', 'In spring Ann Lee sold the shop to Bob Kay.'],
    [
      'Ann Lee wrote to Bob Kay about the bikes in spring.',
      'About the bikes, Bob Kay got a letter from Ann Lee in spring.',
    ],
  ])('%s > %s', (before, after, names = []) => {
    expect(spots(movedEntity, before, after)).toEqual(names);
  });
});

describe('a capital on a strange word in a line full of capitals', () => {
  const LINE = 'Our Library Lends Bikes To People';
  it.each<[what: string, child: string, names?: string[]]>([
    ['is a name', 'Our Library Lends Bikes To Qarl People', ['Qarl']],
    ['is a name behind a comma', 'Our Library Lends Bikes, Qarl And People', ['Qarl']],
    ['is none behind another mark', 'Our Library Lends Bikes: Qarl And People'],
    ['is none at the beginning', 'Qarl Library Lends Bikes To People'],
    ['is none on another form of a word', 'Our Libraries Lend Bikes To People'],
    ['is none on a light word', 'Our Library Lends Bikes To More People'],
    ['is none in a heading', '# Our Library Lends Bikes To Qarl People'],
    ['is none in an item', '- Our Library Lends Bikes To Qarl People'],
    ['is none where all is in capitals', 'OUR LIBRARY LENDS QARL BIKES TO PEOPLE'],
    ['is a name for a possessive too', "Our Library Lends Qarl's Bikes To People", ["Qarl's"]],
  ])('%s', (_, child, names = []) => {
    expect(spots(newEntity, LINE, child)).toEqual(names);
  });
});

describe('a capital on a strange word is a name', () => {
  const POST = 'The library lends bikes to people in Fernhill. It opened in May.';
  it.each<[after: string, names?: string[]]>([
    ['The library lends bikes to Qarl people in Fernhill. It opened in May.', ['Qarl']],
    ['The library lends bikes to people, Qarl too, in Fernhill. It opened in May.', ['Qarl']],
    ['The library lends bikes to people in Fernhill. It opened in June.'],
    ['The library lends Bikes to People in Fernhill. It opened in May.'],
    ['The library lends bikes to people in Fernhill. Qarl opened in May.'],
    [
      'The Library Lends Bikes To Qarlish People In Fernhill. It opened in May.',
      ['Library Lends Bikes To Qarlish People In Fernhill'],
    ],
  ])('%s', (after, names = []) => {
    expect(spots(newEntity, POST, after)).toEqual(names);
  });
});

it('a name may be kept in a shorter form, and is lost without it', () => {
  expect(spots(lostEntity, 'We met President Obama.', 'We met Obama.')).toEqual([]);
  expect(spots(lostEntity, 'We met President Obama.', 'We met him.')).toEqual(['President Obama']);
  expect(spots(newEntity, 'We met Obama.', 'We met President Obama.')).toEqual(['President Obama']);
});
