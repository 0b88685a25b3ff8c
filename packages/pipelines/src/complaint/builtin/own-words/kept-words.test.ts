import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '../words/languages.ts';
import { isScornful } from './contempt.ts';
import { keptWords } from './kept-words.ts';

const told = (text: string, language: LanguageCode = 'en') =>
  keptWords(text, language).tells.map((fact) => fact.text);
const asked = (text: string, language: LanguageCode = 'en') =>
  keptWords(text, language).asks.map((ask) => ask.text);

describe('what a heated message tells plainly', () => {
  it.each<[LanguageCode, string, string[]]>([
    ['en', 'ARE YOU KIDDING?! I missed my bus. Get out of there!', ['I missed my bus.']],
    [
      'en',
      'Enough!!! There was wine on the rug and somebody broke my lamp.',
      ['There was wine on the rug and somebody broke my lamp.'],
    ],
    ['en', 'Your dog slept on my bed, you pig.', ['Your dog slept on my bed.']],
    ['en', 'My boots were in the rain all night you lazy cow.', ['My boots were in the rain all night.']],
    ['en', 'You owe me 80 quid you cheapskate!', ['I am still owed 80 quid.']],
    ['es', '¡Sal ya! Llevo media hora esperando, imbécil.', ['Llevo media hora esperando.']],
    ['fr', 'Baisse ça ! Je travaille demain matin, abruti.', ['Je travaille demain matin.']],
    ['de', 'RUHE! Ich muss um fünf raus, du Idiot.', ['Ich muss um fünf raus.']],
  ])('is carried over as it stands, in %s: %s', (language, text, facts) => {
    expect(told(text, language)).toEqual(facts);
  });

  it.each<[string, string[]]>([
    ['Bajaste la calefacción a 16 porque "tú no tienes frío", idiota.', ['Bajaste la calefacción a 16.']],
    ['Pedazo de inútil, dejaste la manguera abierta.', ['Dejaste la manguera abierta.']],
    ['Qué poca madre, te acabaste mi mezcal.', ['Te acabaste mi mezcal.']],
    [
      'Imbécil. Si te duchas media hora yo me ducho con agua fría.',
      ['Si te duchas media hora yo me ducho con agua fría.'],
    ],
  ])('goes without what is quoted, and with what follows from it, in es: %s', (text, facts) => {
    expect(told(text, 'es')).toEqual(facts);
  });

  it('is passed on from beside a sentence of irony', () => {
    expect(told('What an honour. There were plates in the sink.')).toEqual([
      'There were plates in the sink.',
    ]);
  });

  it('is three sentences at most', () => {
    const text = 'I missed my bus. I missed my train. I missed my exam. I missed my plane. You idiot!';
    expect(told(text)).toEqual(['I missed my bus.', 'I missed my train.', 'I missed my exam.']);
  });
});

