import { describe, expect, it } from 'vitest';
import { renderMessage } from '../render-message.ts';
import { requestFor } from '../testing/request.ts';
import { readMessage } from './transfer.ts';
import { asksNothing } from './unasked.ts';

describe('what asks for nothing', () => {
  it.each([
    ['es', 'de', 'Gracias por sacar la basura ayer.'],
    ['en', 'fr', 'Thanks for turning the heating down.'],
    ['de', 'en', 'Danke, dass du den Müll rausgebracht hast.'],
    ['de', 'fr', 'Du musst mir das Geld nicht zurückgeben.'],
    ['en', 'es', 'There is no need to clean the kitchen.'],
    ['en', 'de', 'I don’t want to fight about cheese.'],
    ['en', 'fr', 'I don’t want to start an argument about the dishes.'],
  ])('is not asked for, from %s to %s: %s', (source, target, text) => {
    const answer = renderMessage(requestFor(text, { source, target, topics: ['cleanliness', 'other'] }));
    expect(answer.kind === 'written' ? answer.text : '').not.toMatch(/\?/u);
  });

  it('leaves what is asked before the thanks', () => {
    const [ask] = readMessage('Please turn the music down, thanks for understanding.', 'en').found;
    expect(ask?.say.de).toBe('die Musik leiser machen');
  });
});

describe('a message of thanks alone', () => {
  it.each([
    ['es', 'en', 'Gracias por devolverme el cargador.'],
    ['fr', 'de', 'Merci d’avoir rendu mon chargeur.'],
    ['de', 'fr', 'Danke, dass du mir das Ladekabel zurückgegeben hast.'],
  ])('is not told as a complaint, from %s to %s: %s', (source, target, text) => {
    expect(
      renderMessage(requestFor(text, { source, target, topics: ['privacy'], intent: 'concern' })).kind,
    ).toBe('cannot');
  });
});

describe('what has to end', () => {
  it.each([
    ['en', 'The shouting has to stop.'],
    ['es', 'Hablar de mis cosas se tiene que acabar.'],
    ['fr', 'Ces cris doivent cesser.'],
    ['de', 'Das Rauchen im Bad muss aufhören.'],
  ] as const)('is wished to, in %s: %s', (language, text) => {
    expect(asksNothing(text, language)).toBe(false);
  });
});

describe('who is told to live elsewhere', () => {
  it.each([
    ['en', 'You can find somewhere else to live.'],
    ['en', 'Get yourself another flat.'],
    ['es', 'Búscate otro piso.'],
    ['es', 'Puedes buscarte otra casa.'],
    ['fr', 'Cherche-toi un autre appart.'],
    ['fr', 'Tu peux te trouver un autre logement.'],
    ['de', 'Dann kannst du dir ne andere WG suchen.'],
    ['de', 'Zieh doch aus.'],
  ] as const)('is not asked to look for a flat, in %s: %s', (language, text) => {
    expect(readMessage(text, language).found).toEqual([]);
    expect(asksNothing(text, language)).toBe(true);
  });

  it.each([
    ['en', 'Could you find another place for your bike?'],
    ['es', '¿Puedes buscar otro sitio para tu bici?'],
    ['fr', 'Tu peux trouver un autre endroit pour ton vélo ?'],
    ['de', 'Kannst du einen anderen Platz für dein Fahrrad suchen?'],
  ] as const)('is not who is to put a thing elsewhere, in %s: %s', (language, text) => {
    expect(asksNothing(text, language)).toBe(false);
  });
});

describe('being the only one who does it', () => {
  it.each([
    ['en', "I don't want to be the only one who scrubs the toilet."],
    ['es', 'No quiero ser la única que limpia el baño.'],
    ['fr', 'Je ne veux pas être le seul à nettoyer les toilettes.'],
    ['de', 'Ich will nicht die Einzige sein, die das Bad putzt.'],
  ] as const)('is no request to do it, in %s: %s', (language, text) => {
    expect(readMessage(text, language).found).toEqual([]);
  });
});

describe('German words of scorn', () => {
  it.each([
    'Dann kannst du dir ne andere Bleibe suchen.',
    'Such dir halt was anderes.',
    'Nimm dir ruhig mein Auto.',
    'Das geht dich einen Dreck an.',
    'Kaufst dir lieber neue Schuhe.',
  ])('order nothing and tell of nothing: %s', (text) => {
    expect(readMessage(text, 'de').found).toEqual([]);
  });

  it.each([
    ['Kaufst du dir bitte eine eigene Zahnbürste?', 'buy'],
    ['Kannst du nicht einmal den Müll rausbringen?', 'take out'],
    ['Kannst du nicht ein einziges Mal die Klobürste benutzen?', 'use the toilet brush'],
  ])('and what is wished is still heard: %s', (text, ask) => {
    expect(readMessage(text, 'de').found[0]?.say.en).toContain(ask);
  });
});
