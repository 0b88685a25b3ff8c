import type { Frames } from '../frames.ts';

export const FRAMES_DE: Frames = {
  greeting: {
    gentle: ['Hallo!', 'Hi!'],
    neutral: ['Hi,', 'Hallo,', 'Hey,'],
    calm: ['Hallo,', 'Hi,', 'Hey,'],
  },
  opening: {
    gentle: [
      'es geht mir nur um {list}.',
      'eine kleine Sache: Es geht um {list}.',
      'ich wollte kurz etwas ansprechen, es geht um {list}.',
    ],
    neutral: [
      'es geht um {list}.',
      'ich wollte kurz etwas ansprechen, es geht um {list}.',
      'kurz etwas von mir: Es geht um {list}.',
    ],
    calm: ['ich wollte etwas ansprechen, es geht um {list}.', 'es geht um {list}.', 'mir geht es um {list}.'],
  },
  ask: [
    ['Könntest du {bitte}?', 'Kannst du {bitte}?', 'Würdest du {bitte}?'],
    ['Magst du {bitte}?', 'Es wäre toll, wenn du {could}.', 'Würdest du {bitte}?'],
    [
      'Wenn es für dich passt, könntest du {vp}?',
      'Es wäre wirklich lieb, wenn du {could}.',
      'Es wäre schön, wenn du {could}.',
    ],
  ],
  boundary: [
    'Das ist mir wichtig: Könntest du {bitte}?',
    'Ich möchte dich etwas fragen: Könntest du {bitte}?',
    'Mir liegt das am Herzen: Könntest du {bitte}?',
  ],
  further: ['Könntest du {außerdem}?', 'Und könntest du {bitte}?'],
  together: ['Könnten wir {bitte}?', 'Können wir {bitte}?'],
  talk: [
    'Können wir uns kurz zusammensetzen und über {list} reden?',
    'Können wir uns bei Gelegenheit über {list} unterhalten?',
  ],
  agree: [
    'Können wir uns für {list} auf etwas einigen?',
    'Können wir für {list} gemeinsam eine Lösung finden?',
    'Wollen wir für {list} zusammen eine Lösung finden?',
  ],
  explain: [
    'Ich habe eine kurze Frage, es geht um {list}. Kannst du mir sagen, wie es damit aussieht?',
    'Ich wollte dich etwas fragen, es geht um {list}. Kannst du mir das bitte erklären?',
    'Eine kurze Frage, es geht um {list}: Kannst du mir bitte etwas dazu sagen?',
  ],
  lost: [
    'Es geht um {list}. Weißt du etwas darüber?',
    'Es geht um {list}. Weißt du, was damit passiert ist?',
  ],
  refused: {
    pay: 'Ich möchte, dass jeder seinen Teil zahlt.',
    clean_up: 'Ich möchte, dass jeder seine eigenen Sachen sauber macht.',
  },
  bare: {
    talk: 'Können wir bald einmal darüber reden?',
    agree: 'Können wir gemeinsam eine Lösung finden?',
    explain: 'Kannst du mir das bitte erklären?',
  },
  known: 'Das wollte ich dir nur sagen.',
  shared: [
    'Das ist schwierig für mich, und ich wollte es dir sagen.',
    'Das stört mich, und ich wollte es dir sagen.',
  ],
  worry: [
    'Mich stört etwas, und ich wollte es dir sagen: Es geht um {list}.',
    'Mir macht etwas zu schaffen: Es geht um {list}.',
    'Etwas ist schwierig für mich: Es geht um {list}.',
    'Es gibt etwas, das mir schwerfällt: Es geht um {list}.',
    'Ich sage dir lieber, was mich ein wenig stört: Es geht um {list}.',
    'Ich wollte dir offen sagen, was mich stört: Es geht um {list}.',
  ],
  pace: ['Mit der Antwort eilt es nicht.', 'Lass dir mit der Antwort Zeit.'],
  closing: {
    gentle: ['Vielen lieben Dank!', 'Danke dir!'],
    neutral: ['Danke!', 'Danke dir!', 'Vielen Dank!', 'Danke schon mal!'],
    calm: ['Danke dir.', 'Vielen Dank.', 'Danke.', 'Danke schon mal.'],
  },
  closingOf: {
    boundary: [
      'Danke für dein Verständnis.',
      'Danke dir für dein Verständnis.',
      'Danke, dass du das verstehst.',
    ],
    concern: [
      'Danke fürs Lesen.',
      'Danke für deine Zeit.',
      'Danke, dass du dir die Zeit nimmst.',
      'Danke dir fürs Lesen.',
    ],
  },
  and: 'und',
  of: 'von',
  my: {
    thing: { say: 'meine Sachen', dative: 'meinen Sachen' },
    food: { say: 'mein Essen', dative: 'meinem Essen' },
  },
};
