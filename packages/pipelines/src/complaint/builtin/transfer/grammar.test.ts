import { describe, expect, it } from 'vitest';
import { checkText } from '../../validate/check-text.ts';
import { contract, fillPhrase } from '../compose/grammar.ts';
import { ASKS } from '../concepts/asks.ts';
import { CONCEPTS } from '../concepts/ids.ts';
import { ADJECTIVES } from '../words/grammar/adjectives.ts';
import { ADJUNCTS } from '../words/grammar/adjuncts.ts';
import { EVENTS } from '../words/grammar/all-events.ts';
import { NOUNS } from '../words/grammar/all-nouns.ts';
import { VERBS } from '../words/grammar/all-verbs.ts';
import { VERBS_QUESTIONS } from '../words/grammar/verbs-questions.ts';
import { LANGUAGES, type LanguageCode } from '../words/languages.ts';
import { readAdjectives } from './read-adjectives.ts';
import { type Frame, readFrames } from './read-frames.ts';
import { type Noun, readNouns } from './read-nouns.ts';
import { sayAsk, sayEvent } from './say-clause.ts';

/** Only ends a hang. */
const LONGEST = 240_000;
const nouns = NOUNS.flatMap(readNouns);
const verbs = [...VERBS, VERBS_QUESTIONS].flatMap((lines) => readFrames(lines));
const events = EVENTS.flatMap((lines) => readFrames(lines));
const adjuncts = readFrames(ADJUNCTS);
const classes = new Set(nouns.flatMap((noun) => [...noun.classes]));
const thingOf = (noun: Noun) => ({
  noun,
  isPlural: noun.words.en.singular === null,
  determiner: 'the' as const,
  adjectives: [],
});
const kitchen = nouns.find(({ words }) => words.en.singular === 'kitchen') as Noun;

/** A frame with a thing it takes, and the places it asks for. */
function clauseOf(frame: Frame, isNegative = false) {
  const noun =
    frame.classes === null
      ? nouns[0]
      : nouns.find((each) => [...(frame.classes ?? [])].some((name) => each.classes.has(name)));
  const { say } = frame.words.en;
  const places = [
    ...(/\{(?:to|at)\}/u.test(say) ? [{ sense: 'in', thing: thingOf(kitchen) }] : []),
    ...(say.includes('{from}') ? [{ sense: 'from', thing: thingOf(kitchen) }] : []),
  ];
  const things = noun === undefined || frame.classes?.size === 0 ? [] : [thingOf(noun)];
  return { frame, isNegative, things, places, adjuncts: [], unknown: 0, isTimed: false };
}

const ASKED: Readonly<Record<LanguageCode, string>> = {
  en: 'Could you please {vp}?',
  es: '¿Podrías {vp}, por favor?',
  fr: 'Est-ce que tu pourrais {vp}, s’il te plaît ?',
  de: 'Könntest du {bitte}?',
};
const unkind = (text: string, language: LanguageCode): string[] =>
  checkText({ rewritten: contract(text, language), targetLanguage: language }, () => ({
    language,
    confidence: 'high',
  }))
    .filter(({ severity }) => severity === 'hard')
    .map(({ rule }) => `${rule}: ${text}`);

describe('the lists of the grammar', () => {
  it('name concepts, asks and classes there are', () => {
    expect(nouns.filter(({ concept }) => concept !== null && CONCEPTS[concept] === undefined)).toEqual([]);
    expect(verbs.map(({ kind }) => kind).filter((kind) => !(kind in ASKS))).toEqual([]);
    expect(events.filter(({ kind }) => kind !== 'told' && kind !== 'undone')).toEqual([]);
    const asked = [...verbs, ...events].flatMap((frame) => [...(frame.classes ?? [])]);
    expect(asked.filter((name) => !classes.has(name))).toEqual([]);
  });

  it('have the same slots in each language', () => {
    const slots = (say: string) => [...say.matchAll(/\{(?:o|to|at|from)\}/gu)].map(([slot]) => slot).sort();
    const odd = [...verbs, ...events].filter(({ words }) =>
      LANGUAGES.some((language) => slots(words[language].say).join() !== slots(words.en.say).join()),
    );
    expect(odd.map(({ words }) => words.en.say)).toEqual([]);
  });

  it('take an object where they say one, and none elsewhere', () => {
    const odd = [...verbs, ...events].filter(
      ({ classes: own, words }) => words.en.say.includes('{o}') !== (own === null || own.size > 0),
    );
    expect(odd.map(({ words }) => words.en.say)).toEqual([]);
  });

  it('leave no slot or choice open in what they say', () => {
    const open = (text: string | null) => text === null || /[{}|]/u.test(text);
    const bad = LANGUAGES.flatMap((language) => [
      ...verbs.map((frame) => sayAsk(clauseOf(frame), language)).filter(open),
      ...events.map((frame) => sayEvent(clauseOf(frame), language)).filter(open),
    ]);
    expect(bad).toEqual([]);
  });

  it(
    'say nothing that the checks of a kind message refuse',
    () => {
      const bad = LANGUAGES.flatMap((language) => [
        ...verbs.flatMap((frame) =>
          [false, true].flatMap((isNegative) =>
            unkind(
              fillPhrase(ASKED[language], sayAsk(clauseOf(frame, isNegative), language) ?? '', 'and'),
              language,
            ),
          ),
        ),
        ...events.flatMap((frame) => unkind(`${sayEvent(clauseOf(frame), language)}.`, language)),
        ...adjuncts.flatMap(({ words }) => unkind(`${words[language].say}.`, language)),
      ]);
      expect(bad).toEqual([]);
    },
    LONGEST,
  );

  it('have four forms of every adjective', () => {
    const bad = readAdjectives(ADJECTIVES).filter(
      ({ es, fr, de }) =>
        [...es, ...fr, de.plain, de.stem].some((form) => form === '') || de.stem.includes(' '),
    );
    expect(bad).toEqual([]);
  });

  it('refuse a line without all its languages', () => {
    expect(() => readNouns('dish dishes; pan/pans; sartén/sartenes f')).toThrow('is not said in fr');
    expect(() => readFrames('clean_up dish; wash = wash {o}')).toThrow('is not said in es');
    expect(() => readAdjectives('wet; mojado/mojada; mouillé; nass:nass')).toThrow('lacks a form');
  });
});
