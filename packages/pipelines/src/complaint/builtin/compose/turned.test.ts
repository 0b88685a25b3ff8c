import { describe, expect, it } from 'vitest';
import { renderMessage } from '../render-message.ts';
import { requestFor } from '../testing/request.ts';
import { LANGUAGES } from '../words/languages.ts';
import { TURNED } from '../words/turned.ts';
import { readTurned } from './turned.ts';

const written = (text: string, source: string, target: string): string => {
  const answer = renderMessage(requestFor(text, { source, target, topics: ['other'] }));
  return answer.kind === 'written' ? answer.text : `cannot: ${answer.reason}`;
};

describe('a wish that goes the other way than usual', () => {
  it.each([
    ['en', 'de', "Please turn the heating on, it's freezing in here.", 'die Heizung anmachen'],
    ['fr', 'en', 'Il fait froid, tu peux monter un peu le chauffage ?', 'turn up the heating'],
    ['es', 'en', '¿Puedes dejar la ventana abierta? Hace mucho calor.', 'leave the window open'],
    ['en', 'de', 'Could you leave the hallway light on at night, please?', 'nachts das Flurlicht anlassen'],
    [
      'en',
      'fr',
      'Please leave the front door unlocked, I lost my key.',
      'laisser la porte d’entrée déverrouillée',
    ],
    ['de', 'es', 'Mach bitte die Heizung an, mir ist kalt in der Wohnung.', 'encender la calefacción'],
  ])('is told as it is meant, from %s to %s: %s', (source, target, text, wish) => {
    expect(written(text, source, target)).toContain(wish);
  });

  it('is not told as something that was so', () => {
    const text = 'Mach doch bitte nach dem Duschen immer das Fenster zehn Minuten ganz auf.';
    expect([...readTurned(text, 'de')]).toEqual(['windows']);
    expect(written(text, 'de', 'en')).not.toContain('left open');
    expect(written(text, 'de', 'en')).not.toContain('close');
  });

  it('is not turned round beside its contrary', () => {
    const text = 'Could you burn the incense with your door shut and the window open?';
    expect(written(text, 'en', 'fr')).not.toContain('fermer la fenêtre');
  });

  it.each([
    ['en', 'Turn the heating down, please. It is too hot in here.'],
    ['en', 'You left the windows open again and the house is freezing.'],
    ['en', 'You always leave the lights on. Please turn them off.'],
    ['en', 'Could you not leave the hall light on all night?'],
    ['es', 'Cierra la ventana, por favor, que entra frío.'],
    ['fr', 'Tu peux baisser le chauffage ? Il fait trop chaud ici.'],
    ['de', 'Mach bitte die Fenster zu, wenn du gehst.'],
    ['de', 'Kannst du bitte das Licht ausmachen?'],
  ] as const)('is not heard in the usual one, in %s: %s', (language, text) => {
    expect([...readTurned(text, language)]).toEqual([]);
  });

  it.each(LANGUAGES)('has words of its own in %s', (language) => {
    const says = TURNED.map(({ say }) => say[language]);
    expect(new Set(says).size).toBe(TURNED.length);
    expect(says.every((say) => say.length > 0)).toBe(true);
  });
});
