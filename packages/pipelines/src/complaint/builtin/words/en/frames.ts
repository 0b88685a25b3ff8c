import type { Frames } from '../frames.ts';

export const FRAMES_EN: Frames = {
  greeting: {
    gentle: ['Hi!', 'Hey!'],
    neutral: ['Hi,', 'Hey,', 'Hi there,'],
    calm: ['Hi,', 'Hello,', 'Hi there,'],
  },
  opening: {
    gentle: [
      'I just wanted to bring up {list}.',
      'I wanted to mention {list}.',
      'Just a small thing about {list}.',
    ],
    neutral: ['I wanted to bring up {list}.', 'I wanted to mention {list}.', 'It is about {list}.'],
    calm: ['I wanted to bring up {list}.', 'I wanted to mention {list}.', 'It is about {list}.'],
  },
  ask: [
    ['Could you please {vp}?', 'Could you {vp}, please?', 'Can you please {vp}?', 'Please could you {vp}?'],
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
  boundary: [
    'This is important to me: could you please {vp}?',
    'I need to ask you something: could you please {vp}?',
    'It would mean a lot to me: could you please {vp}?',
  ],
  further: ['Could you also {vp}?', 'And could you {vp}, please?'],
  together: ['Could we please {vp}?', 'Could we {vp}, please?'],
  talk: ['Could we find a moment to talk about {list}?', 'Could we sit down together and talk about {list}?'],
  agree: [
    'Could we find a solution together for {list}?',
    'Could we find a way that works for both of us with {list}?',
    'Could we agree on something for {list}?',
  ],
  explain: [
    'I have a quick question about {list}. Could you tell me how things stand?',
    'I have a question about {list}. Can you tell me what you know, please?',
    'I wanted to ask you about {list}. Could you explain it to me, please?',
  ],
  lost: ['Do you know anything about {list}?', 'Do you happen to know what happened to {list}?'],
  refused: {
    pay: 'I would like us each to pay our own part.',
    clean_up: 'I would like us each to clean up our own things.',
  },
  bare: {
    talk: 'Could we find a moment to talk?',
    agree: 'Could we find a solution together?',
    explain: 'Could you tell me more about it?',
  },
  known: 'I just wanted you to know.',
  shared: ['That is hard for me, and I wanted you to know.', 'It bothers me, and I wanted you to know.'],
  worry: [
    'Something is bothering me, and I wanted to tell you: {list}.',
    'I wanted to tell you about something that is hard for me: {list}.',
    'There is something I am struggling with: {list}.',
    'There is something on my mind that I find difficult: {list}.',
    'I would like to tell you about something that bothers me a little: {list}.',
    'I wanted to be open with you about something that bothers me: {list}.',
  ],
  pace: ['No rush to answer.', 'No hurry with an answer.'],
  closing: {
    gentle: ['Thank you so much!', 'Thanks a lot!'],
    neutral: ['Thanks!', 'Thank you!', 'Thanks a lot!', 'Thanks in advance!'],
    calm: ['Thank you.', 'Many thanks.', 'Thanks.', 'Thank you very much.'],
  },
  closingOf: {
    boundary: ['Thanks for understanding.', 'Thanks for your understanding.', 'Thank you for understanding.'],
    concern: [
      'Thanks for taking the time.',
      'Thanks for hearing me out.',
      'Thanks for reading.',
      'Thanks for your time.',
      'Thank you for reading this.',
    ],
  },
  and: 'and',
  of: 'of',
  my: { thing: { say: 'my things' }, food: { say: 'my food' } },
};
