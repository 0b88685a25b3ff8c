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
