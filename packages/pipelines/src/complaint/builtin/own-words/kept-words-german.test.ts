import { describe, expect, it } from 'vitest';
import { isContemptuous } from './contempt.ts';
import { keptWords } from './kept-words.ts';
import { asRequest } from './orders.ts';

describe('a German sentence with a verb for the reader', () => {
  it.each(['Du fragst nach dem Öl.', 'Du lachst darüber.', 'Du kochst für acht Leute.'])(
    'asks for nothing where it only tells: %s',
    (text) => {
      expect(asRequest(text, 'de')).toBeNull();
    },
  );

  it.each(['Du räumst das heute weg.', 'Du zahlst mir den Teller bis Montag.', 'Das ersetzt du.'])(
    'asks where it says what is to be done: %s',
    (text) => {
      expect(asRequest(text, 'de')).toContain(', bitte.');
    },
  );
});

describe('German scorn', () => {
  it.each([
    'Dann kannst du dir ne andere Bleibe suchen.',
    'Such dir halt was Neues.',
    'Dann kannst du gleich ausziehen.',
    'Pack deine Koffer.',
    'Bin ich hier die Müllabfuhr oder was?',
    'Lass ruhig alles stehen.',
    'Das geht dich einen Dreck an.',
    'Der Herr liegt auf der Couch.',
    'Nur weil du Ferien hast, ist hier kein Urlaub.',
    'Geht es vielleicht noch lauter?',
    'Du hast es also wirklich geschafft.',
    'Ist ja nicht so, dass ich schlafen will.',
    'Wie dreist ist das denn.',
    'Und wer darf putzen?',
    'Schön, dass du da bist, aber zum Spülen fehlt dir die Zeit.',
    'Tja, so ist das.',
    'Hast du nen Vogel?',
    'Such dir einen Job.',
    'Hauptsache dir ist warm.',
    'Entweder die Katze kommt weg oder ich.',
  ])('is heard: %s', (text) => {
    expect(isContemptuous(text, 'de')).toBe(true);
  });

  it.each([
    'Ich suche mir am Montag einen neuen Job.',
    'Kannst du dir bitte einen anderen Platz für dein Rad suchen?',
    'Ziehst du im Mai aus?',
    'Der Herr von der Hausverwaltung war da.',
    'Brauchst du Milch oder was anderes?',
    'Hast du die Prüfung geschafft?',
    'Pack die Sachen bitte in den Keller.',
    'Ich finde es schön, dass du da bist, aber es ist mir zu laut.',
    'Liebe Mitbewohner, morgen wird das Wasser abgestellt.',
    'Und du am Dienstag?',
    'Suchst du dir einen Platz im Regal?',
    'Respekt ist mir wichtig.',
    'Entweder du putzt am Montag oder ich putze am Freitag.',
  ])('is not heard in: %s', (text) => {
    expect(isContemptuous(text, 'de')).toBe(false);
  });
});

describe('German clauses', () => {
  it('keep an infinitive with the verb before it', () => {
    const { tells } = keptWords('Hör mal auf, meine Teller zu nehmen, du Dieb!', 'de');
    expect(tells).toEqual([]);
  });

  it.each([
    'Jedes Mal wenn deine Alte hier ist, ist danach das Bad nass.',
    'Drei Leute schlafen auf dem Boden, ohne dass du fauler Hund mal fragst.',
  ])('are left out where they wait for what is cut: %s', (text) => {
    for (const { text: told } of keptWords(text, 'de').tells) expect(told).not.toMatch(/^Ist|ohne\.$/u);
  });

  it('do not tell of somebody whose name was cut', () => {
    const { tells } = keptWords('Kannst du deinen Köter mal erziehen? Der hat meine Schuhe zerkaut.', 'de');
    expect(tells).toEqual([]);
  });
});
