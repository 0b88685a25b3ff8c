import { expect, test } from 'vitest';
import { source } from '../testing/source.ts';
import { findContradictions } from './contradictions.ts';
import { extractStatements } from './extract-statements.ts';
import { groupStatements } from './group-statements.ts';
import { findSuperseded } from './supersession.ts';

type Case = readonly [question: string, one: string, two: string];

/** What two sources of different publishers come to: a contradiction, a superseded value, or neither. */
function outcome([question, one, two]: Case): string {
  const sources = [source('s1', one, { date: '2015-01-01' }), source('s2', two, { date: '2021-01-01' })];
  const claims = groupStatements(extractStatements(question, sources));
  if (findContradictions(claims, sources).length > 0) return 'contradiction';
  return findSuperseded(claims, sources).length > 0 ? 'superseded' : 'neither';
}

const CONTRADICTIONS: readonly Case[] = [
  [
    'What is the annual output of the Norrby wind farm?',
    'The Norrby wind farm opened late.\n\n| Annual output of the Norrby wind farm | 310 GWh |',
    'The Norrby wind farm produces 275 GWh per year.',
  ],
  [
    'How many species of fish live in the Dunmere reservoir?',
    'The Dunmere reservoir is home to 14 species of fish.',
    'The 2022 survey found 19 species of fish in the Dunmere reservoir.',
  ],
  [
    'What is the recommended storage temperature of Kelvane?',
    'Kelvane should be stored at 4 °C.',
    'The recommended storage temperature of Kelvane is 8 degrees Celsius.',
  ],
  [
    'How many people died in the Selby flood?',
    'The Selby flood killed 31 people.',
    'Forty-four people died in the Selby flood.',
  ],
  [
    'Does remote work raise productivity?',
    'A survey found that remote work increased productivity by 13%.',
    'Remote work raised productivity by 4 percent.',
  ],
  [
    'Does remote work raise productivity?',
    'Remote work increases productivity.',
    'Remote work reduces productivity.',
  ],
  [
    'Is melatonin effective against jet lag?',
    'Melatonin is effective against jet lag.',
    'Melatonin is not effective against jet lag.',
  ],
  [
    'What did the Harrow solar farm cost?',
    'The Harrow solar farm cost $45 million to build.',
    'The final bill for the Harrow solar farm was $61 million.',
  ],
  [
    'Who designed the Kelder Tower?',
    'The Kelder Tower was designed by Anna Brandt.',
    'The architect Louis Moreau designed the Kelder Tower.',
  ],
  [
    'How tall is the Kelder Tower?',
    'The Kelder Tower stands in the port. It is 212 metres tall.',
    'Visitors love the Kelder Tower. The tower rises to a height of 198 metres.',
  ],
  [
    'How many people attended the Rill festival?',
    'About 12,000 people attended the Rill festival.',
    'Police counted 8,500 visitors at the Rill festival.',
  ],
  [
    'How many employees does Norlund have?',
    'Norlund employs 4,200 people worldwide.',
    'Norlund is growing. The company has 5,100 employees.',
  ],
  [
    'How many moons does Tarvos have?',
    'Tarvos has seven moons.',
    'Astronomers have counted 9 moons around Tarvos.',
  ],
  [
    'When was Norlund founded?',
    'Norlund was founded in 1987 by two brothers.',
    'Established in 1991, Norlund makes pumps.',
  ],
  [
    'How long is the Halden bridge?',
    'The Halden bridge is 1,240 metres long and 45 metres high.',
    'The Halden bridge is 45 metres high and 1.31 km long.',
  ],
  [
    'What share of households in Marl have solar panels?',
    'The Energy Agency says 22% of households in Marl have solar panels.',
    'According to the Consumer Council, 31% of Marl households have solar panels.',
  ],
  [
    'Where is the headquarters of Norlund?',
    'The headquarters of Norlund is in Bergen.',
    'Norlund has its headquarters in Oslo.',
  ],
];

test.each(CONTRADICTIONS)('%s: two values are a contradiction (%s | %s)', (...each) => {
  expect(outcome(each)).toBe('contradiction');
});

const SUPERSEDED: readonly Case[] = [
  [
    'What is the maximum dose of Tervax?',
    'The maximum dose of Tervax is 40 mg.',
    'The maximum dose of Tervax is now 20 mg; the earlier limit of 40 mg no longer applies.',
  ],
  [
    'What is the fine for littering in Ostby?',
    'The fine for littering in Ostby is 50 euros.',
    'In Ostby the fine for littering, which used to be 50 euros, is now 120 euros.',
  ],
  [
    'How many members does the Varn Choir have?',
    'The Varn Choir has 40 members.',
    'Membership of the Varn Choir rose from 40 to 65 members.',
  ],
  [
    'How deep is Lake Orrin?',
    'Lake Orrin is 82 metres deep.',
    'Lake Orrin is 96 metres deep. The previous figure of 82 metres has been withdrawn.',
  ],
];

