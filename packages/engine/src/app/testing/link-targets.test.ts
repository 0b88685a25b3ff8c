import { describe, expect, it } from 'vitest';
import { foreignLinks, linkTargets } from './link-targets.ts';

describe('what a reader of a file could open by a click', () => {
  it.each([
    [
      'a link',
      'a.html',
      '<a class="x" href="https://a.example/b?c=1&amp;d=2">x</a>',
      'https://a.example/b?c=1&d=2',
    ],
    ['a link without quotes', 'a.html', '<a href=//a.example>x</a>', '//a.example'],
    ['a picture', 'a.html', "<img src='https://a.example/p.png'>", 'https://a.example/p.png'],
    ['a style', 'a.html', '<style>p{background:url("https://a.example")}</style>', 'https://a.example'],
    ['a link', 'a.md', 'See [tea](https://a.example "t").', 'https://a.example'],
    ['a definition', 'a.md', '[tea]: https://a.example', 'https://a.example'],
    ['a mailbox', 'a.md', 'Write <me@a.example>.', 'me@a.example'],
    ['a bare mailbox', 'a.md', 'Write to me@a.example now', 'me@a.example'],
    ['a bare address', 'a.md', 'See www.a.example.', 'www.a.example'],
  ])('is found: %s in %s', (_what, path, text, target) => {
    expect(linkTargets(path, text)).toContain(target);
  });

  it.each([
    ['a.html', '<a href="#c1">[1]</a> &lt;a href=&quot;https://a.example&quot;&gt;'],
    ['a.md', 'Words \\[tea\\](here) and [1](#c1).'],
    ['a.bib', 'url = {https://a.example}'],
  ])('is nothing in %s: %s', (path, text) => {
    expect(linkTargets(path, text)).toEqual([]);
  });

  it('leaves out what may be linked', () => {
    expect(linkTargets('a.md', '<https://a.example>', new Set(['https://a.example']))).toEqual([]);
  });
});

describe('a research package', () => {
  const run = (sources: object[]) => ({ path: 'run.json', text: JSON.stringify({ sources }) });
  const source = { address: 'https://a.example', finalAddress: 'https://a.example/b' };

  it('may link to its sources', () => {
    const files = [
      run([source]),
      { path: 'report.md', text: 'See https://a.example/b.' },
      { path: 'evidence.jsonl', text: `${JSON.stringify({ address: 'https://a.example' })}\n` },
    ];
    expect(foreignLinks(files)).toEqual([]);
  });

  it.each([
    ['report.html', '<a href="https://b.example">b</a>'],
    ['report.md', '[b](https://b.example)'],
    ['evidence.jsonl', '{"address":"https://b.example"}\n'],
    ['bibliography.json', '[{"URL":"https://b.example"}]'],
  ])('is told where %s links elsewhere', (path, text) => {
    expect(foreignLinks([run([source]), { path, text }])).toEqual([`${path}: https://b.example`]);
  });
});
