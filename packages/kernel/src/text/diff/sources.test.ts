import { describe, expect, it } from 'vitest';
import { alignUnits } from './align.ts';
import { absorbed, type Group, groupBySource, sharesOf } from './sources.ts';
import { type Unit, unitsOf } from './units.ts';

const grouped = (before: string, after: string) => {
  const [old, young] = [unitsOf(before), unitsOf(after)];
  return { old, young, groups: groupBySource(old, young, alignUnits(old, young)) };
};
/** "0:1-3" is made of the first old unit and spans three new ones; "new:2" is made of none. */
const shown = (before: string, after: string): string[] =>
  grouped(before, after).groups.map(
    ({ source, first, last }) => `${source ?? 'new'}:${first === last ? first : `${first}-${last}`}`,
  );

const MARKET =
  'The market sells apples, pears and plums. Farmers come early every day. Visitors arrive later, by the yellow bus.';
const LAKE = 'Boats cross the lake twice before noon.';

describe('new units made of one old unit', () => {
  it('are one group when a paragraph was split', () => {
    const after = MARKET.replace('plums. ', 'plums.\n\n').replace('day. ', 'day.\n\n');
    expect(shown(MARKET, after)).toEqual(['0:0-2']);
  });

  it('are several groups when something stands between them', () => {
    const after = MARKET.replace('plums. ', `plums.\n\n${LAKE}\n\n`);
    expect(shown(MARKET, after)).toEqual(['0:0', 'new:1', '0:2']);
  });

  it('take in short list items behind them', () => {
    const after = 'The market sells:\n\n- apples\n  * pears\n+ plums';
    expect(shown(MARKET, after)).toEqual(['0:0-3']);
  });

  it.each([
    ['a word that was not there', '- apples\n- cherries', ['0:0-1', 'new:2']],
    ['one word that was there and one that was not', '- apples cherries', ['0:0', 'new:1']],
    ['no list item', 'pears', ['0:0', 'new:1']],
    ['a hyphen further on', 'pears - plums', ['0:0', 'new:1']],
    ['no words at all', '- …', ['0:0', 'new:1']],
  ])('do not take in what has %s', (_, list, expected) => {
    expect(shown(MARKET, `The market sells apples, pears and plums.\n\n${list}`)).toEqual(expected);
  });

  it('do not take in a list item behind a unit that is unchanged', () => {
    expect(shown(MARKET, `${MARKET}\n\n- apples`)).toEqual(['0:0', 'new:1']);
  });

  it('do not take in a list item behind something new', () => {
    const changed = MARKET.replace('plums', 'cherries');
    expect(shown(MARKET, `${changed}\n\n${LAKE}\n\n- apples`)).toEqual(['0:0', 'new:1', 'new:2']);
  });

  it('are not what was left unchanged: the same words once more are new', () => {
    expect(shown(MARKET, `${MARKET}\n\nFarmers come early every day.`)).toEqual(['0:0', 'new:1']);
  });

  it('are not a heading of the same words', () => {
    const after = MARKET.replace('Farmers', '\n\n# Farmers come early\n\nFarmers');
    expect(shown(MARKET, after)).toEqual(['0:0', 'new:1', '0:2']);
  });

  it('need three words of their own', () => {
    const rest = MARKET.replace('Farmers come early every day. ', '');
    expect(shown(MARKET, `${rest}\n\nFarmers come early`)).toEqual(['0:0-1']);
    expect(shown(MARKET, `${rest}\n\nFarmers come`)).toEqual(['0:0', 'new:1']);
  });

  it('need most of their words from there', () => {
    expect(shown(MARKET, `${MARKET.slice(0, 70)}\n\nFarmers come early on rainy days in spring.`)).toEqual([
      '0:0',
      'new:1',
    ]);
  });

  it('come from the old unit that holds more of their words', () => {
    const other = 'Farmers come early to see the many boats.';
    const after = `${MARKET.replace('Farmers come early every day. ', '')}\n\n${other.replace(' many', '')}\n\nFarmers come early every day.`;
    expect(shown(`${MARKET}\n\n${other}`, after)).toEqual(['0:0', '1:1', '0:2']);
  });

  it('are two groups where each is the pair of another twin', () => {
    expect(shown(`${LAKE}\n\n${LAKE}`, `${LAKE}\n\n${LAKE}`)).toEqual(['0:0', '1:1']);
  });

  it('are no group where old units share the words by the dozen', () => {
    const rows = Array.from(
      { length: 45 },
      (_, at) => `Boats cross the lake x${at} y${at} z${at} u${at} v${at}`,
    );
    const after = (count: number) => `${rows.slice(0, count).join('!\n\n')}!\n\nBoats cross the lake`;
    expect(shown(rows.join('\n\n'), after(45)).at(-1)).toBe('new:45');
    expect(shown(rows.slice(0, 30).join('\n\n'), after(30)).at(-1)).not.toBe('new:30');
  });

  it('know which pair they hold', () => {
    const { groups } = grouped(MARKET, MARKET.replace('plums. ', 'plums.\n\n'));
    expect(groups).toHaveLength(1);
    expect(groups[0]?.pair).toMatchObject({ before: 0, same: false });
  });
});

