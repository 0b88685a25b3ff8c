import { describe, expect, it } from 'vitest';
import { padding, told } from '../testing/judge.ts';
import { attributedQuotes } from './attributed-quotes.ts';
import { keywordStuffing } from './keyword-stuffing.ts';
import { outboundDomains } from './outbound-domains.ts';
import { statedSources } from './stated-sources.ts';
import { unnamedAuthorities } from './unnamed-authorities.ts';

type Row = [what: string, text: string, said: string[]];

describe('quoted passages', () => {
  it.each<Row>([
    [
      'have a speaker',
      'Ann said "cats sleep on the warm roofs all day".',
      [
        '+1.5 a quoted passage with its speaker ["cats sleep on the warm roofs all day"]',
        '-0.5 1 quoted passages [Ann said "cats sleep on the warm roofs all day".]',
      ],
    ],
    [
      'have a name behind a dash',
      '"Cats sleep on the warm roofs all day." — Ann Lee',
      [
        '+1.5 a quoted passage with its speaker ["Cats sleep on the warm roofs all day."]',
        '-0.5 1 quoted passages ["Cats sleep on the warm roofs all day." — Ann Lee]',
      ],
    ],
    [
      'have a name and a colon in front',
      'Ann Lee: "Cats sleep on the warm roofs all day."',
      [
        '+1.5 a quoted passage with its speaker ["Cats sleep on the warm roofs all day."]',
        '-0.5 1 quoted passages [Ann Lee: "Cats sleep on the warm roofs all day."]',
      ],
    ],
    [
      'have no speaker',
      'The words "cats sleep on the warm roofs all day" are here.',
      ['-2 a quoted passage without a speaker ["cats sleep on the warm roofs all day"]'],
    ],
    [
      'are several',
      'Ann said "cats sleep on the warm roofs all day". Bob said “dogs walk by the cold rivers at night”. Eve said "birds sing in the old trees at dawn".',
      [
        '+0.67 a quoted passage with its speaker ["cats sleep on the warm roofs all day"]',
        '+0.67 a quoted passage with its speaker [“dogs walk by the cold rivers at night”]',
        '+0.66 a quoted passage with its speaker ["birds sing in the old trees at dawn"]',
      ],
    ],
    [
      'take back what others gave',
      `Ann said "cats sleep on the warm roofs all day".\n\n${padding(5)}\n\nThe words "dogs walk by the cold rivers at night" are here.`,
      [
        '+1 a quoted passage with its speaker ["cats sleep on the warm roofs all day"]',
        '-1 a quoted passage without a speaker ["dogs walk by the cold rivers at night"]',
      ],
    ],
    [
      'have six words',
      'Ann said "cats sleep on roofs now".',
      ['-2 0 quoted passages [Ann said "cats sleep on roofs now".]'],
    ],
    [
      'may be block quotes',
      'Ann said:\n\n> Cats sleep on the warm roofs all day.',
      [
        '+1.5 a quoted passage with its speaker [Cats sleep on the warm roofs all day.]',
        '-0.5 1 quoted passages [Ann said:]',
      ],
    ],
    [
      'may be block quotes with a dash',
      'Look here.\n\n> Cats sleep on the warm roofs all day. — Ann',
      [
        '+1.5 a quoted passage with its speaker [Cats sleep on the warm roofs all day. — Ann]',
        '-0.5 1 quoted passages [Look here.]',
      ],
    ],
    [
      'may be block quotes without a speaker',
      'Look here.\n\n> Cats sleep on the warm roofs all day.\n\nGood.',
      ['-2 a quoted passage without a speaker [Cats sleep on the warm roofs all day.]'],
    ],
    [
      'may be told after a block quote',
      'Look here.\n\n> Cats sleep on the warm roofs all day.\n\nSo Ann said.',
      [
        '+1.5 a quoted passage with its speaker [Cats sleep on the warm roofs all day.]',
        '-0.5 1 quoted passages [Look here.]',
      ],
    ],
    [
      'may be led to by a colon',
      'Look here:\n\n> Cats sleep on the warm roofs all day.',
      [
        '+1.5 a quoted passage with its speaker [Cats sleep on the warm roofs all day.]',
        '-0.5 1 quoted passages [Look here:]',
      ],
    ],
    ['are no short block quotes', 'Look here.\n\n> Cats sleep.', ['-2 0 quoted passages [Look here.]']],
    [
      'begin anew with an opening mark',
      'Ann said “so, “cats sleep on the warm roofs all day” today.',
      [
        '+1.5 a quoted passage with its speaker [“cats sleep on the warm roofs all day”]',
        '-0.5 1 quoted passages [Ann said “so, “cats sleep on the warm roofs all day” today.]',
      ],
    ],
    [
      'are no closing mark alone',
      'A ” mark. Ann said "cats sleep on the warm roofs all day".',
      [
        '+1.5 a quoted passage with its speaker ["cats sleep on the warm roofs all day"]',
        '-0.5 1 quoted passages [A ” mark. Ann said "cats sleep on the warm roofs all day".]',
      ],
    ],
    ['are missing', 'Cats sleep.', ['-2 0 quoted passages [Cats sleep.]']],
  ])('%s', (_what, text, said) => {
    expect(told(attributedQuotes, text)).toEqual(said);
  });
});

