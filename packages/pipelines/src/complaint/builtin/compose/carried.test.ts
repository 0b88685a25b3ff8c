import { describe, expect, it } from 'vitest';
import { checkText } from '../../validate/check-text.ts';
import { findAsks } from '../concepts/find-asks.ts';
import { findConcepts } from '../concepts/find-concepts.ts';
import type { ConceptId } from '../concepts/ids.ts';
import { renderMessage } from '../render-message.ts';
import { requestFor, type Wish } from '../testing/request.ts';
import { GUEST_PHRASES } from '../words/guest-phrases.ts';
import { RELATIVES } from '../words/relatives.ts';
import { DETAILS } from '../words/things/details.ts';
import { readCarried } from './carried.ts';
import { amountOf, sayAmount } from './carried-amount.ts';
import { clockAfter } from './carried-clock.ts';
import { guestOf, readerOf } from './carried-names.ts';
import { guestWords } from './say-carried.ts';

const LANGUAGES = ['en', 'es', 'fr', 'de'] as const;
const asked = (ask: string): ask is keyof (typeof GUEST_PHRASES)['en'] & string => ask !== '';

function told(text: string, wish: Wish): string {
  const answer = renderMessage(requestFor(text, wish));
  expect(answer.kind).toBe('written');
  const rewritten = answer.kind === 'written' ? answer.text : '';
  const hard = checkText(
    { original: text, rewritten, targetLanguage: wish.target ?? 'en', sourceLanguage: wish.source ?? 'en' },
    () => ({ language: wish.target ?? 'en', confidence: 'high' }),
  ).filter(({ severity }) => severity === 'hard');
  expect(hard).toEqual([]);
  return rewritten;
}

