import { describe, expect, it } from 'vitest';
import { guessLanguage } from '../language.ts';
import { fleschKincaidGrade } from '../readability.ts';
import { sentences } from '../sentences.ts';
import { countWords, words } from '../words.ts';
import { parseDocument } from './parse-document.ts';

const MANY = 20_000;
const BOMBS: Readonly<Record<string, string>> = {
  'emphasis marks': '_a*b'.repeat(MANY),
  'strikethrough marks': '~~a'.repeat(MANY),
  'open brackets': '['.repeat(MANY) + ']'.repeat(MANY),
  'open links': '[a]('.repeat(MANY),
  'open comments': `x ${'<!-- '.repeat(MANY)}`,
  'open tags': '<a href="'.repeat(MANY),
  backticks: '`a ``b '.repeat(MANY),
  'nested quotes': `${'> '.repeat(MANY)}x`,
  'nested lists': `${'- '.repeat(MANY)}x`,
  'quotes and lists in turn': `${'> - '.repeat(MANY)}x`,
  'lines below nested lists': `${'- '.repeat(MANY)}x\n${'y\n\n'.repeat(1_000)}`,
  'an open title of a definition': `[a]: b "${'x\n'.repeat(MANY)}`,
  'spaces within a line': `a${' '.repeat(MANY)}b`,
  'table rows': `a|b\n-|-\n${'a|b\n'.repeat(MANY)}`,
  'lines of a paragraph': 'a: b\n'.repeat(MANY),
  'open template tags': '{% {{ {: '.repeat(MANY),
  'front matter without an end': `---\ntitle: "${'x\n '.repeat(MANY)}`,
  'line ends of Windows': '\r\n'.repeat(MANY),
  'lone halves of characters': '\ud83d \udc69'.repeat(MANY),
  'combining marks': `a${'\u0301'.repeat(MANY)}`,
  stops: '."'.repeat(MANY),
  addresses: 'https://a.example/b '.repeat(MANY),
};

// Without their bounds several of these take minutes or overflow the stack, which the runner reports.
describe('masses of', () => {
  it.each(Object.entries(BOMBS))('%s are read, and every span lies in the text', (_, source) => {
    const { blocks, sections } = parseDocument(source);
    for (const { span, prose } of blocks) {
      expect(span.start <= span.end && span.end <= source.length).toBe(true);
      const back = prose?.toSource({ start: 0, end: prose.text.length });
      if (back !== undefined) expect(back.start >= span.start && back.end <= span.end).toBe(true);
    }
    expect(sections.at(-1)?.span.end).toBe(source.length);
    expect(countWords(source)).toBe(words(source).length);
    expect(sentences(source).at(-1)?.end ?? 0).toBeLessThanOrEqual(source.length);
    expect(guessLanguage(source)).toHaveProperty('confidence');
    expect(fleschKincaidGrade(source)).toSatisfy((grade) => grade === null || Number.isFinite(grade));
  });
});

describe('bounds', () => {
  it('take a paragraph with masses of marks as plain text, and only that one', () => {
    const { blocks } = parseDocument(`*a*\n\n${'*b* '.repeat(2_000)}\n\n*c*`);
    expect(blocks.map(({ prose }) => prose?.text.slice(0, 7))).toEqual(['a', '*b* *b*', 'c']);
  });

  it('take a paragraph with masses of addresses as plain text, and read the addresses of all others', () => {
    const { blocks, links } = parseDocument(`https://a.example\n\n${'www.b.example '.repeat(5_000)}`);
    expect(links.map(({ url }) => url)).toEqual(['https://a.example']);
    expect(blocks[1]?.prose?.text.slice(0, 13)).toBe('www.b.example');
    expect(parseDocument('www.b.example '.repeat(500)).links).toHaveLength(500);
  });

  it('keep the text below the deepest list', () => {
    const { blocks } = parseDocument(`${'- '.repeat(500)}deep\n\nafter`);
    expect(blocks[0]?.prose?.text.endsWith('deep')).toBe(true);
    expect(blocks.at(-1)).toMatchObject({ kind: 'paragraph', depth: 0 });
  });
});
