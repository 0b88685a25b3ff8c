import { describe, expect, it } from 'vitest';
import { readFrontMatter } from './front-matter.ts';

const yaml = (...lines: string[]) => readFrontMatter(['---', ...lines, '---', 'Text'].join('\n'));

describe('the lines around front matter', () => {
  it.each([
    ['spaces and tabs behind them', '--- \t\na: b\n---\t \nText'],
    ['the line ends of Windows', '---\r\na: b\r\n---\r\nText'],
    ['carriage returns', '---\ra: b\r---\rText'],
    ['dots as the last one', '---\na: b\n...\nText'],
    ['nothing behind the last one', '---\na: b\n---'],
    ['a byte order mark in front', '\ufeff---\na: b\n---\n'],
    ['plus signs', '+++\na = "b"\n+++\nText'],
  ])('may have %s', (_, source) => {
    const read = readFrontMatter(source);
    expect({ ...read?.fields }).toEqual({ a: 'b' });
    expect(read).not.toHaveProperty('problem');
    const end = source.endsWith('Text') ? source.length - 4 : source.length;
    expect(read?.span).toEqual({ start: source.startsWith('\ufeff') ? 1 : 0, end });
  });

  it.each([
    ['text behind the first', '--- x\ndate: b\n---\n'],
    ['text before the first', 'x---\ndate: b\n---\n'],
    ['one more sign', '++++\ndate = b\n++++\n'],
    ['a second byte order mark', '\ufeff\ufeff---\ndate: b\n---\n'],
  ])('may not have %s', (_, source) => {
    expect(readFrontMatter(source)).toBeNull();
  });

  it.each([
    ['plus signs do not close minus signs', '---\ntitle: b\n+++\n\nText', '---'],
    ['minus signs do not close plus signs', '+++\ntitle = "b"\n---\n\nText', '+++'],
    ['dots do not close plus signs', '+++\ntitle = "b"\n...\n\nText', '+++'],
    ['a closing line is not indented', '---\ntitle: b\n ---\n\nText', '---'],
  ])('must fit: %s', (_, source, fence) => {
    expect(readFrontMatter(source)).toMatchObject({
      span: { start: 0, end: source.indexOf('\n\n') + 1 },
      problem: `The front matter is not closed. End it with a line ${fence}.`,
    });
  });

  it('are looked for in the first hundred thousand characters', () => {
    const long = (lines: number) => `---\ntitle: x\n${'# 789012\n'.repeat(lines)}---\n`;
    expect(readFrontMatter(long(10_000))).not.toHaveProperty('problem');
    expect(readFrontMatter(long(12_000))?.problem).toContain('not closed');
  });
});

describe('front matter that is not closed', () => {
  it('ends with the text where no line is empty', () => {
    expect(readFrontMatter('---\ntitle: x')).toMatchObject({ title: 'x', span: { start: 0, end: 12 } });
  });

  it('ends before a line of spaces', () => {
    expect(readFrontMatter('---\ntitle: x\n \t\nb: c\n')).toMatchObject({ span: { start: 0, end: 13 } });
  });

  it('is read as TOML behind plus signs', () => {
    expect(readFrontMatter('+++\ntitle = "x"\n\nText')).toMatchObject({ title: 'x' });
  });

  it('is none where its first line is empty or no common field', () => {
    expect(readFrontMatter('---\n\ntitle: x\n')).toBeNull();
    expect(readFrontMatter('---\nhello: x\ntitle: y\n')).toBeNull();
  });
});

describe('the fields of front matter', () => {
  it('tell of the first problem only', () => {
    expect(yaml('bad', 'worse')?.problem).toBe('The front matter cannot be read in line 2.');
    expect(yaml('a: b', 'a: c', 'bad')?.problem).toBe(
      'The front matter has a field twice, the second time in line 3.',
    );
    expect(yaml('bad', 'a: b', 'a: c')?.problem).toBe('The front matter cannot be read in line 2.');
  });

  it('have the title whatever its case, with the place of its words', () => {
    const source = '---\nlayout: post\nTitle: "A b"\n---\n';
    const read = readFrontMatter(source);
    expect(read?.title).toBe('A b');
    expect(source.slice(read?.titleSpan?.start, read?.titleSpan?.end)).toBe('A b');
  });

  it.each([
    ['it is empty', ['title:']],
    ['it is a list', ['title: [a]']],
    ['only another field is called so in part', ['subtitle: a', 'titles: b']],
  ])('have no title where %s', (_, lines) => {
    const read = yaml(...lines);
    expect(read).not.toHaveProperty('title');
    expect(read).not.toHaveProperty('titleSpan');
  });

  it('have no days where none is told', () => {
    const read = yaml('title: x');
    expect(read).not.toHaveProperty('published');
    expect(read).not.toHaveProperty('updated');
  });

  it.each(['date', 'published', 'publishDate', 'pubDate', 'published_at', 'datePublished', 'publish_date'])(
    'have the day of publication in %s',
    (name) => {
      expect(yaml(`${name}: 2024-05-03`)).toMatchObject({ published: '2024-05-03' });
    },
  );

  it.each(['updated', 'lastmod', 'modified', 'updated_at', 'dateModified', 'last_updated', 'lastUpdated'])(
    'have the day of the last change in %s',
    (name) => {
      expect(yaml(`${name}: 2024-05-03`)).toMatchObject({ updated: '2024-05-03' });
    },
  );

  it('take the better known name of a day, and the other one where that is empty', () => {
    expect(yaml('published: 2024-01-01', 'date: 2024-02-02')?.published).toBe('2024-02-02');
    expect(yaml('date:', 'published: 2024-01-01')?.published).toBe('2024-01-01');
  });

  it.each([
    ['2024-01-01', '2024-01-01'],
    ['2024-12-31', '2024-12-31'],
    ['2024-1-1', '2024-01-01'],
    ['2024-00-10', undefined],
    ['2024-13-10', undefined],
    ['2024-10-00', undefined],
    ['2024-10-32', undefined],
    ['2024-10-311', undefined],
    ['in 2024-10-31', undefined],
    ['24-10-31', undefined],
  ])('take the day of %s only if there is such a day', (value, expected) => {
    expect(yaml(`date: ${value}`)?.published).toBe(expected);
  });
});