describe('a pair of words', () => {
  it.each<Row>([
    [
      'is not stuffed',
      padding(5),
      [
        '+2.5 the most frequent pair of words stands 5 times [Cats sleep on warm roofs ... e sun comes.]',
        'winnable 0',
      ],
    ],
    [
      'is stuffed',
      `The cheap shoes are the best. The cheap shoes are the best. The cheap shoes are the best. The cheap shoes are the best. The cheap shoes are the best. The cheap shoes are the best. The cheap shoes are the best. The cheap shoes are the best. ${padding(4)}`,
      [
        '-0.32 a pair of words that is repeated very often [cheap shoes]',
        '-0.32 a pair of words that is repeated very often [cheap shoes]',
        '-0.31 a pair of words that is repeated very often [cheap shoes]',
        '-0.31 a pair of words that is repeated very often [cheap shoes]',
        '-0.31 a pair of words that is repeated very often [cheap shoes]',
        '-0.31 a pair of words that is repeated very often [cheap shoes]',
        '-0.31 a pair of words that is repeated very often [cheap shoes]',
        '-0.31 a pair of words that is repeated very often [cheap shoes]',
        'winnable 2.5',
      ],
    ],
    [
      'is stuffed to the full',
      `The cheap shoes are. The cheap shoes are. The cheap shoes are. The cheap shoes are. The cheap shoes are. The cheap shoes are. The cheap shoes are. The cheap shoes are. The cheap shoes are. The cheap shoes are. ${padding(3)}`,
      [
        '-0.25 a pair of words that is repeated very often [cheap shoes]',
        '-0.25 a pair of words that is repeated very often [cheap shoes]',
        '-0.25 a pair of words that is repeated very often [cheap shoes]',
        '-0.25 a pair of words that is repeated very often [cheap shoes]',
        '-0.25 a pair of words that is repeated very often [cheap shoes]',
        '-0.25 a pair of words that is repeated very often [cheap shoes]',
        '-0.25 a pair of words that is repeated very often [cheap shoes]',
        '-0.25 a pair of words that is repeated very often [cheap shoes]',
        '-0.25 a pair of words that is repeated very often [cheap shoes]',
        '-0.25 a pair of words that is repeated very often [cheap shoes]',
        'winnable 2.5',
      ],
    ],
    [
      'is not stuffed at seven',
      `The cheap shoes are the best. The cheap shoes are the best. The cheap shoes are the best. The cheap shoes are the best. The cheap shoes are the best. The cheap shoes are the best. The cheap shoes are the best. ${padding(1)}`,
      [
        '+1.55 the most frequent pair of words stands 7 times [The cheap shoes are the  ... e sun comes.]',
        '-0.95 too little text to judge [The cheap shoes are the  ... e sun comes.]',
        'winnable 0',
      ],
    ],
    ['is missing', '# Cats', ['-2.5 too little text to judge [Cats]', 'winnable 0']],
  ])('%s', (_what, text, said) => {
    expect(told(keywordStuffing, text)).toEqual(said);
  });
});

