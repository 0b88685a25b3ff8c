import { describe, expect, it } from 'vitest';
import { perform } from '../rewriter.ts';
import { answerFirst } from './answer-first.ts';

const run = (text: string) => perform(answerFirst, text, () => true);
const preamble = [
  'People have been sitting around this table for a long time, and most of them liked it there.',
  'Winter came early and the roads were closed for weeks, so everybody talked about food.',
];
const answer = 'A sourdough starter is a mix of flour and water that makes bread rise.';
const rest = 'Neighbours bring jars and go home with a spoonful.';

describe('answer-first', () => {
  it('moves the sentence that answers the title to the top, as a paragraph of its own', () => {
    const post = `# What is a sourdough starter\n\n${preamble.join(' ')}\n\nMany stories exist about it. ${answer} ${rest}\n`;
    expect(run(post)).toBe(
      `# What is a sourdough starter\n\n${answer}\n\n${preamble.join(' ')}\n\nMany stories exist about it. ${rest}\n`,
    );
  });

  it('takes the title from the front matter and leaves the front matter as it is', () => {
    const front = '---\ntitle: What is a sourdough starter\n---\n';
    expect(run(`${front}\n${preamble.join(' ')}\n\n${answer}\n\n${rest}\n`)).toBe(
      `${front}\n${answer}\n\n${preamble.join(' ')}\n\n${rest}\n`,
    );
  });

  it("opens with the author's own summary where the text does not have it", () => {
    const front = `---\ntitle: What is a sourdough starter\nexcerpt: ${answer}\n---\n`;
    expect(run(`${front}\n${preamble.join(' ')}\n\n${rest}\n`)).toBe(
      `${front}\n${answer}\n\n${preamble.join(' ')}\n\n${rest}\n`,
    );
  });

  it('keeps the links of the sentence', () => {
    const linked = answer.replace('flour', '[flour](https://example.org/flour)');
    expect(run(`# What is a sourdough starter\n\n${preamble.join(' ')}\n\n${rest} ${linked}\n`)).toContain(
      `starter\n\n${linked}\n`,
    );
  });

  it('takes a sentence along that leans on the answer', () => {
    const post = `# What is a sourdough starter\n\n${preamble.join(' ')}\n\n${answer} It smells of apples. ${rest}\n`;
    expect(run(post)).toContain(`starter\n\n${answer} It smells of apples.\n\nPeople`);
  });

  it('leaves a post alone that opens with its answer', () => {
    const post = `# What is a sourdough starter\n\n${answer} ${preamble.join(' ')}\n`;
    expect(run(post)).toBe(post);
  });

  it.each([
    [
      'no sentence speaks to the title',
      `# What is a sourdough starter\n\n${preamble.join(' ')}\n\n${rest}\n`,
    ],
    [
      'the sentence points at something said before',
      `# What is a sourdough starter\n\n${preamble.join(' ')}\n\nThis sourdough starter is a mix of flour and water.\n`,
    ],
    [
      'the sentence is a condition',
      `# What is a sourdough starter\n\n${preamble.join(' ')}\n\nIf you are patient, a sourdough starter is a thing of beauty.\n`,
    ],
    ['the post has no title', `${preamble.join(' ')}\n\n${answer}\n`],
  ])('leaves a post alone when %s', (_, post) => {
    expect(run(post)).toBe(post);
  });

  it('leaves the reason in the opening where it is, for all the other sentences about the subject', () => {
    const post =
      '# Why does my green tea taste bitter?\n\nI drink tea at work. Green tea tastes bitter when the water is too hot.\n\nMy colleague uses bags. Cheap tea bags contain dust, which gets bitter in no time.\n';
    expect(run(post)).toBe(post);
  });

  it('brings the reason up from below', () => {
    const intro = 'We moved to a new town by the sea, and the shops there are small and friendly. '.repeat(9);
    const reason = 'Green tea tastes bitter when the water is too hot.';
    const post = `# Why does my green tea taste bitter?\n\n${intro.trim()}\n\nMy colleague asked around for us. ${reason} Nobody had told us so before.\n`;
    expect(run(post).split('\n\n')[1]).toBe(reason);
  });
});
