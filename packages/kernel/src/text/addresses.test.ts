import { describe, expect, it } from 'vitest';
import { addresses } from './addresses.ts';

const keys = (text: string) => addresses(text).map(({ key }) => key);

describe('addresses in a text', () => {
  it.each([
    ['with a scheme', 'Go to https://tea.example/shop?a=1.', ['tea.example/shop?a=1']],
    ['with www', 'Go to www.tea.example, now.', ['tea.example']],
    ['as a bare host at the end of a sentence', 'See tea.example.', ['tea.example']],
    ['as a bare host with a path', 'It is on tea.example/win today', ['tea.example/win']],
    ['in capitals', 'SEE TEA.EXAMPLE NOW', ['tea.example']],
    ['with a capital after the dot under a common ending', 'Play at Freegame.Com!', ['freegame.com']],
    ['of a mailbox', 'Write to me@tea.example.', ['me@tea.example']],
    ['behind mailto', 'mailto:me@tea.example', ['me@tea.example']],
    ['as a number', 'Open 192.168.0.1 first.', ['192.168.0.1']],
    ['as data', 'Open data:text/html,hi now.', ['text/html,hi']],
    ['in a link of Markdown', '[tea](https://tea.example)', ['tea.example']],
    ['in another alphabet', 'Иди на чай.рф сейчас', ['чай.рф']],
    ['twice', 'tea.example and cup.example', ['tea.example', 'cup.example']],
  ])('are found %s', (_how, text, found) => {
    expect(keys(text)).toEqual(found);
  });

  it.each([
    'It was dry in summer.The river fell.',
    'Read notes.md and package.json in Node.js.',
    'At 9.30 a.m. we had 3.5 litres, e.g. of tea, i.e. enough.',
    'Version 2.4.1 came in the U.S. with Dr. Lee etc.',
    'The scores were 3.14 and 10.5km.',
    'The sum was 1.234.567.890 euros.',
    'El equipo de EE.UU. usa ASP.NET.',
    'Data:the numbers of May.',
  ])('are not seen in %j', (text) => {
    expect(keys(text)).toEqual([]);
  });

  it('point at their place without the stop behind them', () => {
    const text = 'See tea.example.';
    expect(addresses(text)[0]).toMatchObject({ text: 'tea.example', span: { start: 4, end: 15 } });
  });

  it.each([
    ['tea.example ', 100_000],
    ['a', 0],
    ['a.', 0],
    ['a@', 0],
    ['-', 0],
    ['1.', 0],
    ['http:', 0],
  ])('are looked for in linear time where a text repeats %j', (piece, count) => {
    expect(addresses(piece.repeat(100_000))).toHaveLength(count);
  });
});
