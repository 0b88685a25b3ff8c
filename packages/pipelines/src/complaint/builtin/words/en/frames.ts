import type { Frames } from '../frames.ts';

export const FRAMES_EN: Frames = {
  greeting: { gentle: ['Hi!', 'Hey!'], neutral: ['Hi,', 'Hey,'], calm: ['Hi,', 'Hello,'] },
  opening: {
    gentle: [
      'I just wanted to bring up {list}.',
      'I wanted to mention {list}.',
      'Just a small note about {list}.',
    ],
    neutral: ['I wanted to bring up {list}.', 'I wanted to mention {list}.', 'It is about {list}.'],
    calm: ['I would like to bring up {list}.', 'I would like to mention {list}.', 'This is about {list}.'],
  },
  ask: [
    ['Could you please {vp}?', 'Could you {vp}, please?'],
    [
      'Would you be able to {vp}?',
      'It would be great if you could {vp}.',
      'Would you be so kind as to {vp}?',
    ],
    [
      'If it works for you, could you {vp}?',
      'It would be lovely if you could {vp}.',
      'Would it be possible for you to {vp}?',
    ],
  ],
  boundary: ['I would like to ask you to {vp}.', 'I would ask you to {vp}, please.'],
  further: ['Could you also {vp}?', 'And could you {vp}, please?'],
  talk: ['Could we find a moment to talk about {list}?', 'Could we sit down together and talk about {list}?'],
  agree: [
    'Could we find a solution together for {list}?',
    'Could we find a way that works for both of us with {list}?',
  ],
  explain: ['Could you tell me more about {list}?', 'Could you explain a little more about {list}, please?'],
  bare: {
    talk: 'Could we find a moment to talk?',
    agree: 'Could we find a solution together?',
    explain: 'Could you tell me more about it?',
  },
  shared: ['I just wanted to share this with you.', 'I simply wanted to say so openly.'],
  pace: ['No rush to answer.', 'No hurry with an answer.'],
  closing: {
    gentle: ['Thank you so much!', 'Thanks a lot!'],
    neutral: ['Thanks!', 'Thank you!'],
    calm: ['Thank you.', 'Many thanks.'],
  },
  closingOf: {
    boundary: ['Thanks for understanding.', 'Thank you for your understanding.'],
    concern: ['Thanks for reading.', 'Thank you for reading this.'],
  },
  and: 'and',
  of: 'of',
  my: { thing: { say: 'my things' }, food: { say: 'my food' } },
};