describe('old units that were joined', () => {
  const joined = (before: string, after: string): number[][] => {
    const { old, young, groups } = grouped(before, after);
    return [...absorbed(old, young, groups, new Set(groups.map((group) => group.source))).values()];
  };
  const [first = '', second = '', third = ''] = MARKET.split(/(?<=\.) /u);

  it('belong to the group that holds their words, from above and from below', () => {
    const one = `${first} ${second} ${third}`;
    expect(joined(`${first}\n\n${second}\n\n${third}`, one).flat().sort()).toHaveLength(2);
    const large = `${second} And so on, as the mayor of our little town said last week.`;
    expect(joined(`${first}\n\n${large}\n\n${third}`, `${first} ${large} ${third}`)).toEqual([[0, 2]]);
  });

  it('stop where one is not in it', () => {
    const large = `${second} And so on, as the mayor of our little town said last week.`;
    expect(joined(`${first}\n\n${LAKE}\n\n${large}\n\n${third}`, `${first} ${large} ${third}`)).toEqual([
      [3],
    ]);
    expect(joined(`${first}\n\n${large}\n\n${LAKE}\n\n${third}`, `${first} ${large} ${third}`)).toEqual([
      [0],
    ]);
  });

  it('are none where nothing was joined', () => {
    expect(joined(`${first}\n\n${LAKE}`, `${first} Really.\n\n${LAKE}`)).toEqual([]);
    expect(joined(`${first}\n\n${second}`, `${second}`)).toEqual([]);
  });

  it('are none where the text they were next to is unchanged', () => {
    expect(joined(`${MARKET}\n\n${second}`, MARKET)).toEqual([]);
  });

  it('are none where the text they were next to went to several places', () => {
    expect(joined(`${MARKET}\n\n${second}`, MARKET.replace('plums. ', `plums.\n\n${LAKE}\n\n`))).toEqual([]);
  });

  it('are none that say nothing', () => {
    const large = `${second} And so on, as the mayor of our little town said last week.`;
    expect(joined(`***\n\n${large}`, `${large} Really.`)).toEqual([]);
  });

  it('are twenty at most', () => {
    const items = Array.from({ length: 30 }, (_, at) => `- item${at} thing${at} place${at}`);
    const large = `${MARKET} ${LAKE} And so on, as the mayor of our little town said last week.`;
    const all = `${large} ${items.map((item) => item.slice(2)).join(' ')}`;
    const { old, young } = grouped(`${large}\n\n${items.join('\n')}`, all);
    const group: Group = { source: 0, first: 0, last: 0, pair: null };
    expect(absorbed(old, young, [group], new Set([0])).get(group)).toHaveLength(20);
  });
});

describe('sharing out an old unit', () => {
  const old = unitsOf(`# Top\n\n${MARKET}`)[1] as Unit;
  const young = unitsOf(
    'Visitors arrive later, by the yellow bus.\n\nThe market sells apples, pears and plums.',
  );
  const groups: Group[] = [
    { source: 1, first: 0, last: 0, pair: null },
    { source: 1, first: 1, last: 1, pair: null },
  ];
  const source = `# Top\n\n${MARKET}`;
  const texts = (shares: ReadonlyMap<Group, { start: number; end: number }>): (string | undefined)[] =>
    groups.map((group) => {
      const span = shares.get(group);
      return span && source.slice(span.start, span.end);
    });

  it('gives each sentence to the group that holds its words, and others to the one before', () => {
    expect(texts(sharesOf(old, groups, young))).toEqual([
      'Visitors arrive later, by the yellow bus.',
      'The market sells apples, pears and plums. Farmers come early every day.',
    ]);
  });

  it('gives nothing to a group that holds no sentence', () => {
    const others = [...unitsOf(LAKE), ...unitsOf(MARKET)];
    expect(texts(sharesOf(old, groups, others))).toEqual([undefined, MARKET]);
  });

  it('gives a sentence that nobody holds to the first', () => {
    const others = [...unitsOf(LAKE), ...unitsOf('Visitors arrive later, by the yellow bus.')];
    expect(texts(sharesOf(old, groups, others))).toEqual([
      'The market sells apples, pears and plums. Farmers come early every day.',
      'Visitors arrive later, by the yellow bus.',
    ]);
  });
});
