import { describe, expect, it } from 'vitest';
import { quantities } from './quantities.ts';

const values = (text: string): string[] => quantities(text).map((each) => `${each.kind} ${each.value}`);
const units = (text: string): (string | null)[] => quantities(text).map((each) => each.unit);
const nouns = (text: string): (string | null)[] => quantities(text).map((each) => each.noun);

describe('one value however it is written', () => {
  it.each([
    ['1000', '1,000', 'a thousand', 'one thousand', '1 000', '1k'],
    ['25', 'twenty-five', 'twenty five'],
    ['1500000', '1.5 million', '1,500,000', '1.5M', 'one million five hundred thousand'],
    ['325000', 'three hundred and twenty-five thousand', '325,000'],
    ['2.5', 'two and a half', '2 1/2', '2½', '2.50'],
    ['12', 'a dozen', 'twelve'],
    ['6', 'half a dozen', 'six'],
    ['24', 'two dozen', 'twenty-four'],
    ['100', 'a hundred', 'one hundred'],
    ['0', 'zero'],
    ['1/3', 'a third of', 'one-third', '1/3', '2/6', '⅓'],
    ['3/4', 'three-quarters', 'three quarters of', '3/4', '¾'],
    ['1000000', '10,00,000', '1 000 000'],
    ['0.5', '.5', '0.50'],
    ['-5', '-5', '−5'],
  ])('%s', (value, ...written) => {
    for (const text of written) expect(values(`about ${text} here`), text).toEqual([`number ${value}`]);
  });

  it('reads shares', () => {
    for (const text of ['20%', '20 %', '20 percent', 'twenty per cent', '20-percent']) {
      expect(values(`a ${text} rise`), text).toEqual(['percent 20%']);
    }
    expect(units('up 5 percentage points')).toEqual(['percentage point']);
  });

  it('reads money', () => {
    expect(values('$3.2bn')).toEqual(['money USD 3200000000']);
    expect(values('US$5 and C$5')).toEqual(['money USD 5', 'money CAD 5']);
    expect(values('€5, 5 € and 5 euros')).toEqual(['money EUR 5', 'money EUR 5', 'money EUR 5']);
    expect(values('20 dollars, USD 20, $20.00')).toEqual(Array(3).fill('money USD 20'));
    expect(values('a $1.5 million contract')).toEqual(['money USD 1500000']);
  });

  it('reads dates', () => {
    for (const text of [
      'May 3, 2024',
      'May 3rd, 2024',
      '3 May 2024',
      'the 3rd of May, 2024',
      '2024-05-03',
      '5/3/2024',
    ]) {
      expect(values(`on ${text}.`), text).toEqual(['date 2024-05-03']);
    }
    expect(values('in May 2024, on Sept. 4, in Q3 2014')).toEqual([
      'date 2024-05',
      'date 09-04',
      'date 2014-Q3',
    ]);
    expect(values('May 3-5, 2024')).toEqual(['date 2024-05-03', 'date 2024-05-05']);
    expect(values('on 31/12/2024')).toEqual(['date 2024-12-31']);
  });

  it('reads times of the day', () => {
    expect(values('at 3 p.m., 3pm, 3:00 PM and 15:00')).toEqual(Array(4).fill('time 15:00'));
    expect(values('12 a.m. to 12 p.m.')).toEqual(['time 00:00', 'time 12:00']);
    expect(values('3-5 p.m.')).toEqual(['time 15:00', 'time 17:00']);
  });

  it('reads decades and years', () => {
    expect(values("the 1990s, the '90s, in 1994")).toEqual(['number 1990s', 'number 1990s', 'number 1994']);
    expect(values('2014-2016 and 2014-15')).toEqual([
      'number 2014',
      'number 2016',
      'number 2014',
      'number 2015',
    ]);
  });

  it('reads ordinals', () => {
    expect(values('the 1st, 22nd and twenty-first visit')).toEqual(['ordinal 1', 'ordinal 22', 'ordinal 21']);
    expect(values('Our first release came before their second one.')).toEqual(['ordinal 1', 'ordinal 2']);
  });

  it('reads versions and identifiers as such', () => {
    expect(values('v2.1, 2.1.0, version 2 and Rails 4.2')).toEqual([
      'version 2.1',
      'version 2.1.0',
      'version 2',
      'version 4.2',
    ]);
    expect(values('call 202-555-0123 or (202) 555-0123')).toEqual(Array(2).fill('identifier 2025550123'));
    expect(values('ISBN 978-3-16-148410-0')).toEqual(['identifier 9783161484100']);
  });

  it('keeps pairs that are no parts of a whole as they are', () => {
    expect(values('open 24/7 at a ratio of 4.5:1 or 16:9')).toEqual([
      'number 24/7',
      'number 4.5:1',
      'number 16:9',
    ]);
  });
});

