import { describe, expect, it } from 'vitest';
import { checkText } from '../../../validate/check-text.ts';
import { contract, fillPhrase } from '../../compose/grammar.ts';
import { ASKS } from '../../concepts/asks.ts';
import { CONCEPTS } from '../../concepts/ids.ts';
import { nameConcepts } from '../../concepts/name-concepts.ts';
import { findEntries, makeExactLexicon } from '../../matching/lexicon.ts';
import type { LanguageCode } from '../languages.ts';
import { phraseBook } from './all-phrases.ts';
import { type HousePhrase, readPhrases } from './phrase.ts';

const PHRASES = phraseBook();
/** Only ends a hang. */
const LONGEST = 240_000;
const LANGUAGES = ['en', 'es', 'fr', 'de'] as const;
const ASKED: Readonly<Record<LanguageCode, string>> = {
  en: 'Could you please {vp}?',
  es: '¿Podrías {vp}, por favor?',
  fr: 'Est-ce que tu pourrais {vp}, s’il te plaît ?',
  de: 'Könntest du {bitte}?',
};

function sentenceOf({ kind, words }: HousePhrase, language: LanguageCode): string {
  const { say } = words[language];
  return contract(kind === 'told' ? `${say}.` : fillPhrase(ASKED[language], say, 'and'), language);
}

/** Those of the phrases of which something is not so, with the words that show it. */
function unless(holds: (phrase: HousePhrase, language: LanguageCode) => boolean): string[] {
  return PHRASES.flatMap((phrase) =>
    LANGUAGES.filter((language) => !holds(phrase, language)).map(
      (language) =>
        `${phrase.concepts.join('+')} ${phrase.kind} ${language}: ${sentenceOf(phrase, language)}`,
    ),
  );
}

const hardIn = (text: string, language: LanguageCode, original?: { text: string; language: LanguageCode }) =>
  checkText(
    {
      rewritten: text,
      targetLanguage: language,
      ...(original === undefined ? {} : { original: original.text, sourceLanguage: original.language }),
    },
    () => ({ language, confidence: 'high' }),
  ).filter(({ severity }) => severity === 'hard');

describe('the phrase book', () => {
  it('is about concepts and asks there are', () => {
    const ids = PHRASES.flatMap(({ concepts, kind }) => [
      ...concepts.filter((id) => CONCEPTS[id] === undefined),
      ...(kind === 'told' || ASKS[kind] !== undefined ? [] : [kind]),
    ]);
    expect(ids).toEqual([]);
  });

  it('uses no name of words that is not given', () => {
    expect(unless(({ words }, language) => !words[language].hear.includes('@'))).toEqual([]);
  });

  it('tells a sentence of its own and asks in an infinitive phrase', () => {
    expect(
      unless(({ kind, words }, language) => /^\p{Lu}/u.test(words[language].say) || kind !== 'told'),
    ).toEqual([]);
    expect(unless(({ words }, language) => !/[.!?:;]$/u.test(words[language].say))).toEqual([]);
  });

  it('hears what it says itself', () => {
    const lexicons = Object.fromEntries(
      LANGUAGES.map((language) => {
        const heard = PHRASES.map(({ words }, at): [string, string] => [`${at}`, words[language].hear]);
        return [language, makeExactLexicon(language, Object.fromEntries(heard))];
      }),
    );
    expect(
      unless((phrase, language) => {
        const lexicon = lexicons[language];
        const at = `${PHRASES.indexOf(phrase)}`;
        return (
          lexicon !== undefined &&
          findEntries(`${phrase.words[language].say}.`, lexicon).some(({ id }) => id === at)
        );
      }),
    ).toEqual([]);
  });

  it('names its matter, so that a rewrite keeps it', () => {
    expect(
      unless((phrase, language) =>
        nameConcepts(sentenceOf(phrase, language), language).some(({ id }) => id === phrase.concepts[0]),
      ),
    ).toEqual([]);
  });

  it('is kind in every language', () => {
    expect(unless((phrase, language) => hardIn(sentenceOf(phrase, language), language).length === 0)).toEqual(
      [],
    );
  });

  it(
    'says the same in each language, as far as the checks of a rewrite can tell',
    () => {
      const before = { en: 'de', es: 'en', fr: 'es', de: 'fr' } as const;
      expect(
        unless((phrase, language) => {
          const other = before[language];
          const original = { text: sentenceOf(phrase, other), language: other };
          return hardIn(sentenceOf(phrase, language), language, original).length === 0;
        }),
      ).toEqual([]);
    },
    LONGEST,
  );
});

describe('readPhrases', () => {
  it('puts named words in their place', () => {
    const [phrase] = readPhrases(`
en @left = left|lying
en @dirty = dirty|@left
dishes told; dishes & @dirty = The dishes are dirty; platos = Los platos; assiettes = Les assiettes; teller = Die Teller
`);
    expect(phrase?.concepts).toEqual(['dishes']);
    expect(phrase?.words.en).toEqual({ hear: 'dishes & dirty|left|lying', say: 'The dishes are dirty' });
    expect(phrase?.words.de).toEqual({ hear: 'teller', say: 'Die Teller' });
  });

  it('refuses a phrase without all its languages', () => {
    expect(() => readPhrases('dishes told; dishes = The dishes; platos = Los platos')).toThrow(
      'is not said in fr',
    );
  });
});