describe('what is left out', () => {
  it.each([
    ['irony', 'What an honour to find plates in the sink.'],
    ['mocking names', 'I waited an hour, your highness.'],
    ['a judgement of the reader', 'You are lazy. You make me sick. You never clean.'],
    ['what somebody is called', 'There is a leech on the couch. Your friends are rubbish.'],
    ['a condition or an ultimatum', 'If I miss my bus again I had to walk, or I move out.'],
    ['what points to something that is cut', 'You moved it. He has been here for weeks.'],
    ['half of a fact', 'You said seven, then eight, now nothing.'],
    ['what hangs on another clause', 'You pig went through my texts while I was in the bath.'],
    ['what only stands where a word was cut', 'Your dishes are fucking.'],
    ['rage', 'I am so angry I am shaking. I could scream.'],
    ['contempt', 'Your grubby paws were all over my plates.'],
    ['the mood alone', 'I am furious. I am so done!'],
    ['mock praise', 'Classic you. Nice of your mate to use my towel, real classy.'],
    [
      'what points to something that is cut, whoever does it',
      'The rent is late because of YOU. I need it by Friday.',
    ],
  ])('%s', (_, text) => {
    expect(told(text)).toEqual([]);
  });

  it.each([
    'Me los vas a pagar enteritos.',
    'Felicidades por tu fiestita de anoche.',
    'La arena la cambias cada día, cerdo.',
    'Si vuelves a tocar mi comida te vas a la calle.',
    'Llevas gastando el mío desde mayo, gorrón.',
  ])('what threatens, mocks, orders or points away, in es: %s', (text) => {
    expect(told(text, 'es')).toEqual([]);
  });

  it.each<[LanguageCode, string]>([
    ['en', 'You are a lazy slob. Clean it.'],
    ['en', 'You pig, wipe that up!'],
    ['es', 'Eres un cerdo. ¡Límpialo ya!'],
    ['fr', 'T’es un porc. Nettoie-le.'],
    ['de', 'Du Schwein, mach das weg!'],
  ])('a request for what nobody told, in %s: %s', (language, text) => {
    expect(asked(text, language)).toEqual([]);
  });

  it.each([
    ['the age of the reader', 'T’as quel âge, 12 ans ? Tu as cinq ans ou quoi ?'],
    ['who is said to have done it', 'C’est le fantôme de l’appart qui a cassé la poignée.'],
    ['what is cleaner elsewhere', 'Même à la gare c’est plus propre.'],
    ['what nobody wants to know', 'Je rentre et je trouve quoi ?'],
    [
      'what is asked only to mock',
      'T’as jamais entendu parler d’un coup d’éponge ? C’est quoi cette manie ?',
    ],
    ['where the eyes of the reader are', 'T’as les yeux dans mon téléphone maintenant ?'],
    ['sham thanks for harm', 'Sympa de m’avoir enfermée dehors, vraiment.'],
    ['what the reader only had to do', 'T’as qu’à pas laisser tes clés traîner.'],
    ['an invitation to go on', 'Allez continue à ramener des inconnus à 5h du matin.'],
    ['what comes else', 'Je veux mes 400 euros demain ou on se retrouve devant le juge.'],
    ['what is said to be no choice', 'T’es au courant que le loyer c’est pas optionnel ?'],
    ['what is to be looked at', 'T’as vu l’état des toilettes ?'],
    ['mock praise', 'Génial, encore tes machines à 1h du matin, un vrai bonheur.'],
    ['a reproach of character', 'T’assumes jamais rien de toute façon.'],
    ['what is cut behind “que”', 'J’en ai marre que tu racontes à tout le monde que je suis nul.'],
    ['what ends on a determiner', 'Tes casseroles sont dans la.'],
    ['a person who was named in what is cut', 'Ton abruti de mec, il a garé sa voiture devant le garage.'],
  ])('in French %s: %s', (_, text) => {
    expect(told(text, 'fr')).toEqual([]);
  });

  it.each<[LanguageCode, string]>([
    ['fr', 'T’es une fouine, et c’est toi qui as répondu, à travers la porte.'],
    ['de', 'Dein Geschirr steht oft zwei, drei Tage, du Schwein.'],
    ['en', 'You pig, just message me so I can put trousers on.'],
  ])('the rest of what is cut, in %s: %s', (language, text) => {
    expect(told(text, language)).toEqual([]);
  });
});

it.each([
  'Merci encore pour hier.',
  'T’as une machine à lancer demain.',
  'La fille de la voisine a 2 ans.',
  'On a deux ans de bail.',
])('no mocking is heard in plain French: %s', (text) => {
  expect(isScornful(text, 'fr')).toBe(false);
});