describe('ranges share what stands behind the second number', () => {
  it.each([
    ['10-20 percent', ['percent 10%', 'percent 20%']],
    ['five to ten percent', ['percent 5%', 'percent 10%']],
    ['$10-20 million', ['money USD 10000000', 'money USD 20000000']],
    ['$5 to $10', ['money USD 5', 'money USD 10']],
    ['10 to 20', ['number 10', 'number 20']],
  ])('%s', (text, expected) => expect(values(text)).toEqual(expected));

  it('also the unit and the noun', () => {
    expect(units('10 to 20 km')).toEqual(['km', 'km']);
    expect(nouns('two or three agencies')).toEqual(['agenc', 'agenc']);
    expect(nouns('between 10 and 20 people')).toEqual(['peopl', 'peopl']);
  });
});

describe('what is no quantity', () => {
  it.each([
    'the one that works, no one, one of them, one another, one day',
    'one takes what one needs, a one-off, one-on-one',
    'See https://example.org/2014/05/3?x=4 and mail team5@example7.org.',
    'files a1.txt, report2.pdf and 18f.example.gov/17',
    'teams 18F, 3D, HTML5, COVID-19 and Apollo-11',
    'half of them, dozens of people, hundreds, millions of users',
    'Henry VIII and Part IV',
    'May is a month and you may go; March on',
    'First, we wait. At first we wait. I first worked there, user-first thinking, third-party code',
    'wait a second, per second',
    '1. Setup',
    '## 2. Setup',
    '1. one thing\n2. another thing\n3. a last thing',
  ])('%s', (text) => expect(values(text)).toEqual([]));

  it('but a number that ends a sentence at the beginning of a wrapped line counts', () => {
    expect(values('the group grew to\n45. Then it shrank')).toEqual(['number 45']);
    expect(values('Step 2: do it')).toEqual(['number 2']);
  });
});

describe('units and nouns', () => {
  it('names the unit in one form', () => {
    expect(units('5 km, 5km, 5 kilometres')).toEqual(['km', 'km', 'km']);
    expect(units('3 hrs, three hours, a 3-hour wait')).toEqual(['hour', 'hour', 'hour']);
    expect(units('20 °C, 20°C, 10x, 5 square miles')).toEqual(['°c', '°c', 'x', 'square mile']);
  });

  it('names what is counted, so that a number on another noun can be noticed', () => {
    expect(nouns('10 large federal agencies')).toEqual(nouns('ten agencies'));
    expect(nouns('10 agencies')).not.toEqual(nouns('10 cities'));
    expect(nouns('20 percent of the users')).toEqual(['user']);
    expect(nouns('3 of the 10 agencies')).toEqual(['agenc', 'agenc']);
    expect(nouns('one station becomes busy')).toEqual(['station']);
    expect(nouns('an 18-month contract')).toEqual(['contract']);
    expect(nouns('see step 2 on page 10')).toEqual(['step', 'page']);
    expect(nouns('three years ago, in 2014 people came')).toEqual([null, null]);
  });
});

it('points at exactly what it read', () => {
  const text = 'It cost $1.5 million on May 3, 2024, or twenty-five percent.';
  const read = quantities(text).map(({ span }) => text.slice(span.start, span.end));
  expect(read).toEqual(['$1.5 million', 'May 3, 2024', 'twenty-five percent']);
  expect(quantities(text).map((each) => each.written)).toEqual(['digits', 'digits', 'words']);
});

it('reads each once, in order, and loses none between signs', () => {
  expect(values('1 2, 3; (4) 5! "6" 7')).toEqual(
    ['1', '2', '3', '4', '5', '6', '7'].map((each) => `number ${each}`),
  );
  expect(values('')).toEqual([]);
});

it('says all there is to know of one', () => {
  expect(quantities('It took 5 km walks')).toEqual([
    { kind: 'number', value: '5', unit: 'km', noun: 'walk', written: 'digits', span: { start: 8, end: 12 } },
  ]);
});

it('spans are in order, inside the text and never overlap, whatever the text', () => {
  const parts = [
    '1',
    '$',
    '-',
    ' ',
    'one',
    'May',
    ',',
    '.',
    'hundred',
    'and',
    '½',
    ':',
    '/',
    '%',
    'th',
    'p.m.',
    '\n',
    'v',
    'k',
  ];
  let seed = 7;
  for (let round = 0; round < 300; round += 1) {
    let text = '';
    for (let at = 0; at < 40; at += 1) {
      seed = (seed * 48271) % 2147483647;
      text += parts[seed % parts.length];
    }
    let end = 0;
    for (const { span } of quantities(text)) {
      expect(span.start, JSON.stringify(text)).toBeGreaterThanOrEqual(end);
      expect(span.end).toBeGreaterThan(span.start);
      end = span.end;
    }
    expect(end).toBeLessThanOrEqual(text.length);
  }
});