describe('linked sites', () => {
  it.each<Row>([
    [
      'are each counted once',
      '[a](https://a.example.org/x) [b](https://b.example.org) [c](https://two.example.com) ![i](https://img.example.net/x.png)',
      [
        '+1.75 a link to a further site [[a](https://a.example.org/x)]',
        '+1.75 a link to a further site [[c](https://two.example.com)]',
        '-1.5 links to 2 different sites [[a](https://a.example.or ... e.net/x.png)]',
      ],
    ],
    ['are missing', 'Cats sleep.', ['-5 links to 0 different sites [Cats sleep.]']],
    [
      'are four',
      '[a](https://a.org) [b](https://b.org) [c](https://c.org) [d](https://d.org) [e](https://e.org)',
      [
        '+1 a link to a further site [[a](https://a.org)]',
        '+1 a link to a further site [[b](https://b.org)]',
        '+1 a link to a further site [[c](https://c.org)]',
        '+1 a link to a further site [[d](https://d.org)]',
        '+1 a link to a further site [[e](https://e.org)]',
      ],
    ],
    [
      'are one',
      '[a](https://a.co.uk/x) [b](http://www.a.co.uk) [c](/local) [d](mailto:a@b.org)',
      [
        '+2.5 a link to a further site [[a](https://a.co.uk/x)]',
        '-2.5 links to 1 site [[a](https://a.co.uk/x) [ ... lto:a@b.org)]',
      ],
    ],
  ])('%s', (_what, text, said) => {
    expect(told(outboundDomains, text)).toEqual(said);
  });
});

describe('sources', () => {
  it.each<Row>([
    [
      'are stated',
      'According to the census, some cats live here. Cats sleep.',
      [
        '+1.5 a claim that names its source [According to the census, some cats live here.]',
        '-1.5 1 claims with a source [According to the census, some cats live here. Cats sleep.]',
      ],
    ],
    [
      'are linked',
      'Some cats [live here](https://a.example/x) in town today.',
      [
        '+0.75 a claim that carries a link [Some cats [live here](https://a.example/x) in town today.]',
        '-2.25 1 claims with a source [Some cats [live here](https://a.example/x) in town today.]',
      ],
    ],
    [
      'are stated and linked',
      'According to the census, some cats live here. Some cats [live here](https://a.example/x) in town today. Cats [sleep](https://a.example).',
      [
        '+1.5 a claim that names its source [According to the census, some cats live here.]',
        '+0.75 a claim that carries a link [Some cats [live here](https://a.example/x) in town today.]',
        '-0.75 2 claims with a source [According to the census, ... /a.example).]',
      ],
    ],
    [
      'are enough',
      'According to the census, some cats live here. According to the mayor, some dogs live here. According to the vet, some birds live here.',
      [
        '+1 a claim that names its source [According to the census, some cats live here.]',
        '+1 a claim that names its source [According to the mayor, some dogs live here.]',
        '+1 a claim that names its source [According to the vet, some birds live here.]',
      ],
    ],
    [
      'are missing',
      'Cats sleep on the warm roofs all day.',
      ['-3 0 claims with a source [Cats sleep on the warm roofs all day.]'],
    ],
  ])('%s', (_what, text, said) => {
    expect(told(statedSources, text)).toEqual(said);
  });
});

describe('authorities', () => {
  it.each<Row>([
    [
      'are unnamed',
      `Experts say that cats sleep. ${padding(5)}`,
      [
        '+1.5 nothing against it [Experts say that cats sl ... e sun comes.]',
        '-1 a claim by somebody unnamed [Experts say that cats sleep.]',
      ],
    ],
    [
      'are linked',
      `Experts say that [cats sleep](https://a.example). ${padding(5)}`,
      ['+2.5 nothing against it [Experts say that [cats s ... e sun comes.]'],
    ],
    [
      'are many',
      `Experts say that cats sleep. Experts say that cats sleep. Experts say that cats sleep. Experts say that cats sleep. ${padding(5)}`,
      [
        '-0.63 a claim by somebody unnamed [Experts say that cats sleep.]',
        '-0.63 a claim by somebody unnamed [Experts say that cats sleep.]',
        '-0.62 a claim by somebody unnamed [Experts say that cats sleep.]',
        '-0.62 a claim by somebody unnamed [Experts say that cats sleep.]',
      ],
    ],
    ['are none', padding(5), ['+2.5 nothing against it [Cats sleep on warm roofs ... e sun comes.]']],
  ])('%s', (_what, text, said) => {
    expect(told(unnamedAuthorities, text)).toEqual(said);
  });
});
