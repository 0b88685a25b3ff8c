import type { Frames } from '../frames.ts';

export const FRAMES_DE: Frames = {
  greeting: { gentle: ['Hallo!', 'Hi!'], neutral: ['Hi,', 'Hallo,'], calm: ['Hallo,', 'Hi,'] },
  opening: {
    gentle: [
      'es geht mir nur um {list}.',
      'eine kleine Sache: Es geht um {list}.',
      'ich wollte kurz etwas ansprechen, es geht um {list}.',
    ],
    neutral: [
      'es geht um {list}.',
      'ich schreibe dir, es geht um {list}.',
      'kurz etwas von mir: Es geht um {list}.',
    ],
    calm: [
      'ich würde gern etwas ansprechen: Es geht um {list}.',
      'es geht um {list}.',
      'mir geht es um {list}.',
    ],
  },
  ask: [
    ['Könntest du {bitte}?', 'Kannst du {bitte}?'],
    ['Magst du {bitte}?', 'Es wäre toll, wenn du {could}.', 'Würdest du {bitte}?'],
    [
      'Wenn es für dich passt, könntest du {vp}?',
      'Es wäre wirklich lieb, wenn du {could}.',
      'Es wäre schön, wenn du {could}.',
    ],
  ],
  boundary: ['Ich habe eine Bitte: Könntest du {vp}?', 'Es wäre gut, wenn du {could}.'],
  further: ['Könntest du {außerdem}?', 'Und könntest du {bitte}?'],
  talk: [
    'Können wir uns kurz zusammensetzen und über {list} reden?',
    'Können wir uns bei Gelegenheit über {list} unterhalten?',
  ],
  agree: [
    'Können wir für {list} gemeinsam eine Lösung finden?',
    'Wollen wir für {list} zusammen eine Lösung finden?',
  ],
  explain: [
    'Es geht um {list}. Kannst du mir das bitte erklären?',
    'Es geht um {list}. Kannst du mir bitte etwas mehr dazu sagen?',
  ],
  bare: {
    talk: 'Können wir bald einmal darüber reden?',
    agree: 'Können wir gemeinsam eine Lösung finden?',
    explain: 'Kannst du mir das bitte erklären?',
  },
  shared: ['Das wollte ich einfach mit dir teilen.', 'Das wollte ich dir offen sagen.'],
  pace: ['Mit der Antwort eilt es nicht.', 'Lass dir mit der Antwort Zeit.'],
  closing: {
    gentle: ['Vielen lieben Dank!', 'Danke dir!'],
    neutral: ['Danke!', 'Danke dir!'],
    calm: ['Danke dir.', 'Vielen Dank.'],
  },
  closingOf: {
    boundary: ['Danke für dein Verständnis.', 'Danke dir für dein Verständnis.'],
    concern: ['Danke fürs Lesen.', 'Danke dir fürs Lesen.'],
  },
  and: 'und',
  of: 'von',
  my: { thing: { say: 'meine Sachen', dative: 'meinen Sachen' }, food: { say: 'mein Essen' } },
};
