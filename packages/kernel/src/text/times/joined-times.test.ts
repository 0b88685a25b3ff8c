import { describe, expect, it } from 'vitest';
import { findTimes } from './find-times.ts';
import type { TimeKind } from './time.ts';

const found = (text: string, language = 'en'): string[] => findTimes(text, language).map((time) => time.text);

describe('one expression is one time', () => {
  it.each<[string, TimeKind]>([
    ['tomorrow at 7 pm', 'clock'],
    ['Monday @ 10 pm', 'clock'],
    ['3 May at 10:30', 'clock'],
    ['Tuesday evening', 'weekday'],
    ['Monday, 2 hours', 'weekday'],
    ['Monday 3 May', 'date'],
    ['today now', 'date'],
    ['two hours in the evening', 'duration'],
    ['now, in the evening', 'daypart'],
    ['in two hours, at 7 pm', 'relative'],
    ['two weeks ago on Monday', 'relative'],
    ['every night at 11', 'set'],
    ['for two hours daily', 'set'],
    ['Monday to Friday', 'range'],
    ['Monday till Wednesday to Friday', 'range'],
    ['22:30 - 23:30', 'range'],
  ])('%s is a %s', (text, kind) => {
    expect(findTimes(`So: ${text}?`, 'en')).toMatchObject([{ start: 4, end: 4 + text.length, kind, text }]);
  });

  it.each([
    ['another word stands between', '10 pm or 11 pm', ['10 pm', '11 pm']],
    ['too many blanks stand between', '10 pm        11 pm', ['10 pm', '11 pm']],
    [
      'a long passage stands between',
      'Monday and this goes on and on until Friday',
      ['Monday', 'until Friday'],
    ],
    ['a sentence ends between', 'Monday, Tuesday; Friday', ['Monday, Tuesday', 'Friday']],
  ])('they are several where %s', (_, text, expected) => expect(found(text)).toEqual(expected));
});

describe('whether it is vague', () => {
  it.each([
    ['in the evening', true],
    ['now, in the evening', true],
    ['tomorrow in the evening', false],
    ['in the evening, tomorrow', false],
    ['at 10 pm', false],
  ])('%s: %s', (text, vague) => {
    expect(findTimes(text, 'en').map((time) => time.vague)).toEqual([vague]);
  });
});

describe('what counts only beside another time', () => {
  it.each(['We sat down.', 'See you Sat, 3/4 or so.', 'Come by recently.', 'In week 12, row 3/4.'])(
    'is none by itself: %s',
    (text) => expect(found(text)).toEqual([]),
  );

  it.each([
    ['See you Sat 9 pm!', 'Sat 9 pm'],
    ['See you at 9 pm, Sat!', '9 pm, Sat'],
    ['It is week 12 on Monday!', 'week 12 on Monday'],
    ['It came now, recently!', 'now, recently'],
  ])('belongs to it: %s', (text, expected) => expect(found(text)).toEqual([expected]));
});

describe('a month that is a word as well', () => {
  it('needs its capital', () => {
    expect(found('in may, in march')).toEqual([]);
    expect(found('not in May')).toEqual(['May']);
    expect(found('april or April')).toEqual(['April']);
  });

  it('has it in the text as given, also behind longer and shorter characters', () => {
    expect(found('😀 ß œ e\u0301 in May')).toEqual(['May']);
    expect(found('E\u0301É😀A in may')).toEqual([]);
  });
});

describe('the end of a time', () => {
  it('lies behind the marks on its last character', () => {
    expect(findTimes('at 10 pm\u0301 so', 'en')).toMatchObject([{ start: 3, end: 9, text: '10 pm\u0301' }]);
    expect(findTimes('at 10 pm\u0301', 'en')).toMatchObject([{ start: 3, end: 9, text: '10 pm\u0301' }]);
  });
});

describe('the language', () => {
  const text = 'at half past nine, um 22 Uhr, 10:30';

  it.each(['en', 'EN', 'en-NZ', 'en_US'])('%s is English', (language) => {
    expect(found(text, language)).toEqual(['half past nine', '10:30']);
  });

  it.each(['de', 'DE-at'])('%s is German', (language) =>
    expect(found(text, language)).toEqual(['22 Uhr, 10:30']),
  );

  it.each(['', 'it', 'xx-en', 'end'])('%j has no table', (language) => {
    expect(found(text, language)).toEqual(['10:30']);
  });
});
