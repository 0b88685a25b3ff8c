import { describe, expect, it } from 'vitest';
import { readText, rememberingStemmer } from './read-text.ts';

describe('when and how often', () => {
  it.each([
    ['It opened in March.', ['March month 03']],
    ['September was wet.', ['September month 09']],
    ['January was wet, and so was December.', ['January month 01', 'December month 12']],
    ['In May’s heat we sat.', ['May’s month 05']],
    ["Since June's end we wait.", ["June's month 06"]],
    ['It closes in Sept.', ['Sept month 09']],
    ['Sept was wet.', []],
    ['May we go?', []],
    ['We go, May says.', []],
    ['March on!', []],
    ['They march in may.', []],
    ['IN MAY we go.', []],
    ['We go on 10 May.', ['10 May 05-10']],
    ['We bake twice a day.', ['twice a day 2 per day']],
    ['We bake once per week.', ['once per week 1 per week']],
    ['We bake thrice every month.', ['thrice every month 3 per month']],
    ['We bake twice daily.', ['twice daily 2 per day']],
    ['We pay twice annually.', ['twice annually 2 per year']],
    ['We bake twice day.', []],
    ['We bake twice a', []],
    ['We bake twice a loaf.', []],
    ['We bake three times a day.', ['three times a day 3 per day']],
    ['We bake 3 times weekly.', ['3 times weekly 3 per week']],
    ['We bake three times.', ['three times 3']],
    ['We bake 3 loaves a day.', ['3 3']],
    ['In June we bake twice a day and 3 loaves more.', ['June month 06', 'twice a day 2 per day', '3 3']],
    ['We met on 3 June 2014 and in July.', ['3 June 2014 2014-06-03', 'July month 07']],
  ])('%s', (text, facts) => {
    const { quantities } = readText(text, rememberingStemmer());
    const found = quantities.map(
      ({ item, source }) => `${text.slice(source.start, source.end)} ${item.value}`,
    );
    expect(found).toEqual(facts);
  });
});
