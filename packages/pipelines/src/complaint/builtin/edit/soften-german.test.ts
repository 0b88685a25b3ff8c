import { describe, expect, it } from 'vitest';
import { softenMessage } from './soften.ts';

const softened = (text: string) =>
  softenMessage(text, 'de')
    .map((sentence) => sentence.text)
    .join(' ');

describe('a German question that blames', () => {
  it('asks instead', () => {
    expect(softened('Kannst du nicht ein einziges Mal den Deckel zumachen?')).toBe(
      'Kannst du bitte den Deckel zumachen?',
    );
  });

  it('and one that does not stays', () => {
    expect(softened('Kannst du bitte nicht mehr rauchen?')).toBe('Kannst du bitte nicht mehr rauchen?');
  });
});

describe('German words that are softened', () => {
  it.each([
    ['ALTER ES IST MITTEN IN DER NACHT.', 'Es ist mitten in der Nacht.'],
    ['Mensch Kevin, das Licht brennt.', 'Kevin, das Licht brennt.'],
    ['Ey, der Flur steht voll.', 'Der Flur steht voll.'],
    ['Ey Leute das Sieb ist verstopft.', 'Das Sieb ist verstopft.'],
    ['Boah, die Tür klemmt.', 'Die Tür klemmt.'],
    ['Junge, mach das Radio aus.', 'Bitte mach das Radio aus.'],
    ['Das ist mein Fach, Digga!', 'Das ist mein Fach.'],
    ['Der Ton ist an, du Nachteule, ich höre alles.', 'Der Ton ist an, ich höre alles.'],
  ])('what the reader is called: %s', (text, calm) => {
    expect(softened(text)).toBe(calm);
  });

  it.each([
    ['Dein Kater hat in mein Bett gepisst.', 'Dein Kater hat in mein Bett gepinkelt.'],
    ['Du hast meinen Wein ausgesoffen.', 'Du hast meinen Wein ausgetrunken.'],
    ['Du hast meine Wurst aufgefressen.', 'Du hast meine Wurst aufgegessen.'],
    ['Deine besoffenen Freunde lärmen.', 'Deine betrunkenen Freunde lärmen.'],
    ['Der Chef hat mich angeschissen.', 'Der Chef hat mich angemeckert.'],
    ['Dein Scheißwecker geht um vier.', 'Dein Wecker geht um vier.'],
    ['Das Sofa ist vollgekotzt.', 'Das Sofa ist verschmutzt.'],
    ['Das Warten kotzt mich so an.', 'Das Warten stört mich.'],
    ['Der Lärm geht mir tierisch auf den Zeiger.', 'Der Lärm stört mich.'],
    ['Du hast meinen Stuhl benutzt, widerlich.', 'Du hast meinen Stuhl benutzt.'],
    ['Räum deinen Scheiß weg.', 'Bitte räum deinen Kram weg.'],
    ['Dein scheiß Radio läuft.', 'Dein Radio läuft.'],
    ['Das riecht scheiße.', 'Das riecht nicht gut.'],
  ])('coarse words have everyday ones in their place: %s', (text, calm) => {
    expect(softened(text)).toBe(calm);
  });

  it.each([
    'Leute die um sieben arbeiten brauchen Schlaf.',
    'Alter Käse liegt im Fach.',
    'Das ist mein Mann.',
    'Dein Hund hat meinen Schuh gefressen.',
    'Der Trockner frisst so viel Strom.',
    'Ich glaube, du weißt, was ich meine.',
    'Danke, ihr Lieben, für alles.',
  ])('and those that are not: %s', (text) => {
    expect(softened(text)).toBe(text);
  });

  it('months keep the capital of their first letter alone', () => {
    expect(softened('Das Geld fehlt seit MÄRZ.')).toBe('Das Geld fehlt seit März.');
  });
});
