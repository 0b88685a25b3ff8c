import { describe, expect, it } from 'vitest';
import { isAboutHome } from './is-about-home.ts';

describe('a message is about the home, or it is small talk', () => {
  it.each([
    ['en', 'Could you wash your plates before you go to bed?'],
    ['es', '¿Puedes bajar la música por la noche?'],
    ['fr', 'Tu peux frapper avant d’entrer dans ma chambre ?'],
    ['de', 'Kannst du bitte den Müll rausbringen?'],
  ])('%s: %s', (language, text) => {
    expect(isAboutHome(text, language)).toBe(true);
  });

  it.each([
    ['en', 'Happy birthday! Have a great weekend, see you on Monday xx'],
    ['es', '¡Feliz cumpleaños! Que tengas un buen finde, besos'],
    ['fr', 'Joyeux anniversaire ! Bon week-end à tous, bisous'],
    ['de', 'Alles Gute zum Geburtstag und ein schönes Wochenende!'],
  ])('%s, small talk: %s', (language, text) => {
    expect(isAboutHome(text, language)).toBe(false);
  });
});
