import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '../words/languages.ts';
import { readMessage } from './transfer.ts';

const asked = (text: string, source: LanguageCode, target: LanguageCode): string[] =>
  readMessage(text, source)
    .found.filter(({ kind }) => kind !== 'told')
    .map(({ say }) => say[target]);
const told = (text: string, source: LanguageCode, target: LanguageCode): string[] =>
  readMessage(text, source)
    .found.filter(({ kind }) => kind === 'told')
    .map(({ say }) => say[target]);

describe('a French turn of speech', () => {
  it.each([
    'Commence par balayer devant ta porte.',
    'Arrête de mettre les pieds dans le plat.',
    'Passe l’éponge pour cette fois.',
    'Arrête de casser du sucre sur mon dos.',
    'T’es sérieux là ?',
    'Sors de la cuisine avec ton vélo.',
    'T’as qu’à faire tes lessives comme un grand.',
    'Je suis la seule à acheter le papier toilette.',
    'Le lave-linge est en panne.',
  ])('asks for none of the things it names: %s', (text) => {
    expect(asked(text, 'fr', 'en')).toEqual([]);
  });

  it('is not seen in the same words meant as they stand', () => {
    expect(asked('Passe l’éponge sur la table.', 'fr', 'en')).not.toEqual([]);
  });
});

describe('French words with two meanings', () => {
  it.each(['Y’a un trou dans mon canapé.', 'Il y a une grosse rayure sur ma table.'])(
    'tell of nothing that lies there: %s',
    (text) => {
      expect(told(text, 'fr', 'en')).toEqual([]);
    },
  );

  it.each<[string, string]>([
    ['Enlève tes fringues de l’étendoir.', 'take down your clothes'],
    ['Rends-moi mon casque, ça fait deux semaines que je te le demande.', 'give me my headphones back'],
    ['Tu peux fermer la porte à clé derrière toi ?', 'lock the door'],
  ])('ask for what is meant: %s', (text, phrase) => {
    expect(asked(text, 'fr', 'en')).toEqual([phrase]);
  });
});

describe('a request beside something else', () => {
  it.each<[LanguageCode, LanguageCode, string, string]>([
    ['en', 'de', "I'm trying to sleep, turn the music down.", 'die Musik leiser machen'],
    ['fr', 'en', 'Je dors, baisse la musique.', 'turn down the music'],
    ['en', 'fr', "I know you're busy but please empty the dishwasher.", 'vider le lave-vaisselle'],
    [
      'fr',
      'de',
      "T'as encore laissé ta tasse dans le salon, tu peux la rapporter à la cuisine ?",
      'deine Tasse in die Küche bringen',
    ],
    ['es', 'en', 'Todavía tienes mi taladro, ¿me lo devuelves?', 'give back my drill'],
    ['es', 'en', 'Hay comida podrida en la nevera. ¿Puedes tirarla?', 'throw away the food'],
    ['en', 'de', 'Can you tell me who has the garage key?', 'mir sagen, wer den Garagenschlüssel hat'],
    ['en', 'de', 'Would you mind using headphones?', 'Kopfhörer benutzen'],
    ['de', 'en', 'Wollen wir zusammen kochen?', 'cook a meal together'],
    ['fr', 'en', 'Dès que tu as fini, nettoie la plaque.', 'clean the cooker when you are done'],
    ['fr', 'en', 'Arrête de donner à manger au chien.', 'not feed the dog'],
  ])('goes from %s to %s: %s', (source, target, text, phrase) => {
    expect(asked(text, source, target)).toEqual([phrase]);
  });

  it.each<[LanguageCode, string]>([
    ['en', 'You took my bike, left it outside.'],
    ['en', 'Forty minute shower, cold tank.'],
    ['en', "I'm allergic, so no animals in my room, shut door or not."],
    ['es', 'Yo destapé la pileta el lunes, saqué los fideos con la mano.'],
    ['es', 'no uses el mismo cuchillo para la carne y la verdura'],
    ['en', 'Can you not talk to me like a normal person?'],
    ['de', 'Keine einzige Party mehr ohne Absprache!'],
    ['de', 'Fahr dein Auto aus der Einfahrt.'],
    ['en', "It's mine, get your own out of the cupboard."],
    ['es', '¿Me puedes explicar por qué hay pelos tuyos en el lavabo?'],
  ])('is none: %s: %s', (language, text) => {
    expect(asked(text, language, 'en')).toEqual([]);
  });

  it('takes laundry out and shoes off', () => {
    expect(asked("T'as laissé ton linge dans la machine, enlève-le stp", 'fr', 'de')).not.toContain(
      'deine Wäsche ausziehen',
    );
    expect(asked('Enlève tes chaussures stp', 'fr', 'de')).toEqual(['deine Schuhe ausziehen']);
  });

  it('asks for what is only missed to be done', () => {
    expect(asked('No me gusta que uses mis tápers y luego no los laves.', 'es', 'en')).toEqual([
      'not use my food containers',
      'wash my food containers afterwards',
    ]);
  });
});