describe('a sum of money', () => {
  it('is read with its currency, before or behind the figures', () => {
    const read = ['you owe me £20', '39 Euro', '12,50 € für Strom', '90 quid extra'].map((text) => {
      const amount = amountOf(text);
      return amount === undefined ? null : sayAmount(amount, 'en');
    });
    expect(read).toEqual(['£20', '€39', '€12,50', '£90']);
  });

  it('is written in the manner of the language, its figures untouched', () => {
    const amount = amountOf('Du schuldest mir noch 12,50 Euro');
    expect(amount === undefined ? [] : LANGUAGES.map((language) => sayAmount(amount, language))).toEqual([
      '€12,50',
      '12,50 €',
      '12,50 €',
      '12,50 €',
    ]);
  });

  it('is left out where there are two, or where it is none', () => {
    expect(['80 € in all, 40 € each', '2 pounders', 'room 20', '1.234.567 €'].map(amountOf)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('follows what is to be paid where it is owed, and the matter where it is not', () => {
    const owed = { source: 'de', target: 'en', topics: ['other'] } as const;
    expect(told('Du schuldest mir noch 48 Euro für den Strom. Bitte überweis das bald.', owed)).toMatch(
      /(?:pay your part of|send me the money for) the [a-z ]+ \(€48\)/u,
    );
    const bill = { source: 'en', target: 'de', topics: ['other'], intent: 'concern' } as const;
    expect(told('The electricity bill was £210 this month, that is a lot for me.', bill)).toContain(
      'Rechnungen (210 £)',
    );
  });
});

describe('the name of the reader', () => {
  it('is the known name the message calls', () => {
    const texts = ['Hallo Mia, spülst du bitte?', 'Leo, please knock.', 'Could you stop that, Ben?'];
    expect(texts.map(readerOf)).toEqual(['Mia', 'Leo', 'Ben']);
  });

  it('is nobody’s where a noun, a group or two people are called', () => {
    const texts = [
      'Hallo Leute, bitte leiser.',
      'Hi Anna and Tom, please knock.',
      'Mira, no puede ser.',
      'Küche, bitte!',
    ];
    expect(texts.map(readerOf)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('stands in the greeting', () => {
    const wish = { source: 'de', target: 'es', topics: ['cleanliness'] } as const;
    expect(told('Hallo Mia, spülst du bitte heute noch deine Töpfe?', wish)).toMatch(/^¡?Hola Mia[,!]/u);
  });
});

describe('a visitor', () => {
  it('is told by name in words of the target language', () => {
    const text = 'Could you give me a heads up when Leo stays over?';
    const said = (target: string) => told(text, { source: 'en', target, topics: ['guests'] });
    expect([said('es'), said('fr'), said('de')]).toEqual([
      expect.stringContaining('antes de que Leo se quede a dormir'),
      expect.stringContaining('avant que Leo reste dormir'),
      expect.stringContaining('bevor Leo hier übernachtet'),
    ]);
  });

  it('is a boyfriend or a girlfriend where the message says so', () => {
    expect(guestOf('Tu novia está aquí cada noche', 'es', undefined)).toEqual({ isFriend: true, sex: 'f' });
    expect(guestOf('dein Freund ist jeden Tag hier', 'de', undefined)).toEqual({ isFriend: true, sex: 'm' });
  });

  it('has no name where two are named, or where only the reader is', () => {
    expect(guestOf('Leo and Nina stay over', 'en', undefined).name).toBeUndefined();
    expect(guestOf('Leo, your friend stays over', 'en', 'Leo').name).toBeUndefined();
  });

  it('nobody lists needs a place where only a person can stand; a German noun never is one', () => {
    expect(guestOf('I mind when Priyanka stays here', 'en', undefined).name).toBe('Priyanka');
    expect(guestOf('I mind it when Netflix is on', 'en', undefined).name).toBeUndefined();
    expect(guestOf('wenn Besuch kommt', 'de', undefined).name).toBeUndefined();
  });

  it('is spoken of in words that are found again as what they say', () => {
    const people = {
      partner_over: [
        { sex: 'm', isFriend: true },
        { name: 'Marie', sex: 'f', isFriend: false },
      ],
      family_visit: RELATIVES.map((_, relative) => ({ relative, isFriend: false })),
    } as const;
    const missed: string[] = [];
    for (const language of LANGUAGES)
      for (const [concept, { ask: asks }] of Object.entries(GUEST_PHRASES[language]))
        for (const ask of [null, ...Object.keys(asks).filter(asked)])
          for (const guest of people[concept as keyof typeof people] ?? [{ name: 'Leo', isFriend: false }]) {
            const what = { concept: concept as ConceptId, ask: ask as keyof typeof asks | null };
            const text = guestWords(what, [], { guest, concepts: new Set(), things: [] }, language) ?? '';
            const isFound = findConcepts(text, language).some(({ id }) => id === concept);
            const isAsked = ask === null || findAsks(text, language).some(({ id }) => String(id) === ask);
            if (!isFound || !isAsked) missed.push(`${language} ${concept} ${ask}: ${text}`);
          }
    expect(missed).toEqual([]);
  });
});

describe('things beside the matter', () => {
  it('are told in the other language', () => {
    const wish = { source: 'en', target: 'de', topics: ['cleanliness'], intent: 'concern' } as const;
    const text = 'There is mould in the bathroom behind the shower curtain.';
    expect(told(text, wish)).toMatch(/den Duschvorhang.+Schimmel|Schimmel.+den Duschvorhang/u);
  });

  it('are each heard in their own words', () => {
    const heard = (say: string, language: 'en' | 'es' | 'fr' | 'de') =>
      readCarried(say, language, new Set()).things.map((thing) => thing.say[language]);
    const unheard = DETAILS.filter(({ en }) => !/[&|]/u.test(en.hear)).filter(
      ({ en }) => !heard(en.hear.split(',')[0] ?? '', 'en').includes(en.say),
    );
    expect(unheard).toEqual([]);
  });

  it('are not there where they are only what something is like', () => {
    const things = (text: string) => readCarried(text, 'en', new Set()).things.length;
    expect([things('this is not a garage'), things('you snore like a drill'), things('the kettle')]).toEqual([
      0, 0, 1,
    ]);
  });

  it('have four languages each', () => {
    const empty = DETAILS.filter((each) =>
      LANGUAGES.some((code) => each[code].say === '' || each[code].hear === ''),
    );
    expect(empty).toEqual([]);
  });
});

describe('which time it is', () => {
  it('is told as a count, never as an hour or a day', () => {
    const wish = { source: 'de', target: 'fr', topics: ['other'] } as const;
    expect(told('Die Haustür war zum dritten Mal offen. Bitte schließ ab.', wish)).toContain(
      'la troisième fois',
    );
  });

  it('is none where only a next time is spoken of', () => {
    expect(readCarried('I am not asking a third time', 'en', new Set()).count).toBeUndefined();
  });
});

describe('an hour in figures', () => {
  it('leans on what it followed, in the words of the other language', () => {
    const text = 'Bitte mach die Musik nach 22:30 leiser.';
    const said = (target: string) => told(text, { source: 'de', target, topics: ['noise'] });
    expect([said('en'), said('es'), said('fr')]).toEqual([
      expect.stringContaining('the music after 22:30'),
      expect.stringContaining('la música pasadas las 22:30'),
      expect.stringContaining('la musique après 22:30'),
    ]);
  });

  it('is left out where its figures need a word behind them', () => {
    const concept = { start: 0, end: 5 };
    expect(clockAfter('Music at 3:20am again', concept, 'en')).toBeUndefined();
    expect(clockAfter('Music. It is late at 3:20', concept, 'en')).toBeUndefined();
    expect(clockAfter('Music at 3:20 again', concept, 'en')).toEqual({ figures: '3:20', lean: 'at' });
  });
});
