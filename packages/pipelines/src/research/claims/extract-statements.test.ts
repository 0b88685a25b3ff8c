import { describe, expect, it } from 'vitest';
import { source } from '../testing/source.ts';
import { claimClass } from './claim-class.ts';
import { findContradictions } from './contradictions.ts';
import { extractStatements } from './extract-statements.ts';
import { groupStatements } from './group-statements.ts';

const classesOf = (question: string, text: string, title?: string) => {
  const [only] = [source('s1', text)].map((each) => (title === undefined ? each : { ...each, title }));
  const sources = only === undefined ? [] : [only];
  return Object.fromEntries(
    groupStatements(extractStatements(question, sources)).map((claim) => [
      claim.text,
      claimClass(question, claim),
    ]),
  );
};

describe('what a question asks for', () => {
  it('is a height and not a length, though both are in metres', () => {
    expect(
      classesOf(
        'How high is the Orrin dam?',
        'The Orrin dam is 82 metres high. The Orrin dam is 310 metres long.',
      ),
    ).toMatchObject({
      'The Orrin dam is 82 metres high.': 'C1',
      'The Orrin dam is 310 metres long.': 'C3',
    });
  });

  it('is a time and not a length, where it asks how long something does what it does', () => {
    const text = 'The Orrin moth lives for nine days. The Orrin moth is 31 mm long.';
    expect(classesOf('How long does the Orrin moth live?', text)).toMatchObject({
      'The Orrin moth lives for nine days.': 'C1',
      'The Orrin moth is 31 mm long.': 'C3',
    });
    expect(classesOf('How long does the Orrin moth get?', text)).toMatchObject({
      'The Orrin moth is 31 mm long.': 'C1',
    });
  });

  it('is a number of those things and of no others', () => {
    expect(
      classesOf(
        'How many otters live in Lake Orrin?',
        'In Lake Orrin live 34 otters. Lake Orrin has two piers.',
      ),
    ).toMatchObject({ 'In Lake Orrin live 34 otters.': 'C1', 'Lake Orrin has two piers.': 'C3' });
  });

  it('is a cause where it asks why, also in words that the question does not have', () => {
    const classes = classesOf(
      'Why did the night ferry to Orrin stop?',
      'The night ferry to Orrin stopped in 2021. The company gives two reasons: too few passengers and an old engine.',
      'The end of the night ferry to Orrin',
    );
    expect(classes['The company gives two reasons: too few passengers and an old engine.']).toBe('C1');
  });
});

describe('what a source says', () => {
  it.each([
    'https://example.org/orrin',
    'www.example.org',
    'example.org/orrin',
    '//example.org/orrin',
    'mailto:a@example.org',
    'a@example.org',
  ])(
    'is left out where it names an address, since a report quotes word for word and leads nowhere else: %s',
    (address) => {
      const question = 'How deep is Lake Orrin?';
      expect(classesOf(question, `Lake Orrin is 82 metres deep, see ${address}.`)).toEqual({});
      expect(classesOf(question, 'Lake Orrin is 82 metres deep, see page 4.')).not.toEqual({});
    },
  );

  it('in tenths is no contradiction of the same share in percent', () => {
    const question = 'How much lower was the loss of sand at Orrin beach?';
    const sources = [
      source('s1', 'At Orrin beach the loss of sand was 43 percent lower.'),
      source('s2', 'At Orrin beach the loss of sand was about four tenths lower.'),
    ];
    const claims = groupStatements(extractStatements(question, sources));
    expect(findContradictions(claims, sources)).toEqual([]);
  });
});