describe('a request', () => {
  it.each<[LanguageCode, LanguageCode, string, string]>([
    [
      'en',
      'es',
      'Could you rinse the blender after your smoothie?',
      'enjuagar la batidora después de tu batido',
    ],
    ['en', 'de', 'please take off your shoes at the door', 'deine Schuhe an der Tür ausziehen'],
    ['en', 'fr', 'Can you please not leave dishes in the sink', 'ne pas laisser de vaisselle dans l’évier'],
    ['en', 'es', 'pls buy milk and bread', 'comprar leche y pan'],
    ['en', 'de', 'Would you bring back my blue mug?', 'meine blaue Kaffeetasse zurückbringen'],
    ['es', 'en', 'Sacá tu ropa del lavarropas', 'take your clothes from the washing machine'],
    ['es', 'de', 'no dejes comida en el fregadero', 'kein Essen im Spülbecken liegen lassen'],
    ['es', 'fr', '¿puedes sacar la basura? está a reventar', 'sortir les poubelles'],
    ['es', 'en', 'no despiertes al bebé', 'not wake the baby up'],
    ['fr', 'en', 'tu peux vider le lave-vaisselle ?', 'empty the dishwasher'],
    ['fr', 'es', 'Ne laisse pas tes affaires dans l’entrée', 'no dejar tus cosas en la entrada'],
    ['fr', 'de', 'Ne claque pas la porte la nuit', 'nachts die Türen nicht zuschlagen'],
    ['fr', 'en', 'Enlève tes chaussures à l’entrée', 'take off your shoes in the entrance'],
    ['de', 'en', 'Wischst du bitte kurz den Tisch ab?', 'wipe the table'],
    ['de', 'es', 'Bring die Kisten in den Keller', 'llevar las cajas al sótano'],
    ['de', 'fr', 'Stell die Milch zurück in den Kühlschrank', 'remettre le lait dans le frigo'],
    ['de', 'en', 'Könntest du im Garten bitte nicht rauchen?', 'not smoke in the garden'],
  ])('goes from %s to %s: %s', (source, target, text, phrase) => {
    expect(asked(text, source, target)).toEqual([phrase]);
  });

  it.each<[LanguageCode, string]>([
    ['de', 'Ständig lässt du das Licht im Keller an.'],
    ['en', 'Whoever feeds the dog at the table, it has to be you.'],
    ['en', 'The front door was not unlocked, open.'],
    ['en', "I don't mind lending you the charger."],
    ['es', 'No me importa prestarte el cargador.'],
    ['fr', 'Ça ne me dérange pas de prêter le chargeur.'],
    ['de', 'Es macht mir nichts, das Ladegerät zu verleihen.'],
    ['es', 'Lo de hablar de mis cosas con tu pareja se tiene que acabar.'],
    ['es', 'Disculpa que te escriba a estas horas.'],
    ['fr', 'Excuse-moi de te déranger.'],
  ])('is not heard where something is told, allowed or to end, in %s: %s', (language, text) => {
    expect(asked(text, language, language === 'en' ? 'de' : 'en')).toEqual([]);
  });

  it('is said with the clause that goes with it', () => {
    expect(asked('Limpia el lavabo cuando termines', 'es', 'en')).toEqual([
      'clean the washbasin when you are done',
    ]);
    expect(asked('When you are done, please wipe the table.', 'en', 'de')).toEqual([
      'den Tisch abwischen, wenn du fertig bist',
    ]);
  });

  it('may stand for a thing named before', () => {
    const text = 'Dein Fahrrad versperrt den Kellergang. Stell es bitte in den Hof.';
    expect(asked(text, 'de', 'en')).toEqual(['put your bike in the yard']);
  });

  it.each<[LanguageCode, string]>([
    ['en', "I'd like you to ask me before you borrow my bike."],
    ['es', 'Pregúntame antes de usar mi bici, por favor'],
    ['fr', 'Tu pourrais me demander avant de prendre mon vélo ?'],
    ['de', 'Frag mich bitte, bevor du mein Fahrrad nimmst.'],
  ])('to be asked before something is used names the thing, in %s', (source, text) => {
    const [first] = readMessage(text, source).found;
    expect(first).toMatchObject({ kind: 'ask_first', say: { en: 'ask me before you use my bike' } });
  });

  it('goes on with what is joined to it', () => {
    expect(asked('Can you wash the pans and take out the rubbish?', 'en', 'fr')).toHaveLength(2);
  });

  it('knows what it is about, and whether anything is lost', () => {
    const [clean] = readMessage('Please clean the kitchen.', 'en').found;
    expect(clean).toMatchObject({ kind: 'clean_up', concepts: ['kitchen'], isWhole: true });
    const [late] = readMessage('Please turn the music down after 10 pm.', 'en').found;
    expect(late).toMatchObject({ kind: 'turn_down', isWhole: false });
  });
});