test.each(SUPERSEDED)('%s: the newer source calls the value a former one (%s | %s)', (...each) => {
  expect(outcome(each)).toBe('superseded');
});

const NEITHER: readonly Case[] = [
  [
    'What share of the electricity in Calder comes from wind?',
    'Wind provides 44% of the electricity in Calder.',
    'Solar provides 21% of the electricity in Calder.',
  ],
  [
    'How many people died in the Selby flood?',
    'The Selby flood killed 31 people.',
    'The Selby flood injured 120 people.',
  ],
  [
    'What did the Harrow solar farm cost?',
    'The Harrow solar farm cost $45 million to build.',
    'Construction of the Harrow solar farm cost 45 million dollars.',
  ],
  [
    'What is the unemployment rate in Veltania?',
    'In 2019 the unemployment rate in Veltania was 5.1%.',
    'In 2022 the unemployment rate in Veltania was 7.4%.',
  ],
  [
    'How tall is the Kelder Tower?',
    'The Kelder Tower is 212 metres tall.',
    'The base of the Kelder Tower is 60 metres wide.',
  ],
  [
    'How many people attended the Rill festival?',
    'About 12,000 people attended the Rill festival.',
    'The Rill festival was attended by 12,140 people.',
  ],
  [
    'What share of adults smoke in Dorland?',
    'In Dorland 18% of men smoke.',
    'In Dorland 12% of women smoke.',
  ],
  [
    'How long is the Sarn tunnel?',
    'The Sarn tunnel is 5.4 km long.',
    'At 5,400 metres, the Sarn tunnel is the longest in the county.',
  ],
  [
    'How much does coffee reduce the risk of stroke?',
    'Drinking coffee reduces the risk of stroke by 20%.',
    'Drinking tea reduces the risk of stroke by 9%.',
  ],
  [
    'How long is the Halden bridge?',
    'The Halden bridge is 1,240 metres long.',
    'The Marsk bridge is 310 metres long.',
  ],
  [
    'How long is the Halden bridge?',
    'The Halden bridge is 1,240 metres long.',
    'Ships of up to 60 metres pass under the Halden bridge.',
  ],
  ['When was Ilse Kranz born?', 'Ilse Kranz was born on 4 May 1901 in Graz.', 'Ilse Kranz died in 1967.'],
  [
    'What is known about the Halden project?',
    'In a poll, 34% of residents supported the Halden project.',
    'The Halden project cut traffic noise by 12%.',
  ],
];

test.each(NEITHER)('%s: numbers about different things do not disagree (%s | %s)', (...each) => {
  expect(outcome(each)).toBe('neither');
});

const older = 'The speed limit in the Arlen tunnel is 80 km/h.';
const newer = 'The speed limit in the Arlen tunnel is 60 km/h.';
const decide = (sources: ReturnType<typeof source>[]) => {
  const claims = groupStatements(extractStatements('What is the speed limit in the Arlen tunnel?', sources));
  return {
    superseded: findSuperseded(claims, sources).map((each) => [each.older_source, each.newer_source]),
    contradictions: findContradictions(claims, sources).length,
  };
};

test('of one publisher the newer document supersedes the older', () => {
  const sources = [
    source('s1', newer, { publisher: 'Road Agency', date: '2023-01-01' }),
    source('s2', older, { publisher: 'The Road Agency', date: '2018-01-01' }),
  ];
  expect(decide(sources)).toEqual({ superseded: [['s2', 's1']], contradictions: 0 });
});

test('front matter that names the older document supersedes it, whoever published it', () => {
  const sources = [source('s1', older), source('s2', newer, { supersedes: 's1.md' })];
  expect(decide(sources)).toEqual({ superseded: [['s1', 's2']], contradictions: 0 });
});

test('so does a sentence that names the title of the older document', () => {
  const sources = [
    source('s1', older, { title: 'Arlen tunnel rules 2012' }),
    source('s2', `This page supersedes “Arlen tunnel rules 2012”. ${newer}`),
  ];
  expect(decide(sources)).toEqual({ superseded: [['s1', 's2']], contradictions: 0 });
});

test('of one publisher and one day, or without a date, neither supersedes the other', () => {
  for (const date of ['2020-01-01', null]) {
    const sources = [
      source('s1', older, { publisher: 'Road Agency', date }),
      source('s2', newer, { publisher: 'Road Agency', date }),
    ];
    expect(decide(sources)).toEqual({ superseded: [], contradictions: 1 });
  }
});

test('of two publishers the newer date alone supersedes nothing', () => {
  const sources = [source('s1', older, { date: '2001-01-01' }), source('s2', newer, { date: '2024-01-01' })];
  expect(decide(sources)).toEqual({ superseded: [], contradictions: 1 });
});
