import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '../words/languages.ts';
import { isScornful } from './contempt.ts';

describe('a message is scornful', () => {
  it.each<[LanguageCode, string]>([
    ['es', 'Felicidades por tu fiestita de anoche, eh.'],
    ['es', 'Bravo, lo lograste, otra vez sin agua.'],
    ['es', 'Gracias por despertarme con tus gritos.'],
    ['es', 'Gracias por dejarme el fregadero lleno.'],
    ['es', 'Qué bonito llegar a casa y encontrarme tus platos.'],
    ['es', 'Ay, qué linda, contestas a todos menos a mí.'],
    ['es', 'Muy gracioso lo de esconderme las llaves.'],
    ['es', 'Ojalá limpiaras la mitad de lo que hablas.'],
    ['es', 'Nada, tranquila, ya friego yo.'],
    ['es', 'A ver, lista, el termo es pequeño.'],
    ['es', 'Pones la tele como si vivieras solo.'],
    ['es', 'Cómo se nota que nunca has fregado.'],
    ['es', 'Me los vas a pagar enteritos.'],
    ['es', 'Vuelves a dejar tus pelos ahí y te los tiro al váter.'],
    ['es', 'La próxima te quedas afuera.'],
  ])('that mocks or threatens, in %s: %s', (language, text) => {
    expect(isScornful(text, language)).toBe(true);
  });

  it.each<[LanguageCode, string]>([
    ['es', 'Felicidades por tu nuevo trabajo, pero anoche hubo mucho ruido.'],
    ['es', 'Gracias por dejarme la cena hecha.'],
    ['es', 'Gracias por no hacer ruido anoche.'],
    ['es', 'Qué gusto llegar a casa y ver la cocina tan limpia.'],
    ['es', 'Tranquila, ya friego yo, no hay prisa.'],
    ['es', 'Me lo vas a pagar el viernes o prefieres el lunes?'],
    ['es', 'Oye guapa, ¿me pasas la clave?'],
    ['es', 'La próxima vez avísame.'],
  ])('but not when it means what it says, in %s: %s', (language, text) => {
    expect(isScornful(text, language)).toBe(false);
  });
});
