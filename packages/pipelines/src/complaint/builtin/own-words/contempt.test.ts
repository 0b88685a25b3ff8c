import { describe, expect, it } from 'vitest';
import { isCalm } from '../edit/grave-words.ts';
import type { LanguageCode } from '../words/languages.ts';
import { isScornful } from './contempt.ts';

describe('a calm message is scornful', () => {
  it.each([
    ['with mock praise before what happened', 'Lovely, another stranger on the sofa.'],
    ['with mock praise of what the reader did', 'Nice of your mate to use my towel.'],
    ['with mock thanks', 'Cheers for waking me at four.'],
    ['asking what the home has become', 'Is this a hostel now?'],
    ['asking since when', 'Since when is this a nightclub?'],
    ['asking what the sender gets for it', 'Do I get a tip jar?'],
    ['asking for the use of what is theirs', 'Do I need a ticket to use my own shower?'],
    ['asking after a mind', 'Do you actually listen or is there nothing in there?'],
    ['asking after things as if they were people', 'Did the sponge break its leg?'],
    ['asking how old the reader is', 'What are you, twelve?'],
    ['comparing the reader to an animal', 'Do you shed like a husky?'],
    ['guessing a role of the sender', 'So I am the cleaner now.'],
    ['with mock leave', 'Take your time, I only have work.'],
    ['with mock wishes', 'Hope you enjoyed my lasagne.'],
    ['with a superlative of the reader', 'You are the tightest person alive.'],
    ['caring for nothing', 'I don’t care if it is your birthday.'],
    ['naming who does better', 'He hoovers, unlike some.'],
    ['counting what the reader can afford', 'So you can afford Ibiza but not the gas.'],
    ['finding things funny', 'Funny that you always have a headache on Sundays.'],
  ])('%s: %s', (_, text) => {
    expect(isScornful(text, 'en')).toBe(true);
  });
});

describe('a calm message is not scornful', () => {
  it.each([
    'Great, see you on Friday.',
    'Nice one, thanks mate.',
    'It was nice of you to cook for us.',
    'Thanks for leaving me some pasta.',
    'Thanks for keeping it down last night.',
    'Is the bathroom free now?',
    'Is it your turn now?',
    'Do I need a permit to park here?',
    'Do I get a key for the shed too?',
    'Is anyone in there? I need the bathroom.',
    'Do you know who left the oven on?',
    'Who needs the bathroom first tomorrow?',
    'No rush, but can you pay me back this week?',
    'Hope you enjoyed your holiday.',
    'You are the kindest person I know.',
    'Sorry, was I too loud last night?',
    'Since when is the heating broken?',
    'Thanks for that, it was kind.',
    'Can you afford the new sofa?',
  ])('%s', (text) => {
    expect(isScornful(text, 'en')).toBe(false);
  });
});

describe('an ultimatum', () => {
  it.each([
    'Either she chips in or she goes.',
    'If I hear that recorder one more time I’m snapping it in half.',
    'If your stuff isn’t gone by Friday I’ll throw it out.',
    'Next time I find it in the sink it’s going in the bin.',
    'One more late night and I’m moving out.',
  ])('is not passed on: %s', (text) => {
    expect(isCalm(text, 'en')).toBe(false);
  });

  it.each([
    'Either you take the bins or I do, we should agree.',
    'If I cook I’ll wash up.',
    'If you don’t need the lamp I’ll throw it out.',
    'If it’s late I’ll just go to bed.',
  ])('is not what is only planned: %s', (text) => {
    expect(isCalm(text, 'en')).toBe(true);
  });
});

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
