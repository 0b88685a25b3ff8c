import { describe, expect, it } from 'vitest';
import { findInLexicon } from './find-in-lexicon.ts';

const rules = (text: string, language: string, harsh = false): string[] =>
  findInLexicon(text, language, harsh)
    .map(({ rule }) => rule)
    .filter((rule) => rule !== 'hedging' && rule !== 'sarcasm');

describe('insults and vulgar words are found', () => {
  it.each([
    [
      'en',
      [
        'You slob.',
        'What a jerk.',
        'That creep again.',
        'You lazy pig!',
        'You are an idiot.',
        'He is such a loser.',
        'Shut up already.',
        'You are so inconsiderate.',
        'Clean up your shit.',
        'You act like a spoiled brat.',
      ],
    ],
    [
      'es',
      [
        'Eres un guarro.',
        'Menudo imbécil.',
        'Vaya cerdo estás hecho.',
        'Eres una vaga.',
        'Cállate ya.',
        'Esto es una mierda.',
        'Qué asco me das.',
        'Pedazo de animal.',
        'No seas gilipollas.',
        'Eres un sinvergüenza.',
        'Hijo de puta.',
      ],
    ],
    [
      'fr',
      [
        'Tu es un porc.',
        'Quel connard.',
        'Espèce de crétin.',
        'Sale fainéant.',
        'Ta gueule !',
        'C’est de la merde.',
        'Tu me dégoûtes.',
        'Tu es vraiment égoïste.',
        'Bande d’abrutis.',
        'Ferme-la.',
        'Tu es insupportable.',
      ],
    ],
    [
      'de',
      [
        'Du bist ein Schwein.',
        'So ein Arschloch.',
        'Du Idiot.',
        'Du fauler Sack.',
        'Halt die Klappe.',
        'Diese Scheiße reicht mir.',
        'Du kotzt mich an.',
        'Du bist so rücksichtslos.',
        'Ihr Vollidioten!',
        'Du Drecksau.',
        'Alles vollgepisst.',
        'Wer hat da hingekackt und gekotzt?',
        'Sie hat mich angeschissen.',
        'So ein Mistkerl.',
      ],
    ],
  ])('in %s', (language, sentences) => {
    for (const sentence of sentences) expect(rules(sentence, language), sentence).not.toEqual([]);
  });
});

describe('words that hide are found', () => {
  it.each([
    'f*ck this',
    'f**k this',
    'what the f***',
    'sh1t everywhere',
    'this is sh!t',
    'f u c k you',
    's.h.i.t',
    'fuuuuuck',
    'shiiiit',
    'you 1d10t',
    'stuuuupid',
    'b!tch',
    'a$$hole',
    'fuсk', // with a Cyrillic es
    'ｆｕｃｋ',
    'f\u200bu\u200bck',
    'sh\u00adit',
    'fück',
    'FUCK',
    'motherf***er',
  ])('%s', (text) => {
    expect(rules(text, 'en')).not.toEqual([]);
  });

  it('without accents and umlauts in the other languages too', () => {
    expect(rules('eres un cabron', 'es')).toContain('vulgarity');
    expect(rules('espece d’encule', 'fr')).toContain('vulgarity');
    expect(rules('du bloede kuh', 'de')).toContain('personal_attack');
    expect(rules('M!erda de vida', 'es')).toContain('vulgarity');
  });
});

describe('harmless words stay', () => {
  it.each([
    ['en', 'We took the train to Scunthorpe for the class assessment.'],
    ['en', 'I assess the analysis of the assignment with passion.'],
    ['en', 'Dick van Dyke and Dick Cheney watched Moby Dick.'],
    ['en', 'The cocktail was great, and so was the shiitake soup.'],
    ['en', 'Could you take the cigarette butts out, please?'],
    ['en', 'I felt a bit stupid for asking.'],
    ['en', 'Hello from Essex, therapist and therapy welcome.'],
    ['en', 'My Maine coon sleeps on the grass.'],
    ['en', 'The vacuum sucks up the dust again.'],
    ['es', '¿Te apetece lomo de cerdo? Tengo una vaga idea de la receta.'],
    ['es', 'El año pasado compartimos piso con mucha calma.'],
    ['fr', 'On habite dans un cul-de-sac et on mange du rôti de porc.'],
    ['fr', 'Tu peux sortir les ordures, s’il te plaît ?'],
    ['de', 'Das Meerschweinchen ist dick und die Marschmusik leise.'],
    ['de', 'Könntest du bitte abends etwas leiser sein?'],
    ['de', 'Ich habe mich gestern etwas doof gefühlt.'],
  ])('%s: %s', (language, text) => {
    expect(rules(text, language, true)).toEqual([]);
  });
});

