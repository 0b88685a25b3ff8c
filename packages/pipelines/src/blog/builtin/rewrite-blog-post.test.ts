import { describe, expect, it } from 'vitest';
import { checkRewrite } from '../guards/check-rewrite.ts';
import { fillPrompt } from '../prompts/v1/prompt.ts';
import {
  ADD_DETAILS,
  ADD_HEADERS,
  ADD_LISTS,
  ANSWER_FIRST,
  CATEGORY_INSTRUCTIONS,
  PILLAR_INSTRUCTIONS,
  VARY_SENTENCES,
} from '../rules/blog/v1/instructions.ts';
import { rewriteBlogPost } from './rewrite-blog-post.ts';

const EVERYTHING = [
  ANSWER_FIRST,
  ADD_HEADERS,
  ADD_LISTS,
  VARY_SENTENCES,
  ADD_DETAILS,
  ...Object.values(PILLAR_INSTRUCTIONS),
  ...Object.values(CATEGORY_INSTRUCTIONS),
];

const rewrite = (originalContent: string, fixInstructions: readonly string[]) =>
  rewriteBlogPost(fillPrompt({ originalContent, fixInstructions }));

const FRONT = '---\ntitle: "How to keep a boat dry"\ndate: 2021-05-03\ntags: [boats]\n---\n';
const CODE = '```sh\nutilize --rope "very — old"\n```';
const TABLE = '| rope | price |\n| --- | --- |\n| **old** | $3 |';
const HTML = '<aside class="note">\n  Utilize it, in order to win.\n</aside>';
const QUOTE = '> It is important to note that ropes — old ones — wear out.';
const POST = `${FRONT}
In this post, we will look at boats. People have asked us about boats for 12 years, and we have always been happy to talk with them about everything that swims, floats, or sails.

Moreover, the harbour utilizes [old rope](https://example.org/rope) for a plethora of boats, allowing the crew to save money.

${CODE}

To keep a boat dry, you should cover it every night. Guests bring three things to the office when they come on board with us: a form with their name, a photo that is not older than a year, and a note from the doctor.

${TABLE}

${HTML}

${QUOTE}

It is very late. We sail home. Ropes cost $3 in 2021.[^1]

[^1]: Price list of the harbour.
`;

describe('the built-in rewriter', () => {
  it('carries out the instructions of the prompt', () => {
    const { text, applied } = rewrite(POST, [ANSWER_FIRST, ADD_LISTS]);
    expect(
      text.startsWith(`${FRONT}\nTo keep a boat dry, you should cover it every night.\n\nIn this post`),
    ).toBe(true);
    expect(text).toContain('with us:\n\n- A form with their name\n- A photo');
    expect(applied).toEqual([ANSWER_FIRST, ADD_LISTS]);
  });

  it('does nothing that was not asked for', () => {
    const { text } = rewrite(POST, [CATEGORY_INSTRUCTIONS.vocabulary_inflation]);
    expect(text).toBe(POST.replace('utilizes [', 'uses [').replace('a plethora of', 'many'));
  });

  it('leaves the post as it is when nothing is asked for, or nothing it knows', () => {
    expect(rewrite(POST, []).text).toBe(POST);
    expect(rewrite(POST, ['- Make it sparkle'])).toEqual({
      text: POST,
      applied: [],
      notApplicable: ['- Make it sparkle'],
    });
  });

  it('adds no details: the post has those it has', () => {
    expect(rewrite(POST, [ADD_DETAILS])).toEqual({ text: POST, applied: [], notApplicable: [ADD_DETAILS] });
  });

  it('says of every instruction whether it changed something', () => {
    const { applied, notApplicable } = rewrite(POST, EVERYTHING);
    expect([...applied, ...notApplicable].sort()).toEqual([...EVERYTHING].sort());
  });

  it('leaves front matter, code, tables, HTML, quotes, links and footnotes byte for byte', () => {
    const { text } = rewrite(POST, EVERYTHING);
    for (const part of [
      FRONT,
      CODE,
      TABLE,
      HTML,
      QUOTE,
      '[old rope](https://example.org/rope)',
      '[^1]: Price list of the harbour.',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('passes the guards', () => {
    const { text } = rewrite(POST, EVERYTHING);
    expect(text).not.toBe(POST);
    expect(checkRewrite(POST, text, { protectedTerms: [], fixInstructions: EVERYTHING }).passed).toBe(true);
  });

  it('gives the same text for the same prompt, and the line ends of the post', () => {
    expect(rewrite(POST, EVERYTHING)).toEqual(rewrite(POST, EVERYTHING));
    const { text } = rewrite(POST.replaceAll('\n', '\r\n'), EVERYTHING);
    expect(text.replaceAll('\r\n', '')).not.toContain('\n');
  });

  it('leaves protected terms alone when it is told of them', () => {
    const prompt = fillPrompt({
      originalContent: POST,
      fixInstructions: [CATEGORY_INSTRUCTIONS.vocabulary_inflation],
    });
    expect(rewriteBlogPost(prompt, ['plethora of boats']).text).toBe(POST.replace('utilizes [', 'uses ['));
  });

  it('refuses a prompt that is not one of the template', () => {
    expect(() => rewriteBlogPost('Make it nice, please.')).toThrow(/template/);
  });

  it.each([
    ['nothing', ''],
    ['only code', CODE],
    ['only HTML', HTML],
    ['only front matter', FRONT],
    ['broken front matter', '---\ntitle: "a\n\nText here.'],
    ['one word', 'Boat'],
    ['marks without end', '**'.repeat(2000)],
    ['brackets without end', '[('.repeat(5000)],
    ['a page of commas', `Boats: ${'a, '.repeat(1000)}and b.`],
    ['one sentence of many words', `${'boat '.repeat(4000)}.`],
    ['one paragraph of many sentences', 'The boat is old, and it was very late: so it goes. '.repeat(300)],
    ['dashes', '— '.repeat(5000)],
    ['other scripts', '船は古いです。明日は雨でしょう。\n\nЛодка стоит в гавани. Она старая.\n\nהסירה ישנה.'],
    ['a null and lone surrogates', 'Boat\u0000 \ud800 boat. The boat is very \udfff old.'],
  ])('takes %s without harm', (_, post) => {
    const { text } = rewrite(post, EVERYTHING);
    expect(typeof text).toBe('string');
  });
});
