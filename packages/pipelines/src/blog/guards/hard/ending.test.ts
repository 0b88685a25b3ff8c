import { describe, expect, it } from 'vitest';
import { problems, spots } from '../testing/problems.ts';
import { chatPreamble } from './chat-preamble.ts';
import { emptyOutput } from './empty-output.ts';
import { tooLong } from './too-long.ts';
import { trailingCommentary } from './trailing-commentary.ts';
import { truncated } from './truncated.ts';

const POST = 'The library lends bikes to people. Ann runs it with her helpers.';
const words = (count: number) => `${'word '.repeat(count - 1)}end.`;

describe('where a text ends', () => {
  it.each<[what: string, child: string, at?: string]>([
    ['a full stop', `${POST} It is free.`],
    ['a full stop and spaces', `${POST} It is free.  \n\n`],
    ['a bracket', `${POST} (It is free.)`],
    ['a quotation mark', `${POST} "It is free."`],
    ['an ellipsis', `${POST} It is free…`],
    ['an emphasis', `${POST} **It is free**`],
    ['a link', `${POST} [It is free](https://a.example)`],
    ['code within the line', `${POST} It is \`free\``],
    ['an emphasis that is not closed', `${POST} **It is free`, 'free'],
    ['an item in bold', `${POST}\n\n- Bread.\n- **Cake**`],
    ['a picture', `${POST} It is free 🎉`],
    ['no mark', `${POST} It is free`, 'free'],
    ['a comma', `${POST} It is free,`, 'free'],
    ['a heading', `${POST}\n\n## It is free`, 'free'],
    ['a heading behind a rule', `${POST}\n\n## It is free\n\n---`, 'free'],
    ['a definition', `${POST} It is free\n\n[x]: https://a.example`, 'free'],
    ['a rule', `${POST} It is free\n\n---`, 'free'],
    ['a table', `${POST}\n\n| a |\n|---|\n| b |`],
    ['a quote', `${POST}\n\n> It is free`],
    ['closed code', `${POST}\n\n\`\`\`\na\n\`\`\``],
    ['items without stops', `${POST}\n\n- bread\n- cake`],
    ['items with stops', `${POST}\n\n- Bread.\n- Cake.`],
    ['an item that stops where the others do not', `${POST}\n\n- bread\n- cake and`, 'and'],
    ['an item that does not stop where the others do', `${POST}\n\n- Bread.\n- Cake`, 'Cake'],
    ['a single item without a stop', `${POST}\n\n- bread`, 'bread'],
    ['an item on a word that only begins like a light one', `${POST}\n\n- bread\n- cake island`],
  ])('%s', (_, child, at) => {
    expect(problems(truncated, POST, child)).toEqual(
      at === undefined ? [] : [`The rewrite ends in the middle of a sentence. [${at}]`],
    );
  });

  it('without a mark is right where the original has none either, or the very same end', () => {
    expect(problems(truncated, `${POST} It is free`, `${POST} All is free`)).toEqual([]);
    expect(problems(truncated, `See the map\n\n${POST}`, `${POST}\n\nSee the map`)).toEqual([]);
    expect(problems(truncated, `See the map\n\n${POST}`, `${POST}\n\nSee the`)).toHaveLength(1);
  });

  it.each([
    ['two thirds of the words are enough', 100, 65, []],
    ['fewer are not', 100, 64, ['The rewrite has 64 words, the original 100: more than a third is gone.']],
    ['none are for another guard', 100, 0, []],
  ])('%s', (_, before, after, said) => {
    expect(problems(truncated, words(before), after === 0 ? '' : words(after))).toEqual(said);
  });

  it.each([
    ['backticks that are closed', '```\na\n```', true],
    ['more backticks that close', '```\na\n`````', true],
    ['tildes that are closed', '~~~\na\n~~~', true],
    ['backticks that are not closed', '```\na', false],
    ['a fence alone', '```', false],
    ['tildes closed by backticks', '~~~\na\n```', false],
    ['a fence in a quote that is closed', '> ```\n> a\n> ```', true],
    ['code by indentation', '    a = 1', true],
    ['code by indentation that begins with a backtick', '    `a` = 1', true],
  ])('code at the end: %s', (_, code, closed) => {
    const said = problems(truncated, POST, `${POST}\n\n${code}`);
    expect(said.some((each) => each.startsWith('The last code block of the rewrite is not closed.'))).toBe(
      !closed,
    );
  });

  it('code that is open in the original too may stay open', () => {
    const open = `${POST}\n\n\`\`\`\na`;
    expect(problems(truncated, open, open)).toEqual([]);
  });
});

