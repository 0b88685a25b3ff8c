import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../words/languages.ts';
import { WORDS } from '../words/words.ts';
import { findConcepts } from './find-concepts.ts';
import { CONCEPT_IDS } from './ids.ts';

const ids = (text: string, language: string): string[] => findConcepts(text, language).map(({ id }) => id);

describe('findConcepts', () => {
  it.each([
    ['en', 'You left your plates in the sink again', ['dishes', 'sink']],
    ['es', 'Has dejado los platos en el fregadero otra vez', ['dishes', 'sink']],
    ['fr', "Tu as encore laissé la vaisselle dans l'évier", ['dishes', 'sink']],
    ['de', 'Dein Geschirr steht schon wieder in der Spüle', ['dishes', 'sink']],
  ])('finds the same things in %s', (language, text, expected) => {
    expect(ids(text, language)).toEqual(expected);
  });

  it('reads words without their accents and with German vowels written out', () => {
    expect(ids('la musica esta muy alta', 'es')).toContain('loud_music');
    expect(ids('Die Kueche ist dreckig', 'de')).toContain('kitchen');
  });

  it('reads misspelt and drawn out words', () => {
    expect(ids('the bathrom is a mess', 'en')).toContain('bathroom');
    expect(ids('your muuuusic', 'en')).toContain('loud_music');
  });

  it('does not take a real word for a misspelling', () => {
    expect(ids('I am quite happy with it', 'en')).toEqual([]);
    expect(ids('Tu pourrais ?', 'fr')).toEqual([]);
  });

  it('makes a noise late by the hour said with it', () => {
    expect(ids('Your music at 2am', 'en')).toEqual(
      expect.arrayContaining(['loud_music', 'late_noise', 'noise']),
    );
    expect(ids('Your music', 'en')).not.toContain('late_noise');
  });

  it.each([
    ['en', 'Turn the music down, I have to get up at 6.'],
    ['es', 'Baja la música, que mañana entro a trabajar a las seis de la mañana.'],
    ['fr', 'Tu peux baisser la télé ? Je me lève à 6h du matin.'],
    ['de', 'Mach bitte die Musik leiser, ich muss um 5 Uhr aufstehen.'],
  ])('does not take the hour the sender gets up for the hour of the noise, in %s', (language, text) => {
    expect(findConcepts(text, language).map(({ id }) => id)).not.toContain('early_noise');
  });

  it('takes a general word only where nothing more exact of its topic is said', () => {
    expect(ids('This place is dirty', 'en')).toContain('mess');
    expect(ids('The stove is dirty', 'en')).not.toContain('mess');
  });

  it('hears no mess in a French exclamation', () => {
    expect(ids('Tu entres sans frapper, bordel !!', 'fr')).not.toContain('mess');
    expect(ids('Range ton bordel', 'fr')).toContain('mess');
  });

  it('names each concept once, in the order of the message', () => {
    expect(ids('The rubbish, then the dishes, then the rubbish', 'en')).toEqual(['trash', 'dishes']);
  });

  it('points to the words in the message', () => {
    const text = 'Hi! About the dishes';
    const [hit] = findConcepts(text, 'en');
    expect(text.slice(hit?.span.start, hit?.span.end)).toBe('dishes');
    expect(hit?.sentence).toBe(1);
  });

  it('knows no language but its four', () => {
    expect(findConcepts('De afwas', 'nl')).toEqual([]);
    expect(ids('the dishes', 'en-NZ')).toEqual(['dishes']);
  });

  it('reads a very long text without delay', () => {
    expect(findConcepts(`${'dishes '.repeat(50_000)}`, 'en').map(({ id }) => id)).toEqual(['dishes']);
  });

  it.each(LANGUAGES)('finds again what it says of every concept in %s', (language) => {
    const { concepts } = WORDS[language];
    const lost = CONCEPT_IDS.filter((id) => {
      const text = (concepts[id].note ?? concepts[id].say)
        .replace('{myDative}', WORDS[language].frames.my.thing.dative ?? '')
        .replace('{my}', WORDS[language].frames.my[id === 'food_taken' ? 'food' : 'thing'].say);
      return !ids(text, language).includes(id);
    });
    expect(lost).toEqual([]);
  });

  it.each(LANGUAGES)('finds no concept in the sentences around them in %s', (language) => {
    const { greeting, opening, ask, boundary, further, worry, shared, pace, closing, closingOf } =
      WORDS[language].frames;
    const frames = [
      ...Object.values(greeting).flat(),
      ...Object.values(opening).flat(),
      ...ask.flat(),
      ...boundary,
      ...further,
      ...worry,
      ...shared,
      ...pace,
      ...Object.values(closing).flat(),
      ...Object.values(closingOf).flat(),
    ];
    expect(frames.filter((frame) => ids(frame.replaceAll(/\{.*?\}/gu, '…'), language).length > 0)).toEqual(
      [],
    );
  });
});