describe('an order put as a request', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'MOVE YOUR CAR!!! You absolute clown.', 'Could you please move your car?'],
    ['en', 'Turn the damn music off, people are asleep!', 'Could you please turn the music off?'],
    [
      'en',
      'Stop slamming the doors at five a.m.!!!',
      'Could you please stop slamming the doors at five a.m.?',
    ],
    ['es', 'Saca la basura ya, guarro.', 'Por favor, saca la basura.'],
    [
      'es',
      'Baja la bolsa esta noche o te la vacío en la cama, cerdo.',
      'Por favor, baja la bolsa esta noche.',
    ],
    ['es', 'O sacas tu moto de mi plaza o llamo a la grúa.', 'Por favor, ¿sacas tu moto de mi plaza?'],
    ['es', 'Recoge tu ropa antes de que la queme, guarra.', 'Por favor, recoge tu ropa.'],
    [
      'es',
      'Tienes hasta el viernes para pagarme los 240 euros. Si no, te vas a la calle.',
      'Por favor, antes del viernes ¿podrías pagarme los 240 euros?',
    ],
    [
      'es',
      'Por favor, saca el coche, que llego tarde y me estoy agobiando, animal.',
      'Por favor, saca el coche, que llego tarde.',
    ],
    ['es', 'El suelo de la cocina lo friegas tú, vago.', 'Por favor, ¿el suelo de la cocina lo friegas tú?'],
    ['es', 'Hazme el favor de bajar la música, imbécil.', 'Por favor, ¿podrías bajar la música?'],
    ['es', 'No te vuelvas a poner mi ropa, rata.', 'Por favor, no te vuelvas a poner mi ropa.'],
    ['es', '¡Que cierres la puta puerta!', 'Por favor, te pido que cierres la puerta.'],
    ['es', 'Limpia la ducha, que no soy tu criada.', 'Por favor, limpia la ducha.'],
    [
      'es',
      'Limpia tu desmadre antes de que yo llegue, guarro.',
      'Por favor, limpia tu desorden antes de que yo llegue.',
    ],
    ['fr', 'Range la cuisine, gros porc !', 'S’il te plaît, range la cuisine.'],
    ['fr', 'Lave ta merde, espèce de porc.', 'S’il te plaît, lave tes affaires.'],
    ['fr', 'La box a sauté, abruti. Tu pourrais lancer ça la nuit ?', 'Tu pourrais lancer ça la nuit ?'],
    ['de', 'Putz den Herd, du Schwein!', 'Bitte putz den Herd.'],
    ['de', 'BRING DEN MÜLL RAUS!!!', 'Bitte bring den Müll raus.'],
    ['en', 'Where is my black hoodie, you thief!', 'Where is my black hoodie?'],
    ['en', 'Put my drill back you selfish pig!!', 'Could you please put my drill back?'],
    ['en', 'HANDS OFF my bike!!!', 'Could you please not touch my bike?'],
    ['en', 'Do us all a favour and flush the toilet!!!', 'Could you please flush the toilet?'],
    [
      'en',
      'How many times do I have to tell you, don’t touch my plants!',
      'Could you please not touch my plants?',
    ],
    ['en', 'That was my leftovers. Ask next time, moron.', 'Could you please ask next time?'],
    [
      'en',
      'stop vaping in the bathroom ffs it sets off the alarm',
      'Could you please stop vaping in the bathroom?',
    ],
  ])('keeps the words of the sender, in %s: %s', (language, text, request) => {
    expect(asked(text, language)).toEqual([request]);
  });

  it.each<[LanguageCode, string]>([
    ['en', 'Touch my food again and I bin your plates.'],
    ['en', 'Turn it off.'],
    ['en', 'Learn to wash your plates.'],
    ['en', 'Well done, genius, wash your plates.'],
    ['fr', 'Gare-toi encore là et j’appelle la fourrière.'],
    ['en', 'Get that leech out of the kitchen.'],
    ['fr', 'Prends la machine encore et je jette ton linge.'],
    ['fr', 'Baisse ta télé de merde.'],
    ['fr', 'Tu me verses ça avant vendredi ou j’en parle à la gérance.'],
    ['de', 'Wer das letzte Blatt nimmt, hängt bitte eine neue Rolle hin, du Ferkel!'],
    ['es', 'Perdona, imbécil.'],
  ])('is not made of what threatens, mocks or is unclear, in %s: %s', (language, text) => {
    expect(asked(text, language)).toEqual([]);
  });
});

describe('of heated messages', () => {
  it.each([
    ['a question', 'You left the oven on?'],
    ['a refusal', 'I refuse to clean the bath. I will not pay the rent.'],
    ['an order', 'Set foot in my room again.'],
    ['what somebody odd is called', 'There was an oaf in the kitchen.'],
    ['what shuts the reader out', 'My messages are none of your business.'],
  ])('%s is told as no fact', (_, text) => {
    expect(told(text)).toEqual([]);
  });

  it.each<[string, LanguageCode, string, string[]]>([
    ['who was there', 'en', 'There was a cat in the kitchen.', ['There was a cat in the kitchen.']],
    [
      'a count that goes on',
      'en',
      'Your plates were in the sink for two, three days.',
      ['Your plates were in the sink for two, three days.'],
    ],
    [
      'what was found',
      'en',
      'Hair in the drain, toothpaste on the mirror, I am DONE!',
      ['Hair in the drain, toothpaste on the mirror.'],
    ],
    [
      'what was found behind a whole sentence',
      'en',
      'I missed my bus. Hair in the drain. You idiot!',
      ['I missed my bus.', 'Hair in the drain.'],
    ],
    ['what was shouted', 'de', 'ICH MUSS UM FÜNF ZUR ARBEIT!!!', ['Ich muss um fünf zur Arbeit.']],
    [
      'what a small reproach stood in',
      'de',
      'Ich hab wegen dir den Zug verpasst!',
      ['Ich hab den Zug verpasst.'],
    ],
  ])('%s is told, in %s: %s', (_, language, text, facts) => {
    expect(told(text, language)).toEqual(facts);
  });

  it('what stands beside a sentence of irony is asked', () => {
    expect(asked('Well done, genius. Wash your plates.')).toEqual(['Could you please wash your plates?']);
  });
});

it('a hostile message is read at once', () => {
  const long = `${'I missed my my my my bus and the the the '.repeat(150)}`;
  expect(told(long).length).toBeLessThanOrEqual(3);
});
