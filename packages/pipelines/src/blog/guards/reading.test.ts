import { describe, expect, it } from 'vitest';
import { isFact, valuesOf } from './quantity-facts.ts';
import { readText, rememberingStemmer } from './read-text.ts';
import { linkTitles, targetsOf } from './targets.ts';

const read = (text: string) => readText(text, rememberingStemmer());

describe('what a text points at', () => {
  it.each([
    [
      '[a](b.html "T") and ![i](c.png) and <https://d.example>',
      ['link b.html a', 'image c.png i', 'link https://d.example null'],
    ],
    ['{{ include x }} and {% tag %}', ['template {{ include x }} null', 'template {% tag %} null']],
    ['```\n<img src="x.png">\n```', []],
    ['---\nimg: <a href="q">\n---\n<a href="r">s</a>', ['link r s', 'link r null']],
    ["[a][b]\n\n[b]: u.html 'T'", ['link u.html a']],
    ["<img SRC='x.png'>", ['image x.png ', 'image x.png null']],
  ])('%j', (text, targets) => {
    expect(targetsOf(read(text)).map(({ kind, url, text: words }) => `${kind} ${url} ${words}`)).toEqual(
      targets,
    );
  });

  it.each([
    ['[a](b.html "T") and [c](d.html)', ['b.html T']],
    ["[a][b]\n\n[b]: u.html 'T'", ['u.html T']],
    ['![a](b.png (T ))', ['b.png T']],
  ])('titles of %j', (text, titles) => {
    expect(linkTitles(read(text)).map(({ url, title }) => `${url} ${title}`)).toEqual(titles);
  });
});

describe('quantities', () => {
  it.each([
    ['Step 2: mix.', [], ['2']],
    ['Tip 3) Rest', [], ['3']],
    ['Part 31.', ['31'], ['31']],
    ['The 2 of us.', ['2'], ['2']],
    ['One bike.', [], ['1']],
    ['It opened on 5 May 2014.', ['2014-05-05'], ['2014-05-05', 'month 05', '2014', '2014-05', '05-05']],
    ['It opened in May 2014.', ['2014-05'], ['2014-05', 'month 05', '2014']],
    ['It opened in March. They march. It may. In May.', ['month 03', 'month 05'], ['month 03', 'month 05']],
    [
      'We ship twice a day and three times weekly.',
      ['2 per day', '3 per week'],
      ['2 per day', '2', '3 per week', '3', '1 per day', '1 per week'],
    ],
    ['Each week we ship two.', ['2'], ['2', '1 per week', '2 per week']],
    ['We pay once a year.', ['1 per year'], ['1 per year', '1']],
    ['Both bikes.', [], ['2']],
    ['Part 30.', [], ['30']],
    ['Use step 2', ['2'], ['2']],
    ['Step 2', [], ['2']],
    ['Step 2 is long.', ['2'], ['2']],
    ['## 2 – Setup', [], ['2']],
    ['## 2 bikes', ['2'], ['2']],
    ['2 – Setup', ['2'], ['2']],
    ['It opened on 5 May.', ['05-05'], ['05-05', 'month 05']],
    ['Each week we ship 1200 parts.', ['1200'], ['1200', '1 per week', '1200 per week']],
    ['Each week we ship 12000 parts.', ['12000'], ['12000', '1 per week']],
    ['```\n2014-05-05\n```', [], ['2014-05-05', '2014', '2014-05', '05-05']],
    ['---\ndate: 2014-05-05\n---\n\nx', [], ['2014-05-05', '2014', '2014-05', '05-05']],
    ['See ![12 bikes](a7.png) now.', [], ['12']],
    ['Fourth, bake it.', [], []],
    ['The fourth, bake it.', ['4'], ['ordinal 4']],
    ['The fourth step is it.', [], ['ordinal 4']],
    ['The 4th step is it.', ['4'], ['ordinal 4']],
    ['4th, bake it.', ['4'], ['ordinal 4']],
    ['1st, mix.', ['1'], ['ordinal 1']],
  ])('%s', (text, facts, values) => {
    const side = read(text);
    expect(side.quantities.filter(isFact).map(({ item }) => item.value)).toEqual(facts);
    expect([...valuesOf(side)]).toEqual(values);
  });

  it('an ordinal that puts sentences in order states nothing', () => {
    const side = read('First, mix. The second step is done. The third bike is red.');
    expect(side.quantities.filter(isFact).map(({ item }) => item.value)).toEqual(['3']);
  });
});
