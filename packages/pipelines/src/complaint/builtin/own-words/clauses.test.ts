import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '../words/languages.ts';
import { clausesOf } from './clauses.ts';

const texts = (message: string, language: LanguageCode = 'en') =>
  clausesOf(message, language).map(({ text }) => text);

describe('a message is cut', () => {
  it('where a clause with a subject of its own begins', () => {
    expect(texts('You left the door open and I woke up because it slammed.')).toEqual([
      'You left the door open',
      'I woke up',
      'it slammed.',
    ]);
  });

  it('at commas', () => {
    expect(texts('Get off the telly, manchild, your slot was up an hour ago.')).toEqual([
      'Could you please get off the telly',
      'manchild',
      'your slot was up an hour ago?',
    ]);
  });

  it('not within a list of things', () => {
    expect(texts('T’avais dit que tu prendrais le pain et le lait.', 'fr')).toContain(
      'tu prendrais le pain et le lait.',
    );
  });

  it.each<[LanguageCode, string, string]>([
    ['es', 'Saca la basura.', 'Por favor, saca la basura.'],
    ['fr', 'Range la cuisine.', 'S’il te plaît, range la cuisine.'],
  ])('not behind a polite beginning, in %s', (language, order, request) => {
    expect(texts(order, language)).toEqual([request]);
  });
});

it('a clause knows the sentence of the message it comes from', () => {
  const clauses = clausesOf('Wow. Turn it down, it is late. I have work.', 'en');
  expect(clauses.map(({ source, text }) => [source, text])).toEqual([
    [0, 'Wow.'],
    [1, 'Could you please turn it down?'],
    [1, 'It is late.'],
    [2, 'I have work.'],
  ]);
});