describe('how long a text may be', () => {
  it.each([
    [100, 110, 0],
    [100, 111, 1],
    [10, 11, 0],
    [9, 10, 1],
  ])('%d words may become %d or not', (before, after, said) => {
    expect(problems(tooLong, words(before), words(after))).toHaveLength(said);
  });

  it.each([
    ['x', '', 1],
    ['x', '---', 1],
    ['---', '---', 0],
    ['---', ' \n', 1],
    ['x', 'y', 0],
  ])('%j that became %j', (before, after, said) => {
    expect(problems(emptyOutput, before, after)).toHaveLength(said);
  });
});

describe('talk around the post', () => {
  it.each<[what: string, parent: string, child: string, at?: string[]]>([
    [
      'in the second block',
      POST,
      `# Bikes\n\nHere is the rewritten post:\n\n${POST}`,
      ['Here is the rewritten post:'],
    ],
    [
      'with a curly mark',
      POST,
      `Here’s the revised version of your post:\n\n${POST}`,
      ['Here’s the revised version of your post:'],
    ],
    ['that the post has further down', `${POST}\n\nOK.\n\nOK.`, `OK.\n\n${POST}`],
    ['that the post has among its first three blocks', `${POST}\n\nX.\n\nOK.`, `OK.\n\n${POST}`],
    ['that the post has in its fourth block', `A.\n\nB.\n\nC.\n\nOK.`, `OK.\n\nA.`, ['OK.']],
    ['as a code block around a little of it', POST, `\`\`\`\na\n\`\`\`\n\n${POST}`],
    [
      'as a code block where the post begins with one',
      '```\na long piece of code\n```\n\nx',
      '```\na long piece of code\n```',
    ],
  ])('at the beginning: %s', (_, parent, child, at = []) => {
    expect(spots(chatPreamble, parent, child)).toEqual(at);
  });

  const LONG = Array.from({ length: 14 }, (_, at) => `Line ${at}.`).join('\n\n');
  it.each<[what: string, parent: string, child: string, at?: string[]]>([
    ['an offer', POST, `${POST}\n\nLet me know if it helps.`, ['Let me know if it helps.']],
    ['an offer of the author, reworded', `${POST}\n\nLet me know!`, `${POST}\n\nLet me know if it helps.`],
    [
      'an offer of the author, letter for letter',
      `${POST}\n\nI’ve kept it here.`,
      `${POST}\n\nI've kept it here now.`,
    ],
    ['an offer in capitals', `${POST}\n\nLET ME KNOW!`, `${POST}\n\nLet me know if it helps.`],
    ['in a quote', POST, `${POST}\n\n> Let me know if it helps.`],
    ['far from the end', POST, `Let me know if it helps.\n\n${LONG}`],
    [
      'not far from the end',
      POST,
      `Let me know if it helps.\n\n${LONG.split('\n\n').slice(3).join('\n\n')}`,
      ['Let me know if it helps.'],
    ],
    ['a list of changes', POST, `${POST}\n\n## Changes\n\n- Moved the answer up front.`, ['## Changes']],
    ['a heading over text of the post', POST, `## What changed\n\n${POST}`],
    [
      'a heading over text of which half is the post’s',
      POST,
      '## What changed\n\nThe library lends bikes to people. Sentences were shortened everywhere.',
    ],
    [
      'a heading over text of which less is the post’s',
      POST,
      '## What changed\n\nThe library lends bikes to people. Sentences were shortened everywhere. Headings came in.',
      ['## What changed'],
    ],
  ])('at the end: %s', (_, parent, child, at = []) => {
    expect(spots(trailingCommentary, parent, child)).toEqual(at);
  });
});