describe('what a kind message does not say', () => {
  it.each([
    ['en', 'blame', 'You never wash your dishes.'],
    ['en', 'blame', 'It is your fault.'],
    ['en', 'authority', 'You must clean the kitchen.'],
    ['en', 'authority', 'I will tell the landlord.'],
    ['en', 'authority', 'My house, my rules.'],
    ['en', 'rules', 'This is against the house rules.'],
    ['en', 'rules', 'The lease says no pets.'],
    ['en', 'enforcement', 'Stop it, or else.'],
    ['en', 'enforcement', 'This is your last warning.'],
    ['en', 'preference_disclosure', 'I know you prefer quiet evenings.'],
    ['en', 'medical', 'You should see a therapist.'],
    ['en', 'ai_mention', 'As an AI I softened this message.'],
    ['es', 'blame', 'Siempre dejas la cocina sucia.'],
    ['es', 'authority', 'Tienes que limpiar la cocina.'],
    ['es', 'rules', 'Son las normas de la casa.'],
    ['es', 'enforcement', 'Es el último aviso.'],
    ['es', 'preference_disclosure', 'Según tus preferencias, te escribo así.'],
    ['es', 'medical', 'Necesitas terapia.'],
    ['es', 'ai_mention', 'Mensaje generado por una IA.'],
    ['fr', 'blame', 'Tu ne fais jamais la vaisselle.'],
    ['fr', 'authority', 'Tu dois ranger la cuisine.'],
    ['fr', 'rules', 'C’est contre le règlement de la maison.'],
    ['fr', 'enforcement', 'C’est le dernier avertissement.'],
    ['fr', 'preference_disclosure', 'D’après tes préférences, je t’écris ainsi.'],
    ['fr', 'medical', 'Tu devrais voir un psy.'],
    ['fr', 'ai_mention', 'Message généré automatiquement.'],
    ['de', 'blame', 'Nie räumst du die Küche auf.'],
    ['de', 'authority', 'Du musst die Küche putzen.'],
    ['de', 'rules', 'Das steht in der Hausordnung.'],
    ['de', 'enforcement', 'Das ist die letzte Warnung.'],
    ['de', 'preference_disclosure', 'Laut deinem Profil magst du Ruhe.'],
    ['de', 'medical', 'Du brauchst eine Therapie.'],
    ['de', 'ai_mention', 'Diese Nachricht wurde automatisch erstellt.'],
  ])('%s, %s: %s', (language, rule, text) => {
    expect(rules(text, language)).toContain(rule);
  });
});

it('a strong word of another language counts everywhere', () => {
  for (const language of ['en', 'es', 'fr', 'de', 'it'])
    for (const text of ['This is mierda, ok', 'Quel Arschloch', 'un connard hier', 'that motherfucker'])
      expect(rules(text, language), `${language}: ${text}`).not.toEqual([]);
});

it('spans point at the words, also behind accents, emoji and what was dropped', () => {
  const text = '😀 Déjà vu, you i\u200bdiot, really.';
  const [hit] = findInLexicon(text, 'en');
  expect(text.slice(hit?.span.start, hit?.span.end)).toBe('i\u200bdiot');
});

it('hostile text of any make is read to its end', () => {
  for (const part of [
    'f u ',
    'a',
    '*',
    'you are so very ',
    'if you dont ',
    'du bist so ',
    '1',
    '@a.',
    ' ',
    'ffff',
  ])
    for (const language of ['en', 'es', 'fr', 'de'])
      expect(Array.isArray(findInLexicon(part.repeat(800), language, true))).toBe(true);
});
