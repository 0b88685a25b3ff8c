import { describe, expect, it } from 'vitest';
import { mask } from './mask.ts';

const tags = (source: string, bodyStart = 0) =>
  mask(source, bodyStart).tags.map(({ start, end }) => source.slice(start, end));

describe('a template tag', () => {
  it.each([
    ['an expression', 'a {{ b }} c', ['{{ b }}']],
    ['a statement', 'a {% b %} c', ['{% b %}']],
    ['an attribute list', 'a {: .b } c', ['{: .b }']],
    ['one without anything inside', '{{}}', ['{{}}']],
    ['several of one kind', '{{ a }}{{ b }} {{ c }}', ['{{ a }}', '{{ b }}', '{{ c }}']],
    ['several of different kinds', '{% a %}{: b}{{ c }}', ['{% a %}', '{: b}', '{{ c }}']],
    ['one over a line end', '{{ a\nb }}', ['{{ a\nb }}']],
    ['the outer one only', '{% a {{ b }} %}', ['{% a {{ b }} %}']],
    ['one behind an opening that is never closed', '{% a {{ b }}', ['{{ b }}']],
    ['one behind an opening that is closed too far away', `{% ${'x'.repeat(3_000)} {{ b }} %}`, ['{{ b }}']],
    ['the last possible one', '{{ a }} {{ b', ['{{ a }}']],
    ['one that begins where another kind is still to be closed', '{{ a\n\nb {{ c }}', ['{{ c }}']],
  ])('is found: %s', (_, source, expected) => {
    expect(tags(source)).toEqual(expected);
  });

  it.each([
    ['one curly bracket', '{ a }'],
    ['another sign behind the bracket', '{# a #}'],
    ['an empty line inside', '{{ a\n\nb }}'],
    ['a line of spaces inside', '{{ a\n \t\nb }}'],
    ['a fence of backticks inside', '{{ a ``` b }}'],
    ['a fence of tildes inside', '{{ a ~~~ b }}'],
    ['no end', '{{ a } b %}'],
  ])('is none with %s', (_, source) => {
    expect(mask(source, 0)).toEqual({ text: source, tags: [] });
  });

  it('has at most two thousand characters before its end', () => {
    const longest = `{{${'x'.repeat(1_998)}}}`;
    expect(tags(longest)).toEqual([longest]);
    expect(tags(`{{${'x'.repeat(1_999)}}}`)).toEqual([]);
  });

  it('is not looked for in the front matter', () => {
    expect(tags('{{ a }}\n{{ b }}', 8)).toEqual(['{{ b }}']);
  });
});

describe('a masked text', () => {
  it('has letters for template tags, and everything else stays where it is', () => {
    expect(mask('a {{b}} c {:d} e', 0).text).toBe(`a ${'\ue000'.repeat(5)} c ${'\ue000'.repeat(4)} e`);
  });

  it('has spaces and one line end for the front matter', () => {
    expect(mask('---\na: b\n---\nText', 13).text).toBe(`${' '.repeat(12)}\nText`);
    expect(mask('---\na: b\n---\n{{x}} y', 13).text).toBe(`${' '.repeat(12)}\n${'\ue000'.repeat(5)} y`);
  });

  it('has a line end for a byte order mark', () => {
    expect(mask('\ufeffText', 1).text).toBe('\nText');
  });
});
