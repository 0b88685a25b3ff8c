import { describe, expect, it } from 'vitest';
import { newTimes } from './check-times.ts';

const times = (original: string, rewritten: string, source = 'en', target = 'en') =>
  newTimes(original, rewritten, source, target).map(({ start, end }) => rewritten.slice(start, end));

describe('times that the original does not have', () => {
  it.each([
    ['another day', 'on Monday', 'Could it be on Tuesday?'],
    ['another hour', 'at 10 pm', 'Could it stop at 11 pm?'],
    ['a length', 'your music', 'Could it stop for two hours?'],
    ['a range', 'your music at 9', 'Could it stop from 9 to 11 pm?'],
    ['a part of the day out of nothing', 'your music', 'Could it stop at night?'],
    [
      'a time from now on where the original has its length',
      'two days of noise',
      'Could it stop in two days?',
    ],
    ['a part of the day where the original says now', 'stop it right now', 'Could it stop at night?'],
    ['certain days of every week', 'every day', 'Could it stop every Monday?'],
  ])('%s', (_what, original, rewritten) => {
    expect(times(original, rewritten)).toHaveLength(1);
  });

  it.each([
    ['the same', 'on Monday at 10 pm', 'Could it stop on Monday at 10 pm?'],
    ['the same with other small words', 'Monday, 10 pm', 'Could it stop on Monday?'],
    ['the same with other blanks, dashes and capitals', 'from 9–11 PM', 'Could it stop from 9-11 pm?'],
    ['the same with other apostrophes', 'at ten o’clock', "Could it stop at ten o'clock?"],
    ['the same over two lines', 'on  Monday\n at 10 pm', 'Could it stop on Monday at 10 pm?'],
    ['now', 'your music', 'Could it stop now?'],
    ['none', 'your music', 'Could it stop?'],
    ['a part of the day in other words', 'every night', 'Could it stop in the evening?'],
    ['a part of the day beside any figure', 'the 3 of you', 'Could it stop in the evening?'],
    ['a length that names none', 'for an hour', 'Could we talk in a few days?'],
    ['a courtesy', 'your music', 'Do you have a moment?'],
    ['a day that every day has', 'your music', 'It happens every day.'],
  ])('not %s', (_what, original, rewritten) => {
    expect(times(original, rewritten)).toEqual([]);
  });

  it('a time inside another word or number is another time', () => {
    expect(times('at 110 pm', 'Could it stop at 10 pm?')).toHaveLength(1);
    expect(times('at 10 pmx', 'Could it stop at 10 pm?')).toHaveLength(1);
    expect(times('at 110 pm and 10 pm', 'Could it stop at 10 pm?')).toEqual([]);
  });

  it('after and before may be added to an hour but not changed into each other', () => {
    expect(times('it is 10 pm', 'Could it stop after 10 pm?')).toEqual([]);
    expect(times('it is 10 pm', 'Could it stop before 10 pm?')).toEqual([]);
    expect(times('until 10 pm', 'Could it stop after 10 pm?')).toHaveLength(1);
    expect(times('after 10 pm', 'Could it stop before 10 pm?')).toHaveLength(1);
    expect(times('before 10 pm', 'Could it stop until 10 pm?')).toEqual([]);
    expect(times('since 10 pm', 'Could it stop after 10 pm?')).toEqual([]);
    expect(times('at 9 pm', 'Could it stop after 10 pm?')).toHaveLength(1);
  });

  it('are pointed at from their first sign to their last', () => {
    const [found] = newTimes('your music', 'Stop it at 10 pm, ok?', 'en', 'en');
    expect('Stop it at 10 pm, ok?'.slice(found?.start, found?.end)).toMatch(/^(?:at )?10 pm$/);
  });

  it('in the three other languages as well', () => {
    expect(times('ab 22 Uhr', 'Könnte es ab 22 Uhr leiser sein?', 'de', 'de')).toEqual([]);
    expect(times('bis 22 Uhr', 'Könnte es nach 22 Uhr leiser sein?', 'de', 'de')).toHaveLength(1);
    expect(times('el lunes', '¿Podría ser los lunes?', 'es', 'es')).toEqual([]);
    expect(times('el lunes', '¿Podría ser el martes?', 'es', 'es')).toHaveLength(1);
    expect(times('lundi', 'Ce serait mardi ?', 'fr', 'fr')).toHaveLength(1);
  });
});
