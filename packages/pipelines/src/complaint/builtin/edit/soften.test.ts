import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '../words/languages.ts';
import { isCalm } from './grave-words.ts';
import { lightTouch } from './light-touch.ts';
import { softenMessage } from './soften.ts';

const softened = (text: string, language: LanguageCode = 'en') =>
  softenMessage(text, language)
    .map((sentence) => sentence.text)
    .join(' ');

describe('an order', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', "Don't touch my stuff.", 'Could you please not touch my stuff?'],
    ['en', 'Do not ever use my pan.', 'Could you please not use my pan?'],
    ['en', 'Never open my post.', 'Could you please not open my post?'],
    ['en', 'Turn the music down, it wakes me up.', 'Could you please turn the music down? It wakes me up.'],
    ['en', 'Turn the music down or I call the police.', 'Could you please turn the music down?'],
    ['es', 'No entres en mi cuarto.', 'Por favor, no entres en mi cuarto.'],
    ['es', 'Para de gritar.', 'Por favor, para de gritar.'],
    ['fr', 'Ne publiez rien sur moi.', 'S’il vous plaît, ne publiez rien sur moi.'],
    ['fr', 'Ne touche pas à mes affaires.', 'S’il te plaît, ne touche pas à mes affaires.'],
    ['fr', 'Dites-le-moi.', 'S’il vous plaît, dites-le-moi.'],
    ['de', 'Komm nicht ohne Klopfen herein.', 'Bitte komm nicht ohne Klopfen herein.'],
  ])('in %s becomes a request: %s', (language, order, request) => {
    expect(softened(order, language)).toBe(request);
  });

  it.each<[LanguageCode, string]>([
    ['en', 'Water on the bathroom floor again.'],
    ['en', 'Look, I am tired.'],
    ['en', 'Do we have bin bags left?'],
    ['es', 'Para mí es importante dormir.'],
    ['fr', 'Dis, il reste du café.'],
    ['de', 'Kommt nicht wieder vor.'],
    ['de', 'Geht klar.'],
  ])('in %s is not seen in what only looks like one: %s', (language, sentence) => {
    expect(softened(sentence, language)).toBe(sentence);
  });
});

describe('a word with two meanings', () => {
  it.each<[LanguageCode, string, string]>([
    ['es', 'Había un tío en el baño.', 'Había un tío en el baño.'],
    ['es', 'Tío, el baño está ocupado.', 'El baño está ocupado.'],
    ['de', 'Mein Alter ist egal.', 'Mein Alter ist egal.'],
    ['de', 'Mach leiser, Alter.', 'Bitte mach leiser.'],
    ['de', 'Der Dreck liegt im Flur.', 'Der Schmutz liegt im Flur.'],
  ])('in %s is left out only where it is called at somebody: %s', (language, text, expected) => {
    expect(softened(text, language)).toBe(expected);
  });

  it.each<[LanguageCode, string, boolean]>([
    ['de', 'Ich krieg kaum Schlaf.', true],
    ['de', 'Das ist Krieg.', false],
    ['en', 'There are dead plants on the sill.', true],
    ['en', 'You are dead.', false],
    ['fr', 'La plante est morte.', true],
    ['fr', 'Tu es mort.', false],
  ])('in %s is grave only in one of them: %s', (language, text, calm) => {
    expect(isCalm(text, language)).toBe(calm);
  });
});

describe('vulgar French', () => {
  it.each<[string, string]>([
    ['Range ta merde.', 'S’il te plaît, range tes affaires.'],
    [
      'Range ta vaisselle, on peut même plus cuisiner.',
      'S’il te plaît, range ta vaisselle, on peut même plus cuisiner.',
    ],
    ['T’as intérêt à me rendre mes 120 euros.', 'Est-ce que tu pourrais me rendre mes 120 euros ?'],
    ['Range ton bordel du salon.', 'S’il te plaît, range ton désordre du salon.'],
    ['Le salon, c’est le bordel.', 'Le salon, c’est le désordre.'],
    ['J’entends ta musique de merde à fond.', 'J’entends ta musique à fond.'],
    ['Tu bouffes mes yaourts.', 'Tu manges mes yaourts.'],
    ['T’as bouffé ma part.', 'T’as mangé ma part.'],
    ['T’as foutu mon pull au sèche-linge.', 'T’as mis mon pull au sèche-linge.'],
    ['La cuisine, c’est dégueulasse.', 'La cuisine, c’est désagréable.'],
    [
      'Tu peux pas fermer la porte quand tu te douches ?',
      'Tu pourrais fermer la porte quand tu te douches ?',
    ],
    ['Mon bol est vide, et toi tu fais comme si de rien.', 'Mon bol est vide.'],
  ])('says the same in plain words, and leaves no stump: %s', (text, plain) => {
    expect(softened(text, 'fr')).toBe(plain);
  });

  it.each([
    'C’est pas sérieux.',
    'C’est pas possible de dormir ici.',
    'C’est pas compliqué de vider la machine.',
    'Je la ferme à clé.',
    'Tu dois 50 euros à Léa.',
    'On a mangé de la bonne nourriture.',
  ])('is not seen where the words mean something else: %s', (text) => {
    expect(softened(text, 'fr')).toBe(text);
  });
});

describe('an ultimatum', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'Park there again and I call the tow truck.'],
    ['es', 'Aparca ahí otra vez y llamo a la grúa.'],
    ['fr', 'Gare-toi encore là et j’appelle la fourrière.'],
    ['de', 'Park da noch einmal und ich rufe jemanden.'],
  ])('in %s is not passed on as a request: %s', (language, text) => {
    expect(lightTouch(text, language, { tone: 'calm', intent: 'boundary', isMatter: true })).toEqual([]);
  });

  it('is not seen where something happened again', () => {
    expect(isCalm('The alarm rang again and I could not sleep.', 'en')).toBe(true);
    expect(isCalm('La porte a encore claqué et je me suis réveillée.', 'fr')).toBe(true);
  });
});

describe('capitals', () => {
  it('stay where one short word by itself has them, as abbreviations do', () => {
    expect(softened('Das Paket von DHL liegt im Flur.', 'de')).toBe('Das Paket von DHL liegt im Flur.');
  });

  it('go where somebody shouts', () => {
    expect(softened('I did NOT do that.')).toBe('I did not do that.');
    expect(softened('The KIDS are ASLEEP.')).toBe('The kids are asleep.');
    expect(softened('The door IS LOUD AT night.')).toBe('The door is loud at night.');
  });

  it('come back where German writes a noun', () => {
    expect(softened('DIE KÜCHE IST DRECKIG.', 'de')).toBe('Die Küche ist dreckig.');
  });
});

describe('thanks at the end', () => {
  const last = (text: string, intent: 'request' | 'concern', isMatter = true) =>
    lightTouch(text, 'en', { tone: 'gentle', intent, isMatter })[0] ?? '';

  it('go to whoever is asked for something', () => {
    expect(last('Could you close the window at night?', 'request')).toMatch(/Thank/u);
  });

  it('do not follow what is only told, nor wishes and news', () => {
    expect(last('The window was open all night.', 'concern')).toMatch(/night\.$/u);
    expect(last('See you at five on platform three.', 'request', false)).toMatch(/three\.$/u);
  });
});