describe('no request', () => {
  it.each<[LanguageCode, string]>([
    // What is told of the reader or of the sender.
    ['en', 'You took my bike, left it outside'],
    ['en', 'I get up at five and put the lights on'],
    ['es', 'Nunca contestas a mis mensajes.'],
    ['es', 'Me molesta la música'],
    ['de', 'Seit Januar putze ich das Klo'],
    ['fr', 'Personne ne vide le lave-vaisselle'],
    // A question about what was done.
    ['en', 'Did the oven get cleaned?'],
    // A threat.
    ['en', 'Touch my phone again and I’m moving out'],
    // A reproach in the form of a question.
    ['fr', 'vous pouvez pas fermer le portail ??'],
    // What is only ever not to be done.
    ['en', 'Slam the doors'],
    // What holds in one case only, and the case is lost.
    ['en', 'Don’t open the window unless the frobnicator is running'],
    // Another time of which nothing would be said.
    ['en', 'Would you mind running the washing machine before 9pm?'],
    // A pronoun that could stand for either of two things, or for something unknown.
    ['fr', 'Ton vélo est sale et mon manteau est plein de taches. Mets-le à la cave.'],
    ['en', 'It is the frobnicator on the shelf. Please bin it.'],
  ])('is heard in %s: %s', (language, text) => {
    expect(asked(text, language, 'en')).toEqual([]);
  });
});

describe('what happened', () => {
  it.each<[LanguageCode, LanguageCode, string, string]>([
    ['en', 'es', 'You left the back door unlocked.', 'La puerta de atrás se ha quedado sin cerrar con llave'],
    ['de', 'en', 'Im Garten liegen deine Socken.', 'Your socks are lying in the garden'],
    ['fr', 'de', 'Vous avez mangé mon gâteau.', 'Mein Kuchen wurde aufgegessen'],
  ])('is told without who did it, from %s to %s: %s', (source, target, text, sentence) => {
    expect(told(text, source, target)).toEqual([sentence]);
  });

  it('is not told of what is asked, supposed or done by the sender', () => {
    expect(told('Did you leave the door unlocked?', 'en', 'es')).toEqual([]);
    expect(told('If you left the door unlocked, tell me.', 'en', 'es')).toEqual([]);
    expect(told('I left the door unlocked.', 'en', 'es')).toEqual([]);
  });
});
