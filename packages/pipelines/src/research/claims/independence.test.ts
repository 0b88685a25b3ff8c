import { expect, test } from 'vitest';
import { source } from '../testing/source.ts';
import { independentGroups } from './independence.ts';

const PIECE =
  'The committee met on Monday and heard the engineers. They found rust in the eastern pier. Repairs will begin after the summer and last two years. Traffic will use the ferry until then.';

test('sources of different publishers with their own words are independent', () => {
  const { groups } = independentGroups([
    source('s1', PIECE),
    source('s2', 'Rust was seen in a pier, so the council closes a lane.'),
  ]);
  expect(groups).toEqual([['s1'], ['s2']]);
});

test('one publisher, one domain, one author or one funder make one group', () => {
  const ties = [
    [{ publisher: 'Valley Herald' }, { publisher: 'The Valley Herald Ltd.' }],
    [{ domain: 'herald.example' }, { domain: 'herald.example' }],
    [{ authors: ['Berg, Anna'] }, { authors: ['Tom Lee', 'Dr. Anna Berg'] }],
    [{ funding: 'Pier Fund' }, { funding: 'Pier Fund' }],
  ] as const;
  for (const [one, two] of ties) {
    const sources = [
      source('s1', 'One text.', { ...one, authors: [...('authors' in one ? one.authors : [])] }),
      source('s2', 'Another.', { ...two, authors: [...('authors' in two ? two.authors : [])] }),
    ];
    expect(independentGroups(sources).groups).toEqual([['s1', 's2']]);
  }
});

test('a copy counts once, and the older of the two is the ancestor', () => {
  const copy = `${PIECE.replace('Monday', 'Tuesday')} The mayor thanked everyone.`;
  const result = independentGroups([
    source('s1', copy, { title: 'The copy', date: '2021-01-01' }),
    source('s2', PIECE, { title: 'The original', date: '2020-01-01' }),
  ]);
  expect(result.groups).toEqual([['s1', 's2']]);
  expect(result.common_ancestor).toBe('The original');
});

test('a footer that all share makes nobody a copyist', () => {
  const footer = 'Subscribe to our letter for more news from the valley every week of the year.';
  const texts = [
    'Rust was found in the pier by two divers who had been sent down by the harbour board last week.',
    'The ferry now runs until midnight, which pleases the students on the far side of the river most.',
    'A new school opened near the mill, with room for twice as many children as the old building had.',
    'Bakers baked a giant loaf for the fair and gave a slice to everyone who had come in costume.',
  ];
  const sources = texts.map((text, at) => source(`s${at + 1}`, `${text} ${footer}`));
  expect(independentGroups(sources).groups).toHaveLength(4);
});

test('five articles on one report count once, with the report as common ancestor', () => {
  const tellings = [
    'According to the Orsil Water Report, the lake has lost a metre.',
    'The lake is a metre lower, says a paper. The Orsil Water Report was published in May.',
    'Based on the Orsil Water Report, farmers fear a dry year.',
    'Anglers were told of the loss. It was first reported in the Orsil Water Report.',
    'Citing the Orsil Water Report, the mayor asked for rain.',
  ];
  const result = independentGroups(tellings.map((text, at) => source(`s${at + 1}`, text)));
  expect(result.groups).toEqual([['s1', 's2', 's3', 's4', 's5']]);
  expect(result.common_ancestor).toBe('Orsil Water Report');
});

test('a mere mention of a name is no leaning on it', () => {
  const sources = [
    source('s1', 'The Harbour Gazette building is old. Ferries are new.'),
    source('s2', 'He worked at the Harbour Gazette. Ferries are late.'),
  ];
  expect(independentGroups(sources).groups).toHaveLength(2);
});

test('a page that retells what another publisher reported depends on it', () => {
  for (const telling of [
    'As the Harbour Gazette reported, a ferry sank.',
    'This is based on a press release by the Harbour Gazette.',
    'A ferry sank. Source: Harbour Gazette',
  ]) {
    const sources = [
      source('s1', 'The ferry sank.', { publisher: 'Harbour Gazette' }),
      source('s2', telling),
    ];
    expect(independentGroups(sources).groups).toEqual([['s1', 's2']]);
  }
});

test('a document that names its origin depends on it', () => {
  const sources = [
    source('s1', 'First text.', { title: 'Origin' }),
    source('s2', 'Second text.', { derivedFrom: 'corpus:s1.md' }),
  ];
  expect(independentGroups(sources)).toMatchObject({ groups: [['s1', 's2']], common_ancestor: 'Origin' });
});

test('what is not known is named', () => {
  const { reasoning } = independentGroups([source('s1', 'Text.', { publisher: null })]);
  expect(reasoning).toContain('publisher unknown for s1');
  expect(reasoning).toContain('funding unknown for s1');
});

test('"unknown" and "staff" tie nobody together', () => {
  const sources = [
    source('s1', 'One.', { authors: ['Staff'], funding: 'unknown' }),
    source('s2', 'Two.', { authors: ['staff'], funding: 'Unknown' }),
  ];
  expect(independentGroups(sources).groups).toHaveLength(2);
});
