import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../words/languages.ts';
import { WORDS } from '../words/words.ts';
import { ASK_IDS } from './asks.ts';
import { findAsks } from './find-asks.ts';
import { CONCEPT_IDS } from './ids.ts';

const ids = (text: string, language: string): string[] => findAsks(text, language).map(({ id }) => id);

describe('findAsks', () => {
  it.each([
    ['en', 'Please turn it down', 'turn_down'],
    ['es', '¿Puedes bajar la música?', 'turn_down'],
    ['fr', 'Tu peux baisser la musique ?', 'turn_down'],
    ['de', 'Mach die Musik bitte leiser', 'turn_down'],
    ['en', 'Next time, ask before you take it', 'ask_first'],
    ['es', 'Pregúntame antes de cogerlo', 'ask_first'],
    ['fr', 'Demande-moi avant de le prendre', 'ask_first'],
    ['de', 'Frag mich bitte vorher', 'ask_first'],
    ['en', 'Can we talk about it over coffee?', 'talk'],
    ['de', 'Können wir darüber reden?', 'talk'],
  ])('hears in %s what "%s" asks', (language, text, ask) => {
    expect(ids(text, language)).toContain(ask);
  });

  it('hears a question as a wish to be told, and a request in the form of a question not', () => {
    expect(ids('Where were you?', 'en')).toContain('explain');
    expect(ids('Could you close the window?', 'en')).not.toContain('explain');
  });

  it('hears nothing in a plain statement', () => {
    expect(ids('The sun is out.', 'en')).toEqual([]);
  });

  it.each(LANGUAGES)('finds again every ask it writes in %s', (language) => {
    const { asks, concepts } = WORDS[language];
    const lost = ASK_IDS.filter((ask) => ask !== 'other').flatMap((ask) => {
      const own = CONCEPT_IDS.flatMap((id) => concepts[id].ask?.[ask] ?? []);
      const texts = [asks[ask].say, ...own].map((text) =>
        text.replace('{my}', WORDS[language].frames.my.food.say),
      );
      return texts.filter((text) => !ids(text, language).includes(ask));
    });
    expect(lost).toEqual([]);
  });
});
