import { describe, expect, it } from 'vitest';
import { nearWords } from './near-words.ts';

const ids = (page: string, words: string, language = 'en'): string[][] =>
  nearWords(page, language)(words.split(' ')).map(({ ids }) => [...ids.keys()]);

describe('words near an idea', () => {
  const page = 'dishes: plate wash* washing_up\nlaundry: wash* sheets';

  it('are found as they stand, in the plural, by their stem and as phrases', () => {
    expect(ids(page, 'plate')).toEqual([['dishes']]);
    expect(ids(page, 'plates')).toEqual([['dishes']]);
    expect(ids(page, 'washed')).toEqual([['dishes', 'laundry']]);
    const [near] = nearWords(page, 'en')(['washing', 'up']);
    expect([...(near?.ids ?? [])]).toEqual([
      ['dishes', 2],
      ['laundry', 1],
    ]);
  });

  it('say at which word they stand, and nothing of other words', () => {
    expect(nearWords(page, 'en')(['my', 'plate']).map(({ at }) => at)).toEqual([1]);
    expect(ids(page, 'hello there')).toEqual([]);
  });

  it('are found inside German words, and with umlauts written out', () => {
    expect(ids('kitchen: *küche*', 'gemeinschaftskueche', 'de')).toEqual([['kitchen']]);
    expect(ids('kitchen: *küche*', 'kuchentisch', 'de')).toEqual([['kitchen']]);
  });

  it('part French elisions as texts are parted', () => {
    expect(ids("decisions: d'accord", 'd accord', 'fr')).toEqual([['decisions']]);
  });
});
