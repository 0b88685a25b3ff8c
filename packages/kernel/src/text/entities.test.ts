import { describe, expect, it } from 'vitest';
import { entityMatches } from './entities/key.ts';
import { entities } from './entities.ts';

const keys = (text: string, known: readonly string[] = []): string[] =>
  entities(text, { known }).map((each) => each.key);

describe('names', () => {
  it.each([
    ['We met Ada Lovelace at NASA.', ['ada lovelace', 'nasa']],
    ['Ada Lovelace met Grace Hopper.', ['ada lovelace', 'grace hopper']],
    ['The General Services Administration (GSA) agreed.', ['general services administration', 'gsa']],
    ['It runs on an iPhone, with GitHub and our APIs.', ['iphone', 'github', 'api']],
    [
      "It is the Treasury's plan for the Department of the Interior.",
      ['treasury', 'department of the interior'],
    ],
    ['People of the U.S. and the US agree.', ['us', 'us']],
    ['We asked Mr. Lee and Dr. Jane Smith.', ['lee', 'jane smith']],
    ['We work with AT&T and on R&D.', ['at&t', 'r&d']],
    ['We met José Álvarez in Łódź yesterday.', ['josé álvarez', 'łódź']],
    ['a talk at the Office of\nManagement today', ['office of management']],
  ])('%s', (text, expected) => expect(keys(text)).toEqual(expected));

  it('a name seen inside a sentence is one at its beginning too', () => {
    expect(keys('Congress passed it. We thank Congress.')).toEqual(['congress', 'congress']);
    expect(keys('Congress passed it.')).toEqual([]);
    expect(keys('Congress passed it.', ['congress'])).toEqual(['congress']);
  });
});

describe('capitals that make no name', () => {
  it.each([
    'Moreover, it works. However, we wait. Today it rains.',
    'I think so. I’m sure, and I’ve said so.',
    'How To Write Better Posts',
    '# The Complete Guide To Gardening',
    'WHY WE BUILD SOFTWARE',
    'on Monday in May or on Sundays',
    'He said, "We like it." She asked: "Can you?"',
    '- Use it\n- Call us\n\n1. Wait\n2. Go on',
    'Choose Next and then Update.',
    'see https://Example.org/Some/Path and Name@Example.org',
    'It ended (Nobody knows why). “Nobody came,” they said.',
  ])('%s', (text) => expect(keys(text)).toEqual([]));

  it('what opens the sentence is no part of the name behind it', () => {
    expect(keys('Using GitHub is easy. Visit Paris. Recently NASA agreed.')).toEqual([
      'github',
      'paris',
      'nasa',
    ]);
  });
});

it('points at the name without article and possessive', () => {
  const text = "We read the Guardian's page.";
  const [found] = entities(text);
  expect(text.slice(found?.span.start, found?.span.end)).toBe('Guardian');
});

describe('matching', () => {
  it.each([
    ['gsa', 'general services administration'],
    ['omb', 'office of management and budget'],
    ['lovelace', 'ada lovelace'],
    ['api', 'apis'],
    ['git hub', 'github'],
    ['us', 'united states'],
  ])('%s is %s', (a, b) => {
    expect(entityMatches(a, b)).toBe(true);
    expect(entityMatches(b, a)).toBe(true);
  });

  it.each([
    ['nasa', 'esa'],
    ['ada', 'adam'],
    ['gsa', 'general accounting office'],
    ['new york', 'york city'],
  ])('%s is not %s', (a, b) => {
    expect(entityMatches(a, b)).toBe(false);
    expect(entityMatches(b, a)).toBe(false);
  });
});
